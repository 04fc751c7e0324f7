"""House rules in a form: a field for each axis of a rulebook, and what its reader tells of it."""

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from rulesengine.core.question import Say
from rulesengine.core.reading import Choice, Whole, YesOrNo
from rulesengine.core.rulebook import Axis, axes
from rulesengine.explorers.declaration import PRESET, Explorer, Given
from rulesengine.views.controls import Control, Field

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Choices = tuple[tuple[str, str], ...]
"""Values with their words."""


def house_fields(explorer: Explorer, house: str, given: Given, say: Say) -> tuple[Field, ...]:
    """Return the fields of one rulebook."""
    preset = _preset(explorer, given)
    changed = given.get(house, {})
    overrides = changed if isinstance(changed, Mapping) else {}
    # Where a rulebook is chosen by name, an empty field means: as that rulebook says.
    standing = {one.name: "" if explorer.presets else getattr(preset, one.name) for one in axes(preset)}
    return tuple(
        _axis_field(explorer, house, one, overrides.get(one.name, standing[one.name]), say)
        for one in axes(preset)
    )


def _preset(explorer: Explorer, given: Given) -> "DataclassInstance":
    """Return the rulebook that the input names, else the game's first."""
    named = given.get(PRESET)
    presets = explorer.game.presets
    return presets[str(named)] if named in presets else next(iter(presets.values()))


def _axis_field(explorer: Explorer, house: str, axis: Axis, value: object, say: Say) -> Field:
    game, (low, high) = explorer.game.name, bounds(axis.read)
    choices = _axis_choices(explorer, axis, say)
    plain = Control.NUMBER if isinstance(axis.read, Whole) else Control.TEXT
    return Field(
        name=f"{house}.{axis.name}",
        control=Control.CHOICE if choices else plain,
        label=say(f"{game}-axis-{axis.name}"),
        hint=say(f"{game}-axis-{axis.name}.hint"),
        values=(axis_text(value),),
        low=low,
        high=high,
        choices=choices,
        optional=explorer.presets,
    )


def _axis_choices(explorer: Explorer, axis: Axis, say: Say) -> Choices:
    as_agreed: Choices = (("", say("ui-as-preset")),) if explorer.presets else ()
    if isinstance(axis.read, Choice):
        word = f"word-{explorer.game.name}-{axis.name}"
        return (*as_agreed, *((one.value, say(f"{word}-{one.value}")) for one in axis.read.of))
    return (*as_agreed, *yes_or_no(say)) if isinstance(axis.read, YesOrNo) else ()


def yes_or_no(say: Say) -> Choices:
    """Return the two choices of a yes or no."""
    return (("true", say("ui-yes")), ("false", say("ui-no")))


def axis_text(value: object) -> str:
    """Write the value of an axis as its reader reads it.

    >>> axis_text((1, 2, 2, 2)), axis_text(((6, 4), (7, 2))), axis_text(True)
    ('1 2 2 2', '6=4, 7=2', 'true')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        pairs = any(isinstance(one, tuple) for one in value)
        return ", ".join(f"{name}={own}" for name, own in value) if pairs else " ".join(map(str, value))
    return str(value.value) if isinstance(value, Enum) else str(value)


def bounds(read: object) -> tuple[int | None, int | None]:
    """Return the least and the greatest number that a reader, or the reader of its items, takes."""
    while not isinstance(read, Whole) and hasattr(read, "of"):
        read = read.of
    return (read.low, read.high) if isinstance(read, Whole) else (None, None)
