"""A player sees its own hand and what everybody sees: hidden cards change neither view nor choice."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesengine.bots import Level, choose, view_of
from rulesengine.bots.reading import lengths, read
from rulesengine.spades.deal import Bid, Deal, Phase
from rulesengine.spades.deck import BIT, numbers
from rulesengine.spades.moves import apply, legal
from rulesengine.spades.seats import PLAYERS, SEATS, seat_of
from tests.spades.strategies import dealers, random_deal, rngs


def advance(deal: Deal, rng: Random, steps: int) -> Deal:
    """Return the deal after some actions at random."""
    for _ in range(steps):
        if deal.phase is not Phase.OVER:
            bidding = deal.phase is Phase.BIDDING
            deal = apply(deal, Bid(deal.turn, rng.randint(0, 4)) if bidding else rng.choice(legal(deal)))
    return deal


def reshuffled(deal: Deal, player: str, rng: Random) -> Deal:
    """Return the deal with the cards that a player cannot see dealt anew to the three others."""
    hands = list(deal.position.hands)
    others = [seat for seat in range(PLAYERS) if seat != seat_of(player)]
    hidden = [card for seat in others for card in numbers(hands[seat])]
    rng.shuffle(hidden)
    dealt = list(deal.dealt)
    for seat in others:
        mine, hidden = hidden[: hands[seat].bit_count()], hidden[hands[seat].bit_count() :]
        fresh = sum(BIT[card] for card in mine)
        dealt[seat] = dealt[seat] & ~hands[seat] | fresh
        hands[seat] = fresh
    return replace(deal, dealt=tuple(dealt), position=deal.position._replace(hands=tuple(hands)))


@settings(max_examples=40)
@given(rngs, dealers, st.integers(0, 55), st.sampled_from(Level))
def test_hidden_cards_change_nothing(rng: Random, dealer: str, steps: int, level: Level) -> None:
    """Two deals that differ only in what the others hold give the same view and the same choice."""
    deal = advance(random_deal(rng, dealer), rng, steps)
    player = deal.turn
    other = reshuffled(deal, player, rng)
    assert view_of(deal, player, (120, 80), (3, 4)) == view_of(other, player, (120, 80), (3, 4))
    assert choose(view_of(deal, player), level) == choose(view_of(other, player), level)


@given(rngs, st.integers(0, 55))
def test_view_holds_no_other_hand(rng: Random, steps: int) -> None:
    """Apart from the own hand there is nothing but bids, cards played and what is legal."""
    deal = advance(random_deal(rng), rng, steps)
    for player in SEATS:
        view = view_of(deal, player)
        assert view.hand == deal.position.hands[seat_of(player)]
        assert (view.bids, view.plays) == (deal.bids, deal.plays)
        assert all(view.hand & BIT[card] for card in view.legal)
        assert bool(view.legal) == (deal.phase is Phase.PLAY and deal.turn == player)


@settings(max_examples=40)
@given(rngs, dealers, st.integers(4, 55))
def test_reading_is_true(rng: Random, dealer: str, steps: int) -> None:
    """What is read from the history is so: tricks, cards out, suits that somebody has run out of."""
    deal = advance(random_deal(rng, dealer), rng, steps)
    seat = deal.position.turn
    reading = read(view_of(deal, SEATS[seat]))
    assert tuple(reading.taken) == deal.position.taken
    others = [hand for place, hand in enumerate(deal.position.hands) if place != seat]
    assert reading.out == others[0] | others[1] | others[2]
    assert not any(deal.position.hands[place] & reading.voids[place] for place in range(PLAYERS))
    assert (reading.led, len(reading.trick)) == (deal.position.led, len(deal.plays) % PLAYERS)
    if reading.trick:
        assert (reading.best, reading.ahead) == (deal.position.best, deal.position.ahead)


@pytest.mark.parametrize("steps", [0, 4, 30])
def test_lengths_add_up(steps: int) -> None:
    """The four suits of a hand are the hand."""
    deal = advance(random_deal(Random(steps)), Random(steps), steps)
    assert all(sum(lengths(hand)) == hand.bit_count() for hand in deal.position.hands)
