"""A second, independent reckoning of a match agrees with the engine on every state and in every house."""

from itertools import product

import pytest
from hypothesis import given

from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import play_match
from rulesengine.kozel.points import Score
from rulesengine.kozel.rulebook import ARTICLE, KozelRulebook, Tie
from tests.kozel.strategies import Case, cases


def reckon(case: Case) -> tuple[Score, int]:
    """Write a match as a person would with a pencil and a marker: the score and what is pending."""
    house, score, marker = case.house, list(case.pairs), case.carry
    for hand in case.hands:
        if hand.points == (60, 60):
            marker = marker_after_tie(house, marker)
            score = [pairs + house.carry_pairs * (house.tie is Tie.BOTH) for pairs in score]
            continue
        winner = 0 if hand.points[0] > 60 else 1
        base = house.big_win_pairs if max(hand.points) >= house.big_win_from else house.win_pairs
        extra = base * 2**marker - base if house.tie is Tie.MULTIPLY else marker
        room = house.target - 1 - score[winner] - base
        if not house.carry_may_finish and room >= 0:
            extra = min(extra, room)
        score[winner] += base + extra
        marker = 0
    return (score[0], score[1]), marker


def marker_after_tie(house: KozelRulebook, marker: int) -> int:
    """Move the marker at a tie, as far as the house lets it."""
    step = {Tie.CARRY: house.carry_pairs, Tie.MULTIPLY: 1}.get(house.tie, 0)
    return marker + step if house.carry_cap == 0 else min(marker + step, house.carry_cap * step)


@given(cases())
def test_any_match_in_any_house_is_reckoned_alike(case: Case) -> None:
    """Engine and pencil write the same score and leave the same marker."""
    match = play_match(case.hands, case.pairs, case.carry, case.house).value
    assert (match.state.pairs, match.state.carry) == reckon(case)


@pytest.mark.parametrize("carry", [0, 1])
@pytest.mark.parametrize("mine", range(6))
def test_every_state_of_the_source_and_every_hand(mine: int, carry: int) -> None:
    """From each score below six, with and without the marker, all 121 hands come out as reckoned."""
    for theirs, points in product(range(6), range(121)):
        case = Case(house=ARTICLE, pairs=(mine, theirs), carry=carry, hands=(Hand((points, 120 - points)),))
        match = play_match(case.hands, case.pairs, carry).value
        assert (match.state.pairs, match.state.carry) == reckon(case)
        assert match.finished == (max(match.state.pairs) >= 6)
