"""What a hand is worth in tricks, counted in hundredths, and how unsafe a nil would be."""

from typing import NamedTuple

from rulesengine.bots.reading import lengths, rank_of
from rulesengine.spades.deck import SPADES, SUIT_BITS, numbers
from rulesengine.spades.seats import HAND

TRICK = 100
ACE, KING, QUEEN, JACK = 12, 11, 10, 9

ACE_WORTH = (0, 100, 95, 95, 90, 85, 70, 40, 20, 10, 0, 0, 0, 0)
KING_WORTH = (0, 25, 75, 75, 65, 50, 30, 10, 0, 0, 0, 0, 0, 0)
QUEEN_WORTH = (0, 0, 20, 35, 30, 15, 0, 0, 0, 0, 0, 0, 0, 0)
"""What a high card of a plain suit is worth, by how many cards of the suit the hand holds."""
SHORT_WORTH = {0: 100, 1: 50}
"""What a missing or single plain suit is worth while there are small spades."""
TRUMPS = ((ACE, 1, 100, 100), (KING, 2, 90, 25), (QUEEN, 3, 70, 15), (JACK, 4, 30, 0))
"""For each high spade the length that guards it, and what it is worth guarded and bare."""
PLAIN_LIMITS = (2, 4, 7, 9)
SPADE_LIMITS = (3, 5, 7, 8)
"""Up to which rank the lowest cards of a suit are safe beside a nil, one by one."""
LONG, TOO_LONG = 7, 4
"""Cards of a plain suit up to which the others can be expected to follow, and the risk of each one above."""
SPADE_RISK = 3
"""How many times more a spade too high endangers a nil than a plain card does."""
SPADES_HIDDEN, EXTRA_SPADE = 3, 6
"""Spades that a nil can hope to get rid of, and the risk of each one above."""
MOST_SMALL, SMALL_WORTH = 4, 50
"""Spades that are counted as small ones to trump with, one of them kept back, and what each is worth."""


class Worth(NamedTuple):
    """What a hand is worth in hundredths of a trick: high plain cards, spades, short suits."""

    top: int
    spades: int
    ruffs: int

    @property
    def total(self) -> int:
        """All together."""
        return sum(self)


def worth(hand: int) -> Worth:
    """Return what a hand is worth.

    >>> worth(SPADES)
    Worth(top=0, spades=1300, ruffs=0)
    """
    top, spades = sum(_plain(hand & suit) for suit in SUIT_BITS[:3]), _spades(hand & SPADES)
    return Worth(top, spades, min(_short(hand), HAND * TRICK - top - spades))


def nil_risk(hand: int) -> int:
    """Return how unsafe a nil would be: points for each card too high to hide, 0 for none.

    The lowest cards of a suit protect its higher ones, as long as others hold cards of it too; spades weigh
    three times as much, and each above the third adds to it.

    >>> nil_risk(0b1111), nil_risk(SUIT_BITS[0]) > 20, nil_risk(SPADES) > 20
    (0, True, True)
    """
    plain = sum(_too_high(hand & suit, PLAIN_LIMITS) + _too_long(hand & suit) for suit in SUIT_BITS[:3])
    extra = max(0, (hand & SPADES).bit_count() - SPADES_HIDDEN)
    return plain + SPADE_RISK * _too_high(hand & SPADES, SPADE_LIMITS) + EXTRA_SPADE * extra


def _plain(held: int) -> int:
    size = held.bit_count()
    ranks = {rank_of(card) for card in numbers(held)}
    found = ACE_WORTH[size] if ACE in ranks else 0
    found += KING_WORTH[size] if KING in ranks else 0
    return found + (QUEEN_WORTH[size] if QUEEN in ranks and ranks & {ACE, KING} else 0)


def _spades(held: int) -> int:
    """Return what the high spades are worth, or, if more, what is left when each missing one has fallen."""
    size = held.bit_count()
    ranks = {rank_of(card) for card in numbers(held)}
    high = sum(guarded if size >= need else bare for rank, need, guarded, bare in TRUMPS if rank in ranks)
    missing = len({ACE, KING, QUEEN} - ranks)
    return max(high, TRICK * (size - missing))


def _short(hand: int) -> int:
    *plain, spades = lengths(hand)
    small = max(0, min(spades, MOST_SMALL) - 1)
    return min(sum(SHORT_WORTH.get(size, 0) for size in plain), SMALL_WORTH * small)


def _too_high(held: int, limits: tuple[int, ...]) -> int:
    return sum(max(0, rank_of(card) - limit) for card, limit in zip(numbers(held), limits, strict=False))


def _too_long(held: int) -> int:
    return TOO_LONG * max(0, held.bit_count() - LONG)
