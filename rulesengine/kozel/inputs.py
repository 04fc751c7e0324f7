"""How Kozel's own inputs are read: hands, scores, banks."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from rulesengine.core import problems as why
from rulesengine.core.errors import InputError, Problems, problem
from rulesengine.core.letters import latin
from rulesengine.core.reading import ANY_WHOLE, Many, OneCard, Pair, Whole, shown, unknown_key
from rulesengine.kozel.hand import Hand, check_points
from rulesengine.kozel.points import DECK, Bank, Score
from rulesengine.kozel.record import split_claim, split_record
from rulesengine.kozel.rulebook import DECK_POINTS, RANKS, SUITS

MOST_HANDS = 500
MOST_CARDS = 2 * len(DECK)
"""Cards that a bank may be given before it is refused unread; fewer than two decks are counted and named."""


@dataclass(frozen=True, slots=True)
class Points:
    """Reads card points. Any whole number can be read: whether a deal can give it, the rules say."""

    def __call__(self, raw: object, path: str) -> int:
        """Return the number."""
        try:
            return ANY_WHOLE(raw, path)
        except InputError as error:
            bounds = problem(why.NOT_WHOLE, path, low=0, high=DECK_POINTS, came=shown(raw))
            raise InputError(bounds) from error


@dataclass(frozen=True, slots=True)
class OneHand:
    """Reads a hand: `74:46`, the list of both numbers, or a piece of a record such as `60:60 → carry`.

    Points that no deal can give are refused here already, together with what cannot be read.
    """

    def __call__(self, raw: object, path: str) -> Hand:
        """Return the hand with the words that stand behind it, if any."""
        points, claim = split_claim(raw) if isinstance(raw, str) else (raw, "")
        return Hand(BothPoints()(points, path), claim)


@dataclass(frozen=True, slots=True)
class BothPoints:
    """Reads the points of both sides, which must make 120."""

    def __call__(self, raw: object, path: str) -> Score:
        """Return them, side A first."""
        points = Pair(Points())(raw, path)
        check_points(points, path)
        return points


@dataclass(frozen=True, slots=True)
class OneBank:
    """Reads a bank: cards (`A♠ 10♥`), or how many of each rank (`A=2 10=1`, or a table of numbers)."""

    def __call__(self, raw: object, path: str) -> Bank:
        """Return the bank."""
        if isinstance(raw, str) and ("=" in raw or "×" in raw):
            raw = _named_ranks(raw, path)
        if isinstance(raw, Mapping):
            return Bank.of_counts(_counts(raw, path))
        return Bank.of_cards(Many(OneCard(RANKS), most=MOST_CARDS, split=_split_cards)(raw, path))


HANDS = Many(OneHand(), most=MOST_HANDS, split=split_record)
PAIRS: Pair[int] = Pair(Whole(0, 999))
CARRY = Whole(0, 99)
SCORES: Many[Score] = Many(PAIRS, most=MOST_HANDS, split=split_record)
CONFIRMED: Pair[int] = Pair(Whole(0, DECK_POINTS))
TABLE = Whole(0, DECK_POINTS)
POINTS = BothPoints()
BANKS = Many(
    OneBank(), most=2, split=lambda text: [part for part in re.split(r"[|\n]", text) if part.strip()]
)


def _split_cards(text: str) -> list[str]:
    return text.replace(",", " ").replace(";", " ").split()


def _named_ranks(text: str, path: str) -> dict[str, str]:
    """Cut `A=2 10 × 1` into ranks and their numbers; each rank may be named once."""
    found = Problems()
    counts: dict[str, str] = {}
    for piece in _split_cards("=".join(part.strip() for part in text.replace("×", "=").split("="))):
        rank, *number = latin(piece.upper()).split("=")
        if len(number) != 1:
            found.add(InputError(problem(why.NOT_A_CARD, path, ranks=RANKS, came=shown(piece))))
        elif rank in counts:
            found.add(InputError(problem(why.SAME_NAME, f"{path}.{shown(rank)}", came=shown(rank))))
        else:
            counts[rank] = number[0]
    found.raise_any()
    return counts


def _counts(raw: Mapping[object, object], path: str) -> dict[str, int]:
    found = Problems()
    counts: dict[str, int] = {}
    for rank, number in raw.items():
        if rank not in RANKS:
            found.add(InputError(unknown_key(rank, path, RANKS)))
            continue
        counts[str(rank)] = found.attempt(Whole(0, 2 * SUITS), number, f"{path}.{rank}") or 0
    found.raise_any()
    return counts
