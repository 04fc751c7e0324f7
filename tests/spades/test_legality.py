"""Legality: against the rules written a second time, and with a reason for each card refused."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.cards import RANKS, Card, Suit, parse_card
from rulesengine.core.errors import InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.deck import bits_of
from rulesengine.spades.legality import judge_bits, judge_cards
from rulesengine.spades.playing import Cards, Trick, faults
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from tests.spades.strategies import held, houses

tricks = st.builds(Trick, led=st.sampled_from([None, *Suit]), broken=st.booleans(), first=st.booleans())
asked = st.tuples(held(), tricks).filter(lambda told: not faults(*told))
"""A hand and the trick to which it is to play."""


def cards(text: str) -> Cards:
    """Read cards."""
    return tuple(map(parse_card, text.split()))


def may(card: Card, hand: tuple[Card, ...], trick: Trick, house: SpadesRulebook) -> bool:
    """Tell whether a card may be played, as a player would say it."""
    others = any(one.suit is not Suit.SPADES for one in hand)
    if trick.led and any(one.suit is trick.led for one in hand):
        return card.suit is trick.led
    if card.suit is not Suit.SPADES or not others:
        return True
    if trick.led is None and house.spades_must_be_broken and not trick.broken:
        return False
    return house.first_trick_spades or not (trick.first or len(hand) == len(RANKS))


@given(asked, houses)
def test_legal_cards_are_those_that_a_player_names(told: tuple[Cards, Trick], house: SpadesRulebook) -> None:
    """Card by card, in every house."""
    hand, trick = told
    found = judge_cards(hand, trick, house).value
    assert set(found.legal) == {card for card in hand if may(card, hand, trick, house)}


@given(asked, houses)
def test_something_may_always_be_played(told: tuple[Cards, Trick], house: SpadesRulebook) -> None:
    """No state stands still; each card is either allowed or refused by a rule."""
    hand, trick = told
    found = judge_cards(hand, trick, house).value
    assert found.legal
    assert {*found.legal, *(card for card, _ in found.refused)} == set(hand)
    assert len(found.legal) + len(found.refused) == len(hand)
    assert {rule for _, rule in found.refused} <= {rules.MUST_FOLLOW, rules.NOT_BROKEN, rules.NO_SPADE_YET}


@given(asked, houses)
def test_story_names_the_refused_cards(told: tuple[Cards, Trick], house: SpadesRulebook) -> None:
    """The step that refuses lists exactly the cards refused."""
    hand, trick = told
    derived = judge_cards(hand, trick, house)
    steps = [
        step for step in derived.because if step.rule in dict.fromkeys(r for _, r in derived.value.refused)
    ]
    listed = [card for step in steps for card in step.value]
    assert listed == [card for card, _ in derived.value.refused]


@given(asked)
def test_order_of_a_hand_does_not_matter(told: tuple[Cards, Trick]) -> None:
    """A hand is a set of cards."""
    hand, trick = told
    one, other = (judge_cards(cards, trick).value for cards in (hand, hand[::-1]))
    assert one == other


@given(held())
def test_breaking_only_ever_allows_more(hand: tuple[Card, ...]) -> None:
    """What may be led before spades are broken may be led after."""
    told = (judge_bits(bits_of(hand), Trick(broken=broken)) for broken in (False, True))
    before, after = (set(found.value.legal) for found in told)
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
            judge_cards(hand, Trick(), DOCUMENT)
        assert [one.value for one in caught.value.problems] == expected


def test_table_tells_the_suit_led() -> None:
    """With the cards that lie there, or with the suit alone, the answer is the same."""
    hand, table = cards("K♥ 2♣"), cards("5♥ Q♥")
    told, seen = (judge_cards(hand, trick) for trick in (Trick(led=Suit.HEARTS), Trick(table=table)))
    assert (told.rule, told.facts) == (seen.rule, seen.facts)
    assert seen.value == replace(told.value, trick=Trick(table=table))


HEARTS = " ".join(f"{rank}♥" for rank in RANKS)
MIXED = "A♠ 7♠ 2♠ K♥ 9♥ 4♥ Q♦ J♦ 6♦ 3♦ 10♣ 8♣"


@pytest.mark.parametrize(
    ("hand", "trick", "path"),
    [
        (HEARTS, Trick(led=Suit.HEARTS), "led"),
        (HEARTS.replace("2♥", "2♣"), Trick(led=Suit.HEARTS), ""),
        (HEARTS, Trick(led=Suit.CLUBS), ""),
        (f"{MIXED} 5♣", Trick(broken=True), "broken"),
        (MIXED, Trick(broken=True), ""),
        (f"{MIXED} 5♣", Trick(led=Suit.CLUBS, broken=True), ""),
        (f"{MIXED} 5♣", Trick(table=cards("2♣"), broken=True), "broken"),
        (f"{MIXED} 5♣", Trick(table=cards("2♣ 3♠"), broken=True), ""),
        ("A♠ K♥", Trick(broken=True, first=True), "broken"),
        ("A♠ K♥", Trick(broken=True), ""),
        ("A♠ K♥", Trick(led=Suit.CLUBS, broken=True, first=True), ""),
        ("A♠ K♥", Trick(table=cards("K♥ 2♣")), "table[0]"),
        ("A♠ K♥", Trick(led=Suit.CLUBS, table=cards("9♥")), "led"),
        ("A♠ K♥", Trick(led=Suit.HEARTS, table=cards("9♥")), ""),
    ],
)
def test_trick_that_cannot_be_is_refused(hand: str, trick: Trick, path: str) -> None:
    """Each case stands beside one that can be."""
    assert "".join(one.value for one in faults(cards(hand), trick)) == path


@pytest.mark.parametrize("first", [False, True])
def test_full_hand_plays_to_the_first_trick(*, first: bool) -> None:
    """With thirteen cards in hand no trick has been played, whether that is told or not."""
    house = SpadesRulebook(first_trick_spades=False)
    hand = cards("A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 4♣ 3♣ 2♣ 4♠ 3♠ 2♠")
    found = judge_cards(hand, Trick(led=Suit.DIAMONDS, first=first), house).value
    assert {(str(card), rule) for card, rule in found.refused} == {
        (card, rules.NO_SPADE_YET) for card in ("4♠", "3♠", "2♠")
    }
    assert len(judge_cards(hand[1:], Trick(led=Suit.DIAMONDS), house).value.legal) == 12
