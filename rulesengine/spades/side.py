"""One side before and after the scoring of a hand."""

from dataclasses import dataclass

from rulesengine.spades.reckoning import Reckoning, Two
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
    def penalty(self) -> int:
        """The points that bags have cost."""
        return self.lines.penalty

    @property
    def score(self) -> int:
        """The score after the hand."""
        return self.before.score + self.points

    @property
    def nil(self) -> tuple[str, ...]:
        """What became of each player's nil: made, failed or "" for a bid above zero."""
        both = zip(self.before.bids, self.before.tricks, strict=True)
        return tuple("" if bid else "failed" if taken else "made" for bid, taken in both)
