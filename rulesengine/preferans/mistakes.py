"""The mistakes that people and programs make when they settle a sheet, each as the results it gives."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from math import floor

from rulesengine.core.balance import Number, added, exact, half_up, quotient
from rulesengine.preferans.axes import MOST_PLAYERS, MOUNTAIN_POINT
from rulesengine.preferans.rounding import to_divisible
from rulesengine.preferans.settle import Settlement, settle
from rulesengine.preferans.sheet import Row

UNITS = (10, 20)
"""Whists that a pool point is worth in the common conventions."""


class Mistake(Enum):
    """A known way to settle wrongly; `OTHER` is none of them."""

    DIVIDED_BY_N_MINUS_ONE = "divided-by-n-minus-1"
    WHISTS_REVERSED = "whists-reversed"
    AMNESTY_OF_ACTIVE_ONLY = "amnesty-of-active-only"
    WRONG_AID_UNIT = "wrong-aid-unit"
    AVERAGED_BEFORE_TIMES_TEN = "averaged-before-times-ten"
    ROUNDED_EACH = "rounded-each"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Wrong:
    """A result that a mistake gives, with what was done to get it: a unit, a mean, a player left out.

    `target` is the pool to which all were made equal, where that changes the result.
    """

    result: Row
    number: Number = 0
    players: tuple[str, ...] = ()
    target: Number = 0


def wrong_results(mistake: Mistake, settled: Settlement, recorded: Row | None = None) -> tuple[Wrong, ...]:
    """Return the results that a mistake gives on a sheet, without those that are right all the same.

    An amnesty that leaves somebody out gives another result at each pool to which all are made equal:
    with `recorded` it is tried at the one that these numbers speak of, too.

    >>> from rulesengine.preferans.sheet import Sheet
    >>> sheet = Sheet(("A", "B", "C"), (0, 0, 0), (2, 5, 8), ((0, 0, 0),) * 3)
    >>> settled = settle(sheet).value
    >>> [one.result for one in wrong_results(Mistake.DIVIDED_BY_N_MINUS_ONE, settled)]
    [(45, 0, -45)]
    """
    found = tuple(WRONG[mistake](settled)) if mistake in WRONG else ()
    if recorded is not None and mistake is Mistake.AMNESTY_OF_ACTIVE_ONLY:
        found += tuple(_active_only_elsewhere(settled, recorded))
    return tuple(one for one in found if one.result != settled.result)


def rounded(row: Row) -> tuple[Row, ...]:
    """Return a row as people round it: each number by itself.

    >>> rounded((Fraction(5, 2), Fraction(-5, 2), 0))
    ((2, -2, 0), (3, -3, 0), (2, -2, 0), (2, -3, 0), (3, -2, 0))
    """
    return tuple(tuple(cut(one) for one in row) for cut in CUTS)


def _shares(mountains: Row) -> Row:
    """Return what mountains are worth, exactly."""
    together, count = added(mountains), len(mountains)
    return tuple(quotient((together - count * own) * MOUNTAIN_POINT, count) for own in mountains)


def _plus(one: Row, other: Row) -> Row:
    return tuple(exact(a + b) for a, b in zip(one, other, strict=True))


def _n_minus_one(settled: Settlement) -> Iterator[Wrong]:
    count = len(settled.players)
    larger = tuple(exact(share * Fraction(count, count - 1)) for share in _shares(settled.amnestied))
    yield Wrong(_plus(larger, settled.whist_balance), count - 1)


def _reversed(settled: Settlement) -> Iterator[Wrong]:
    turned = tuple(-balance for balance in settled.whist_balance)
    yield Wrong(_plus(settled.mountain_whists, turned))


def _active_only(settled: Settlement) -> Iterator[Wrong]:
    """Yield what comes out when the amnesty leaves out one of four, such as the dealer who sat."""
    if len(settled.players) == MOST_PLAYERS:
        for sitting in range(MOST_PLAYERS):
            yield _without_amnesty(settled, sitting, settled.target)


def _active_only_elsewhere(settled: Settlement, recorded: Row) -> Iterator[Wrong]:
    """Yield the same at the pools to which all must have been made equal to lose what the sitter lost.

    Whoever is left out loses three quarters of what is taken off the others. Level pools need no target.
    """
    each = settled.rulebook.mountain_per_pool
    if len(settled.players) < MOST_PLAYERS or not each or len(set(settled.sheet.pool)) == 1:
        return
    exactly = _plus(_shares(settled.equalised), settled.whist_balance)
    for sitting in range(MOST_PLAYERS):
        lost = exact(exactly[sitting] - recorded[sitting])
        off = quotient(lost * MOST_PLAYERS, MOUNTAIN_POINT * (MOST_PLAYERS - 1))
        higher = half_up(quotient(off - _least(settled.equalised, sitting), each))
        if higher and settled.target + higher > 0:
            yield _without_amnesty(settled, sitting, settled.target + higher)


def _without_amnesty(settled: Settlement, sitting: int, target: Number) -> Wrong:
    """Return the result at a target when the smallest of the other mountains is taken off the others."""
    raised = exact((target - settled.target) * settled.rulebook.mountain_per_pool)
    equalised = tuple(exact(own + raised) for own in settled.equalised)
    least = _least(equalised, sitting)
    mountains = tuple(own if seat == sitting else exact(own - least) for seat, own in enumerate(equalised))
    result = _plus(_shares(mountains), settled.whist_balance)
    return Wrong(result, least, (settled.players[sitting],), target)


def _least(mountains: Row, sitting: int) -> Number:
    return min(own for seat, own in enumerate(mountains) if seat != sitting)


def _wrong_unit(settled: Settlement) -> Iterator[Wrong]:
    """Yield what comes out at another price of a pool point; where all pools are level it has none."""
    rulebook, level = settled.rulebook, len(set(settled.sheet.pool)) == 1
    for unit in () if level else dict.fromkeys((*UNITS, rulebook.aid_whists)):
        if unit and unit != rulebook.pool_point:
            other = replace(rulebook, pool_point=unit)
            yield Wrong(settle(settled.sheet, other).value.result, unit)


def _averaged_first(settled: Settlement) -> Iterator[Wrong]:
    mean = quotient(added(settled.amnestied), len(settled.players))
    for whole in dict.fromkeys((int(mean), half_up(mean))):
        shares = tuple(exact((whole - own) * MOUNTAIN_POINT) for own in settled.amnestied)
        yield Wrong(_plus(shares, settled.whist_balance), whole)


def _rounded_each(settled: Settlement) -> Iterator[Wrong]:
    exactly = _plus(_shares(settled.amnestied), settled.whist_balance)
    for cut in CUTS:
        yield Wrong(tuple(cut(one) for one in exactly))
        yield Wrong(_plus(tuple(cut(one) for one in _shares(settled.amnestied)), settled.whist_balance))
    yield Wrong(_plus(_each_mountain_adjusted(settled), settled.whist_balance))


def _each_mountain_adjusted(settled: Settlement) -> Row:
    """Return shares when every player's mountain is made divisible on its own, with whists to make up."""
    sheet, rulebook, count = settled.sheet, settled.rulebook, len(settled.players)
    shares: list[Number] = [0] * count
    for seat in range(count):
        mountain = sheet.mountain[seat] - exact(sheet.pool[seat] * rulebook.mountain_per_pool)
        at_the_half = 2 * exact(mountain % count) == count
        change: Number = 0 if at_the_half else to_divisible(mountain, count)
        to_each = quotient((mountain + change) * MOUNTAIN_POINT, count)
        back = exact(rulebook.compensation * Fraction(change))
        for other in range(count):
            gain = to_each - back if other != seat else -(to_each - back) * (count - 1)
            shares[other] = exact(shares[other] + gain)
    return tuple(shares)


def _halves_upward(number: Number) -> int:
    return floor(number + Fraction(1, 2))


CUTS: tuple[Callable[[Number], int], ...] = (int, half_up, round, floor, _halves_upward)
"""Toward zero, halves away from zero; as programs do: halves to even, downward, halves upward."""

WRONG: dict[Mistake, Callable[[Settlement], Iterator[Wrong]]] = {
    Mistake.DIVIDED_BY_N_MINUS_ONE: _n_minus_one,
    Mistake.WHISTS_REVERSED: _reversed,
    Mistake.AMNESTY_OF_ACTIVE_ONLY: _active_only,
    Mistake.WRONG_AID_UNIT: _wrong_unit,
    Mistake.AVERAGED_BEFORE_TIMES_TEN: _averaged_first,
    Mistake.ROUNDED_EACH: _rounded_each,
}
