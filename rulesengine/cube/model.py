"""The model: every chance to win a match from those closer to the end, by numbers that are stated.

Post-Crawford the trailer doubles at once, and the leader passes once for nothing where the trailer needs
an even number. Before it both double at the point where the other may as well pass.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from rulesengine.core.balance import Number, exact
from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.cube import rules
from rulesengine.cube.equity import HALF, chance, rounded
from rulesengine.cube.rulebook import MODEL, CubeUse, EquityModel
from rulesengine.cube.state import DOUBLE

Known = dict[tuple[int, int], Number]
FREE_DROPS = (DOUBLE, DOUBLE + DOUBLE)
"""The needs of a trailer from which the free drop takes something: one doubled game, and two."""
SMALLEST = 1000
"""By one in so many, at least, a trailer is worse off who needs two points more."""


@dataclass(frozen=True, slots=True)
class Model:
    """The chances that follow from some numbers; any need may be asked for."""

    numbers: EquityModel = MODEL

    def __post_init__(self) -> None:
        """Raise `InconsistentRecord` for numbers that contradict each other."""
        _check(self.numbers)

    def before(self, mine: int, theirs: int) -> Number:
        """Return my chance while the Crawford game is still to come, or is the next game.

        >>> float(round(Model().before(2, 3), 4))
        0.5953
        """
        return self._reaching(mine, theirs).known[mine, theirs]

    def after(self, trailing: int) -> Number:
        """Return the trailer's chance after the Crawford game: double at once, less the free drop.

        >>> Model().after(2)
        Fraction(97, 200)
        """
        if self.numbers.cube_use is CubeUse.NONE:
            return self.before(trailing, 1)
        return _after(self.numbers, trailing)

    def free_drop(self, need: int) -> Fraction:
        """Return what the free drop takes from a trailer with this need.

        >>> Model().free_drop(2), Model().free_drop(3)
        (Fraction(3, 200), Fraction(0, 1))
        """
        return _free_drop(self.numbers, need)

    def crawford(self, trailing: int) -> Number:
        """Return the trailer's chance at the start of the Crawford game, which has no cube.

        >>> Model().crawford(2) == Model().after(3)
        True
        """
        return _crawford(self.numbers, trailing)

    def between(self, mine: int, theirs: int) -> tuple[Fraction, Fraction]:
        """Return my chances in the game at which they double me out and at which I double them out.

        >>> [float(round(point, 3)) for point in Model().between(3, 3)]
        [0.294, 0.706]
        """
        return self._reaching(mine, theirs).between(mine, theirs)

    def _reaching(self, mine: int, theirs: int) -> "_Foretold":
        """Return chances that reach so far; sizes are powers of two, so that few are computed."""
        return _foretold(self.numbers, 1 << (max(mine, theirs) - 1).bit_length())


@dataclass(frozen=True, slots=True)
class _Foretold:
    """Chances before the Crawford game by both needs, those closer to the end known."""

    numbers: EquityModel
    known: Known

    def between(self, mine: int, theirs: int) -> tuple[Fraction, Fraction]:
        return 1 - self.double_point(theirs, mine), self.double_point(mine, theirs)

    def double_point(self, mine: int, theirs: int, cube: int = 1) -> Fraction:
        """Return my chance to win the game at which the other may as well pass my double.

        `cube` is its value before the turn, and live for me.
        """
        low, at_low = self.lower_end(mine, theirs, cube * DOUBLE)
        at_high = self.won(mine, theirs, cube * DOUBLE)
        passed = self.chance(mine - cube, theirs)
        return low + (passed - at_low) / (at_high - at_low) * (1 - low)

    def lower_end(self, mine: int, theirs: int, cube: int) -> tuple[Fraction, Fraction]:
        """Return where the taker's cube ends the game, as my chance in the game and in the match."""
        if theirs <= cube:
            return Fraction(0), 1 - self.won(theirs, mine, cube)
        return 1 - self.double_point(theirs, mine, cube), self.chance(mine, theirs - cube)

    def won(self, mine: int, theirs: int, points: int) -> Fraction:
        """Return my chance in the match after winning a game for these points, or for a mars."""
        win, mars = self.chance(mine - points, theirs), self.chance(mine - self.numbers.mars * points, theirs)
        return _weighed(self.numbers, win, mars)

    def chance(self, mine: int, theirs: int) -> Fraction:
        if mine <= 0 or theirs <= 0:
            return Fraction(mine <= 0)
        return Fraction(self.known[mine, theirs])

    def found(self, mine: int, theirs: int) -> Number:
        """Return a chance from those closer to the end."""
        if mine == theirs:
            return HALF
        if self.numbers.cube_use is CubeUse.NONE:
            return rounded(HALF * self.won(mine, theirs, 1) + HALF * (1 - self.won(theirs, mine, 1)))
        if mine == 1:
            return exact(1 - Fraction(_crawford(self.numbers, theirs)))
        low, high = self.between(mine, theirs)
        at_low, at_high = self.chance(mine, theirs - 1), self.chance(mine - 1, theirs)
        return rounded(at_low + (HALF - low) / (high - low) * (at_high - at_low))


@lru_cache(maxsize=32)
def _foretold(numbers: EquityModel, need: int) -> _Foretold:
    """Return all chances up to a need, found from the end of the match on."""
    known: Known = {}
    so_far = _Foretold(numbers, known)
    for mine in range(1, need + 1):
        for theirs in range(mine, need + 1):
            known[mine, theirs] = so_far.found(mine, theirs)
            known[theirs, mine] = exact(1 - Fraction(known[mine, theirs]))
    return so_far


@lru_cache(maxsize=32)
def _check(numbers: EquityModel) -> None:
    """Raise an error where a trailer who needs more would be no worse off: by the free drop, or all mars."""
    for need in range(1, FREE_DROPS[-1] + 1):
        for more, least in ((need + 1, 0), (need + DOUBLE, 1)):
            chance_now, then = _after(numbers, need), _after(numbers, more)
            if then < 0 or chance_now - then < Fraction(least, SMALLEST):
                facts = {"need": need, "chance": chance_now, "more": more, "less": then}
                raise InconsistentRecord(problem(rules.MODEL_UNEVEN, "equity", **facts))


@lru_cache(maxsize=1024)
def _after(numbers: EquityModel, need: int) -> Number:
    """Return a trailer's chance who doubles at once: half of what a win leads to, less the free drop."""
    if need <= 0:
        return 1
    win, mars = (Fraction(_after(numbers, need - DOUBLE * times)) for times in (1, numbers.mars))
    won = _weighed(numbers, win, mars) if need > 1 else Fraction(1)
    return rounded(HALF * won - _free_drop(numbers, need))


def _free_drop(numbers: EquityModel, need: int) -> Fraction:
    shares = dict(zip(FREE_DROPS, (numbers.free_drop_two, numbers.free_drop_four), strict=True))
    return Fraction(shares.get(need, 0))


def _crawford(numbers: EquityModel, trailing: int) -> Number:
    model = Model(numbers)
    win, mars = (
        Fraction(chance(model, trailing - points, 1, after_crawford=True)) for points in (1, numbers.mars)
    )
    return rounded(HALF * _weighed(numbers, win, mars))


def _weighed(numbers: EquityModel, win: Fraction, mars: Fraction) -> Fraction:
    """Return what a win leads to on average, the share of mars taken into account."""
    rate = Fraction(numbers.gammon_rate)
    return (1 - rate) * win + rate * mars
