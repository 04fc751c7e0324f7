"""Cards as numbers and hands as sets of bits, so that thousands of deals can be played in a second.

A card's number is its place in the order ♣ ♦ ♥ ♠, twos first: the higher of two cards of one suit has the
higher number, and every spade has a higher one than any other card.
"""

from collections.abc import Iterable

from rulesengine.core.cards import RANKS, Card, Suit

RANKS_UP = tuple(reversed(RANKS))
SUITS_UP = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
IN_SUIT = len(RANKS_UP)
CARDS = tuple(Card(rank, suit) for suit in SUITS_UP for rank in RANKS_UP)
"""Every card by its number."""
DECK_SIZE = len(CARDS)
NUMBER = {card: number for number, card in enumerate(CARDS)}
FIRST_SPADE = NUMBER[Card(RANKS_UP[0], Suit.SPADES)]

SUIT_BITS = tuple(((1 << IN_SUIT) - 1) << IN_SUIT * place for place in range(len(SUITS_UP)))
"""All cards of each suit, in the order of the suits."""
CLUBS, DIAMONDS, HEARTS, SPADES = SUIT_BITS
ALL = (1 << DECK_SIZE) - 1
PLAIN = ALL ^ SPADES
"""All cards but the spades."""
SUIT_OF = tuple(SUIT_BITS[number // IN_SUIT] for number in range(DECK_SIZE))
"""All cards of the suit of each card."""
BIT = tuple(1 << number for number in range(DECK_SIZE))
PLACE = {suit: place for place, suit in enumerate(SUITS_UP)}


class _Numbers(dict[int, tuple[int, ...]]):
    """The cards of a set within one suit, each set counted out once, when it is first asked for."""

    def __missing__(self, bits: int) -> tuple[int, ...]:
        found = self[bits] = tuple(number for number in range(DECK_SIZE) if bits >> number & 1)
        return found


_NUMBERS = _Numbers()
in_suit = _NUMBERS.__getitem__
"""The numbers of the cards in a set that holds one suit only, lowest first."""


def numbers(bits: int) -> tuple[int, ...]:
    """Return the numbers of the cards in a set, lowest first.

    >>> numbers(0b101)
    (0, 2)
    """
    return in_suit(bits & CLUBS) + in_suit(bits & DIAMONDS) + in_suit(bits & HEARTS) + in_suit(bits & SPADES)


def bits_of(cards: Iterable[Card]) -> int:
    """Return the set of these cards.

    >>> bits_of((Card("2", Suit.CLUBS), Card("4", Suit.CLUBS)))
    5
    """
    bits = 0
    for card in cards:
        bits |= BIT[NUMBER[card]]
    return bits


def cards_of(bits: int) -> tuple[Card, ...]:
    """Return the cards in a set as a player holds them: spades first, high cards first.

    >>> [str(card) for card in cards_of(0b101)]
    ['4♣', '2♣']
    """
    return tuple(CARDS[number] for number in reversed(numbers(bits)))


def suit_bits(suit: Suit) -> int:
    """Return all cards of a suit.

    >>> suit_bits(Suit.SPADES) == SPADES
    True
    """
    return SUIT_BITS[PLACE[suit]]
