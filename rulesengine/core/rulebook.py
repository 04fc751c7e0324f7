"""Rulebooks: the numbers of a variant as fields of a frozen dataclass, each read in its own way."""

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from rulesengine.core import problems as why
from rulesengine.core.derivation import Derived, FactValue, Rule, derive
from rulesengine.core.errors import InputError, Problems, RulesError, problem
from rulesengine.core.reading import Reader, shown, unknown_key

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")
B = TypeVar("B", bound="DataclassInstance")


@dataclasses.dataclass(frozen=True, slots=True)
class Axis:
    """One field of a rulebook: what houses can settle in their own way."""

    name: str
    read: Reader[Any]
    default: Any


def axis(default: T, read: Reader[T]) -> T:
    """Return a rulebook field that has this default and is read from input by `read`."""
    field: T = dataclasses.field(default=default, metadata={"read": read})
    return field


def axes(rulebook: "DataclassInstance | type[DataclassInstance]") -> tuple[Axis, ...]:
    """Return the fields of a rulebook in their order."""
    return tuple(
        Axis(field.name, field.metadata["read"], field.default) for field in dataclasses.fields(rulebook)
    )


def settle_axes(rulebook: "DataclassInstance") -> None:
    """Read each field of a rulebook that is being made, so that the word of a file is the member it names.

    For `__post_init__` of a frozen rulebook. Raises `InputError` with every value that a field cannot have.
    """
    found = Problems()
    for one in axes(rulebook):
        object.__setattr__(rulebook, one.name, found.attempt(one.read, getattr(rulebook, one.name), one.name))
    found.raise_any()


Refused = Mapping[str, Reader[Any]]
"""Variants that a game has not, by name: each reader takes a no and refuses a yes by its rule."""


def read_rulebook(preset: B, raw: object, path: str, refused: Refused | None = None) -> B:
    """Return `preset` with the fields that `raw` overrides.

    Raises `InputError` with every unknown name, every value that cannot be read, every variant refused,
    and what the rulebook raises where its own fields contradict each other.
    """
    return changed(preset, read_changes(preset, raw, path, refused), path)


def changed(preset: B, changes: Mapping[str, Any], path: str) -> B:
    """Return `preset` with these fields; where they contradict each other, that is refused at `path`."""
    try:
        return dataclasses.replace(preset, **changes)
    except RulesError as error:
        raise error.inside(path) from error


def read_changes(
    preset: "DataclassInstance", raw: object, path: str, refused: Refused | None = None
) -> dict[str, Any]:
    """Return the fields that `raw` overrides, each read, before it is known what they override.

    Raises `InputError` with every unknown name, every value that cannot be read, every variant refused.
    """
    if not isinstance(raw, Mapping):
        raise InputError(problem(why.NOT_A_TABLE, path, came=shown(raw)))
    known = {one.name: one for one in axes(preset)}
    found = Problems()
    changes: dict[str, Any] = {}
    for name, value in raw.items():
        if refused and name in refused:
            found.attempt(refused[name], value, f"{path}.{name}")
        elif name not in known:
            found.add(InputError(unknown_key(name, path, tuple(known))))
        else:
            changes[name] = found.attempt(known[name].read, value, f"{path}.{name}")
    found.raise_any()
    return changes


def changes_of(pieces: Iterable[str]) -> dict[str, str]:
    """Return the changes that are written as `name=value`, one in each piece.

    >>> changes_of(["tie=multiply", " carry_cap = 0"])
    {'tie': 'multiply', 'carry_cap': '0'}
    """
    return {name.strip(): value.strip() for name, _, value in (piece.partition("=") for piece in pieces)}


@dataclasses.dataclass(frozen=True, slots=True)
class Overrides(Generic[B]):
    """Reads changes of a rulebook: a table, or text such as `tie=multiply, carry_cap=0`."""

    preset: B
    refused: Refused = dataclasses.field(default_factory=dict)

    def __call__(self, raw: object, path: str) -> B:
        """Return the rulebook with its changes."""
        return read_rulebook(self.preset, _cut_changes(raw), path, self.refused)


@dataclasses.dataclass(frozen=True, slots=True)
class Changes(Generic[B]):
    """Reads changes of a rulebook like `Overrides`, where another input says of which one of its presets."""

    of: B

    def __call__(self, raw: object, path: str) -> dict[str, Any]:
        """Return the changes alone."""
        return read_changes(self.of, _cut_changes(raw), path)


def differences(one: B, other: B) -> tuple[str, ...]:
    """Return the names of the fields in which two rulebooks of one game differ."""
    return tuple(a.name for a in axes(one) if getattr(one, a.name) != getattr(other, a.name))


def that_matter(first: B, second: B, changes: Callable[[B, B], bool]) -> tuple[str, ...]:
    """Return the fields in which two rulebooks differ and that matter, each taken by itself.

    A field matters when something changes as soon as it alone is taken over, from either into the other;
    `changes` tells whether it does between a rulebook and that mixture. A mixture that contradicts itself
    says nothing.
    """
    both = ((first, second), (second, first))
    return tuple(
        name
        for name in differences(first, second)
        if any(_changes(mine, {name: getattr(theirs, name)}, changes) for mine, theirs in both)
    )


def worded(name: str, setting: object) -> FactValue:
    """Return the setting of a field as a fact: a number as it is, a choice by the id of its word.

    >>> worded("carry_cap", 4), worded("mountain_first", False)
    (4, 'no')
    """
    if isinstance(setting, bool):
        return "yes" if setting else "no"
    if isinstance(setting, Enum):
        return f"{name}-{setting.value}"
    return cast("FactValue", setting)


def matters(name: str, ours: FactValue, theirs: FactValue, choice: Rule, number: Rule) -> Derived[str]:
    """Return that a field matters: by `choice` where either side has a word for it, else by `number`.

    >>> choice, number = (Rule(name, facts=("axis", "ours", "theirs")) for name in ("choice", "number"))
    >>> matters("consolation", "consolation-value", 10, choice, number).rule.id
    'choice'
    """
    rule = choice if isinstance(ours, str) or isinstance(theirs, str) else number
    return derive(rule, name, axis=name, ours=ours, theirs=theirs)


def _cut_changes(raw: object) -> object:
    return changes_of(piece for piece in raw.split(",") if piece.strip()) if isinstance(raw, str) else raw


def _changes(mine: B, taken: dict[str, Any], changes: Callable[[B, B], bool]) -> bool:
    try:
        return changes(mine, dataclasses.replace(mine, **taken))
    except RulesError:
        return False
