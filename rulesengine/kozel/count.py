"""Counting a whole deal: both banks on their own, then whether all 32 cards are there."""

from collections import Counter

from rulesengine.core import problems as why
from rulesengine.core.cards import Card, Tally
from rulesengine.core.derivation import Derived, Rejected, derive, reject
from rulesengine.core.errors import InconsistentRecord, InputError, Problem, problem
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import base_award
from rulesengine.kozel.points import DECK, SIDES, VALUED, Bank, Deal, bank_points, second_bank
from rulesengine.kozel.rulebook import ARTICLE, DECK_POINTS, RANKS, SUITS, KozelRulebook

TRICK = 4
"""Cards in a trick: four players, two a side."""


def count_deal(banks: tuple[Bank, ...], rulebook: KozelRulebook = ARTICLE) -> Derived[Deal]:
    """Return the points of both banks and whether the deal is complete.

    One bank alone gives the other as 120 minus its points, which shows nothing about the cards: the deal
    is complete only when both are counted. With cards, what is missing or doubled is named card by card;
    with numbers of ranks, rank by rank.

    Raises `InputError` when there is no bank to count.

    >>> half = Bank.of_counts({"A": 2, "10": 2, "K": 2, "Q": 2, "J": 2})
    >>> count_deal((half, half)).value.points
    (60, 60)
    """
    if not banks:
        raise InputError(problem(why.MISSING_KEY, "banks", key="kozel-field-banks"))
    first = bank_points(banks[0], SIDES[0])
    if len(banks) == 1 and first.value > DECK_POINTS:
        raise InconsistentRecord(_too_many(first))
    second = bank_points(banks[1], SIDES[1]) if len(banks) > 1 else second_bank(first)
    points = (first.value, second.value)
    missing, doubled = _faults(banks)
    faults = _fault_steps(missing, doubled)
    both = len(banks) > 1
    deal = Deal(points=points, complete=both and not faults, missing=missing, doubled=doubled)
    check = (_check(points, *faults),) if both or faults else ()
    if faults:
        return derive(kozel.COUNT_FAILS, deal, first, second, *check, points=points)
    return derive(
        kozel.COUNTED,
        deal,
        first,
        second,
        *check,
        base_award(points, rulebook),
        instead_of=_tricks(banks, points),
        points=points,
    )


def _tricks(banks: tuple[Bank, ...], points: tuple[int, int]) -> tuple[Rejected, ...]:
    """Return the rule that more tricks win, when the banks show that it was not followed."""
    held = tuple(len(bank.cards or ()) for bank in banks)
    if len(held) < 2 or not all(held) or any(cards % TRICK for cards in held):
        return ()
    return (reject(kozel.TRICKS, tricks=tuple(cards // TRICK for cards in held), points=points),)


def _too_many(bank: Derived[int]) -> Problem:
    parts = bank.fact("parts")
    return problem(kozel.TOO_MANY_POINTS, "banks[0]", parts=parts, total=bank.value, deck=DECK_POINTS)


def _faults(banks: tuple[Bank, ...]) -> tuple[tuple[Card, ...] | Tally, tuple[Card, ...] | Tally]:
    """Return what is missing and what is doubled; ranks without points may be left uncounted."""
    whole = len(banks) > 1
    seen = Counter(card for bank in banks for card in bank.cards or ())
    twice = tuple(card for card in DECK if seen[card] > 1)
    if all(bank.cards is not None for bank in banks):
        return tuple(card for card in DECK if whole and not seen[card]), twice
    held = {rank: sum(bank.count(rank) for bank in banks) for rank in RANKS}
    short = Tally(tuple((rank, SUITS - held[rank]) for rank in VALUED if whole and held[rank] < SUITS))
    return short, twice or Tally(tuple((rank, n - SUITS) for rank, n in held.items() if n > SUITS))


def _fault_steps(
    missing: tuple[Card, ...] | Tally, doubled: tuple[Card, ...] | Tally
) -> tuple[Derived[int], ...]:
    steps: list[Derived[int]] = []
    if isinstance(missing, Tally) and missing.counts:
        steps.append(derive(kozel.RANKS_MISSING, len(missing.ranks()), ranks=missing))
    if isinstance(doubled, Tally) and doubled.counts:
        steps.append(derive(kozel.RANKS_DOUBLED, len(doubled.ranks()), ranks=doubled))
    if isinstance(missing, tuple) and missing:
        steps.append(derive(kozel.CARDS_MISSING, len(missing), cards=missing))
    if isinstance(doubled, tuple) and doubled:
        steps.append(derive(kozel.CARDS_DOUBLED, len(doubled), cards=doubled))
    return tuple(steps)


def _check(points: tuple[int, int], *faults: Derived[int]) -> Derived[bool]:
    together = sum(points)
    if faults and together == DECK_POINTS:
        return derive(kozel.DEAL_CARDS_WRONG, False, *faults, total=together)
    if faults or together != DECK_POINTS:
        return derive(kozel.DEAL_INCOMPLETE, False, *faults, parts=points, total=together, deck=DECK_POINTS)
    return derive(kozel.DEAL_COMPLETE, True, parts=points, total=together)
