"""The final settlement: equalise, amnesty, mean mountain, whists pair by pair, totals, the check."""

from dataclasses import dataclass
from enum import Enum

from rulesengine.core.balance import Number, added, exact, quotient
from rulesengine.core.derivation import Derived, derive, reject, total
from rulesengine.preferans import rules
from rulesengine.preferans.axes import MOUNTAIN_POINT
from rulesengine.preferans.rounding import Mountains, Rounding, divide, truncate
from rulesengine.preferans.rulebook import SOCHI, PreferansRulebook
from rulesengine.preferans.sheet import Row, Sheet, by_player


class Route(Enum):
    """Which of the two ways leads to the result."""

    LONG = "long"
    SHORT = "short"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """A settled sheet, with every number that is written on the way; rows are in seat order."""

    sheet: Sheet
    rulebook: PreferansRulebook
    target: Number
    equalised: Row
    amnestied: Row
    adjusted: Row
    mean: Number
    mountain_whists: Row
    pair_balances: tuple[Row, ...]
    whist_balance: Row
    result: Row

    @property
    def players(self) -> tuple[str, ...]:
        """The players in seat order."""
        return self.sheet.players

    @property
    def amnisters(self) -> tuple[str, ...]:
        """Who has the smallest mountain after equalising."""
        least = min(self.equalised)
        return tuple(one for one, own in zip(self.players, self.equalised, strict=True) if own == least)

    @property
    def pair_results(self) -> tuple[Row, ...]:
        """What each player wins from each other, mountain and whists together."""
        count = len(self.players)
        return tuple(
            tuple(
                exact(balance + quotient((there - own) * MOUNTAIN_POINT, count))
                for balance, there in zip(row, self.adjusted, strict=True)
            )
            for row, own in zip(self.pair_balances, self.adjusted, strict=True)
        )

    @property
    def residue(self) -> Number:
        """What the results add up to: 0 unless truncation lost or made whists."""
        return added(self.result)


def settle(
    sheet: Sheet,
    rulebook: PreferansRulebook | None = None,
    target: int | None = None,
    rounding: Rounding = Rounding.EXACT,
    adjust: str = "",
) -> Derived[Settlement]:
    """Return the settlement by the long route, as it is written on the sheet.

    Pools are equalised to `target`, or to the largest; the result is the same. `adjust` is the player
    whose mountain is made divisible. Raises `InconsistentRecord` when one is needed and not named.

    >>> from rulesengine.preferans.sheet import Sheet
    >>> nothing = ((0, 0, 0, 0),) * 4
    >>> settle(Sheet(("A", "B", "C", "D"), (56, 12, 6, 16), (76, 40, 52, 80), nothing),
    ...        PreferansRulebook(pool_point=20), target=21).value.result
    (530, 10, -230, -310)
    """
    house = rulebook or SOCHI
    level = max(sheet.pool) if target is None else target
    first, equalised, amnesty = until_amnesty(sheet, level, house)
    mountains = _divided(sheet.players, amnesty.value, house, rounding, adjust)
    mean, shares = _in_whists(sheet.players, mountains.row, rounding)
    pairs = pair_steps(sheet.players, mountains.added_to(sheet.whists))
    balances = tuple(_balance(*one) for one in zip(sheet.players, pairs, strict=True))
    results = tuple(_result(*one) for one in zip(sheet.players, shares, balances, strict=True))
    found = Settlement(
        sheet=sheet,
        rulebook=house,
        target=level,
        equalised=equalised,
        amnestied=amnesty.value,
        adjusted=mountains.row,
        mean=mean.value,
        mountain_whists=_values(shares),
        pair_balances=_matrix(pairs),
        whist_balance=_values(balances),
        result=_values(results),
    )
    steps = (*first, amnesty, *mountains.steps, mean, *results, check_zero(found.result))
    return derive(rules.SETTLED, found, *steps, result=by_player(sheet.players, found.result))


def until_amnesty(
    sheet: Sheet, level: Number, rulebook: PreferansRulebook
) -> tuple[tuple[Derived[Number], ...], Row, Derived[Row]]:
    """Return the first steps of every settlement: equal pools, the mountains that go with them, amnesty.

    >>> sheet = Sheet(("A", "B", "C", "D"), (56, 12, 6, 16), (76, 40, 52, 80), ((0, 0, 0, 0),) * 4)
    >>> _, equalised, amnesty = until_amnesty(sheet, 21, PreferansRulebook(pool_point=20))
    >>> equalised, amnesty.value
    ((6, 58, 82, 90), (0, 52, 76, 84))
    """
    steps = equalise(sheet, level, rulebook)
    equalised = tuple(one.value for one in steps)
    if all(pool == level for pool in sheet.pool):
        steps = (derive(rules.POOLS_LEVEL, level, pool=level),)
    return steps, equalised, give_amnesty(sheet.players, equalised)


def equalise(sheet: Sheet, level: Number, rulebook: PreferansRulebook) -> tuple[Derived[Number], ...]:
    """Return the mountains that go with equal pools: a pool's lack is added, its surplus taken off.

    >>> sheet = Sheet(("W", "E", "S"), (0, 0, 12), (0, 0, 0), ((0, 0, 0),) * 3)
    >>> [one.value for one in equalise(sheet, 12, PreferansRulebook())]
    [12, 12, 0]
    """
    return tuple(
        _equalised(player, pool, mountain, level, rulebook.mountain_per_pool)
        for player, pool, mountain in zip(sheet.players, sheet.pool, sheet.mountain, strict=True)
    )


def give_amnesty(players: tuple[str, ...], mountains: Row) -> Derived[Row]:
    """Return the mountains less the smallest of them.

    >>> give_amnesty(("W", "E", "S"), (322, 124, 82)).value
    (240, 42, 0)
    """
    smallest = min(mountains)
    amnisters = tuple(one for one, own in zip(players, mountains, strict=True) if own == smallest)
    if not smallest:
        before = by_player(players, mountains)
        return derive(rules.AMNESTY_NOTHING, mountains, players=amnisters, mountain=before)
    after = tuple(own - smallest for own in mountains)
    return derive(
        rules.AMNESTY,
        after,
        players=amnisters,
        smallest=smallest,
        before=by_player(players, mountains),
        after=by_player(players, after),
    )


def mean_mountain(players: tuple[str, ...], mountains: Row) -> Derived[Number]:
    """Return the mean of the mountains.

    >>> mean_mountain(("A", "B", "C", "D"), (0, 52, 76, 84)).value
    53
    """
    together = added(mountains)
    summed = derive(rules.MOUNTAIN_SUM, together, parts=mountains, total=together)
    mean = quotient(together, len(players))
    others = reject(rules.BY_N_MINUS_ONE, fewer=len(players) - 1, seats=len(players))
    return derive(
        rules.MEAN, mean, summed, instead_of=(others,), total=together, seats=len(players), mean=mean
    )


def pair_steps(players: tuple[str, ...], whists: tuple[Row, ...]) -> tuple[tuple[Derived[Number], ...], ...]:
    """Return, for each player, what the whists with each of the others come to.

    >>> whists = ((0, 120, 96), (240, 0, 12), (0, 0, 0))
    >>> [[pair.value for pair in row] for row in pair_steps(("W", "E", "S"), whists)]
    [[-120, 96], [120, 12], [-96, -12]]
    """
    seats = range(len(players))
    return tuple(
        tuple(
            _pair(players[one], players[other], whists[one][other], whists[other][one])
            for other in seats
            if other != one
        )
        for one in seats
    )


def check_zero(result: Row) -> Derived[Number]:
    """Return what all results add up to, with what was won and what was lost.

    >>> check_zero((-1484, 652, 832)).value, check_zero((6, 6, -13)).value
    (0, -1)
    """
    won, lost = added([one for one in result if one > 0]), -added([one for one in result if one < 0])
    residue = exact(won - lost)
    if residue:
        return derive(rules.RESIDUE, residue, won=won, lost=lost, residue=residue)
    return derive(rules.ZERO_SUM, residue, won=won, lost=lost)


def _equalised(player: str, pool: Number, mountain: Number, level: Number, factor: Number) -> Derived[Number]:
    stands = derive(rules.MOUNTAIN_STANDS, mountain, player=player, mountain=mountain)
    if pool == level:
        return stands
    change = exact((level - pool) * factor)
    difference = derive(
        rules.POOL_DIFFERENCE, change, player=player, pool=pool, equal_at=level, factor=factor, total=change
    )
    return total(rules.EQUALISED, stands, difference, player=player)


def _divided(
    players: tuple[str, ...], mountains: Row, rulebook: PreferansRulebook, rounding: Rounding, adjust: str
) -> Mountains:
    if rounding is Rounding.DIVISIBLE:
        return divide(players, mountains, rulebook, adjust)
    return Mountains(mountains)


def _in_whists(
    players: tuple[str, ...], mountains: Row, rounding: Rounding
) -> tuple[Derived[Number], tuple[Derived[Number], ...]]:
    """Return the mean mountain, and what each player's mountain is worth against it."""
    mean = mean_mountain(players, mountains)
    return mean, tuple(
        _share(player, own, mean.value, rounding) for player, own in zip(players, mountains, strict=True)
    )


def _share(player: str, mountain: Number, mean: Number, rounding: Rounding) -> Derived[Number]:
    whists = exact((mean - mountain) * MOUNTAIN_POINT)
    share = derive(
        rules.MOUNTAIN_WHISTS,
        whists,
        player=player,
        mean=mean,
        mountain=mountain,
        rate=MOUNTAIN_POINT,
        total=whists,
    )
    return truncate(player, share) if rounding is Rounding.TRUNCATE else share


def _pair(player: str, other: str, written: Number, against: Number) -> Derived[Number]:
    balance = exact(written - against)
    return derive(
        rules.PAIR, balance, player=player, opponent=other, written=written, against=against, total=balance
    )


def _balance(player: str, pairs: tuple[Derived[Number], ...]) -> Derived[Number]:
    """Return the sum of the pairs that have whists; one alone is added to the empty ones."""
    told = tuple(one for one in pairs if one.fact("written") or one.fact("against"))
    if not told:
        return derive(rules.NO_WHISTS, 0, player=player)
    return total(rules.WHIST_BALANCE, *(told if len(told) > 1 else pairs), player=player)


def _result(player: str, share: Derived[Number], balance: Derived[Number]) -> Derived[Number]:
    return total(rules.RESULT, share, balance, player=player)


def _values(steps: tuple[Derived[Number], ...]) -> Row:
    return tuple(one.value for one in steps)


def _matrix(pairs: tuple[tuple[Derived[Number], ...], ...]) -> tuple[Row, ...]:
    return tuple(
        (*(one.value for one in row[:seat]), 0, *(one.value for one in row[seat:]))
        for seat, row in enumerate(pairs)
    )
