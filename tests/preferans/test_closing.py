"""Closing the pool: aid in its order, and that it costs nobody anything."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from rulesengine.core.balance import added
from rulesengine.core.derivation import FactValue
from rulesengine.core.errors import InconsistentRecord
from rulesengine.preferans import rules
from rulesengine.preferans.axes import Closing
from rulesengine.preferans.closing import Closed, close_pool
from rulesengine.preferans.rulebook import LENINGRAD, SOCHI, PreferansRulebook
from rulesengine.preferans.sheet import Field, Row, Sheet, empty_sheet
from tests.preferans.strategies import SEATS, oracle

LENINGRAD_WITH_AID = replace(LENINGRAD, closing=Closing.EACH)


@st.composite
def open_sheets(draw: DrawFn) -> tuple[Sheet, int, str, int]:
    """Draw a sheet with pools at most full and one of them open, a player and points to write."""
    target = draw(st.integers(1, 30))
    players = SEATS[: draw(st.integers(3, 4))]
    pools = st.tuples(*[st.integers(0, target)] * len(players))
    pool = draw(pools.filter(lambda row: min(row) < target))
    mountain = draw(st.tuples(*[st.integers(-9, 60)] * len(players)))
    sheet = Sheet(players, pool, mountain, empty_sheet(players).whists)
    return sheet, target, draw(st.sampled_from(players)), draw(st.integers(0, 40))


def as_if_alone(sheet: Sheet, who: str, points: int) -> Sheet:
    """Return the sheet as if all points went into the own pool, however full."""
    seat = sheet.players.index(who)
    pool = tuple(one + points * (index == seat) for index, one in enumerate(sheet.pool))
    return replace(sheet, pool=pool)


@pytest.mark.parametrize("mountain_first", [False, True])
@given(drawn=open_sheets())
def test_each_step_begins_where_the_one_before_left_off(
    mountain_first: bool, drawn: tuple[Sheet, int, str, int]
) -> None:
    """Whatever is told of a mountain begins with what stands in it, and the last step ends with the sheet."""
    sheet, target, who, points = drawn
    told = close_pool(sheet, target, who, points, replace(SOCHI, mountain_first=mountain_first))
    stands: FactValue = sheet.stands(who, Field.MOUNTAIN)
    for step in told.steps():
        if step.rule in (rules.OFF_MOUNTAIN_FIRST, rules.OFF_MOUNTAIN):
            assert step.fact("before") == stands
            stands = step.fact("after")
    assert told.value.sheet.stands(who, Field.MOUNTAIN) == stands


@pytest.mark.parametrize("house", [SOCHI, LENINGRAD_WITH_AID], ids=("sochi", "leningrad"))
@pytest.mark.parametrize("mountain_first", [False, True])
@given(drawn=open_sheets())
def test_aid_costs_nobody_anything(
    house: PreferansRulebook, mountain_first: bool, drawn: tuple[Sheet, int, str, int]
) -> None:
    """At the worth of a pool point the settlement is as if all points were written in the own pool."""
    sheet, target, who, points = drawn
    ours = replace(house, mountain_first=mountain_first)
    after = close_pool(sheet, target, who, points, ours).value.sheet
    assert oracle(after, house.pool_point) == oracle(as_if_alone(sheet, who, points), house.pool_point)


@given(open_sheets())
def test_aid_at_ten_is_not_neutral_where_a_point_is_worth_twenty(
    drawn: tuple[Sheet, int, str, int],
) -> None:
    """The helper loses ten whists for each point given away."""
    sheet, target, who, points = drawn
    cheap = replace(LENINGRAD_WITH_AID, aid_whists=10)
    after = close_pool(sheet, target, who, points, cheap).value.sheet
    seat = sheet.players.index(who)
    given_away = added(after.whists[seat]) // 10
    fair = oracle(as_if_alone(sheet, who, points), 20)[seat]
    assert fair - oracle(after, 20)[seat] == 10 * given_away


@given(open_sheets(), st.sampled_from([SOCHI, LENINGRAD_WITH_AID]))
def test_no_point_is_lost(drawn: tuple[Sheet, int, str, int], house: PreferansRulebook) -> None:
    """What is written in pools and taken off the mountain is what was made."""
    sheet, target, who, points = drawn
    after = close_pool(sheet, target, who, points, house).value.sheet
    gained = added(after.pool) - added(sheet.pool)
    off = added(sheet.mountain) - added(after.mountain)
    assert gained + off / house.mountain_per_pool == points
    assert max(after.pool) <= max(target, *sheet.pool)


@given(open_sheets())
def test_mountain_is_touched_only_when_all_pools_are_closed(
    drawn: tuple[Sheet, int, str, int],
) -> None:
    """Help goes before writing off, and the game is over exactly when every pool is closed."""
    sheet, target, who, points = drawn
    end: Closed = close_pool(sheet, target, who, points).value
    if end.sheet.mountain != sheet.mountain:
        assert end.game_over
    assert end.game_over == (set(end.closed) == set(sheet.players))


@pytest.mark.parametrize(
    ("pool", "who", "helped"),
    [((20, 8, 8), "A", "B"), ((8, 20, 8), "B", "C"), ((8, 8, 20), "C", "A"), ((20, 7, 8), "A", "C")],
)
def test_fullest_first_then_clockwise(pool: Row, who: str, helped: str) -> None:
    """The fullest open pool is helped; among equals the next clockwise."""
    sheet = Sheet(("A", "B", "C"), pool, (0, 0, 0), empty_sheet(("A", "B", "C")).whists)
    lines = close_pool(sheet, 20, who, 2).value.lines
    assert lines[0].player == helped


@pytest.mark.parametrize(("points", "over"), [(2, False), (3, True), (4, True)])
def test_sum_ends_the_game_at_its_target(points: int, over: bool) -> None:
    """62, 63 and 64 of 63; nobody is helped."""
    sheet = Sheet(("A", "B", "C"), (40, 20, 0), (0, 0, 0), empty_sheet(("A", "B", "C")).whists)
    end = close_pool(sheet, 21, "C", points, LENINGRAD).value
    assert end.game_over is over
    assert end.sheet.pool == (40, 20, points)


@pytest.mark.parametrize(
    ("change", "rule"), [({"who": "X"}, rules.UNKNOWN_PLAYER), ({"pool": (21, 0, 0)}, rules.ABOVE_TARGET)]
)
def test_sheet_that_cannot_arise_is_refused(change: dict[str, Any], rule: object) -> None:
    """An unknown player, and a pool above its target."""
    players = ("A", "B", "C")
    sheet = Sheet(players, change.get("pool", (1, 2, 3)), (0, 0, 0), empty_sheet(players).whists)
    with pytest.raises(InconsistentRecord) as caught:
        close_pool(sheet, 20, change.get("who", "A"), 2)
    assert [one.rule for one in caught.value.problems] == [rule]


def test_common_pool_is_open_to_everybody_until_it_is_closed() -> None:
    """Where the sum counts nobody's pool closes alone, however much it holds."""
    sheet = Sheet(("A", "B", "C"), (40, 20, 0), (0, 0, 0), empty_sheet(("A", "B", "C")).whists)
    assert close_pool(sheet, 21, "C", 2, LENINGRAD).fact("open") == ("A", "B", "C")
    each = replace(sheet, pool=(21, 20, 0))
    assert close_pool(each, 21, "C", 2).fact("open") == ("B", "C")
