"""All ways of rounding one sheet side by side, so that the choice can be made with open eyes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulesengine.core.derivation import Derived, FactValue, derive
from rulesengine.preferans import rules
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.settle import Settlement, settle
from rulesengine.preferans.sheet import Sheet, by_player

TOLD = frozenset(
    (
        rules.DIVISIBLE,
        rules.NEED_NOT_DIVIDE,
        rules.RAISED,
        rules.LOWERED,
        rules.MEAN,
        rules.TRUNCATED,
        rules.RESULT,
        rules.RESIDUE,
    )
)
"""What is told of a way of rounding, where it is not as in the exact settlement."""


@dataclass(frozen=True, slots=True)
class Choices:
    """One sheet exactly, cut, and made divisible by each player in turn."""

    exact: Settlement
    truncated: Settlement
    divisible: tuple[Settlement, ...]


def rounding_choices(sheet: Sheet, rulebook: PreferansRulebook | None = None) -> Derived[Choices]:
    """Return what every way of rounding gives on a sheet.

    The exact settlement is told in full, of every other way only what is not as in the exact one.

    >>> sheet = Sheet(("A", "B", "C"), (0, 0, 0), (0, 2, 6), ((0, 0, 0),) * 3)
    >>> [one.result for one in rounding_choices(sheet).value.divisible]
    [(26, 7, -33), (27, 6, -33), (27, 7, -34)]
    """
    exactly = settle(sheet, rulebook)
    cut = settle(sheet, rulebook, rounding=Rounding.TRUNCATE)
    adjusted = tuple(
        settle(sheet, rulebook, rounding=Rounding.DIVISIBLE, adjust=player) for player in sheet.players
    )
    found = Choices(exactly.value, cut.value, tuple(one.value for one in adjusted))
    steps = (
        _way(Rounding.EXACT, exactly, exactly),
        _way(Rounding.TRUNCATE, cut, *_changes(cut, exactly)),
    )
    chosen = tuple(
        derive(rules.CHOICE, one.value.result, *_changes(one, exactly), player=player, result=_row(one))
        for player, one in zip(sheet.players, adjusted, strict=True)
    )
    rows = {exactly.value.result, cut.value.result, *(one.value.result for one in adjusted)}
    if len(rows) == 1:
        return derive(rules.NOTHING_TO_ROUND, found, *steps, *chosen[:1], result=_row(exactly))
    if len({one.value.result for one in adjusted}) == 1:
        chosen = chosen[:1]
    return derive(rules.CHOICES, found, *steps, *chosen, result=_row(exactly))


def _way(rounding: Rounding, settled: Derived[Settlement], *because: Derived[object]) -> Derived[object]:
    return derive(rules.WAY, settled.value.result, *because, rounding=rounding, result=_row(settled))


def _changes(settled: Derived[Settlement], exactly: Derived[Settlement]) -> Iterator[Derived[object]]:
    """Yield what rounding does, and the results that are no longer the exact ones."""
    known = {(step.rule, step.facts) for step in exactly.steps()}
    for step in _in_order(settled):
        if step.rule in TOLD and (step.rule, step.facts) not in known:
            yield replace(step, because=())


def _in_order(step: Derived[Any]) -> Iterator[Derived[Any]]:
    for below in step.because:
        yield from _in_order(below)
    yield step


def _row(settled: Derived[Settlement]) -> FactValue:
    return by_player(settled.value.players, settled.value.result)
