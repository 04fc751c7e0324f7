"""Chances to win a match, as they are looked up: what a table or a model must say, and a table."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from rulesengine.core.balance import Number, exact, half_up
from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.cube import rules

HALF = Fraction(1, 2)
PLACES = 10**18
"""Chances are kept to eighteen places: enough for the last hope of a match to 64."""


class Chances(Protocol):
    """What a chance to win the match is looked up in, by the points that both still need."""

    def before(self, mine: int, theirs: int) -> Number:
        """Return my chance while the Crawford game is still to come, or is the next game."""
        ...

    def after(self, trailing: int) -> Number:
        """Return the trailer's chance after the Crawford game, the leader needing one point."""
        ...


def chance(chances: Chances, mine: int, theirs: int, *, after_crawford: bool) -> Number:
    """Return my chance to win the match; whoever needs no more points has won it.

    `after_crawford` says that the Crawford game is over: it was the game before or an earlier one.

    >>> table = Table(((HALF,),), (HALF, Fraction(97, 200)))
    >>> chance(table, 0, 3, after_crawford=False), chance(table, 1, 2, after_crawford=True)
    (1, Fraction(103, 200))
    """
    if mine <= 0 or theirs <= 0:
        return int(mine <= 0)
    if not after_crawford or min(mine, theirs) > 1:
        return chances.before(mine, theirs)
    return chances.after(mine) if theirs == 1 else exact(1 - Fraction(chances.after(theirs)))


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it is published: rows of my need, columns of theirs; then the trailer after Crawford."""

    rows: tuple[tuple[Number, ...], ...]
    trailer: tuple[Number, ...]

    def before(self, mine: int, theirs: int) -> Number:
        """Return an entry; raises `InconsistentRecord` when the table ends before it."""
        if mine > len(self.rows) or theirs > len(self.rows[mine - 1]):
            raise InconsistentRecord(problem(rules.TABLE_TOO_SMALL, "table", need=mine, their_need=theirs))
        return self.rows[mine - 1][theirs - 1]

    def after(self, trailing: int) -> Number:
        """Return an entry of the second list; raises `InconsistentRecord` when it is too short."""
        if trailing > len(self.trailer):
            raise InconsistentRecord(problem(rules.TABLE_TOO_SMALL, "table", need=trailing, their_need=1))
        return self.trailer[trailing - 1]


def rounded(number: Number) -> Number:
    """Return a chance to the places that are kept.

    >>> rounded(Fraction(2, 3)) == Fraction(666666666666666667, 10**18)
    True
    """
    return exact(Fraction(half_up(number * PLACES), PLACES))
