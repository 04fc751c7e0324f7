"""What an explorer is: which question, which controls, which drawing — declared once for all places."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Game, Question
from rulesengine.core.reading import Reader
from rulesengine.core.rulebook import Overrides, axes
from rulesengine.games import QUESTIONS
from rulesengine.views.answer import Drawn
from rulesengine.views.controls import TALL, Control

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Draw = Callable[[Derived[Any], str], Drawn]
"""From an answer and a language to what is drawn beside the steps."""
Write = Callable[[Any], tuple[str, ...]]
"""From a value of a worked example to the text in each input of a control."""
Given = dict[str, Any]
"""What is given, in the form of a worked example."""


def as_word(value: object) -> str:
    """Write one value as its reader reads it: yes and no, a choice, a number; nothing as nothing.

    >>> as_word(True), as_word(60), as_word(None)
    ('true', '60', '')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value.value) if isinstance(value, Enum) else str(value)


def as_one(value: object) -> tuple[str, ...]:
    """Write a value into a control of one input."""
    return (as_word(value),)


@dataclass(frozen=True, slots=True)
class Setting:
    """A parameter that a reader can change: its control, and how a given value is written into it.

    A dot in `parameter` leads into a table, such as `deal.level`. `parts` names the inputs of a control
    that has several, such as the sides or the seats. `choices` are the values of a choice, `read` its
    bounds, where the parameter's own reader does not tell them; `word` is the table of their words, if it
    is not the parameter's own. `seat` is a choice among the players, `nobody` the message for none of
    them. What is `optional` may be left empty; what is `folded` stands with the settings that few need.
    What is no parameter of the question belongs to the form alone, and its `Shape` makes something of it.
    A reader who changes it leaves what it `clears` behind: parameters that said something of the old value.
    A record in it may hold some `written` words; they stand there in the reader's language.
    """

    parameter: str
    control: Control
    write: Write = as_one
    parts: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    seat: bool = False
    nobody: str = "ui-nobody"
    optional: bool = False
    folded: bool = False
    read: Reader[Any] | None = None
    word: str = ""
    clears: tuple[str, ...] = ()
    written: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The parameter's own name, which its words are found by."""
        return self.parameter.rpartition(".")[2]


PRESET = "preset"
"""The setting that names one of the game's rulebooks."""
PLAYERS = "players"
"""The setting that names the players; where it is, every seat is called by the name that stands there."""


def as_given(given: Mapping[str, Any]) -> Given:
    """Leave what is given as it is."""
    return dict(given)


@dataclass(frozen=True, slots=True)
class Shape:
    """How a form is cut other than a worked example.

    `spread` lays out what is given as the settings' own values, `gather` puts together what was typed.
    """

    spread: Callable[[Mapping[str, Any]], Given] = as_given
    gather: Callable[[Mapping[str, Any]], Given] = as_given


@dataclass(frozen=True, slots=True, kw_only=True)
class Explorer:
    """One interactive, for the page, the browser and the notebook alike.

    `start` is what is given until the reader changes it, in the form of a worked example. `houses`
    names the rulebooks among the parameters that are shown as groups of fields, `axes` those of their
    fields that matter to the answer; without any all are shown. `predict` is the message that asks for
    a prediction; `answers` are the values that it chooses among, each with the message of its word, where
    it is no number. `quick` are hands that one tap adds, `whole` is what both numbers of such a hand make
    together. `shape` says how its form is cut other than a worked example.
    """

    kind: str
    settings: tuple[Setting, ...]
    draw: Draw
    start: Mapping[str, object]
    houses: tuple[str, ...] = ("rules",)
    axes: tuple[str, ...] = ()
    predict: str = ""
    answers: tuple[tuple[str, str], ...] = ()
    quick: tuple[str, ...] = ()
    whole: int = 0
    shape: Shape = Shape()

    @property
    def game(self) -> Game:
        """The game that answers."""
        return QUESTIONS[self.kind][0]

    @property
    def lists(self) -> frozenset[str]:
        """The parameters that are written line by line; without a line they are there, and empty."""
        return frozenset(one.parameter for one in self.settings if one.control in TALL)

    @property
    def seats(self) -> tuple[str, ...]:
        """The letters of the seats, where the reader names the players who sit there."""
        return next((one.parts for one in self.settings if one.parameter == PLAYERS), ())

    @property
    def presets(self) -> bool:
        """Whether the reader chooses a rulebook by its name, and changes only what is settled otherwise."""
        return any(one.parameter == PRESET for one in self.settings)

    @property
    def fields(self) -> frozenset[str]:
        """The names of all fields of its form."""
        own = {one.parameter for one in self.settings}
        return frozenset(
            own | {f"{house}.{axis.name}" for house in self.houses for axis in axes(self.book(house))}
        )

    def left(self, before: Mapping[str, object], now: Mapping[str, object]) -> Given:
        """Return what stays in a form after a change: without what the changed settings clear."""
        changed = (one for one in self.settings if before.get(one.parameter) != now.get(one.parameter))
        cleared = {name for one in changed for name in one.clears}
        return {name: value for name, value in now.items() if name not in cleared}

    @property
    def question(self) -> Question:
        """The kind of question that it asks."""
        return QUESTIONS[self.kind][1]

    def book(self, house: str) -> "DataclassInstance":
        """Return the rulebook that a group of fields changes: a parameter's own, else the game's first."""
        read = {one.name: one.read for one in self.question.parameters}.get(house)
        if isinstance(read, Overrides):
            own: DataclassInstance = read.preset
            return own
        return next(iter(self.game.presets.values()))


def as_lines(values: object) -> tuple[str, ...]:
    """Write a list as lines of one field."""
    return as_lines_by(as_text)(values)


def as_lines_by(line: Callable[[Any], str]) -> Write:
    """Return what writes a list as lines of one field, each entry by `line` unless it is text already."""

    def write(values: object) -> tuple[str, ...]:
        if not isinstance(values, list | tuple):
            return (str(values),)
        return ("\n".join(one if isinstance(one, str) else line(one) for one in values),)

    return write


def as_joined(sign: str) -> Write:
    """Return what writes a list into one input, this sign between its entries; text stays as it is.

    >>> as_joined(" ")(["A♠", "10♥"]), as_joined(":")("0.2")
    (('A♠ 10♥',), ('0.2',))
    """

    def write(value: object) -> tuple[str, ...]:
        return (sign.join(map(str, value)) if isinstance(value, list | tuple) else str(value),)

    return write


def as_numbers(value: object) -> tuple[str, ...]:
    """Write several numbers into as many inputs."""
    parts = value if isinstance(value, list | tuple) else str(value).split(":")
    return tuple(str(part) for part in parts)


def as_row(inputs: int) -> Write:
    """Return what writes a list into so many inputs; those for which nothing is given stay empty.

    >>> as_row(4)([20, 12])
    ('20', '12', '', '')
    """

    def write(value: object) -> tuple[str, ...]:
        said = map(str, value) if isinstance(value, list | tuple) else ()
        return (*said, *("" for _ in range(inputs)))[:inputs]

    return write


def as_text(value: object) -> str:
    """Write one entry: a pair as 74:46, anything else as it is."""
    (text,) = as_joined(":")(value)
    return text
