"""The last tricks: what the points already in the banks decide, for the hand and for the match."""

from dataclasses import dataclass, replace

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import IllegalMove, InconsistentRecord, Problems, problem
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import base_award
from rulesengine.kozel.match import check_start, is_over
from rulesengine.kozel.points import SIDES, Score
from rulesengine.kozel.rulebook import ARTICLE, DECK_POINTS, HALF, MAJORITY, KozelRulebook
from rulesengine.kozel.state import MatchState, state_of
from rulesengine.kozel.ties import carried_award


@dataclass(frozen=True, slots=True, kw_only=True)
class Clinch:
    """What is decided before the last trick.

    `over_if_wins` holds, for each side, whether the match is over should that side win the hand, with
    the smallest win that its confirmed points still allow. `needs` are points to reach 61.
    """

    decided: bool
    hand_winner: str
    over_if_wins: tuple[bool, bool]
    needs: Score
    table_wins_for: tuple[str, ...]
    confirmed: Score
    table: int


def judge_finish(
    confirmed: Score,
    table: int = 0,
    pairs: Score = (0, 0),
    carry: int = 0,
    rulebook: KozelRulebook = ARTICLE,
) -> Derived[Clinch]:
    """Return what confirmed points and the points on the table decide.

    `confirmed` are card points already in the banks, `table` those lying in the current trick. Raises
    `InconsistentRecord` for points that no deal can hold, `IllegalMove` when the match is over.

    >>> scene = judge_finish((58, 40), table=3, pairs=(5, 4), carry=1).value
    >>> scene.table_wins_for, scene.over_if_wins
    (('A',), (True, True))
    """
    state = state_of(pairs, carry)
    _check(confirmed, table, state, rulebook)
    ends = tuple(_if_wins(side, confirmed, state, rulebook) for side in SIDES)
    needs = tuple(_needs(side, confirmed) for side in SIDES)
    missing = tuple(one for one in needs if one.value)
    told = tuple(end for end, need in zip(ends, needs, strict=True) if need.rule is not kozel.CANNOT_WIN)
    hand = _hand(confirmed)
    decided = hand.rule is not kozel.HAND_OPEN
    tables = tuple(_table(side, confirmed, table) for side in SIDES) if table and not decided else ()
    found = Clinch(
        decided=decided,
        hand_winner=hand.value,
        over_if_wins=(ends[0].value, ends[1].value),
        needs=(needs[0].value, needs[1].value),
        table_wins_for=tuple(side for side, one in zip(SIDES, tables, strict=False) if one.value),
        confirmed=confirmed,
        table=table,
    )
    return _verdict(found, rulebook, (*missing, hand, *tables, *_zero_card(found, table), *told))


def _check(confirmed: Score, table: int, state: MatchState, rulebook: KozelRulebook) -> None:
    found = Problems()
    found.attempt(check_start, state.pairs, state.carry, rulebook)
    together = sum(confirmed) + table
    if together > DECK_POINTS:
        parts = (*confirmed, table)
        found.add(
            InconsistentRecord(
                problem(kozel.TOO_MANY_POINTS, "confirmed", parts=parts, total=together, deck=DECK_POINTS)
            )
        )
    if is_over(state, rulebook):
        over = problem(kozel.MATCH_ALREADY_OVER, "pairs", pairs=state.pairs, target=rulebook.target)
        found.add(IllegalMove(over))
    found.raise_any()


def _needs(side: str, confirmed: Score) -> Derived[int]:
    mine = confirmed[SIDES.index(side)]
    needs = max(0, MAJORITY - mine)
    left = DECK_POINTS - sum(confirmed)
    if needs > left:
        return derive(kozel.CANNOT_WIN, needs, side=side, confirmed=mine, left=left, most=mine + left)
    return derive(kozel.NEEDS, needs, side=side, confirmed=mine, majority=MAJORITY, needs=needs)


def _hand(confirmed: Score) -> Derived[str]:
    for side, mine in zip(SIDES, confirmed, strict=True):
        if mine >= MAJORITY:
            return derive(kozel.HAND_DECIDED, side, winner=side, confirmed=mine, majority=MAJORITY)
    if confirmed == (HALF, HALF):
        return derive(kozel.HAND_TIED, "", confirmed=confirmed)
    left = DECK_POINTS - sum(confirmed)
    lonely = (derive(kozel.ONE_POINT_LEFT, left, left=left),) if left == 1 else ()
    return derive(kozel.HAND_OPEN, "", *lonely, confirmed=confirmed, left=left)


def _table(side: str, confirmed: Score, table: int) -> Derived[bool]:
    mine, others = confirmed[SIDES.index(side)], confirmed[SIDES.index(side) - 1]
    together = mine + table
    rule = kozel.TABLE_DECIDES if together >= MAJORITY else kozel.TABLE_SHORT
    if together == others == HALF:
        rule = kozel.TABLE_TIES
    return derive(rule, together >= MAJORITY, side=side, confirmed=mine, table=table, total=together)


def _zero_card(found: Clinch, table: int) -> tuple[Derived[int], ...]:
    return (derive(kozel.COST_AND_STRENGTH, table, table=table),) if found.table_wins_for else ()


def _if_wins(side: str, confirmed: Score, state: MatchState, rulebook: KozelRulebook) -> Derived[bool]:
    """Return whether the match ends when a side wins the hand, and whether the carry makes it so."""
    index = SIDES.index(side)
    smallest_win = max(MAJORITY, confirmed[index])
    pairs = base_award((smallest_win, DECK_POINTS - smallest_win), rulebook).value
    before = state.pairs[index]
    carried = carried_award(state, side, pairs, rulebook)
    parts = (before, pairs, *((carried.value,) if carried else ()))
    over = sum(parts) >= rulebook.target
    because: tuple[Derived[object], ...] = ()
    if carried and carried.rule is kozel.CARRY_STOPS:
        because = (replace(carried, because=()),)
    elif carried and over:
        because = (_carry_matters(side, before + pairs, carried, rulebook),)
    return derive(
        kozel.WIN_ENDS if over else kozel.WIN_GOES_ON,
        over,
        *because,
        side=side,
        before=before,
        parts=parts,
        total=sum(parts),
        target=rulebook.target,
    )


def _carry_matters(side: str, without: int, carried: Derived[int], rulebook: KozelRulebook) -> Derived[bool]:
    if without >= rulebook.target:
        return derive(kozel.CARRY_NOT_NEEDED, False, side=side, without=without, target=rulebook.target)
    return derive(
        kozel.CARRY_DECIDES, True, side=side, without=without, carry=carried.value, target=rulebook.target
    )


def _verdict(found: Clinch, rulebook: KozelRulebook, steps: tuple[Derived[object], ...]) -> Derived[Clinch]:
    confirmed = found.confirmed
    if found.hand_winner:
        ends = found.over_if_wins[SIDES.index(found.hand_winner)]
        rule = kozel.FINISH_OVER if ends else kozel.FINISH_HAND
        points = confirmed[SIDES.index(found.hand_winner)]
        return derive(rule, found, *steps, winner=found.hand_winner, total=points, target=rulebook.target)
    if found.decided:
        return derive(kozel.FINISH_TIED, found, *steps, confirmed=confirmed)
    if found.table_wins_for:
        return derive(kozel.FINISH_TABLE, found, *steps, sides=found.table_wins_for, table=found.table)
    return derive(kozel.FINISH_OPEN, found, *steps, needs=found.needs)
