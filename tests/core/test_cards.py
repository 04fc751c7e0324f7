"""Cards are written and read in one way, and a deck holds each once."""

import pytest

from rulesengine.core.cards import RANKS, Card, Suit, Tally, deck_of, parse_card


@pytest.mark.parametrize("card", deck_of(RANKS), ids=str)
def test_card_reads_back_as_itself(card: Card) -> None:
    """Printing and reading are inverse, with symbols and with letters."""
    letter = {Suit.SPADES: "S", Suit.HEARTS: "H", Suit.DIAMONDS: "D", Suit.CLUBS: "C"}[card.suit]
    assert parse_card(str(card)) == card
    assert parse_card(f"{card.rank}{letter}") == parse_card(f"{card.rank}{letter}".lower()) == card


@pytest.mark.parametrize("text", ["T♥", "t♥", "10h", " 10♥\ufe0f"])
def test_ten_has_more_than_one_writing(text: str) -> None:
    """T and 10 are the same card, also with the coloured symbol of a telephone."""
    assert parse_card(text) == Card("10", Suit.HEARTS)


@pytest.mark.parametrize(("text", "card"), [("А♠", "A♠"), ("к♥", "K♥"), ("10С", "10♣")])
def test_letters_that_look_alike_are_the_same(text: str, card: str) -> None:
    """Cyrillic А, К and С name what a reader sees: ace, king and clubs."""
    assert str(parse_card(text)) == card


@pytest.mark.parametrize("text", ["Т♠", "", " ", "♥", "10", "1♥", "11♥", "♥10", "A ♥ ♥", "AX", "Ä♥"])
def test_anything_else_is_no_card(text: str) -> None:
    """What is no card is refused, not guessed."""
    with pytest.raises(ValueError, match=r".*"):
        parse_card(text)


@pytest.mark.parametrize(("ranks", "size"), [(RANKS, 52), (RANKS[:8], 32), ((), 0)])
def test_deck_holds_each_card_once(ranks: tuple[str, ...], size: int) -> None:
    """Four suits of every rank."""
    assert len(deck_of(ranks)) == len(set(deck_of(ranks))) == size


def test_tally_names_each_rank_as_often_as_counted() -> None:
    """Two jacks are two names."""
    assert Tally((("A", 1), ("J", 2))).ranks() == ("A", "J", "J")
    assert Tally(()).ranks() == ()
