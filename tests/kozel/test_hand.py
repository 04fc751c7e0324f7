"""The points of a hand give its class; totals that no deal gives are refused with what would explain them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.derivation import Rule
from rulesengine.core.errors import InconsistentRecord
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Result, base_award, check_points, result_of, winner_of
from rulesengine.kozel.points import Score, shortest_sets
from rulesengine.kozel.rulebook import ARTICLE, CARD_POINTS, KozelRulebook
from tests.kozel.strategies import houses, scores


@pytest.mark.parametrize(
    ("mine", "result", "pairs"),
    [
        (60, Result.TIE, 0),
        (61, Result.WIN, 1),
        (62, Result.WIN, 1),
        (74, Result.WIN, 1),
        (88, Result.WIN, 1),
        (89, Result.WIN, 1),
        (90, Result.BIG_WIN, 2),
        (91, Result.BIG_WIN, 2),
        (95, Result.BIG_WIN, 2),
        (119, Result.BIG_WIN, 2),
        (120, Result.BIG_WIN, 2),
    ],
)
def test_class_of_a_hand_on_both_sides_of_each_edge(mine: int, result: Result, pairs: int) -> None:
    """60 is a tie, 61 to 89 a win, 90 to 120 a big one, for either side."""
    for points in ((mine, 120 - mine), (120 - mine, mine)):
        assert result_of(points, ARTICLE) is result
        assert base_award(points, ARTICLE).value == pairs


@given(scores, houses())
def test_winner_has_more_points_and_swapping_sides_swaps_it(points: Score, house: KozelRulebook) -> None:
    """Who wins depends on the points alone, and the class not on the side."""
    swapped = (points[1], points[0])
    assert winner_of(points) == {"A": "B", "B": "A", "": ""}[winner_of(swapped)]
    assert result_of(points, house) is result_of(swapped, house)
    assert (winner_of(points) == "") == (points == (60, 60))


@given(scores, houses())
def test_exactly_one_class_applies_and_the_others_are_rejected(points: Score, house: KozelRulebook) -> None:
    """The rule that applies is never among those that were rejected."""
    found = base_award(points, house)
    rejected = [one.rule for one in found.instead_of]
    assert found.rule in (kozel.TIE, kozel.WIN, kozel.BIG_WIN)
    assert found.rule not in rejected
    assert rejected


@pytest.mark.parametrize(
    ("points", "rule", "difference", "sets"),
    [
        ((60, 58), kozel.TOTAL_SHORT, 2, [("J",)]),
        ((59, 59), kozel.TOTAL_SHORT, 2, [("J",)]),
        ((60, 57), kozel.TOTAL_SHORT, 3, [("Q",)]),
        ((60, 54), kozel.TOTAL_SHORT, 6, [("K", "J"), ("Q", "Q")]),
        ((60, 59), kozel.TOTAL_SHORT, 1, []),
        ((61, 60), kozel.TOTAL_OVER, 1, []),
        ((121, 0), kozel.TOTAL_OVER, 1, []),
        ((62, 60), kozel.TOTAL_OVER, 2, [("J",)]),
        (
            (120, 120),
            kozel.TOTAL_OVER,
            120,
            [("A",) * 4 + ("10",) * 4 + ("K",) * 4 + ("Q",) * 4 + ("J",) * 4],
        ),
        ((0, 0), kozel.TOTAL_SHORT, 120, [("A",) * 4 + ("10",) * 4 + ("K",) * 4 + ("Q",) * 4 + ("J",) * 4]),
        ((10**9, 0), kozel.TOTAL_OVER, 10**9 - 120, []),
    ],
)
def test_impossible_total_is_refused_and_explained(
    points: Score, rule: Rule, difference: int, sets: list[tuple[str, ...]]
) -> None:
    """The refusal names the difference and the shortest sets of ranks that make it up."""
    with pytest.raises(InconsistentRecord) as caught:
        check_points(points, "points")
    (refused,) = caught.value.problems
    assert (refused.rule, refused.fact("difference")) == (rule, difference)
    (reason,) = refused.because
    if sets:
        assert [one.ranks() for one in reason.fact("sets")] == sets  # type: ignore[union-attr]  # tallies
    else:
        assert reason.rule is kozel.UNEXPLAINED


@pytest.mark.parametrize(("points", "sides"), [((-1, 121), "A"), ((125, -5), "B"), ((-60, -60), "AB")])
def test_points_below_nothing_are_refused_for_each_side(points: Score, sides: str) -> None:
    """A bank cannot be worth less than nothing, even when the total fits."""
    with pytest.raises(InconsistentRecord) as caught:
        check_points(points, "points")
    assert [one.rule for one in caught.value.problems] == [kozel.NEGATIVE] * len(sides)
    assert "".join(str(one.fact("side")) for one in caught.value.problems) == sides


@given(st.integers(0, 120))
def test_any_split_of_120_is_possible(mine: int) -> None:
    """Two totals that make 120 are never refused."""
    check_points((mine, 120 - mine), "points")


@given(st.integers(-200, 200))
def test_explaining_sets_are_shortest_and_make_up_the_difference(difference: int) -> None:
    """Every set has the right value, all are equally short, none is repeated, none has five of a rank."""
    sets = shortest_sets(difference)
    worth = [sum(CARD_POINTS[rank] for rank in one.ranks()) for one in sets]
    assert set(worth) <= {abs(difference)}
    assert len({len(one.ranks()) for one in sets}) <= 1
    assert len(set(sets)) == len(sets)
    assert all(count <= 4 for one in sets for _, count in one.counts)


def test_only_one_point_and_119_have_no_explanation() -> None:
    """Every other difference within the deck is the value of some cards."""
    assert [number for number in range(1, 121) if not shortest_sets(number)] == [1, 119]
