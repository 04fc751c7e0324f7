"""What a deal is worth to each player in whists, the moment it is written, and what one trick is worth."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulesengine.core.balance import Number, above_mean, exact
from rulesengine.core.derivation import Derived, derive, total
from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.preferans import rules
from rulesengine.preferans.axes import ACTIVE, MOUNTAIN_POINT, TRICKS, Contract
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.rulebook import SOCHI, PreferansRulebook
from rulesengine.preferans.seating import SEATS, Answer, Call, Deal, is_played
from rulesengine.preferans.sheet import Row, Sheet, Writing, by_player, empty_sheet


@dataclass(frozen=True, slots=True)
class Worth:
    """What was written, and what each player has won by it."""

    writing: Writing
    players: tuple[str, ...]
    whists: Row


@dataclass(frozen=True, slots=True)
class TrickValue:
    """A game under every number of tricks that the declarer may take, from 0 to 10."""

    deals: tuple[Worth, ...]

    @property
    def values(self) -> Row:
        """What the declarer wins with 0, 1, … 10 tricks."""
        return tuple(one.whists[0] for one in self.deals)

    @property
    def steps(self) -> Row:
        """What each next trick is worth to the declarer."""
        return tuple(
            exact(after - before) for before, after in zip(self.values[:-1], self.values[1:], strict=True)
        )


def worth_of(sheet: Sheet, rulebook: PreferansRulebook | None = None) -> Derived[Row]:
    """Return what a sheet, or what one deal adds to it, is worth to each player.

    It is the whole settlement in one formula: what is above the mean in the pool, below it in the
    mountain, and the whists.

    >>> worth_of(Sheet(("A", "B", "C"), (2, 0, 0), (0, 0, 0), ((0, 0, 0),) * 3)).value
    (Fraction(40, 3), Fraction(-20, 3), Fraction(-20, 3))
    """
    house = rulebook or SOCHI
    pools, mountains = above_mean(sheet.pool), above_mean(sheet.mountain)
    shares = tuple(
        _share(player, pools[seat], mountains[seat], _whists(sheet, seat), house)
        for seat, player in enumerate(sheet.players)
    )
    row = tuple(one.value for one in shares)
    return derive(rules.WORTH, row, *shares, result=by_player(sheet.players, row))


def worth_of_deal(
    deal: Deal, players: tuple[str, ...] = (), rulebook: PreferansRulebook | None = None
) -> Derived[Worth]:
    """Return what one deal is worth to each player; `players` may name a fourth who sits.

    Raises `InconsistentRecord` for a deal that names somebody who is none of the players.

    >>> passed = (Answer("B", Call.PASS), Answer("C", Call.PASS))
    >>> eight = Deal(level=Contract.EIGHT, declarer="A", answers=passed)
    >>> worth_of_deal(eight).value.whists, worth_of_deal(eight, ("A", "B", "C", "D")).value.whists
    ((40, -20, -20), (45, -15, -15, -15))
    """
    writing = write_deal(_at_table(deal, players) if players else deal, rulebook)
    everybody = tuple(dict.fromkeys((*players, *writing.value.players)))
    delta = empty_sheet(everybody).with_lines(writing.value.lines)
    worth = worth_of(delta, rulebook)
    found = Worth(writing.value, everybody, worth.value)
    result = by_player(everybody, worth.value)
    return derive(rules.DEAL_WORTH, found, writing, worth, level=deal.level, result=result)


def trick_value(
    level: Contract,
    whisters: int = 2,
    count: int = ACTIVE,
    rulebook: PreferansRulebook | None = None,
) -> Derived[TrickValue]:
    """Return what a game is worth to the declarer with every number of tricks.

    The tricks of the defenders are shared as evenly as they can be, the first getting the odd one. Where
    nobody whists the cards are not played, and no trick changes anything.

    >>> six = trick_value(Contract.SIX).value
    >>> six.values[5:7], six.steps[5]
    ((Fraction(-82, 3), Fraction(16, 3)), Fraction(98, 3))
    """
    calls = [Call.WHIST] * whisters + [Call.PASS] * (ACTIVE - 1 - whisters)
    said = tuple(Answer(*one) for one in zip(SEATS[1:ACTIVE], calls, strict=True))
    dealer = SEATS[ACTIVE] if count > ACTIVE else ""
    plain = Deal(level=level, declarer=SEATS[0], answers=said, dealer=dealer)
    if level is Contract.MISERE:
        plain = replace(plain, answers=())
    played = is_played(plain, rulebook or SOCHI)
    worths = tuple(
        worth_of_deal(replace(plain, tricks=_shared(taken)) if played else plain, rulebook=rulebook)
        for taken in range(TRICKS + 1)
    )
    found = TrickValue(tuple(one.value for one in worths))
    steps = tuple(
        _one(taken, found.values[taken], *found.steps[taken - 1 : taken]) for taken in range(TRICKS + 1)
    )
    return derive(rules.TRICK_VALUES, found, *steps, level=level, values=found.values)


def _at_table(deal: Deal, players: tuple[str, ...]) -> Deal:
    """Return a deal in which those hold cards who are at the table, also where only some are named."""
    places = tuple(_named(deal))
    strange = tuple((where, one) for where, one in places if one not in players)
    if strange:
        raise InconsistentRecord(
            *(problem(rules.UNKNOWN_PLAYER, where, player=one, players=players) for where, one in strange)
        )
    named = {one for _, one in places}
    absent = tuple((one, 0) for one in players if one not in named)
    holding = named - {deal.dealer}
    return replace(deal, tricks=(*deal.tricks, *absent[: max(0, ACTIVE - len(holding))]))


def _named(deal: Deal) -> Iterator[tuple[str, str]]:
    """Yield everybody whom a deal names, each with the place."""
    yield "declarer", deal.declarer
    yield from (("dealer", deal.dealer),) if deal.dealer else ()
    yield from ((f"tricks.{name}", name) for name, _ in deal.tricks)
    yield from ((f"answers[{index}]", answer.player) for index, answer in enumerate(deal.answers))


def _shared(taken: int) -> tuple[tuple[str, int], ...]:
    """Return all tricks when the declarer takes so many: the first defender is given the odd one."""
    left = TRICKS - taken
    return tuple(zip(SEATS[:ACTIVE], (taken, left - left // 2, left // 2), strict=True))


def _one(taken: int, whists: Number, *step: Number) -> Derived[Number]:
    if not step or not taken:
        return derive(rules.FIRST_VALUE, whists, taken=taken, total=whists)
    return derive(rules.TRICK_VALUE, whists, taken=taken, total=whists, step=step[0])


def _whists(sheet: Sheet, seat: int) -> Number:
    return exact(sum(sheet.whists[seat]) - sum(row[seat] for row in sheet.whists))


def _share(
    player: str, pool: Number, mountain: Number, whists: Number, rulebook: PreferansRulebook
) -> Derived[Number]:
    from_pool = exact(pool * rulebook.pool_point)
    from_mountain = exact(-mountain * MOUNTAIN_POINT)
    parts = (
        derive(
            rules.POOL_WORTH, from_pool, player=player, apart=pool, rate=rulebook.pool_point, total=from_pool
        ),
        derive(
            rules.MOUNTAIN_WORTH,
            from_mountain,
            player=player,
            apart=mountain,
            rate=MOUNTAIN_POINT,
            total=from_mountain,
        ),
        derive(rules.WHISTS_WORTH, whists, player=player, total=whists),
    )
    return total(rules.WORTH_SUM, *_told(parts), player=player)


def _told(parts: tuple[Derived[Number], ...]) -> tuple[Derived[Number], ...]:
    """Return the parts that count, the last one beside a single other: one number alone is no sum."""
    weightiest = sorted(parts, key=lambda part: (not part.value, part is not parts[-1]))[:2]
    return tuple(part for part in parts if part.value or part in weightiest)
