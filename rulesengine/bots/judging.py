"""How single cards are weighed: what to keep, what to throw, what is dangerous beside a nil."""

from collections.abc import Iterable

from rulesengine.bots.reading import Reading, rank_of
from rulesengine.spades.deck import BIT, FIRST_SPADE, SPADES, SUIT_OF
from rulesengine.spades.seats import opponents_of

IN_TRUMP = 14
"""How much more a spade is worth keeping than a plain card of its rank: more than all ranks."""
UNLOADED_SPADE = 3
"""Ranks by which a spade that does not win is rather got rid of than a plain card."""
LOWER_OUT, PROTECTED, SPADE_HELD = 10, 12, 40
"""What endangers a nil: each lower card that is out, and a spade; a lower card held takes danger off."""
HIGHER_OUT, SPADE_LED = 3, 20
"""What each higher card that is out takes off the risk of a lead, and what a spade adds to it."""


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
    return max(
        losers, key=lambda card: (rank_of(card) + (UNLOADED_SPADE if card >= FIRST_SPADE else 0), card)
    )


def danger(reading: Reading, card: int) -> int:
    """Return how dangerous a card is to a nil that keeps it: a weight to compare, not a chance."""
    suit, below = SUIT_OF[card], BIT[card] - 1
    lower = (reading.out & suit & below).bit_count()
    protected = (reading.view.hand & suit & below).bit_count()
    spade = SPADE_HELD if card >= FIRST_SPADE else 0
    return LOWER_OUT * lower - PROTECTED * protected + rank_of(card) + spade


def exposed(reading: Reading, card: int) -> int:
    """Return how exposed a lead is, beside a nil: high, and few higher cards out; a weight, not a chance."""
    spade = SPADE_LED if card >= FIRST_SPADE else 0
    return rank_of(card) - HIGHER_OUT * reading.above(card).bit_count() + spade
