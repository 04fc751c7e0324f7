"""An answer as HTML: the verdict, the drawing, and the steps with what stands behind each."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.text.narration import Step, Words, complaints, game_of, narrate
from rulesengine.views.environment import render

RULES_PAGE = "../book/{game}-rules.html"
"""Where the numbered rules of a game stand, seen from any page one folder below the language."""

DEEPEST = 4
"""Steps that stand deeper are not moved in any further."""

Mark = Callable[[Step], str]
"""Names the part of the drawing that a step is about, or ""."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A result that a reader may predict: as it is typed, and what to say to it."""

    text: str
    reply: str
    right: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """What an explorer adds to the plain steps.

    `picture` is a finished drawing, `mark` connects its parts with the steps, `notes` are more lines
    below the verdict, `guesses` are the replies to predictions.
    """

    picture: Markup | str = ""
    mark: Mark = lambda _step: ""
    notes: tuple[str, ...] = ()
    guesses: tuple[Guess, ...] = ()


def answer_html(derived: Derived[Any], lang: str, drawn: Drawn | None = None) -> Markup:
    """Return the whole result region for a derivation."""
    extra = drawn or Drawn()
    *steps, last = narrate(derived, lang)
    lines = [_line(step.words, lang, step.level, n, extra.mark(step)) for n, step in enumerate(steps, 1)]
    end = step_html(last.words, lang, alone=True)
    return render(
        "answer.html", lang, verdict=last.words, steps=Markup("".join(lines)), last=end, drawn=extra
    )


@lru_cache(maxsize=8192)
def step_html(words: Words, lang: str, *, alone: bool = False) -> Markup:
    """Return a step: its sentence and, folded away, its rule, numbers, rejected rules and sources.

    `alone` leaves the sentence out, for the verdict that stands above in large letters.
    """
    return render("step.html", lang, step=words, href=rule_href(words.rule), alone=alone)


def problems_html(error: RulesError, lang: str) -> tuple[tuple[str, Markup], ...]:
    """Return each problem as the path to it and its sentence, escaped and marked with its rule."""
    sentence = Markup('<span data-rule="{}">{}</span>')
    return tuple((one.path, sentence.format(one.rule, one.sentence)) for one in complaints(error, lang))


def rule_href(rule: str) -> str:
    """Return the address of a rule's paragraph."""
    return RULES_PAGE.format(game=game_of(rule)) + f"#{rule}"


@lru_cache(maxsize=8192)
def _line(words: Words, lang: str, level: int, number: int, mark: str) -> str:
    """Return a step in its place in the list; kept, because a change leaves most steps as they were."""
    body = step_html(words, lang)
    return render("line.html", lang, body=body, level=min(level, DEEPEST), number=number, mark=mark) + "\n"
