"""Rounding as a visible last step: whole whists by cutting, or a mountain made divisible by one player."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from rulesengine.core.balance import Number, added, exact, quotient
from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.preferans import rules
from rulesengine.preferans.axes import MOUNTAIN_POINT
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.sheet import Row


class Rounding(Enum):
    """What happens to fractions of a whist."""

    EXACT = "exact"
    TRUNCATE = "truncate"
    DIVISIBLE = "divisible"


@dataclass(frozen=True, slots=True)
class Mountains:
    """Mountains ready to be averaged, whists that go with an adjusted one, and how that came about."""

    row: Row
    compensation: tuple[Row, ...] = ()
    steps: tuple[Derived[object], ...] = ()

    def added_to(self, whists: tuple[Row, ...]) -> tuple[Row, ...]:
        """Return the whists with the compensation written beside them."""
        if not self.compensation:
            return whists
        return tuple(
            tuple(exact(one + more) for one, more in zip(*both, strict=True))
            for both in zip(whists, self.compensation, strict=True)
        )


def divide(players: tuple[str, ...], mountains: Row, rulebook: PreferansRulebook, adjust: str) -> Mountains:
    """Return mountains whose mean is whole whists: one player's is changed, and whists make up for it.

    A mean of half a point is 5 whists and needs nothing. Raises `InconsistentRecord` when a player is
    needed and none is named.

    >>> divide(("A", "B", "C"), (0, 2, 6), PreferansRulebook(), "C").row
    (0, 2, 7)
    >>> divide(("A", "B", "C", "D"), (0, 1, 4, 5), PreferansRulebook(), "").row
    (0, 1, 4, 5)
    """
    together, count = added(mountains), len(players)
    rest = exact(together % count)
    if not rest:
        return Mountains(mountains, (), (derive(rules.DIVISIBLE, 0, total=together, seats=count),))
    if exact(quotient(together * MOUNTAIN_POINT, count)).denominator == 1:
        mean = quotient(together, count)
        fine = derive(rules.NEED_NOT_DIVIDE, 0, total=together, seats=count, mean=mean)
        return Mountains(mountains, (), (fine,))
    if not adjust:
        raise InconsistentRecord(
            problem(rules.ADJUST_MISSING, "adjust", total=together, seats=count, rest=rest)
        )
    return _adjusted(players, mountains, players.index(adjust), together, rulebook)


def to_divisible(mountain: Number, count: int) -> Number:
    """Return what takes a mountain to the nearest that divides among the players, upwards from the half.

    >>> to_divisible(9, 4), to_divisible(10, 4), to_divisible(11, 4), to_divisible(12, 4)
    (-1, 2, 1, 0)
    """
    rest = exact(mountain % count)
    return exact(-rest if 2 * rest < count else count - rest)


def truncate(player: str, share: Derived[Number]) -> Derived[Number]:
    """Return a share cut to whole whists, toward zero.

    >>> share = derive(rules.MOUNTAIN_TO_EACH, Fraction(-40, 3), player="C", mountain=-4, rate=10, seats=3,
    ...                total=Fraction(-40, 3))
    >>> truncate("C", share).value
    -13
    """
    whole = int(share.value)
    if whole == share.value:
        return share
    return derive(rules.TRUNCATED, whole, share, player=player, exact=share.value, total=whole)


def _adjusted(
    players: tuple[str, ...], mountains: Row, seat: int, together: Number, rulebook: PreferansRulebook
) -> Mountains:
    count = len(players)
    change = to_divisible(together, count)
    after = tuple(exact(own + change) if index == seat else own for index, own in enumerate(mountains))
    whists = exact(rulebook.compensation * abs(Fraction(change)))
    step = derive(
        rules.RAISED if change > 0 else rules.LOWERED,
        change,
        player=players[seat],
        total=together,
        seats=count,
        rest=exact(together % count),
        before=mountains[seat],
        after=after[seat],
        compensation=whists,
    )
    written_on = _written_on_others if change > 0 else _written_by_others
    return Mountains(after, written_on(count, seat, whists), (step,))


def _written_on_others(count: int, seat: int, whists: Number) -> tuple[Row, ...]:
    """Return the whists that one whose mountain was raised writes on each of the others."""
    return tuple(
        tuple(whists if one == seat != other else 0 for other in range(count)) for one in range(count)
    )


def _written_by_others(count: int, seat: int, whists: Number) -> tuple[Row, ...]:
    """Return the whists that each of the others writes on one whose mountain was lowered."""
    return tuple(
        tuple(whists if other == seat != one else 0 for other in range(count)) for one in range(count)
    )
