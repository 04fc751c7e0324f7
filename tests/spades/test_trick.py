"""Tricks: who takes them, written a second time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.cards import RANKS, Card, Suit
from rulesengine.core.errors import InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.deck import CARDS
from rulesengine.spades.seats import SEATS
from rulesengine.spades.trick import take_trick

fours = st.lists(st.sampled_from(CARDS), min_size=4, max_size=4, unique=True).map(tuple)


def beats(card: Card, best: Card) -> bool:
    """Tell whether a card played later beats the best so far."""
    if card.suit is best.suit:
        return RANKS.index(card.rank) < RANKS.index(best.rank)
    return card.suit is Suit.SPADES


@given(fours, st.sampled_from(SEATS))
def test_winner_is_found_card_by_card(cards: tuple[Card, ...], leader: str) -> None:
    """Each card in turn against the best before it gives the same winner."""
    best = 0
    for place in (1, 2, 3):
        best = place if beats(cards[place], cards[best]) else best
    taken = take_trick(leader, cards).value
    assert taken.winner == SEATS[(SEATS.index(leader) + best) % 4]
    assert taken.broken == any(card.suit is Suit.SPADES for card in cards)


@given(fours, st.sampled_from(SEATS))
def test_rotation_of_seats_rotates_the_winner(cards: tuple[Card, ...], leader: str) -> None:
    """Who leads does not matter for which card wins."""
    one, other = take_trick(leader, cards).value, take_trick("N", cards).value
    shift = SEATS.index(leader)
    assert SEATS.index(one.winner) == (SEATS.index(other.winner) + shift) % 4


@given(fours)
def test_breaking_is_told_once(cards: tuple[Card, ...]) -> None:
    """The first spade breaks spades, unless they were broken before."""
    told = [step.fact("card") for step in take_trick("N", cards, broken=False).because]
    spades = [card for card in cards if card.suit is Suit.SPADES]
    assert told == spades[:1]
    assert take_trick("N", cards, broken=True).because == ()


@given(fours)
def test_rejected_rules_name_the_cards_that_look_higher(cards: tuple[Card, ...]) -> None:
    """An ace of a third suit is named as losing; the best of the suit led is named under a trump."""
    derived = take_trick("N", cards)
    named = {dict(one.facts)["card"] for one in derived.instead_of}
    best = cards[SEATS.index(derived.value.winner)]
    thirds = {card for card in cards if card.suit not in (cards[0].suit, Suit.SPADES)}
    assert named >= {card for card in thirds if RANKS.index(card.rank) < RANKS.index(best.rank)}
    led = cards[0].suit
    of_suit = min((card for card in cards if card.suit is led), key=lambda card: RANKS.index(card.rank))
    trumped = best.suit is Suit.SPADES and led is not Suit.SPADES
    assert (of_suit in named) == trumped
    assert derived.rule is (rules.HIGHEST_SPADE if best.suit is Suit.SPADES else rules.HIGHEST_OF_SUIT)
    assert best.suit in (led, Suit.SPADES)


def test_card_twice_is_refused() -> None:
    """One pack has each card once."""
    ace = Card("A", Suit.CLUBS)
    with pytest.raises(InconsistentRecord) as caught:
        take_trick("N", (ace, Card("2", Suit.CLUBS), ace, ace))
    assert [one.value for one in caught.value.problems] == ["cards[2]", "cards[3]"]
