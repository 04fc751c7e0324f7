"""Legality: against the rules written a second time, and with a reason for each card refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.cards import Card, Suit
from rulesengine.core.errors import InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.legality import Trick, judge_cards
from rulesengine.spades.rulebook import SEED, SpadesRulebook
from tests.spades.strategies import held, houses

tricks = st.builds(Trick, led=st.sampled_from([None, *Suit]), broken=st.booleans(), first=st.booleans())


def may(card: Card, hand: tuple[Card, ...], trick: Trick, house: SpadesRulebook) -> bool:
    """Tell whether a card may be played, as a player would say it."""
    others = any(one.suit is not Suit.SPADES for one in hand)
    if trick.led and any(one.suit is trick.led for one in hand):
        return card.suit is trick.led
    if card.suit is not Suit.SPADES or not others:
        return True
    if trick.led is None and house.spades_must_be_broken and not trick.broken:
        return False
    return house.first_trick_spades or not trick.first


@given(held(), tricks, houses)
def test_legal_cards_are_those_that_a_player_names(
    hand: tuple[Card, ...], trick: Trick, house: SpadesRulebook
) -> None:
    """Card by card, in every house."""
    found = judge_cards(hand, trick, house).value
    assert set(found.legal) == {card for card in hand if may(card, hand, trick, house)}


@given(held(), tricks, houses)
def test_something_may_always_be_played(hand: tuple[Card, ...], trick: Trick, house: SpadesRulebook) -> None:
    """No state stands still; each card is either allowed or refused by a rule."""
    found = judge_cards(hand, trick, house).value
    assert found.legal
    assert {*found.legal, *(card for card, _ in found.refused)} == set(hand)
    assert len(found.legal) + len(found.refused) == len(hand)
    assert {rule for _, rule in found.refused} <= {rules.MUST_FOLLOW, rules.NOT_BROKEN, rules.NO_SPADE_YET}


@given(held(), tricks, houses)
def test_story_names_the_refused_cards(hand: tuple[Card, ...], trick: Trick, house: SpadesRulebook) -> None:
    """The step that refuses lists exactly the cards refused."""
    derived = judge_cards(hand, trick, house)
    told = [
        step for step in derived.because if step.rule in dict.fromkeys(r for _, r in derived.value.refused)
    ]
    listed = [card for step in told for card in step.value]
    assert listed == [card for card, _ in derived.value.refused]


@given(held(), st.sampled_from(Suit))
def test_order_of_a_hand_does_not_matter(hand: tuple[Card, ...], led: Suit) -> None:
    """A hand is a set of cards."""
    one, other = (judge_cards(cards, Trick(led=led)).value for cards in (hand, hand[::-1]))
    assert one == other


@given(held())
def test_breaking_only_ever_allows_more(hand: tuple[Card, ...]) -> None:
    """What may be led before spades are broken may be led after."""
    before, after = (set(judge_cards(hand, Trick(broken=broken)).value.legal) for broken in (False, True))
    assert before <= after == set(hand)


def test_impossible_hands_are_refused() -> None:
    """No card, fourteen cards, a card twice: everything at once."""
    ace = Card("A", Suit.SPADES)
    for hand, expected in {
        (): ["hand"],
        (ace, ace): ["hand[1]"],
        (ace,) * 14: ["hand", *(f"hand[{place}]" for place in range(1, 14))],
    }.items():
        with pytest.raises(InconsistentRecord) as caught:
            judge_cards(hand, Trick(), SEED)
        assert [one.value for one in caught.value.problems] == expected
