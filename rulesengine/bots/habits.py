"""The three players: what each of them looks at when it bids and plays."""

from dataclasses import dataclass
from enum import Enum


class Level(Enum):
    """How well a player plays."""

    SIMPLE = "simple"
    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """What tells one player from another beside how it plays.

    `margin` is taken off the worth of a hand, in hundredths of a trick; `nil_risk` is the most that a nil
    may risk; `counts` says whether the cards that are still out are remembered, and with them what both
    sides still need.
    """

    margin: int
    nil_risk: int
    counts: bool


HABITS = {
    Level.NORMAL: Habits(margin=20, nil_risk=6, counts=False),
    Level.HARD: Habits(margin=10, nil_risk=13, counts=True),
}
