"""Forms: an explorer's controls with their words and bounds, and what they say as a question's input."""

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

from rulesengine.core.question import REQUIRED, Say
from rulesengine.core.reading import Choice, Pair, Whole, YesOrNo
from rulesengine.core.rulebook import Axis, axes
from rulesengine.explorers.declaration import Explorer, Setting
from rulesengine.text.catalogue import speaker
from rulesengine.views.controls import Control, Field, Form

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Texts = Mapping[str, str | list[str]]
"""What a form holds: one text for each name, or a list where a name stands more than once."""


def form_of(explorer: Explorer, given: Mapping[str, object], lang: str) -> Form:
    """Return the controls of an explorer, filled in with what is given."""
    say = speaker(lang)
    fields = tuple(_field(explorer, setting, given, say) for setting in explorer.settings)
    groups = tuple(
        (say(f"{explorer.game.name}-group-{house}"), _axis_fields(explorer, house, given, say))
        for house in explorer.houses
    )
    return Form(fields=fields, groups=groups)


def given_of(texts: Texts, lists: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Return what a form says as the `given` of a worked example.

    Names with a dot make tables; fields left empty are left out, but for `lists`: no lines are an answer.

    >>> given_of({"pairs": ["2", "3"], "rules.tie": "carry", "carry": "", "hands": ""}, frozenset({"hands"}))
    {'pairs': ['2', '3'], 'rules': {'tie': 'carry'}, 'hands': ''}
    """
    given: dict[str, Any] = {}
    for name, value in texts.items():
        if not "".join(value).strip() and name not in lists:
            continue
        table, _, field = name.rpartition(".")
        holder = given.setdefault(table, {}) if table else given
        if isinstance(holder, dict):
            holder[field] = value
    return given


def field_of(path: str) -> str:
    """Return the name of the form's field that a path points into.

    >>> field_of("hands[3][0]"), field_of("rules.tie")
    ('hands', 'rules.tie')
    """
    return path.partition("[")[0]


def _field(explorer: Explorer, setting: Setting, given: Mapping[str, object], say: Say) -> Field:
    name = setting.parameter
    parameter = explorer.question.parameter(name)
    value = given.get(name, "" if parameter.default is REQUIRED else parameter.default)
    low, high = _bounds(parameter.read)
    return Field(
        name=name,
        control=setting.control,
        label=say(f"{explorer.game.name}-field-{name}"),
        hint=say(f"{explorer.game.name}-hint-{name}"),
        values=setting.write(value),
        parts=tuple(say(f"{explorer.game.name}-part", part=part) for part in setting.parts),
        low=low,
        high=high,
    )


def _axis_fields(explorer: Explorer, house: str, given: Mapping[str, object], say: Say) -> tuple[Field, ...]:
    preset = _preset(explorer, given)
    changed = given.get(house, {})
    overrides = changed if isinstance(changed, Mapping) else {}
    return tuple(
        _axis_field(
            explorer.game.name, house, axis, overrides.get(axis.name, getattr(preset, axis.name)), say
        )
        for axis in axes(preset)
    )


def _preset(explorer: Explorer, given: Mapping[str, object]) -> "DataclassInstance":
    """Return the rulebook that the input names, else the game's first."""
    named = given.get("preset")
    presets = explorer.game.presets
    return presets[str(named)] if named in presets else next(iter(presets.values()))


def _axis_field(game: str, house: str, axis: Axis, value: object, say: Say) -> Field:
    low, high = _bounds(axis.read)
    choices = _choices(axis, game, say)
    return Field(
        name=f"{house}.{axis.name}",
        control=Control.CHOICE if choices else Control.NUMBER,
        label=say(f"{game}-axis-{axis.name}"),
        hint=say(f"{game}-axis-{axis.name}.hint"),
        values=(_plain(value),),
        low=low,
        high=high,
        choices=choices,
    )


def _choices(axis: Axis, game: str, say: Say) -> tuple[tuple[str, str], ...]:
    if isinstance(axis.read, Choice):
        return tuple((one.value, say(f"word-{game}-{axis.name}-{one.value}")) for one in axis.read.of)
    if isinstance(axis.read, YesOrNo):
        return (("true", say("ui-yes")), ("false", say("ui-no")))
    return ()


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value.value) if isinstance(value, Enum) else str(value)


def _bounds(read: object) -> tuple[int | None, int | None]:
    inner = read.of if isinstance(read, Pair) else read
    return (inner.low, inner.high) if isinstance(inner, Whole) else (None, None)
