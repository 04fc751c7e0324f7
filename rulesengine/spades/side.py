"""One side before and after the scoring of a hand."""

from dataclasses import dataclass

from rulesengine.spades.reckoning import Two
from rulesengine.spades.seats import ALONE, PARTNERS


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A side before the scoring of a hand: what it bid and took, its score and its bags."""

    bids: Two
    tricks: Two
    score: int = 0
    bags: int = 0
    name: str = ALONE
    players: tuple[str, str] = PARTNERS


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """What a hand was to a side; `score` and `bags` are those after it."""

    contract: int
    points: int
    nil: tuple[str, str]
    new_bags: int
    bags: int
    penalty: int
    score: int
