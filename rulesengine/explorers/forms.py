"""Forms: an explorer's controls with their words and bounds, and what they say as a question's input."""

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from rulesengine.core.question import REQUIRED, Say
from rulesengine.core.reading import Choice, Whole, YesOrNo
from rulesengine.core.rulebook import Axis, axes
from rulesengine.explorers.declaration import PLAYERS, PRESET, Explorer, Given, Setting
from rulesengine.text.catalogue import speaker
from rulesengine.views.controls import Control, Field, Form

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Texts = Mapping[str, str | list[str]]
"""What a form holds: one text for each name, or a list where a name stands more than once."""
Choices = tuple[tuple[str, str], ...]
"""Values with their words."""


def form_of(explorer: Explorer, given: Mapping[str, object], lang: str) -> Form:
    """Return the controls of an explorer, filled in with what is given."""
    say, laid = speaker(lang), explorer.shape.spread(given)
    fields = tuple(_field(explorer, setting, laid, say) for setting in explorer.settings)
    groups = tuple(
        (say(f"{explorer.game.name}-group-{house}"), _axis_fields(explorer, house, laid, say))
        for house in explorer.houses
    )
    return Form(fields=fields, groups=groups)


def given_of(texts: Texts, explorer: Explorer) -> Given:
    """Return what a form says as the `given` of a worked example.

    Names with a dot make tables; fields left empty are left out, but for lists: no lines are an answer.
    """
    given: Given = {}
    for name, value in texts.items():
        if not "".join(value).strip() and name not in explorer.lists:
            continue
        table, _, field = name.rpartition(".")
        holder = given.setdefault(table, {}) if table else given
        if isinstance(holder, dict):
            holder[field] = value
    return explorer.shape.gather(given)


def field_of(path: str, fields: frozenset[str]) -> str:
    """Return the name of the form's field that a path points into; "" when it points to none.

    >>> fields = frozenset({"hands", "tricks", "rules.tie"})
    >>> field_of("hands[3][0]", fields), field_of("rules.tie", fields), field_of("tricks.A", fields)
    ('hands', 'rules.tie', 'tricks')
    """
    leading = [name for name in fields if path == name or path.startswith((f"{name}.", f"{name}["))]
    return max(leading, key=len, default="")


def _field(explorer: Explorer, setting: Setting, given: Given, say: Say) -> Field:
    name, game = setting.parameter, explorer.game.name
    low, high = _bounds(_reader(explorer, setting))
    return Field(
        name=name,
        control=setting.control,
        label=say(f"{game}-field-{name}"),
        hint=say(f"{game}-hint-{name}"),
        values=setting.write(_value(explorer, setting, given)),
        parts=_parts(explorer, setting, given, say),
        low=low,
        high=high,
        choices=_setting_choices(explorer, setting, say),
        named=bool(setting.parts) and name != PLAYERS and _names_players(explorer),
        optional=setting.optional,
    )


def _value(explorer: Explorer, setting: Setting, given: Given) -> object:
    if setting.parameter == PRESET:
        return given.get(PRESET, next(iter(explorer.game.presets)))
    default = explorer.question.parameter(setting.parameter).default
    return given.get(setting.parameter, "" if default is REQUIRED else default)


def _reader(explorer: Explorer, setting: Setting) -> object:
    return None if setting.parameter == PRESET else explorer.question.parameter(setting.parameter).read


def _parts(explorer: Explorer, setting: Setting, given: Given, say: Say) -> tuple[str, ...]:
    """Return the words of each input: what the part is called, or the name of the player who sits there."""
    if _names_players(explorer) and setting.parameter != PLAYERS:
        names = [*given.get(PLAYERS, ()), *("" for _ in setting.parts)]
        return tuple(name or part for name, part in zip(names, setting.parts, strict=False))
    return tuple(say(f"{explorer.game.name}-part", part=part) for part in setting.parts)


def _names_players(explorer: Explorer) -> bool:
    return any(one.parameter == PLAYERS for one in explorer.settings)


def _setting_choices(explorer: Explorer, setting: Setting, say: Say) -> Choices:
    """Return the choices of a parameter, those of its reader unless the setting names them."""
    if setting.control not in (Control.CHOICE, Control.CHOICES):
        return ()
    read = _reader(explorer, setting)
    if isinstance(read, YesOrNo):
        return _yes_or_no(say)
    values = setting.choices
    if setting.parameter == PRESET:
        values = tuple(explorer.game.presets)
    elif isinstance(read, Choice):
        values = tuple(str(one.value) for one in read.of)
    word = f"word-{explorer.game.name}-{setting.parameter}"
    return tuple((value, say(f"{word}-{value or 'none'}")) for value in values)


def _axis_fields(explorer: Explorer, house: str, given: Given, say: Say) -> tuple[Field, ...]:
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
    game, (low, high) = explorer.game.name, _bounds(axis.read)
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
    return (*as_agreed, *_yes_or_no(say)) if isinstance(axis.read, YesOrNo) else ()


def _yes_or_no(say: Say) -> Choices:
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


def _bounds(read: object) -> tuple[int | None, int | None]:
    """Return the least and the greatest number that a reader, or the reader of its items, takes."""
    while not isinstance(read, Whole) and hasattr(read, "of"):
        read = read.of
    return (read.low, read.high) if isinstance(read, Whole) else (None, None)
