"""The contract that every state of every deal keeps, and what speaks against an action."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesengine.core import problems as why
from rulesengine.core.errors import IllegalMove, InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.deal import Bid, Deal, Phase, Play, begin
from rulesengine.spades.deck import CARDS, NUMBER, cards_of
from rulesengine.spades.moves import apply, complaints, judge_turn, legal
from rulesengine.spades.playout import play_out
from rulesengine.spades.position import legal_numbers
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import SEATS, left_of, round_from, seat_of
from tests.spades.strategies import houses, played_states, random_deal, rngs


@settings(max_examples=60)
@given(rngs, houses)
def test_light_core_and_reasons_agree(rng: Random, house: SpadesRulebook) -> None:
    """The cards that the fast functions allow are those that the derivation allows."""
    for state in played_states(random_deal(rng, "N", house), rng):
        if state.phase is Phase.PLAY:
            told = judge_turn(state).value.legal
            assert sorted(told, key=CARDS.index) == [CARDS[n] for n in legal_numbers(state.position, house)]


@settings(max_examples=60)
@given(rngs, houses)
def test_deal_in_one_go_is_the_deal_card_by_card(rng: Random, house: SpadesRulebook) -> None:
    """The quick loop offers the same cards and counts the same tricks as the states do."""
    first = bid_all(random_deal(rng, "N", house))
    deal = first

    def player(offered: Sequence[int]) -> int:
        nonlocal deal
        deal = follow(deal, plays)
        assert sorted(offered) == sorted(NUMBER[one.card] for one in legal(deal) if isinstance(one, Play))
        return rng.choice(offered)

    plays: list[int] = []
    taken = play_out(first.dealt, first.position.turn, [player] * 4, house, plays)
    assert follow(deal, plays).position.taken == taken
    assert len(plays) == 52


def follow(deal: Deal, plays: Sequence[int]) -> Deal:
    """Return the deal after all cards that were played."""
    for card in plays[len(deal.plays) :]:
        deal = apply(deal, Play(deal.turn, CARDS[card]))
    return deal


@settings(max_examples=60)
@given(rngs, st.integers(0, 55))
def test_apply_leaves_the_state_before_as_it_was(rng: Random, at: int) -> None:
    """Two different actions from one state do not know of each other."""
    state = played_states(random_deal(rng), rng)[at]
    before = hash(state)
    followers = {apply(state, action) for action in legal(state)}
    assert len(followers) == len(legal(state))
    assert hash(state) == before


@settings(max_examples=60)
@given(rngs, st.integers(4, 56))
def test_table_is_the_trick_that_is_played(rng: Random, at: int) -> None:
    """Who leads it has played its first card; all cards together are four hands and thirteen tricks."""
    state = played_states(random_deal(rng), rng)[at]
    lying = state.table
    assert len(lying) == len(state.plays) % 4
    assert state.trick.suit is (lying[0].suit if lying else None)
    if state.phase is Phase.PLAY:
        assert round_from(state.leader)[len(lying)] == state.turn
    assert sum(state.taken) == sum(state.position.taken) == len(state.plays) // 4


def test_contract_needs_the_bids_of_both_partners() -> None:
    """East and West have bid when North is last to bid; the sum counts both."""
    deal = begin(SORTED)
    assert deal.contracts == (None, None)
    for tricks in (3, 4, 2):
        deal = apply(deal, Bid(deal.turn, tricks))
    assert deal.contracts == (None, 5)
    assert apply(deal, Bid("N", 0)).contracts == (4, 5)


@settings(max_examples=60)
@given(rngs, st.integers(4, 55))
def test_each_card_is_legal_or_refused_by_a_rule(rng: Random, at: int) -> None:
    """All 52 cards, of any player: exactly the legal ones have nothing against them."""
    state = played_states(random_deal(rng), rng)[at]
    good = set(legal(state))
    for player in SEATS:
        for card in CARDS:
            action = Play(player, card)
            against = [one.rule for one in complaints(state, action)]
            assert (action in good) == (not against)
            assert (rules.OUT_OF_TURN in against) == (player != state.turn)
            assert (rules.NOT_HELD in against) == (card not in state.hand(player))


def bid_all(deal: Deal, *tricks: int) -> Deal:
    """Return the deal after four bids."""
    for number in tricks or (3, 3, 3, 3):
        deal = apply(deal, Bid(deal.turn, number))
    return deal


SORTED = tuple(cards_of(0x1FFF << 13 * place) for place in range(4))
"""Hands of one suit each: North the clubs, West the spades."""


def refused(deal: Deal, action: Bid | Play) -> list[object]:
    """Return the rules that refuse an action."""
    with pytest.raises(IllegalMove) as caught:
        apply(deal, action)
    return [one.rule for one in caught.value.problems]


def test_bids_are_locked_when_all_have_bid() -> None:
    """Neither a fifth bid nor another one later."""
    deal = bid_all(begin(SORTED))
    assert refused(deal, Bid(deal.turn, 4)) == [rules.BIDS_LOCKED]
    deal = apply(deal, legal(deal)[0])
    assert refused(deal, Bid("N", 4)) == [rules.BIDS_LOCKED]


def test_bid_needs_turn_and_range() -> None:
    """Both problems at once."""
    deal = begin(SORTED)
    assert refused(deal, Bid("W", 14)) == [why.OUT_OF_RANGE, rules.OUT_OF_TURN]
    assert refused(deal, Bid("E", -1)) == [why.OUT_OF_RANGE]


def test_card_needs_bids_turn_and_hand() -> None:
    """Before the bids, out of turn, not held, after the end."""
    deal = begin(SORTED)
    ace = SORTED[0][0]
    assert refused(deal, Play("E", ace)) == [rules.CARD_BEFORE_BIDS, rules.NOT_HELD]
    deal = bid_all(deal)
    assert refused(deal, Play("N", ace)) == [rules.OUT_OF_TURN]
    assert refused(deal, Play("E", ace)) == [rules.NOT_HELD]
    while deal.phase is not Phase.OVER:
        deal = apply(deal, legal(deal)[0])
    assert refused(deal, Play("N", ace)) == [rules.DEAL_ENDED]
    assert refused(deal, Bid("N", 3)) == [rules.BIDS_LOCKED]
    assert deal.turn == ""


def test_lone_suit_of_spades_may_lead_and_breaks() -> None:
    """West holds all spades, leads one to the first trick, and spades are broken."""
    deal = bid_all(begin(SORTED, dealer="S"))
    assert (deal.turn, deal.trick.broken) == ("W", False)
    assert len(legal(deal)) == 13
    assert apply(deal, legal(deal)[0]).trick.broken


def test_spades_are_closed_again_in_the_next_deal() -> None:
    """Breaking does not outlive the deal."""
    last = played_states(random_deal(Random(5)), Random(5))[-1]
    assert last.position.broken
    assert not begin(tuple(map(cards_of, last.dealt))).trick.broken


def test_first_to_bid_is_first_to_lead() -> None:
    """Left of the dealer, for every dealer."""
    for dealer in SEATS:
        deal = begin(SORTED, dealer)
        first = SEATS[left_of(seat_of(dealer))]
        assert deal.turn == first
        deal = bid_all(deal, 1, 2, 3, 4)
        assert deal.turn == first
        assert deal.seat_bids[seat_of(first)] == 1


def test_impossible_hands_are_refused_all_at_once() -> None:
    """Twelve cards, fourteen cards, and a card in two hands."""
    hands = (SORTED[0][:12], (*SORTED[1], SORTED[2][0]), SORTED[2], SORTED[3])
    with pytest.raises(InconsistentRecord) as caught:
        begin(hands, rulebook=DOCUMENT)
    assert [one.rule for one in caught.value.problems] == [rules.HAND_SIZE, rules.HAND_SIZE, rules.CARD_TWICE]
