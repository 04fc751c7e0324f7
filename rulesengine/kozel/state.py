"""Where a match stands: the pairs of both sides, and which of three states the tie has left it in."""

from dataclasses import dataclass

from rulesengine.kozel.points import Score


@dataclass(frozen=True, slots=True)
class Ordinary:
    """Nothing is pending."""


@dataclass(frozen=True, slots=True)
class TiePending:
    """A tie waits for the next winner and belongs to nobody.

    `carry` counts pairs where a house carries them, and doublings where it doubles the next award.
    """

    carry: int


@dataclass(frozen=True, slots=True)
class CarryResolved:
    """The hand just played paid out what was pending; from here on it is as in `Ordinary`."""

    winner: str
    carry: int


Phase = Ordinary | TiePending | CarryResolved


@dataclass(frozen=True, slots=True)
class MatchState:
    """The match between two hands."""

    pairs: Score
    phase: Phase = Ordinary()

    @property
    def carry(self) -> int:
        """What is pending: 0 unless a tie waits."""
        return self.phase.carry if isinstance(self.phase, TiePending) else 0


def state_of(pairs: Score, carry: int) -> MatchState:
    """Return the state that a scoreboard and its neutral marker show.

    >>> state_of((2, 3), 1).phase
    TiePending(carry=1)
    """
    return MatchState(pairs, TiePending(carry) if carry else Ordinary())
