"""Closing the pool: the own pool, American aid to the others, what is left off the mountain, the end."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulesengine.core.balance import Number, added, exact
from rulesengine.core.derivation import Derived, derive, reject
from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.preferans import rules
from rulesengine.preferans.axes import Closing
from rulesengine.preferans.rulebook import SOCHI, PreferansRulebook
from rulesengine.preferans.sheet import (
    Field,
    Line,
    Sheet,
    Step,
    Written,
    by_player,
    empty_sheet,
    lines_in,
    reasons_in,
    sheet_facts,
)


@dataclass(frozen=True, slots=True)
class Closed:
    """A sheet after points were written: the whists on it are the new ones alone."""

    sheet: Sheet
    target: int
    lines: tuple[Line, ...]
    rulebook: PreferansRulebook

    @property
    def game_over(self) -> bool:
        """Whether every pool, or all together, have reached the target."""
        return is_over(self.sheet, self.target, self.rulebook)

    @property
    def closed(self) -> tuple[str, ...]:
        """The players whose own pool holds the target."""
        pools = zip(self.sheet.players, self.sheet.pool, strict=True)
        return tuple(player for player, pool in pools if pool >= self.target)


def close_pool(
    sheet: Sheet, target: int, who: str, points: Number, rulebook: PreferansRulebook | None = None
) -> Derived[Closed]:
    """Return the sheet after a player wrote pool points, with aid and the end of the game.

    Only pool and mountain of `sheet` matter; the whists of the answer are what is written now. Raises
    `InconsistentRecord` for a pool that cannot have grown so large, and when the game was over before.

    >>> sheet = Sheet(("A", "B", "C"), (16, 18, 19), (5, 0, 0), ((0, 0, 0),) * 3)
    >>> after = close_pool(sheet, 20, "A", 10).value.sheet
    >>> after.pool, after.mountain, after.whists[0]
    ((20, 20, 20), (2, 0, 0), (0, 20, 10))
    """
    house = rulebook or SOCHI
    faults = tuple(_faults(sheet, target, who, house))
    if faults:
        raise InconsistentRecord(*faults)
    steps = tuple(pool_steps(sheet, target, who, points, house))
    lines = lines_in(steps)
    blank = replace(sheet, whists=empty_sheet(sheet.players).whists)
    return _verdict(Closed(blank.with_lines(lines), target, lines, house), reasons_in(steps))


def pool_steps(
    sheet: Sheet, target: int, who: str, points: Number, rulebook: PreferansRulebook
) -> Iterator[Step]:
    """Yield where pool points go, in the order in which they are written.

    >>> sheet = Sheet(("A", "B", "C"), (18, 20, 14), (0, 0, 0), empty_sheet(("A", "B", "C")).whists)
    >>> steps = pool_steps(sheet, 20, "A", 6, PreferansRulebook())
    >>> [(line.player, line.field.value, line.amount) for line, _ in steps if line]
    [('A', 'pool', 2), ('C', 'pool', 4), ('A', 'whists', 40)]
    """
    left = points
    if rulebook.mountain_first:
        for line, reason in _off_mountain_first(sheet, who, left, rulebook):
            yield line, reason
            sheet = sheet.with_lines((line,))
            left -= reason.value
    if not left:
        return
    if rulebook.closing is Closing.SUM:
        yield _without_aid(sheet, who, left)
        return
    pool = dict(zip(sheet.players, sheet.pool, strict=True))
    yield from _own_pool(pool, target, who, left)
    left -= min(left, max(0, target - pool[who]))
    for other in _receivers(sheet.players, pool, target, who):
        if not left:
            return
        given = min(left, target - pool[other])
        yield from _aid(pool, who, other, given, rulebook)
        left -= given
    if left:
        yield _off_mountain(sheet, who, left, rulebook)


def is_over(sheet: Sheet, target: int, rulebook: PreferansRulebook) -> bool:
    """Tell whether every pool, or all together, have reached the target.

    >>> from rulesengine.preferans.rulebook import LENINGRAD, SOCHI
    >>> sheet = Sheet(("A", "B", "C"), (30, 20, 13), (0, 0, 0), empty_sheet(("A", "B", "C")).whists)
    >>> is_over(sheet, 21, LENINGRAD), is_over(sheet, 21, SOCHI)
    (True, False)
    """
    if rulebook.closing is Closing.SUM:
        return added(sheet.pool) >= target * len(sheet.players)
    return min(sheet.pool) >= target


def closed_pools(sheet: Sheet, target: int, rulebook: PreferansRulebook) -> tuple[str, ...]:
    """Return the players behind whose pool the sign of closing stands: each by itself, or all at once.

    >>> from rulesengine.preferans.rulebook import LENINGRAD, SOCHI
    >>> sheet = Sheet(("A", "B", "C"), (30, 20, 13), (0, 0, 0), empty_sheet(("A", "B", "C")).whists)
    >>> closed_pools(sheet, 21, LENINGRAD), closed_pools(sheet, 21, SOCHI)
    (('A', 'B', 'C'), ('A',))
    """
    if rulebook.closing is Closing.SUM:
        return sheet.players if is_over(sheet, target, rulebook) else ()
    return tuple(player for player, pool in zip(sheet.players, sheet.pool, strict=True) if pool >= target)


def _faults(sheet: Sheet, target: int, who: str, rulebook: PreferansRulebook) -> Iterator[Problem]:
    if who not in sheet.players:
        yield problem(rules.UNKNOWN_PLAYER, "who", player=who, players=sheet.players)
    if rulebook.closing is Closing.EACH:
        for index, (player, pool) in enumerate(zip(sheet.players, sheet.pool, strict=True)):
            if pool > target:
                yield problem(rules.ABOVE_TARGET, f"pool[{index}]", player=player, pool=pool, target=target)
    if is_over(sheet, target, rulebook):
        yield problem(rules.ALREADY_CLOSED, "pool", pool=by_player(sheet.players, sheet.pool), target=target)


def _off_mountain_first(
    sheet: Sheet, who: str, points: Number, rulebook: PreferansRulebook
) -> Iterator[tuple[Line, Derived[Number]]]:
    before = sheet.stands(who, Field.MOUNTAIN)
    factor = rulebook.mountain_per_pool
    used = min(points, max(0, before) // factor)
    if used:
        off = exact(used * factor)
        reason = derive(
            rules.OFF_MOUNTAIN_FIRST,
            used,
            player=who,
            points=used,
            before=before,
            after=exact(before - off),
            off=off,
        )
        yield Line(who, Field.MOUNTAIN, -off), reason


def _without_aid(sheet: Sheet, who: str, points: Number) -> Step:
    before = sheet.stands(who, Field.POOL)
    grows = derive(
        rules.POOL_WITHOUT_AID,
        points,
        instead_of=(reject(rules.AID, player=who),),
        player=who,
        points=points,
        before=before,
        after=exact(before + points),
    )
    return Line(who, Field.POOL, points), grows


def _own_pool(pool: dict[str, Number], target: int, who: str, points: Number) -> Iterator[Step]:
    before = pool[who]
    room = min(points, max(0, target - before))
    if room:
        grows = derive(
            rules.POOL_GROWS,
            room,
            player=who,
            points=room,
            before=before,
            after=exact(before + room),
            target=target,
        )
        yield Line(who, Field.POOL, room), grows
    if room < points or before + room == target:
        yield None, derive(rules.POOL_CLOSED, target, player=who, target=target)


def _receivers(players: tuple[str, ...], pool: dict[str, Number], target: int, who: str) -> tuple[str, ...]:
    """Return who is helped, in this order: the fullest open pool first, among equals the next clockwise."""
    seat = players.index(who)
    clockwise = (*players[seat + 1 :], *players[:seat])
    return tuple(sorted((one for one in clockwise if pool[one] < target), key=lambda one: -pool[one]))


def _aid(
    pool: dict[str, Number], who: str, other: str, given: Number, rulebook: PreferansRulebook
) -> Iterator[Step]:
    tied = tuple(one for one in pool if one not in (who, other) and pool[one] == pool[other])
    choice: tuple[Derived[str], ...] = ()
    if tied:
        choice = (
            derive(rules.AID_CLOCKWISE, other, players=(other, *tied), opponent=other, before=pool[other]),
        )
    whists = exact(given * rulebook.aid_whists)
    reason = derive(
        rules.AID,
        given,
        *choice,
        instead_of=(reject(rules.OFF_MOUNTAIN, player=who),),
        player=who,
        opponent=other,
        points=given,
        before=pool[other],
        after=exact(pool[other] + given),
        rate=rulebook.aid_whists,
        whists=whists,
    )
    yield Line(other, Field.POOL, given), reason
    yield Line(who, Field.WHISTS, whists, other), reason


def _off_mountain(sheet: Sheet, who: str, points: Number, rulebook: PreferansRulebook) -> Written:
    before = sheet.stands(who, Field.MOUNTAIN)
    off = exact(points * rulebook.mountain_per_pool)
    reason = derive(
        rules.OFF_MOUNTAIN,
        off,
        player=who,
        points=points,
        factor=rulebook.mountain_per_pool,
        before=before,
        after=exact(before - off),
    )
    return Line(who, Field.MOUNTAIN, -off), reason


def _verdict(found: Closed, reasons: tuple[Derived[object], ...]) -> Derived[Closed]:
    if found.rulebook.closing is Closing.SUM:
        reasons = (*reasons, _sum(found))
    facts = sheet_facts(found.sheet)
    if found.game_over:
        return derive(rules.GAME_OVER, found, *reasons, **facts)
    closed = closed_pools(found.sheet, found.target, found.rulebook)
    open_pools = tuple(one for one in found.sheet.players if one not in closed)
    return derive(rules.GAME_GOES_ON, found, *reasons, open=open_pools, **facts)


def _sum(found: Closed) -> Derived[Number]:
    sheet, target, together = found.sheet, found.target, added(found.sheet.pool)
    return derive(
        rules.SUM_REACHED if found.game_over else rules.SUM_OPEN,
        together,
        parts=sheet.pool,
        total=together,
        seats=len(sheet.players),
        target=target,
        whole=target * len(sheet.players),
    )
