"""The controls of a form as values: what a page or a notebook shows for each parameter."""

from dataclasses import dataclass
from enum import Enum

from markupsafe import Markup

from rulesengine.text.narration import Depth
from rulesengine.text.phrase import with_minus
from rulesengine.views.environment import render


class Control(Enum):
    """How a parameter is set by a reader."""

    NUMBER = "number"
    NUMBERS = "numbers"
    GRID = "grid"
    LINES = "lines"
    FILE = "file"
    TEXT = "text"
    TEXTS = "texts"
    CHOICE = "choice"
    CHOICES = "choices"


SINGLE = frozenset((Control.CHOICE, Control.NUMBER, Control.TEXT))
"""Controls with one value, short enough for a line."""
TALL = frozenset((Control.LINES, Control.FILE))
"""Controls with one text of many lines: items, each on its own, or a file as a program wrote it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One control: its name, its words, its bounds or choices, and what stands in it.

    `values` has one text for each input of the control: several where they belong together, each with
    its own label in `parts`, otherwise one. A grid has a number for each two different parts, row by
    row. `choices` are pairs of value and word. `seats` are the letters of the parts where these are
    players, called as the reader calls them in the field that is for `naming` them; the choices of a
    `seat` are players too. What is `optional` may be left empty; `standing` then says what holds.
    A change here empties the fields that it `clears`.
    """

    name: str
    control: Control
    label: str
    hint: str = ""
    values: tuple[str, ...] = ("",)
    parts: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    choices: tuple[tuple[str, str], ...] = ()
    seats: tuple[str, ...] = ()
    naming: bool = False
    seat: bool = False
    optional: bool = False
    standing: str = ""
    clears: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """The controls of an explorer: those always shown, and groups that are folded away."""

    fields: tuple[Field, ...]
    groups: tuple[tuple[str, tuple[Field, ...]], ...] = ()

    @property
    def all_fields(self) -> tuple[Field, ...]:
        """The controls that are always shown, then those that are folded away."""
        return (*self.fields, *(field for _, group in self.groups for field in group))

    @property
    def standing(self) -> dict[str, str]:
        """What holds at each field that says so while it is left empty."""
        return {one.name: one.standing for _, fields in self.groups for one in fields if one.standing}


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """What a page shows of an explorer before any script has run.

    `key` is unique on its page. `question` is what a reader is asked to predict, `answers` are the values
    and words to choose among where the prediction is no number; `quick` are entries
    that one tap adds to the first field of lines, `whole` what both numbers of an entry make together;
    `depth` is how much is shown at first, `covered` whether a prediction is asked for at once.
    """

    name: str
    key: str
    title: str
    form: Form
    question: str = ""
    answers: tuple[tuple[str, str], ...] = ()
    quick: tuple[str, ...] = ()
    whole: int = 0
    depth: Depth = Depth.STEPS
    covered: bool = False


def element_html(element: Element, result: Markup, lang: str) -> Markup:
    """Return the whole static element of an explorer with its answer."""
    return render("explorer.html", lang, element=element, result=result, Control=Control, Depth=Depth)


def given_html(form: Form, lang: str) -> Markup:
    """Return what is chosen in a form as one line for paper, nothing where there is no choice."""
    chosen = tuple((field.label, said) for field in form.all_fields if (said := _chosen(field)))
    return render("given.html", lang, chosen=chosen) if chosen else Markup("")


def _chosen(field: Field) -> str:
    """Return what stands in a field of one line in words; one left empty says nothing.

    What was typed as a text stays as it is in every language, and is marked so.
    """
    words = dict(field.choices)
    if field.control is Control.CHOICES:
        named = zip(field.parts, field.values, strict=True)
        return ", ".join(f"{part} {words[value]}" for part, value in named if value in words and value)
    if field.control not in SINGLE:
        return ""
    value = field.values[0]
    if value and field.control is Control.TEXT:
        return Markup('<span translate="no">{}</span>').format(value)
    return words.get(value, with_minus(value)) if value else ""
