"""Playing cards: ranks, suits, and tallies of them."""

from dataclasses import dataclass
from enum import Enum

from rulesengine.core.letters import latin


class Suit(Enum):
    """The four suits, by their symbol."""

    SPADES = "♠"
    HEARTS = "♥"
    DIAMONDS = "♦"
    CLUBS = "♣"


SUIT_LETTERS = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


@dataclass(frozen=True, slots=True)
class Card:
    """One card: a rank as printed in its corner and a suit."""

    rank: str
    suit: Suit

    def __str__(self) -> str:
        return f"{self.rank}{self.suit.value}"


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of each rank, in the order in which they are to be named; no zero counts."""

    counts: tuple[tuple[str, int], ...]

    def ranks(self) -> tuple[str, ...]:
        """Return each rank as often as it is counted.

        >>> Tally((("K", 1), ("J", 2))).ranks()
        ('K', 'J', 'J')
        """
        return tuple(rank for rank, count in self.counts for _ in range(count))


def parse_card(text: str) -> Card:
    """Return the card that is written as rank and suit.

    Suits are symbols or the letters S H D C; `T` is read as ten. Raises `ValueError` otherwise.

    >>> str(parse_card("10h")), str(parse_card("A♠"))
    ('10♥', 'A♠')
    """
    bare = latin(without_style(text).strip().upper())
    rank, suit = bare[:-1], bare[-1:]
    rank = "10" if rank == "T" else rank
    if rank not in RANKS:
        raise ValueError(text)
    return Card(rank, SUIT_LETTERS[suit] if suit in SUIT_LETTERS else Suit(suit))


def without_style(text: str) -> str:
    r"""Return the text without the unseen signs that say how a suit is to look: as text or as a picture.

    >>> len(without_style("A♠\ufe0e")), len(without_style("A♠\ufe0f"))
    (2, 2)
    """
    return text.replace("\ufe0e", "").replace("\ufe0f", "")


def deck_of(ranks: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the cards of these ranks in all four suits, suit by suit.

    >>> len(deck_of(RANKS))
    52
    """
    return tuple(Card(rank, suit) for suit in Suit for rank in ranks)
