"""Two levels of players against each other: whole games, the same deals in both pairs of seats."""

import math
from dataclasses import dataclass
from random import Random

from rulesengine.bots.habits import Level
from rulesengine.bots.table import Levels, play_game
from rulesengine.spades.hand import Hand
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import SIDES, partner_of

SURE = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """How many of its games the first of two levels won; the nils are those of its own seats."""

    better: Level
    other: Level
    games: int
    won: int
    hands: int = 0
    nils: int = 0
    nils_made: int = 0

    @property
    def share(self) -> float:
        """The part of the games that was won, 0 to 1."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true part lies with 95 %, between 0 and 1: Wilson's interval, sound near 0 and 1 too.

        The shares that a normal distribution does not rule out (E. B. Wilson, 1927). Each game is taken by
        itself, though two of a pair share their deals.

        >>> ["%.3f" % end for end in Duel(better=Level.HARD, other=Level.NORMAL, games=20, won=20).interval]
        ['0.839', '1.000']
        """
        more = SURE**2 / self.games
        half = SURE * math.sqrt(self.share * (1 - self.share) / self.games + more / (4 * self.games))
        middle = self.share + more / 2
        return max(0.0, (middle - half) / (1 + more)), min(1.0, (middle + half) / (1 + more))


def play_duel(better: Level, other: Level, games: int, rulebook: SpadesRulebook = DOCUMENT) -> Duel:
    """Play games in pairs, each set of deals once with the better level in each pair of seats.

    An odd number of games is made even by one less.

    >>> play_duel(Level.NORMAL, Level.SIMPLE, 4).won
    4
    """
    played = [
        (side, play_game(_seated(better, other, side), Random(seed), rulebook))
        for seed in range(games // 2)
        for side in (0, 1)
    ]
    nils = [made for side, (_, hands) in played for hand in hands for made in _nils(hand, side)]
    return Duel(
        better=better,
        other=other,
        games=len(played),
        won=sum(winner == SIDES[side] for side, (winner, _) in played),
        hands=sum(len(hands) for _, (_, hands) in played),
        nils=len(nils),
        nils_made=sum(nils),
    )


def _seated(better: Level, other: Level, side: int) -> Levels:
    return (better, other, better, other) if side == 0 else (other, better, other, better)


def _nils(hand: Hand, side: int) -> list[bool]:
    return [hand.tricks[seat] == 0 for seat in (side, partner_of(side)) if hand.bids[seat] == 0]
