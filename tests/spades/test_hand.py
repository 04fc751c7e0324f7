"""The score of a whole hand: seats, sides, and what cannot be a hand."""

import pytest
from hypothesis import assume, given

from rulesengine.core.errors import IllegalMove, InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.hand import Hand, score_hand, score_one_side
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.spades.seats import BySeat, of_side
from rulesengine.spades.side import Side
from tests.spades.strategies import both_bags, four_bids, hands, houses, scores


def rotated(each: BySeat) -> BySeat:
    """Move every number one seat to the left."""
    return (each[3], each[0], each[1], each[2])


@given(hands, scores, both_bags, houses)
def test_seat_rotation_rotates_the_result(
    hand: Hand, before: tuple[int, int], bags: tuple[int, int], house: SpadesRulebook
) -> None:
    """Whoever sits where, the sides change places and nothing else."""
    turned = Hand(rotated(hand.bids), rotated(hand.tricks))
    one = score_hand(hand, before, bags, house).value
    other = score_hand(turned, before[::-1], bags[::-1], house).value
    assert (one.points, one.scores, one.bags) == (other.points[::-1], other.scores[::-1], other.bags[::-1])
    assert other.nil == (one.nil[3], *one.nil[:3])


@given(hands, scores, both_bags)
def test_hand_is_both_sides_alone(hand: Hand, before: tuple[int, int], bags: tuple[int, int]) -> None:
    """What a side gets does not depend on the other."""
    found = score_hand(hand, before, bags).value
    for side in (0, 1):
        alone = Side(
            bids=of_side(side, hand.bids),
            tricks=of_side(side, hand.tricks),
            score=before[side],
            bags=bags[side],
        )
        by_itself, together = score_one_side(alone).value, found.sides[side]
        assert (by_itself.lines, by_itself.score) == (together.lines, together.score)


@given(four_bids)
def test_thirteen_tricks_are_asked_for(bids: BySeat) -> None:
    """Twelve or fourteen are refused, and the parts are told."""
    for tricks in ((3, 3, 3, 3), (4, 4, 3, 3)):
        with pytest.raises(InconsistentRecord) as caught:
            score_hand(Hand(bids, tricks))
        (problem,) = caught.value.problems
        assert (problem.rule, problem.fact("parts")) == (rules.TRICKS_WRONG, tricks)


def test_everything_wrong_is_said_at_once() -> None:
    """Tricks and the bags of both sides."""
    with pytest.raises(InconsistentRecord) as caught:
        score_hand(Hand((1, 1, 1, 1), (1, 1, 1, 1)), bags=(10, 12))
    assert [one.value for one in caught.value.problems] == ["tricks", "bags[0]", "bags[1]"]
    with pytest.raises(InconsistentRecord) as caught:
        score_one_side(Side(bids=(1, 1), tricks=(7, 7), bags=10))
    assert [one.value for one in caught.value.problems] == ["tricks", "bags"]


@given(hands)
def test_no_hand_after_the_end(hand: Hand) -> None:
    """A game that somebody has won takes no more hands; a tie at the limit takes one."""
    for over in ((500, 499), (-200, 30), (30, -215)):
        with pytest.raises(IllegalMove):
            score_hand(hand, over)
    assert score_hand(hand, (510, 510)).value.before == (510, 510)


@given(hands)
def test_sum_of_bids_is_told_from_thirteen_on(hand: Hand) -> None:
    """More than thirteen, exactly thirteen, or nothing to say."""
    assume(sum(hand.bids) > 0)
    told = {step.rule for step in score_hand(hand).because}
    assert (rules.BIDS_OVER in told) == (sum(hand.bids) > 13)
    assert (rules.BIDS_EVEN in told) == (sum(hand.bids) == 13)
