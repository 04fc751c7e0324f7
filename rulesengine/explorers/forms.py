"""Forms: an explorer's controls with their words and bounds, and what they say as a question's input."""

import re
from collections.abc import Mapping

from rulesengine.core.question import REQUIRED, Parameter, Say
from rulesengine.core.reading import Choice, YesOrNo
from rulesengine.explorers.declaration import PLAYERS, PRESET, Explorer, Given, Setting
from rulesengine.explorers.houses import Choices, bounds, house_fields, yes_or_no
from rulesengine.text.catalogue import speaker
from rulesengine.views.controls import Control, Field, Form

_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")
Texts = Mapping[str, str | list[str]]
"""What a form holds: one text for each name, or a list where a name stands more than once."""


def form_of(explorer: Explorer, given: Mapping[str, object], lang: str) -> Form:
    """Return the controls of an explorer, filled in with what is given."""
    say, laid = speaker(lang), explorer.shape.spread(given)
    first, folded = (
        tuple(_field(explorer, one, laid, say) for one in explorer.settings if one.folded is away)
        for away in (False, True)
    )
    houses = tuple(
        (say(f"{explorer.game.name}-group-{house}"), house_fields(explorer, house, laid, say))
        for house in explorer.houses
    )
    more = ((say("ui-more-settings"), folded),) if folded else ()
    return Form(fields=first, groups=(*more, *houses))


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


def texts_of(form: Form) -> Texts:
    """Return what stands in a form before anybody has touched it; a choice that is none is the first one."""
    texts: dict[str, str | list[str]] = {}
    for one in form.all_fields:
        shown = [*([""] if one.standing else []), *(value for value, _ in one.choices)]
        values = (
            [value if value in shown else shown[0] for value in one.values] if one.choices else one.values
        )
        texts[one.name] = list(values) if len(values) > 1 else values[0]
    return texts


def field_of(path: str, fields: frozenset[str]) -> str:
    """Return the name of the form's field that a path points into; "" when it points to none.

    >>> fields = frozenset({"hands", "tricks", "rules.tie"})
    >>> field_of("hands[3][0]", fields), field_of("rules.tie", fields), field_of("tricks.A", fields)
    ('hands', 'rules.tie', 'tricks')
    """
    leading = [name for name in fields if path == name or path.startswith((f"{name}.", f"{name}["))]
    return max(leading, key=len, default="")


def _field(explorer: Explorer, setting: Setting, given: Given, say: Say) -> Field:
    name, game = setting.name, explorer.game.name
    naming, seats = setting.parameter == PLAYERS, setting.parts if explorer.seats else ()
    low, high = bounds(_reader(explorer, setting))
    return Field(
        name=setting.parameter,
        control=setting.control,
        label=say(f"{game}-field-{name}"),
        hint=say(f"{game}-hint-{name}"),
        values=_written(explorer, setting, setting.write(_value(explorer, setting, given)), say),
        parts=_called(explorer, seats, given)
        if seats and not naming
        else tuple(say(f"{game}-part", part=part) for part in setting.parts),
        low=low,
        high=high,
        choices=_choices(explorer, setting, given, say),
        seats=seats,
        naming=naming,
        seat=setting.seat,
        optional=setting.optional,
        clears=setting.clears,
    )


def _value(explorer: Explorer, setting: Setting, given: Given) -> object:
    """Return what stands in a control: what is given, else the parameter's default."""
    if setting.parameter == PRESET:
        return given.get(PRESET, next(iter(explorer.game.presets)))
    table, _, name = setting.parameter.rpartition(".")
    if table:
        return given.get(table, {}).get(name, "")
    parameter = _parameter(explorer, setting)
    default = parameter.default if parameter else ""
    return given.get(name, "" if default is REQUIRED else default)


def _written(explorer: Explorer, setting: Setting, texts: tuple[str, ...], say: Say) -> tuple[str, ...]:
    """Return what stands in a control with the words of a record in the reader's language."""
    if not setting.written:
        return texts
    table = f"word-{explorer.game.name}-written"
    known = {word: say(f"{table}-{word}") for word in setting.written}
    return tuple(_WORD.sub(lambda found: known.get(found[0], found[0]), text) for text in texts)


def _reader(explorer: Explorer, setting: Setting) -> object:
    parameter = _parameter(explorer, setting)
    return setting.read or (parameter.read if parameter else None)


def _parameter(explorer: Explorer, setting: Setting) -> Parameter | None:
    """Return the parameter that a setting is for; what belongs to the form alone has none."""
    named = {one.name: one for one in explorer.question.parameters}
    return named.get(setting.parameter)


def _called(explorer: Explorer, seats: tuple[str, ...], given: Given) -> tuple[str, ...]:
    """Return the names of the players who sit there; a seat without one keeps its letter."""
    names = dict(zip(explorer.seats, given.get(PLAYERS, ()), strict=False))
    return tuple(names.get(seat) or seat for seat in seats)


def _seat_choices(explorer: Explorer, setting: Setting, given: Given, say: Say) -> Choices:
    nobody: Choices = (("", say(setting.nobody)),) if setting.optional else ()
    return (*nobody, *zip(explorer.seats, _called(explorer, explorer.seats, given), strict=True))


def _choices(explorer: Explorer, setting: Setting, given: Given, say: Say) -> Choices:
    """Return the choices of a parameter, those of its reader unless the setting names them."""
    if setting.seat:
        return _seat_choices(explorer, setting, given, say)
    if setting.control not in (Control.CHOICE, Control.CHOICES):
        return ()
    read = _reader(explorer, setting)
    if isinstance(read, YesOrNo):
        return yes_or_no(say)
    values = setting.choices
    if setting.parameter == PRESET:
        values = tuple(explorer.game.presets)
    elif isinstance(read, Choice) and not values:
        values = tuple(str(one.value) for one in read.of)
    word = f"word-{explorer.game.name}-{setting.word or setting.name}"
    return tuple((value, say(f"{word}-{value or 'none'}")) for value in values)
