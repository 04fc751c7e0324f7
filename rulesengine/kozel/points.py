"""Card points: counting a bank, the other bank, and whether the deal is complete."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from rulesengine.core.cards import Card, Tally, deck_of
from rulesengine.core.derivation import Derived, derive, total
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.rulebook import CARD_POINTS, DECK_POINTS, RANKS, SUITS

SIDES = ("A", "B")
Score = tuple[int, int]
"""Card points or pairs of side A and side B."""

DECK = deck_of(RANKS)
VALUED = tuple(rank for rank in RANKS if CARD_POINTS[rank])


@dataclass(frozen=True, slots=True)
class Bank:
    """What a side has taken: cards, or only how many of each rank when `cards` is None."""

    counts: tuple[tuple[str, int], ...]
    cards: tuple[Card, ...] | None = None

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> "Bank":
        """Return a bank of known cards."""
        taken = tuple(cards)
        return cls(_in_order(Counter(card.rank for card in taken)), taken)

    @classmethod
    def of_counts(cls, counts: Mapping[str, int]) -> "Bank":
        """Return a bank of which only the number of each rank is known."""
        return cls(_in_order(counts))

    def count(self, rank: str) -> int:
        """Return how many cards of a rank lie in the bank."""
        return dict(self.counts).get(rank, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A counted deal: points of both banks, and what is wrong with the cards, if anything."""

    points: Score
    complete: bool
    missing: tuple[Card, ...] | Tally = ()
    doubled: tuple[Card, ...] | Tally = ()


def to_side(side: str, pairs: int) -> Score:
    """Return pairs for one side and none for the other; "" is neither side.

    >>> to_side("B", 2), to_side("", 2)
    ((0, 2), (0, 0))
    """
    return (pairs * (side == SIDES[0]), pairs * (side == SIDES[1]))


def plus(score: Score, more: Score) -> Score:
    """Return both sides' scores with what is added to each.

    >>> plus((2, 3), to_side("A", 2))
    (4, 3)
    """
    return (score[0] + more[0], score[1] + more[1])


def bank_points(bank: Bank, side: str = SIDES[0]) -> Derived[int]:
    """Return the card points of a bank, rank by rank.

    >>> bank_points(Bank.of_counts({"A": 4, "10": 4})).value
    84
    """
    lines = [_rank_points(rank, bank.count(rank)) for rank in VALUED if bank.count(rank)]
    return total(kozel.BANK, *(lines or [_rank_points("A", 0)]), side=side)


def second_bank(first: Derived[int], side: str = SIDES[1]) -> Derived[int]:
    """Return the other bank as what is left of the deck's 120 points.

    >>> second_bank(bank_points(Bank.of_counts({"A": 4, "10": 4}))).value
    36
    """
    rest = DECK_POINTS - first.value
    return derive(kozel.SECOND_BANK, rest, side=side, deck=DECK_POINTS, other=first.value, total=rest)


def shortest_sets(difference: int) -> tuple[Tally, ...]:
    """Return the shortest sets of ranks, at most four of each, that make up a difference in points.

    >>> [tally.ranks() for tally in shortest_sets(6)]
    [('K', 'J'), ('Q', 'Q')]
    >>> shortest_sets(1)
    ()
    """
    return _shortest_sets().get(abs(difference), ())


@cache
def _shortest_sets() -> dict[int, tuple[Tally, ...]]:
    """Return the shortest sets for every difference that cards can make."""
    found: dict[int, list[tuple[int, ...]]] = {}
    for counts in product(range(SUITS, -1, -1), repeat=len(VALUED)):
        worth = sum(count * CARD_POINTS[rank] for rank, count in zip(VALUED, counts, strict=True))
        found.setdefault(worth, []).append(counts)
    return {worth: _shortest(sets) for worth, sets in found.items() if worth}


def _shortest(sets: list[tuple[int, ...]]) -> tuple[Tally, ...]:
    fewest = min(map(sum, sets))
    return tuple(
        Tally(_in_order(dict(zip(VALUED, counts, strict=True)))) for counts in sets if sum(counts) == fewest
    )


def _rank_points(rank: str, count: int) -> Derived[int]:
    each = CARD_POINTS[rank]
    return derive(kozel.RANK_POINTS, count * each, rank=rank, count=count, each=each, total=count * each)


def _in_order(counts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((rank, counts[rank]) for rank in RANKS if counts.get(rank))
