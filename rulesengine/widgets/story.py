"""The answer as a notebook shows it: how many of its steps are seen, and how deep."""

import re
from dataclasses import dataclass, replace

from markupsafe import Markup

from rulesengine.text.narration import Depth

NOW = "border-left-color: var(--accent); background: var(--accent-shade)"
NOW_DRAWN = "fill: var(--accent-shade); stroke: var(--accent); stroke-width: 3"
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
        '<rules-explorer class="rxw-story" id="{}" lang="{}" data-state="live" data-depth="{}"{}{}>'
        '<style>{}</style><div class="rx-result" data-result aria-live="polite">'
    ).format(
        story.id,
        story.lang,
        story.depth.value,
        Markup(" data-stale") if story.stale else "",
        Markup("") if story.whole else Markup(' data-stepping="{}"').format(story.place),
        _place_style(story),
    )
    return opening + Markup(inside) + Markup("</div></rules-explorer>")


def _place_style(story: Story) -> Markup:
    """Return the style rules that hide what a reader has not come to yet and mark the step just taken."""
    if story.whole:
        return Markup("")
    later = sorted({mark for mark in story.marks[story.place :] if mark})
    rules = [_rule(story, f".rx-steps > li:nth-child(n+{story.place + 1})", "display: none")]
    rules += [_rule(story, f'figure [data-mark="{mark}"]', "visibility: hidden") for mark in later]
    if story.place:
        rules.append(_rule(story, f".rx-steps > li:nth-child({story.place})", NOW))
        now = f'[data-mark="{story.marks[story.place - 1]}"]'
        rules.append(_rule(story, f"{now} rect", NOW_DRAWN))
        rules.append(_rule(story, f".rx-look{now}", "visibility: visible"))
    return Markup("\n".join(rules))


def _rule(story: Story, choice: str, style: str) -> str:
    return f"#{story.id} {choice} {{ {style} }}"
