"""The score of one side: a formula written apart, the story's sums, and both sides of each edge."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.derivation import Derived
from rulesengine.spades import rules
from rulesengine.spades.hand import score_one_side
from rulesengine.spades.reckoning import reckon
from rulesengine.spades.rulebook import DOCUMENT, DoubleNil, NilTricks, SpadesRulebook
from rulesengine.spades.scoring import score_side
from rulesengine.spades.side import Scored, Side
from tests.spades.strategies import houses, sides


def oracle(side: Side, house: SpadesRulebook) -> tuple[int, int]:
    """Return points and bags after the hand by the rules as a player says them, written apart."""
    nils = [taken for bid, taken in zip(side.bids, side.tricks, strict=True) if bid == 0]
    own = [taken for bid, taken in zip(side.bids, side.tricks, strict=True) if bid > 0]
    contract = sum(side.bids)
    counted = sum(own) + (sum(nils) if house.nil_tricks is NilTricks.COUNT else 0)
    points, new = 0, 0
    if contract:
        points = contract * house.trick_points
        new = counted - contract
        if new < 0:
            points, new = -points, 0
        new += sum(nils) if house.nil_tricks is NilTricks.BAGS else 0
    elif house.double_nil is DoubleNil.INDEPENDENT:
        new = 0 if house.nil_tricks is NilTricks.NOTHING else sum(nils)
    if len(nils) == 2 and house.double_nil is DoubleNil.UNIT:
        points += 2 * house.nil_points * (1 if sum(nils) == 0 else -1)
    else:
        points += sum(-house.nil_points if taken else house.nil_points for taken in nils)
    points += new * house.bag_points
    left = side.bags + new
    while left >= house.bag_limit:
        left -= house.bag_limit
        points -= house.bag_penalty
    return points, left


@given(sides(), houses)
def test_score_is_the_formula(side: Side, house: SpadesRulebook) -> None:
    """Points, bags and score agree with the rules written a second time, in every house."""
    found = score_side(side, house).value
    assert (found.points, found.bags) == oracle(side, house)
    assert found.score == side.score + found.points


@given(sides(), houses)
def test_story_and_number_agree(side: Side, house: SpadesRulebook) -> None:
    """Wherever a step tells parts and their total, the parts make it, and the last total is the points."""
    derived = score_side(side, house)
    for step in derived.steps():
        facts = dict(step.facts)
        if {"parts", "total"} <= facts.keys():
            assert sum(facts["parts"]) == facts["total"]  # type: ignore[arg-type]  # numbers
    assert derived.because[0].value == derived.value.points


@given(sides(), houses)
def test_quick_sum_is_the_sum_that_is_told(side: Side, house: SpadesRulebook) -> None:
    """What whole games of the players are reckoned with is what the story adds up."""
    assert reckon(side.bids, side.tricks, side.bags, house).points == score_side(side, house).because[0].value


@given(sides(), houses)
def test_bags_are_never_lost(side: Side, house: SpadesRulebook) -> None:
    """What was there and what came is what was charged for and what stays, whatever the score's sign."""
    found = score_side(side, house).value
    lines = reckon(side.bids, side.tricks, side.bags, house)
    assert side.bags + found.new_bags == lines.times * house.bag_limit + found.bags
    assert 0 <= found.bags < house.bag_limit
    assert found.penalty == -lines.times * house.bag_penalty


@given(sides(), houses, st.integers(-1000, 1000))
def test_score_before_does_not_change_the_hand(side: Side, house: SpadesRulebook, score: int) -> None:
    """Bags are counted apart: the same hand is worth the same at any score."""
    other = Side(bids=side.bids, tricks=side.tricks, bags=side.bags, score=score)
    assert score_side(other, house).value.points == score_side(side, house).value.points


@given(sides(), houses)
def test_partners_are_alike(side: Side, house: SpadesRulebook) -> None:
    """The two players of a side may change places."""
    turned = Side(bids=side.bids[::-1], tricks=side.tricks[::-1], score=side.score, bags=side.bags)
    one, other = score_side(side, house).value, score_side(turned, house).value
    assert (one.points, one.bags, one.nil) == (other.points, other.bags, other.nil[::-1])


@given(sides())
def test_readings_agree_unless_a_nil_failed(side: Side) -> None:
    """Without a failed nil the three readings are one."""
    found = {score_side(side, SpadesRulebook(nil_tricks=one)).value.lines for one in NilTricks}
    assert len(found) == 1 or any(
        bid == 0 and taken for bid, taken in zip(side.bids, side.tricks, strict=True)
    )


def scored(*numbers: int, bags: int = 0, house: SpadesRulebook = DOCUMENT) -> Scored:
    """Score bid, bid, tricks, tricks."""
    one, other, mine, theirs = numbers
    return score_one_side(Side(bids=(one, other), tricks=(mine, theirs), bags=bags), house).value


@pytest.mark.parametrize(
    ("tricks", "points"), [(4, -50), (5, 50), (6, 51), (13, 58)], ids=["one short", "just", "one", "all"]
)
def test_contract_of_five(tricks: int, points: int) -> None:
    """Four tricks lose all five, five win them, each further one is a point."""
    assert scored(3, 2, tricks, 0).points == points


@pytest.mark.parametrize(
    ("bags", "left", "penalty"), [(7, 9, 0), (8, 0, -100), (9, 1, -100)], ids=["ninth", "tenth", "eleventh"]
)
def test_tenth_bag_costs_a_hundred(bags: int, left: int, penalty: int) -> None:
    """Nine bags cost nothing, ten cost 100 and are gone, the eleventh stays."""
    found = scored(4, 2, 5, 3, bags=bags)
    assert (found.bags, found.penalty) == (left, penalty)


@pytest.mark.parametrize(
    ("tricks", "left", "penalty"), [(12, 9, -100), (13, 0, -200)], ids=["nineteen", "twenty"]
)
def test_twenty_bags_cost_two_hundred(tricks: int, left: int, penalty: int) -> None:
    """Two tens in one hand are two penalties."""
    found = scored(1, 1, tricks, 0, bags=9)
    assert (found.bags, found.penalty) == (left, penalty)


@pytest.mark.parametrize(("taken", "points"), [(0, 100), (1, -100), (13, -100)])
def test_nil_fails_with_its_first_trick(taken: int, points: int) -> None:
    """A nil is worth the same whether one trick or thirteen fail it."""
    derived = score_side(Side(bids=(0, 1), tricks=(taken, 0)))
    nils = [step for step in derived.steps() if step.rule in (rules.NIL_MADE, rules.NIL_FAILED)]
    assert [step.value for step in nils] == [points]


def test_every_reading_of_the_discriminating_hand() -> None:
    """Nil takes one, partner bids six and takes five."""
    found = [scored(0, 6, 1, 5, house=SpadesRulebook(nil_tricks=one)).points for one in NilTricks]
    assert found == [-40, -159, -160]


def test_single_line_is_not_added_up() -> None:
    """A plain contract is told without a sum of one number."""
    derived: Derived[Scored] = score_side(Side(bids=(3, 2), tricks=(3, 2)))
    assert derived.because[0].rule == rules.MADE
