"""Cards as they lie on a table or in a hand: rank, suit by shape, word and colour, and what may be done."""

from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from markupsafe import Markup

from rulesengine.core.cards import Card, Suit
from rulesengine.core.question import Say
from rulesengine.text.catalogue import speaker
from rulesengine.views.environment import render

SHAPES = {
    Suit.SPADES: "M5 .4C3.6 2.6.6 3.9.6 6.2a2 2 0 0 0 3.7 1.1C4.2 8.5 3.8 9.2 3 9.7h4c-.8-.5-1.2-1.2-1.3-2.4"
    "A2 2 0 0 0 9.4 6.2C9.4 3.9 6.4 2.6 5 .4z",
    Suit.HEARTS: "M5 9.4C3.2 7.2.6 5.6.6 3.2A2.3 2.3 0 0 1 5 2.3a2.3 2.3 0 0 1 4.4.9C9.4 5.6 6.8 7.2 5 9.4z",
    Suit.DIAMONDS: "M5 .3 8.6 5 5 9.7 1.4 5z",
    Suit.CLUBS: "M5 .5a2.1 2.1 0 0 0-1.6 3.5A2.1 2.1 0 1 0 4.4 7.1C4.3 8.3 3.9 9.1 3.1 9.6h3.8"
    "c-.8-.5-1.2-1.3-1.3-2.5A2.1 2.1 0 1 0 6.6 4 2.1 2.1 0 0 0 5 .5z",
}
"""The outline of each suit in a square of ten by ten."""


class May(Enum):
    """What may be done with a card: press it, play it, better not, or not at all."""

    PRESS = "press"
    PLAY = "play"
    RISK = "risk"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A card of a hand.

    `press` is what pressing it writes into the form; `why` is said of a card that is refused or a risk.
    """

    card: Card
    may: May = May.PLAY
    press: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Press:
    """A button: its words, and what pressing it writes into the form, as `field=value&field=value`."""

    words: str
    writes: str


@dataclass(frozen=True, slots=True)
class HandCards:
    """A hand with its title and the mark of its step."""

    title: str
    cards: tuple[Held, ...]
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table: who played it, and what else is to be said of it."""

    player: str
    card: Card
    note: str = ""


@dataclass(frozen=True, slots=True)
class LaidTrick:
    """The cards of a trick in the order of play, under a title; `why` says who takes it."""

    title: str
    cards: tuple[Laid, ...]
    mark: str = ""
    why: tuple[str, ...] = ()


def hand_html(hand: HandCards, lang: str) -> Markup:
    """Return a hand suit by suit; a card that is refused tells why when it is pressed."""
    suits = [
        (suit.name.lower(), list(cards)) for suit, cards in groupby(hand.cards, key=lambda one: one.card.suit)
    ]
    ways = {one.may for one in hand.cards}
    return render(
        "hand.html",
        lang,
        hand=hand,
        suits=suits,
        judged=bool(ways - {May.PLAY}),
        pressed=May.PRESS in ways,
        May=May,
        face=face_html,
        name=card_name,
    )


def trick_html(trick: LaidTrick, lang: str) -> Markup:
    """Return the cards of a trick one beside the other."""
    return render("trick.html", lang, trick=trick, face=face_html)


def face_html(card: Card, lang: str) -> Markup:
    """Return the face of one card; its name is what a screen reader says."""
    suit, name = card.suit.name.lower(), card_name(card, speaker(lang))
    return render("card.html", lang, card=card, suit=suit, name=name, shape=SHAPES[card.suit])


def card_name(card: Card, say: Say) -> str:
    """Write a card in words, such as ace of spades."""
    rank = int(card.rank) if card.rank.isdigit() else card.rank
    return say("ui-card-name", rank=rank, suit=card.suit.name.lower())
