"""The settlement against the one closed formula, and everything that must not change it."""

from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.balance import added
from rulesengine.core.derivation import Derived
from rulesengine.preferans import rules
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.settle import Settlement, settle
from rulesengine.preferans.sheet import Sheet
from rulesengine.preferans.short import settle_short
from rulesengine.preferans.worth import worth_of
from tests.preferans.strategies import oracle, sheets, units


def house(unit: int) -> PreferansRulebook:
    """Return a convention with this worth of a pool point."""
    return PreferansRulebook(pool_point=unit)


@given(sheets(), units, st.one_of(st.none(), st.integers(1, 100)))
def test_settlement_is_the_closed_formula(sheet: Sheet, unit: int, target: int | None) -> None:
    """Whatever the target, step by step comes to what the formula says."""
    assert settle(sheet, house(unit), target).value.result == oracle(sheet, unit)


@given(sheets(), units)
def test_short_route_and_long_route_agree(sheet: Sheet, unit: int) -> None:
    """Two derivations, and a third in one formula, of the same numbers."""
    long, short = settle(sheet, house(unit)), settle_short(sheet, house(unit))
    assert short.value.result == long.value.result == worth_of(sheet, house(unit)).value
    assert short.rule is not long.rule


@given(sheets(), st.integers(-50, 50))
def test_amnesty_changes_nothing(sheet: Sheet, off: int) -> None:
    """The same taken off every mountain leaves the result as it was."""
    lower = replace(sheet, mountain=tuple(one - off for one in sheet.mountain))
    assert settle(lower).value.result == settle(sheet).value.result


@given(sheets(), st.integers(0, 99))
def test_whists_of_a_pair_can_be_set_off(sheet: Sheet, more: int) -> None:
    """The same added on both sides of a pair changes no result."""
    rows = [list(row) for row in sheet.whists]
    rows[0][1] += more
    rows[1][0] += more
    swelled = replace(sheet, whists=tuple(map(tuple, rows)))
    assert settle(swelled).value.result == settle(sheet).value.result


@given(sheets(), units)
def test_what_some_win_others_lose(sheet: Sheet, unit: int) -> None:
    """Results, pair balances and pair results add up to zero."""
    found = settle(sheet, house(unit)).value
    assert found.residue == 0
    assert added([one for row in found.pair_balances for one in row]) == 0
    assert tuple(map(added, found.pair_results)) == found.result


@given(sheets(), units)
def test_changing_seats_changes_seats(sheet: Sheet, unit: int) -> None:
    """Every order of the players gives every player the same."""
    seats = range(len(sheet.players))
    results = dict(zip(sheet.players, settle(sheet, house(unit)).value.result, strict=True))
    for order in list(permutations(seats))[1::5]:
        moved = Sheet(
            tuple(sheet.players[seat] for seat in order),
            tuple(sheet.pool[seat] for seat in order),
            tuple(sheet.mountain[seat] for seat in order),
            tuple(tuple(sheet.whists[one][other] for other in order) for one in order),
        )
        again = settle(moved, house(unit)).value
        assert dict(zip(moved.players, again.result, strict=True)) == results


@given(sheets())
def test_pool_point_is_a_mountain_point_of_the_other_side(sheet: Sheet) -> None:
    """In Sochi a point in the pool and a point less in the mountain are the same."""
    written = replace(sheet, pool=(sheet.pool[0] + 7, *sheet.pool[1:]))
    lowered = replace(sheet, mountain=(sheet.mountain[0] - 7, *sheet.mountain[1:]))
    assert settle(written).value.result == settle(lowered).value.result


@pytest.mark.parametrize(("count", "to_each"), [(3, "20"), (4, "15")])
def test_six_mountain_points_are_divided_by_all_players(count: int, to_each: str) -> None:
    """The divisor is the number of players: a check of zero alone would not notice another one."""
    players = tuple("ABCD"[:count])
    nothing = (0,) * count
    sheet = Sheet(players, nothing, (6, *nothing[1:]), (nothing,) * count)
    result = settle(sheet).value.result
    assert [str(one) for one in result[1:]] == [to_each] * (count - 1)


@given(sheets(), units)
def test_every_number_on_the_way_is_the_one_in_the_answer(sheet: Sheet, unit: int) -> None:
    """The steps that end in results hold exactly these results, in seat order."""
    derived = settle(sheet, house(unit))
    ends = [one for one in derived.because if one.rule is rules.RESULT]
    assert tuple(one.value for one in ends) == derived.value.result
    assert [one.fact("player") for one in ends] == list(sheet.players)


@given(sheets(count=4))
def test_steps_stand_in_the_order_of_the_sheet(sheet: Sheet) -> None:
    """Equalise, amnesty, mean, results, check."""
    derived: Derived[Settlement] = settle(sheet)
    order = [one.rule.id for one in derived.because]
    assert order[-1] == rules.ZERO_SUM.id
    assert order[-5:-1] == [rules.RESULT.id] * 4
    assert order[-6] == rules.MEAN.id
    assert order[-7] in (rules.AMNESTY.id, rules.AMNESTY_NOTHING.id)


@given(sheets(), st.data())
def test_no_sum_is_told_of_one_number(sheet: Sheet, data: st.DataObject) -> None:
    """Where little is written, what is added up still has two parts: 3 + 0 = 3, and never 3 = 3."""
    keep = st.booleans()
    whists = tuple(tuple(one * data.draw(keep) for one in row) for row in sheet.whists)
    sparse = replace(sheet, whists=whists, pool=tuple(one * data.draw(keep) for one in sheet.pool))
    for told in (settle(sparse), settle_short(sparse), worth_of(sparse)):
        for step in told.steps():
            parts = dict(step.facts).get("parts", ())
            assert not isinstance(parts, tuple) or len(parts) != 1
