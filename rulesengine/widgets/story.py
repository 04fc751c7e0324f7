"""The answer as a notebook shows it: how many of its steps are seen, and how deep."""

import re
from dataclasses import dataclass, replace

from markupsafe import Markup

from rulesengine.text.narration import Depth

_HREF = re.compile(r' href="[^"]*"')
_CLOSED = '<details class="rx-why">'
_OPEN = '<details class="rx-why" open>'


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """An answer on the screen.

    `marks` has one entry for each step: the part of the drawing that it is about, or "". `place` is
    the number of steps seen; with all of them the verdict is seen too. `id` is unique on the page.
    """

    id: str
    lang: str
    html: Markup
    marks: tuple[str, ...]
    place: int
    depth: Depth = Depth.STEPS
    stale: bool = False

    @property
    def whole(self) -> bool:
        """Whether everything is seen."""
        return self.place == len(self.marks)

    def at(self, place: int) -> "Story":
        """Return the story as it stands after so many steps; past either end it stays there."""
        return replace(self, place=max(0, min(place, len(self.marks))))


def story_html(story: Story) -> Markup:
    """Return the answer with what is not to be seen yet hidden by a style of its own."""
    # Links lead to the book's rules, which do not lie beside a notebook.
    inside = _HREF.sub("", str(story.html))
    if story.depth is Depth.EVERYTHING:
        inside = inside.replace(_CLOSED, _OPEN)
    opening = Markup(
        '<rules-explorer class="rx-story{}" id="{}" lang="{}" data-state="live" data-depth="{}" '
        'data-place="{}">'
        '<style>{}</style><div class="rx-result" data-result aria-live="polite">'
    ).format(" rx-stale" * story.stale, story.id, story.lang, story.depth.value, story.place, _hiding(story))
    return opening + Markup(inside) + Markup("</div></rules-explorer>")


def _hiding(story: Story) -> Markup:
    """Return the style rules that hide what a reader has not come to yet and mark the step just taken."""
    rules = [_rule(story, choice, "display: none") for choice in _hidden(story)]
    if not story.whole:
        rules += [_rule(story, choice, "visibility: hidden") for choice in _unreached(story)]
        rules.append(_rule(story, f".rx-steps > li:nth-child({story.place})", "background: var(--rx-now)"))
        current = story.marks[story.place - 1] if story.place else ""
        if current:
            rules.append(_rule(story, f'[data-mark="{current}"] rect', "stroke-width: 2.5"))
    return Markup("\n".join(rules))


def _hidden(story: Story) -> list[str]:
    hidden = [".rx-steps", ".rx-last"] if story.depth is Depth.VERDICT else []
    if not story.whole:
        hidden += [".rx-verdict", ".rx-note", ".rx-last", f".rx-steps > li:nth-child(n+{story.place + 1})"]
    return hidden


def _unreached(story: Story) -> list[str]:
    later = set(story.marks[story.place :]) - {""}
    return [".rx-board"] + [f'figure [data-mark="{mark}"]' for mark in sorted(later)]


def _rule(story: Story, choice: str, style: str) -> str:
    return f"#{story.id} {choice} {{ {style} }}"
