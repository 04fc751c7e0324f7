"""Chances to win a match: from a table that is given, or from a model whose numbers are stated."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol

from rulesengine.core.balance import Number, exact, half_up
from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.cube import rules
from rulesengine.cube.rulebook import MODEL, CubeUse, EquityModel
from rulesengine.cube.state import DOUBLE

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

    >>> chance(Model(), 0, 3, after_crawford=False), chance(Model(), 1, 2, after_crawford=True)
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


@dataclass(frozen=True, slots=True)
class Model:
    """The model: every chance from those closer to the end, rounded to eighteen places at each step.

    Post-Crawford the trailer doubles at once, and the leader passes once for nothing where the trailer
    needs an even number. Before it both double at the point where the other may as well pass.
    """

    numbers: EquityModel = MODEL
    known: dict[tuple[int, int], Number] = field(default_factory=dict, compare=False, repr=False)

    def before(self, mine: int, theirs: int) -> Number:
        """Return my chance; those closer to the end are found first, so that no need is too large."""
        if (mine, theirs) not in self.known:
            for low in range(1, max(mine, theirs) + 1):
                for high in range(low, max(mine, theirs) + 1):
                    self._fill(low, high)
        return self.known[mine, theirs]

    def after(self, trailing: int) -> Number:
        """Return the trailer's chance: double at once, less what the free drop takes."""
        if self.numbers.cube_use is CubeUse.NONE:
            return self.before(trailing, 1)
        last: dict[int, Number] = {}
        for need in range(1, trailing + 1):
            last[need] = rounded(self.doubled_at_once(need, last) - self.free_drop(need))
        return last[trailing]

    def doubled_at_once(self, need: int, closer: dict[int, Number]) -> Fraction:
        """Return half of what the trailer has after winning a game at two points, or a mars at four."""
        rate = Fraction(self.numbers.gammon_rate)
        win, mars = closer.get(need - 2, 1), closer.get(need - 4, 1)
        return HALF * ((1 - rate) * win + rate * mars) if need > 1 else HALF

    def free_drop(self, need: int) -> Fraction:
        """Return what the free drop takes from a trailer with this need."""
        return Fraction({2: self.numbers.free_drop_two, 4: self.numbers.free_drop_four}.get(need, 0))

    def crawford(self, trailing: int) -> Number:
        """Return the trailer's chance at the start of the Crawford game, which has no cube."""
        rate = Fraction(self.numbers.gammon_rate)
        win = chance(self, trailing - 1, 1, after_crawford=True)
        mars = chance(self, trailing - 2, 1, after_crawford=True)
        return rounded(HALF * ((1 - rate) * win + rate * mars))

    def double_point(self, mine: int, theirs: int, cube: int = 1) -> Fraction:
        """Return my chance to win the game at which the other may as well pass my double.

        `cube` is its value before the turn, and live for me.
        """
        low, at_low = self.lower_end(mine, theirs, cube * DOUBLE)
        at_high = self.won(mine, theirs, cube * DOUBLE)
        passed = self._pre(mine - cube, theirs)
        return low + (passed - at_low) / (at_high - at_low) * (1 - low)

    def lower_end(self, mine: int, theirs: int, cube: int) -> tuple[Fraction, Fraction]:
        """Return where the taker's cube ends the game, as my chance in the game and in the match."""
        if theirs <= cube:
            return Fraction(0), 1 - self.won(theirs, mine, cube)
        return 1 - self.double_point(theirs, mine, cube), self._pre(mine, theirs - cube)

    def won(self, mine: int, theirs: int, points: int) -> Fraction:
        """Return my chance in the match after winning a game for these points, or for a mars."""
        rate = Fraction(self.numbers.gammon_rate)
        win, mars = self._pre(mine - points, theirs), self._pre(mine - DOUBLE * points, theirs)
        return (1 - rate) * win + rate * mars

    def between(self, mine: int, theirs: int) -> tuple[Fraction, Fraction]:
        """Return my chances in the game at which they double me out and at which I double them out."""
        return 1 - self.double_point(theirs, mine), self.double_point(mine, theirs)

    def _pre(self, mine: int, theirs: int) -> Fraction:
        if mine <= 0 or theirs <= 0:
            return Fraction(mine <= 0)
        return Fraction(self.known[mine, theirs])

    def _fill(self, mine: int, theirs: int) -> None:
        if (mine, theirs) in self.known:
            return
        self.known[mine, theirs] = self._find(mine, theirs)
        self.known[theirs, mine] = exact(1 - Fraction(self.known[mine, theirs]))

    def _find(self, mine: int, theirs: int) -> Number:
        if mine == theirs:
            return HALF
        if self.numbers.cube_use is CubeUse.NONE:
            return rounded(HALF * self.won(mine, theirs, 1) + HALF * (1 - self.won(theirs, mine, 1)))
        if mine == 1:
            return exact(1 - Fraction(self.crawford(theirs)))
        low, high = self.between(mine, theirs)
        at_low, at_high = self._pre(mine, theirs - 1), self._pre(mine - 1, theirs)
        return rounded(at_low + (HALF - low) / (high - low) * (at_high - at_low))


def rounded(number: Number) -> Number:
    """Return a chance to the places that are kept.

    >>> rounded(Fraction(2, 3)) == Fraction(666666666666666667, 10**18)
    True
    """
    return exact(Fraction(half_up(number * PLACES), PLACES))
