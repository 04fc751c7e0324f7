"""Before the last trick: what confirmed points, the table and the carry decide."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.derivation import Derived, Rule
from rulesengine.core.errors import IllegalMove, RulesError
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.clinch import Clinch, judge_finish
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import play_match
from rulesengine.kozel.points import Score
from rulesengine.kozel.rulebook import KozelRulebook, Tie
from tests.kozel.strategies import Case, cases


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Score, int]:
    """Draw confirmed points and a table that one deal can hold."""
    first = draw(st.integers(0, 120))
    second = draw(st.integers(0, 120 - first))
    return (first, second), draw(st.integers(0, 120 - first - second))


def rules(found: Derived[Clinch]) -> list[Rule]:
    """Return the rules of the steps."""
    return [step.rule for step in found.because]


@given(scenes(), cases(most=0))
def test_decided_hand_is_won_whatever_comes(scene: tuple[Score, int], case: Case) -> None:
    """A side is named as winner exactly when every way to share the rest lets it win."""
    confirmed, table = scene
    found = judge_finish(confirmed, table, case.pairs, case.carry, case.house).value
    left = 120 - sum(confirmed)
    ends = [(confirmed[0] + more, 120 - confirmed[0] - more) for more in range(left + 1)]
    assert (found.hand_winner == "A") == all(a > b for a, b in ends)
    assert (found.hand_winner == "B") == all(a < b for a, b in ends)
    assert found.decided == (bool(found.hand_winner) or left == 0)


@given(scenes())
def test_table_wins_exactly_where_it_brings_61(scene: tuple[Score, int]) -> None:
    """The table decides for the sides that it lifts to 61, and never when the hand is decided."""
    confirmed, table = scene
    found = judge_finish(confirmed, table).value
    lifted = tuple(side for side, mine in zip("AB", confirmed, strict=True) if mine + table >= 61)
    assert found.table_wins_for == (() if found.decided or not table else lifted)


@given(scenes())
def test_needs_are_what_is_left_to_61(scene: tuple[Score, int]) -> None:
    """What a side needs does not depend on the table."""
    confirmed, table = scene
    assert judge_finish(confirmed, table).value.needs == tuple(max(0, 61 - mine) for mine in confirmed)


@given(scenes(), st.sampled_from("AB"), st.data())
def test_smallest_win_ends_the_match_as_foretold(
    scene: tuple[Score, int], side: str, data: st.DataObject
) -> None:
    """If a side can still win, playing its smallest win gives the end that was foretold."""
    confirmed, table = scene
    case = data.draw(cases(most=0))
    found = judge_finish(confirmed, table, case.pairs, case.carry, case.house).value
    mine = max(61, confirmed["AB".index(side)])
    if mine + confirmed["BA".index(side)] <= 120:
        points = (mine, 120 - mine) if side == "A" else (120 - mine, mine)
        match = play_match((Hand(points),), case.pairs, case.carry, case.house).value
        assert found.over_if_wins["AB".index(side)] == match.finished


@pytest.mark.parametrize(
    ("confirmed", "pairs", "carry", "winner", "over"),
    [
        ((61, 0), (5, 4), 1, "A", (True, True)),
        ((60, 0), (5, 4), 1, "", (True, True)),
        ((60, 0), (5, 4), 0, "", (True, False)),
        ((0, 61), (5, 4), 0, "B", (True, False)),
        ((61, 59), (4, 4), 0, "A", (False, False)),
        ((89, 31), (3, 3), 1, "A", (False, False)),
        ((90, 30), (3, 3), 1, "A", (True, False)),
        ((120, 0), (4, 0), 0, "A", (True, False)),
        ((60, 60), (5, 5), 0, "", (True, True)),
        ((0, 0), (0, 0), 0, "", (False, False)),
    ],
)
def test_edges_of_the_finish(
    confirmed: Score, pairs: Score, carry: int, winner: str, over: tuple[bool, bool]
) -> None:
    """Both sides of 60/61 and 89/90, with and without the carry."""
    found = judge_finish(confirmed, 0, pairs, carry).value
    assert (found.hand_winner, found.over_if_wins) == (winner, over)


def test_best_puzzle_of_the_source() -> None:
    """At 5:4 A needs no carry, and B at 4 has the match only through it."""
    found = judge_finish((58, 40), 3, (5, 4), 1)
    assert found.rule is kozel.FINISH_TABLE
    by_side = {step.fact("side"): step for step in found.because if step.rule is kozel.WIN_ENDS}
    assert [step.rule for step in by_side["A"].because] == [kozel.CARRY_NOT_NEEDED]
    assert [step.rule for step in by_side["B"].because] == [kozel.CARRY_DECIDES]
    assert kozel.COST_AND_STRENGTH in rules(found)


def test_table_says_nothing_when_the_hand_is_decided() -> None:
    """A trick is not called too small for a side that has won already."""
    decided = rules(judge_finish((61, 40), 3))
    assert kozel.TABLE_SHORT not in decided
    assert kozel.TABLE_DECIDES not in decided


def test_side_that_cannot_win_is_not_told_what_its_win_would_bring() -> None:
    """Once A has 61, only A's win is spoken of, though both outputs stand."""
    found = judge_finish((61, 40), 0, (5, 4), 1)
    ends = [step.fact("side") for step in found.because if step.rule in (kozel.WIN_ENDS, kozel.WIN_GOES_ON)]
    assert ends == ["A"]
    assert found.value.over_if_wins == (True, True)


def test_carry_that_may_not_finish_is_explained() -> None:
    """Where the last pair must be won by points, the step says why nothing is added."""
    house = KozelRulebook(carry_may_finish=False)
    found = judge_finish((58, 40), 3, (4, 5), 1, house)
    ends = {
        step.fact("side"): step for step in found.because if step.rule in (kozel.WIN_ENDS, kozel.WIN_GOES_ON)
    }
    assert found.value.over_if_wins == (False, True)
    assert [step.rule for step in ends["A"].because] == [kozel.CARRY_STOPS]
    assert [step.rule for step in ends["B"].because] == [kozel.CARRY_NOT_NEEDED]


def test_doubling_counts_for_the_end() -> None:
    """Where a tie doubles, 90 confirmed points from two pairs end the match."""
    house = KozelRulebook(tie=Tie.MULTIPLY)
    assert judge_finish((90, 0), 0, (2, 0), 1, house).value.over_if_wins == (True, False)
    assert judge_finish((89, 0), 0, (2, 0), 1, house).value.over_if_wins == (False, False)


def test_one_point_cannot_be_left() -> None:
    """No card is worth one point, and the step says so."""
    open_hand = next(step for step in judge_finish((60, 59)).because if step.rule is kozel.HAND_OPEN)
    assert [step.rule for step in open_hand.because] == [kozel.ONE_POINT_LEFT]


@pytest.mark.parametrize(
    ("confirmed", "table", "pairs", "carry", "refused"),
    [
        ((61, 60), 0, (0, 0), 0, [kozel.TOO_MANY_POINTS]),
        ((60, 58), 3, (0, 0), 0, [kozel.TOO_MANY_POINTS]),
        ((58, 40), 0, (6, 4), 0, [kozel.MATCH_ALREADY_OVER]),
        ((58, 40), 0, (0, 0), 2, [kozel.CARRY_TOO_LARGE]),
        (
            (61, 60),
            1,
            (7, 6),
            2,
            [kozel.BOTH_AT_TARGET, kozel.CARRY_TOO_LARGE, kozel.TOO_MANY_POINTS, kozel.MATCH_ALREADY_OVER],
        ),
    ],
)
def test_scene_that_cannot_arise_is_refused(
    confirmed: Score, table: int, pairs: Score, carry: int, refused: list[Rule]
) -> None:
    """Everything impossible about a scene is named at once."""
    with pytest.raises(RulesError) as caught:
        judge_finish(confirmed, table, pairs, carry)
    assert [one.rule for one in caught.value.problems] == refused


def test_match_that_is_over_has_no_last_tricks() -> None:
    """The refusal is of a move, not of a record."""
    with pytest.raises(IllegalMove):
        judge_finish((58, 40), pairs=(6, 0))
