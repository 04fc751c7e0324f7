"""Cards on a page: each with its word, each refused one with its reason, and what covers a nil."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.cards import Card, Suit, parse_card
from rulesengine.core.question import ask
from rulesengine.explorers import EXPLORERS
from rulesengine.explorers.spades_cards import draw_legal, draw_nil
from rulesengine.spades.cover import NilTrick, judge_cover
from rulesengine.spades.deck import bits_of
from rulesengine.spades.legality import judge_bits, judge_cards
from rulesengine.spades.playing import Trick
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.views.answer import Drawn
from tests.explorers.drawings import hold_together
from tests.explorers.pressing import parts_of
from tests.spades.strategies import held

SUITS = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}


def legal(hand: str, table: str = "") -> Drawn:
    """Draw which of these cards may be played."""
    trick = Trick(table=tuple(map(parse_card, table.split())))
    derived = judge_cards(tuple(map(parse_card, hand.split())), trick)
    drawn = draw_legal(derived, "en")
    hold_together(derived, drawn)
    return drawn


@given(hand=held(), led=st.sampled_from([None, *Suit]), broken=st.booleans())
def test_every_card_is_drawn_once_with_its_word(
    hand: tuple[Card, ...], led: Suit | None, *, broken: bool
) -> None:
    """Those that may be played, and those that tell why not."""
    derived = judge_bits(bits_of(hand), Trick(led=led, broken=broken))
    parts = parts_of(draw_legal(derived, "en"))
    assert len(parts.faces) == len(set(parts.faces)) == len(hand)
    refused = {str(card) for card, _ in derived.value.refused}
    assert len(parts.summaries) == len(refused)
    assert all(name.endswith(tuple(SUITS.values())) for name in parts.faces)


def test_trick_so_far_is_drawn_before_the_hand() -> None:
    """The five and the queen lie there, then come the cards in the hand."""
    parts = parts_of(legal("K♥ 7♣", "5♥ Q♥"))
    assert parts.faces == ["5 of hearts", "queen of hearts", "king of hearts", "7 of clubs"]
    assert parts.summaries == ["7 of clubs: may not be played"]


def test_lead_says_that_nothing_lies_there() -> None:
    """Spades wait, and say so."""
    drawn = legal("A♠ 2♦")
    assert "Nothing lies on the table" in drawn.picture
    assert "A♠ may not be led: spades are not broken" in drawn.picture


def test_hand_in_which_all_may_be_played_asks_for_no_press() -> None:
    """Nothing is refused, so nothing is to be explained."""
    assert "rx-hand-hint" not in legal("A♠ 2♠").picture


def test_risky_card_says_what_would_happen() -> None:
    """The five leaves the nil above; the king covers; both are told apart by word, not by colour alone."""
    told = NilTrick(
        hand=tuple(map(parse_card, ("K♥", "5♥", "2♣"))),
        nil_hand=tuple(map(parse_card, ("9♥", "8♥", "7♣"))),
        table=(parse_card("3♥"),),
    )
    derived = judge_cover(told)
    drawn = draw_nil(derived, "en")
    hold_together(derived, drawn)
    assert parts_of(drawn).summaries == [
        "5 of hearts: may be played, with a risk",
        "2 of clubs: may not be played",
    ]
    assert "After 5♥ everything that the nil may play is the best of the trick: 9♥ 8♥." in drawn.picture


def test_card_of_the_nil_is_named_on_the_table() -> None:
    """It lies one before the last."""
    told = NilTrick(hand=(parse_card("9♥"),), table=tuple(map(parse_card, ("4♥", "8♥", "2♥"))))
    picture = str(draw_nil(judge_cover(told), "en").picture)
    said = [picture.index(word) for word in ("opponent", "the nil", "8 of hearts", "2 of hearts")]
    assert said == sorted(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["spades.legal", "spades.nil"])
def test_opening_example_is_drawn_in_every_language(kind: str, lang: str) -> None:
    """Suits, ranks and reasons have their words."""
    explorer = EXPLORERS[kind]
    drawn = explorer.draw(ask(explorer.game, explorer.question, explorer.start), lang)
    assert all(parts_of(drawn).faces)
