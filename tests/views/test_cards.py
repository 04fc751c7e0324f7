"""Cards: every one has rank, shape and word; suits are told apart without colour."""

from itertools import product

import pytest

from rulesengine.core.cards import RANKS, Card, Suit
from rulesengine.text.catalogue import LANGUAGES, speaker
from rulesengine.views.cards import HandCards, Held, May, card_name, face_html, hand_html

DECK = [Card(rank, suit) for suit, rank in product(Suit, RANKS)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_card_has_a_name_of_its_own(lang: str) -> None:
    """Fifty-two names, none of them twice."""
    assert len({card_name(card, speaker(lang)) for card in DECK}) == len(DECK)


def test_face_shows_rank_shape_and_word() -> None:
    """Four shapes, each with a class for its colour."""
    faces = [str(face_html(Card("10", suit), "en")) for suit in Suit]
    assert len({face[face.index("<path") :] for face in faces}) == len(faces)
    assert 'class="rx-card rx-hearts" role="img" aria-label="10 of hearts">10<svg' in faces[1]


def test_hand_is_grouped_by_suits_in_words() -> None:
    """The name of each suit stands above its cards."""
    held = (Held(card=Card("A", Suit.SPADES)), Held(card=Card("2", Suit.CLUBS)))
    html = str(hand_html(HandCards("mine", held), "en"))
    assert html.index(">spades<") < html.index("ace of spades") < html.index(">clubs<")


def test_what_is_pressed_and_what_is_said_is_escaped() -> None:
    """Nothing that stands in a field becomes a part of the page."""
    held = (
        Held(card=Card("A", Suit.SPADES), may=May.PRESS, press='x="><b>'),
        Held(card=Card("K", Suit.SPADES), may=May.REFUSED, why="<script>"),
    )
    html = str(hand_html(HandCards("<i>", held), "en"))
    assert "<b>" not in html
    assert "<script>" not in html
    assert "<i>" not in html
