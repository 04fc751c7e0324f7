"""What an explorer is: which question, which controls, which drawing — declared once for all places."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Game, Question
from rulesengine.games import QUESTIONS
from rulesengine.views.answer import Drawn
from rulesengine.views.controls import Control

Draw = Callable[[Derived[Any], str], Drawn]
"""From an answer and a language to what is drawn beside the steps."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A parameter that a reader can change: its control, and how a given value is written into it.

    `parts` names the inputs of a control that has several, such as the sides or the players.
    """

    parameter: str
    control: Control
    write: Callable[[Any], tuple[str, ...]] = lambda value: (str(value),)
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Explorer:
    """One interactive, for the page, the browser and the notebook alike.

    `start` is what is given until the reader changes it, in the form of a worked example. `houses`
    names the rulebooks among the parameters that are shown as groups of fields. `predict` is the
    message that asks for a prediction. `quick` are hands that one tap adds.
    """

    kind: str
    settings: tuple[Setting, ...]
    draw: Draw
    start: Mapping[str, object]
    houses: tuple[str, ...] = ("rules",)
    predict: str = ""
    quick: tuple[str, ...] = ()
    whole: int = 0

    @property
    def game(self) -> Game:
        """The game that answers."""
        return QUESTIONS[self.kind][0]

    @property
    def lists(self) -> frozenset[str]:
        """The parameters that are written line by line; without a line they are empty lists."""
        return frozenset(one.parameter for one in self.settings if one.control is Control.LINES)

    @property
    def question(self) -> Question:
        """The kind of question that it asks."""
        return QUESTIONS[self.kind][1]


def as_lines(values: object) -> tuple[str, ...]:
    """Write a list as lines of one field."""
    return (
        ("\n".join(as_text(value) for value in values),)
        if isinstance(values, list | tuple)
        else (str(values),)
    )


def as_numbers(value: object) -> tuple[str, ...]:
    """Write several numbers into as many inputs."""
    return (
        tuple(str(part) for part in value)
        if isinstance(value, list | tuple)
        else tuple(str(value).split(":"))
    )


def as_text(value: object) -> str:
    """Write one entry: a pair as 74:46, anything else as it is."""
    return ":".join(str(part) for part in value) if isinstance(value, list | tuple) else str(value)
