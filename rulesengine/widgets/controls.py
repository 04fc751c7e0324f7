"""A field of a form as native widgets, and what they say as the input of a worked example."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ipywidgets import HTML, BoundedIntText, Box, Dropdown, Label, Layout, Text, Textarea, VBox
from markupsafe import Markup

from rulesengine.views.controls import TALL, Control, Field
from rulesengine.views.marked import marked

FIT = {"description_width": "initial"}
YES_OR_NO = {"true": True, "false": False}
NUMERIC = frozenset((Control.NUMBER, Control.NUMBERS, Control.GRID))
FEWEST_ROWS, MOST_ROWS = 3, 8


@dataclass(frozen=True, slots=True)
class Row:
    """One field: its inputs, the box that holds them, and how its text is cut into items, if it is."""

    field: Field
    inputs: tuple[Any, ...]
    box: VBox
    split: Callable[[str], str | list[str]]

    def read(self) -> object:
        """Return what stands in the inputs, as a worked example gives it."""
        values = [one.value for one in self.inputs]
        if self.field.parts:
            return values
        if self.field.control is Control.LINES:
            return self.split(values[0])
        return YES_OR_NO.get(values[0], values[0])

    def write(self, texts: tuple[str, ...]) -> None:
        """Show other values; one that an input cannot hold leaves it as it was."""
        for one, text in zip(self.inputs, texts, strict=False):
            if _holds(one, text):
                one.value = _held(one, text)

    def restate(self, field: Field) -> None:
        """Say anew what holds where a field is left empty; what stands in it stays."""
        for one in self.inputs:
            if isinstance(one, Dropdown):
                kept = one.value
                one.options = _options(field)
                one.value = kept
            elif isinstance(one, Text):
                one.placeholder = field.standing

    def observe(self, changed: Callable[[object], None]) -> None:
        """Call `changed` whenever a reader changes an input."""
        for one in self.inputs:
            one.observe(changed, "value")


def row_of(field: Field, split: Callable[[str], str | list[str]] = str) -> Row:
    """Return the widgets of a field, with what stands in it."""
    inputs = tuple(_input(field, index) for index in range(len(field.values)))
    row = Row(field, inputs, VBox([Box(inputs, layout=_wrapping()), *_hint(field)]), split)
    row.box.add_class("rxw-row")
    row.write(field.values)
    return row


def _input(field: Field, index: int) -> Any:  # noqa: ANN401  # ipywidgets is untyped
    label = _label(field, index)
    if field.control in NUMERIC and not field.optional:
        return _number(field, label)
    words = {"description": label, "style": FIT}
    if field.control in (Control.CHOICE, Control.CHOICES):
        return Dropdown(options=_options(field), **words)
    if field.control in TALL:
        lines = field.values[0].count("\n") + 2
        return Textarea(rows=max(FEWEST_ROWS, min(lines, MOST_ROWS)), layout=Layout(width="100%"), **words)
    return Text(placeholder=field.standing, **words)


def _options(field: Field) -> list[tuple[str, str]]:
    standing = [(field.standing, "")] if field.standing else []
    return [*standing, *((word, value) for value, word in field.choices)]


def _label(field: Field, index: int) -> str:
    """Return the words of one input; in a grid they name its row and its column."""
    if field.control is Control.GRID:
        row, column = divmod(index, len(field.parts) - 1)
        return f"{field.label}: {field.parts[row]} → {field.parts[column + (column >= row)]}"
    return f"{field.label}: {field.parts[index]}" if field.parts else field.label


def _number(field: Field, words: str) -> BoundedIntText:
    low, high = field.low or 0, field.high or 0
    return BoundedIntText(value=low, min=low, max=high, description=words, style=FIT)


def _hint(field: Field) -> list[Label]:
    hint = Markup('<p class="rx-hint">{}</p>').format(marked(field.hint))
    return [HTML(hint)] if field.hint else []


def _wrapping() -> Layout:
    return Layout(flex_flow="row wrap")


def _holds(control: Any, text: str) -> bool:  # noqa: ANN401  # ipywidgets is untyped
    if isinstance(control, BoundedIntText):
        return _is_whole(text) and control.min <= int(text) <= control.max
    if isinstance(control, Dropdown):
        return text in {value for _, value in control.options}
    return True


def _held(control: Any, text: str) -> object:  # noqa: ANN401  # ipywidgets is untyped
    return int(text) if isinstance(control, BoundedIntText) else text


def _is_whole(text: str) -> bool:
    return text.strip().removeprefix("-").isdecimal() and len(text) < 20
