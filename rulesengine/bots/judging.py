"""How single cards are weighed: what to keep, what to throw, what is dangerous beside a nil."""

from collections.abc import Iterable

from rulesengine.bots.reading import Reading, rank_of
from rulesengine.spades.deck import BIT, FIRST_SPADE, SPADES, SUIT_OF
from rulesengine.spades.seats import opponents_of

IN_TRUMP = 14


def weight(card: int) -> int:
    """Return how much a card is worth keeping: its rank, and far more for a spade."""
    return rank_of(card) + (IN_TRUMP if card >= FIRST_SPADE else 0)


def low(cards: Iterable[int]) -> int:
    """Return the card that is least worth keeping.

    >>> low((12, 39, 5))
    5
    """
    return min(cards, key=weight)


def high(cards: Iterable[int]) -> int:
    """Return the card that is most worth keeping.

    >>> high((12, 39, 5))
    39
    """
    return max(cards, key=weight)


def split(reading: Reading) -> tuple[list[int], list[int]]:
    """Return the legal cards that would be best of the trick so far, and those that would not."""
    winners = [card for card in reading.view.legal if reading.beats(card)]
    return winners, [card for card in reading.view.legal if card not in winners]


def length(reading: Reading, card: int) -> int:
    """Return how many cards of this card's suit the player holds."""
    return (reading.view.hand & SUIT_OF[card]).bit_count()


def will_hold(reading: Reading, card: int) -> bool:
    """Tell whether no opponent has shown that it can trump this suit."""
    return not any(
        reading.voids[opponent] & SUIT_OF[card]
        and not reading.voids[opponent] & SPADES
        and reading.out & SPADES
        for opponent in opponents_of(reading.view.seat)
    )


def stays_ahead(reading: Reading) -> bool:
    """Tell whether the card that is ahead can be trusted to stay so."""
    trumped = reading.best >= FIRST_SPADE and not reading.led & SPADES
    return trumped or not reading.above(reading.best)


def discard(reading: Reading, cards: list[int]) -> int:
    """Return what is least use: a low card, of a short suit."""
    return min(cards, key=lambda card: (weight(card), length(reading, card)))


def unload(losers: list[int]) -> int:
    """Return the highest card that does not win; a spade counts a little more."""
    return max(losers, key=lambda card: (rank_of(card) + (3 if card >= FIRST_SPADE else 0), card))


def danger(reading: Reading, card: int) -> int:
    """Return how dangerous a card is to a nil that keeps it: a weight to compare, not a chance."""
    suit, below = SUIT_OF[card], BIT[card] - 1
    lower = (reading.out & suit & below).bit_count()
    protected = (reading.view.hand & suit & below).bit_count()
    return 10 * lower - 12 * protected + rank_of(card) + (40 if card >= FIRST_SPADE else 0)


def exposed(reading: Reading, card: int) -> int:
    """Return how exposed a lead is, beside a nil: high, and few higher cards out; a weight, not a chance."""
    return rank_of(card) - 3 * reading.above(card).bit_count() + (20 if card >= FIRST_SPADE else 0)
