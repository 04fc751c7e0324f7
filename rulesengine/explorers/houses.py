"""House rules in a form: a field for each axis of a rulebook, and what its reader tells of it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulesengine.core.question import Say
from rulesengine.core.reading import Choice, Whole, YesOrNo
from rulesengine.core.rulebook import Axis, axes
from rulesengine.explorers.declaration import PRESET, Explorer, Given, as_word
from rulesengine.views.controls import Control, Field

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

RULES = "rules"
"""The house whose rulebook can be chosen by name."""
Choices = tuple[tuple[str, str], ...]
"""Values with their words."""


def house_fields(explorer: Explorer, house: str, given: Given, say: Say) -> tuple[Field, ...]:
    """Return the fields of one rulebook: those that matter, and whatever is changed."""
    preset = _preset(explorer, house, given)
    changed = given.get(house, {})
    overrides = changed if isinstance(changed, Mapping) else {}
    return tuple(
        _axis_field(explorer, house, one, (getattr(preset, one.name), overrides.get(one.name)), say)
        for one in axes(preset)
        if not explorer.axes or one.name in explorer.axes or one.name in overrides
    )


def yes_or_no(say: Say) -> Choices:
    """Return the two choices of a yes or no."""
    return (("true", say("ui-yes")), ("false", say("ui-no")))


def axis_text(value: object) -> str:
    """Write the value of an axis as its reader reads it.

    >>> axis_text((1, 2, 2, 2)), axis_text(((6, 4), (7, 2))), axis_text(True)
    ('1 2 2 2', '6=4, 7=2', 'true')
    """
    if isinstance(value, Mapping):
        value = tuple(value.items())
    if not isinstance(value, tuple | list):
        return as_word(value).strip()
    pairs = any(isinstance(one, tuple) for one in value)
    return ", ".join(f"{name}={own}" for name, own in value) if pairs else " ".join(map(str, value))


def bounds(read: object) -> tuple[int | None, int | None]:
    """Return the least and the greatest number that a reader, or the reader of its items, takes."""
    while not isinstance(read, Whole) and hasattr(read, "of"):
        read = read.of
    return (read.low, read.high) if isinstance(read, Whole) else (None, None)


def _preset(explorer: Explorer, house: str, given: Given) -> "DataclassInstance":
    """Return the rulebook that the input names, else the one that the house is declared with."""
    named = given.get(PRESET)
    presets = explorer.game.presets
    return presets[str(named)] if house == RULES and named in presets else explorer.book(house)


def _axis_field(explorer: Explorer, house: str, axis: Axis, values: tuple[object, object], say: Say) -> Field:
    """Return the field of an axis; `values` are what the rulebook says and what was changed, if anything."""
    game, (low, high), (own, changed) = explorer.game.name, bounds(axis.read), values
    choices = _axis_choices(explorer, axis, axis_text(own if changed is None else changed), say)
    plain = Control.NUMBER if isinstance(axis.read, Whole) else Control.TEXT
    said = dict(choices).get(axis_text(own), axis_text(own))
    return Field(
        name=f"{house}.{axis.name}",
        control=Control.CHOICE if choices else plain,
        label=say(f"{game}-axis-{axis.name}"),
        hint=say(f"{game}-axis-{axis.name}.hint"),
        values=(axis_text(own if changed is None and not explorer.presets else changed),),
        low=low,
        high=high,
        choices=choices,
        standing=say("ui-as-preset", value=said) if explorer.presets else "",
        optional=explorer.presets,
    )


def _axis_choices(explorer: Explorer, axis: Axis, chosen: str, say: Say) -> Choices:
    """Return the values of an axis with their words, what is chosen among them; none for a free value."""
    if isinstance(axis.read, YesOrNo):
        return yes_or_no(say)
    offered = tuple(one.value for one in axis.read.of) if isinstance(axis.read, Choice) else ()
    offered = offered or getattr(axis.read, "offers", ())
    word = f"word-{explorer.game.name}-{axis.name}"
    values = dict.fromkeys((*offered, *((chosen,) if offered else ())))
    return tuple((one, one if one.isdecimal() else say(f"{word}-{one}")) for one in values)
