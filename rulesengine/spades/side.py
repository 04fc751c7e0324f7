"""One side before and after the scoring of a hand."""

from dataclasses import dataclass
from enum import Enum

from rulesengine.spades.reckoning import Reckoning
from rulesengine.spades.seats import ALONE, PARTNERS, Partners


class Nil(Enum):
    """What became of a player's nil; none for a bid above zero."""

    MADE = "made"
    FAILED = "failed"
    NONE = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A side before the scoring of a hand: what it bid and took, its score and its bags."""

    bids: Partners
    tricks: Partners
    score: int = 0
    bags: int = 0
    name: str = ALONE
    players: tuple[str, str] = PARTNERS


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """What a hand was to a side: the side before it, its lines, and the points that they come to."""

    before: Side
    lines: Reckoning
    points: int

    @property
    def contract(self) -> int:
        """The bids of both partners."""
        return self.lines.contract

    @property
    def new_bags(self) -> int:
        """The bags that the hand brought."""
        return self.lines.bags

    @property
    def bags(self) -> int:
        """The bags after the hand."""
        return self.lines.left

    @property
    def times(self) -> int:
        """How often so many bags have come together as are taken off at once, for whatever points."""
        return self.lines.times

    @property
    def penalty(self) -> int:
        """The points that bags have cost."""
        return self.lines.penalty

    @property
    def score(self) -> int:
        """The score after the hand."""
        return self.before.score + self.points

    @property
    def nil(self) -> tuple[Nil, Nil]:
        """What became of each player's nil."""
        (one, other), (first, second) = self.before.bids, self.before.tricks
        return (_nil(one, first), _nil(other, second))


def _nil(bid: int, taken: int) -> Nil:
    if bid:
        return Nil.NONE
    return Nil.FAILED if taken else Nil.MADE
