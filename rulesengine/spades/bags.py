"""The bags of a whole game: what came hand by hand, how a counter of them fills, how often it was charged."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from rulesengine.core.derivation import Derived, derive
from rulesengine.spades import rules
from rulesengine.spades.game import Game, play_game
from rulesengine.spades.hand import Hand
from rulesengine.spades.reckoning import Reckoning
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import BySide


@dataclass(frozen=True, slots=True)
class BagBook:
    """A game with its bags: how often each side was charged for them so far, and how many points."""

    game: Game
    times: BySide
    points: BySide

    @property
    def bags(self) -> BySide:
        """The bags of both sides now."""
        return self.game.standing.bags


class Place(Enum):
    """What lies on a place of the counter on which a side lays out its bags."""

    OLD = "old"
    NEW = "new"
    FREE = "free"


def count_bags(
    hands: tuple[Hand, ...],
    scores: BySide = (0, 0),
    bags: BySide = (0, 0),
    rulebook: SpadesRulebook = DOCUMENT,
) -> Derived[BagBook]:
    """Return the bags of the game that these hands make; it raises what `play_game` raises.

    >>> hand = Hand((2, 3, 2, 3), (5, 3, 3, 2))
    >>> count_bags((hand, hand, hand)).value.times
    (1, 0)
    """
    played = play_game(hands, scores, bags, rulebook)
    game = played.value
    times = (_sum(game, 0, lambda lines: lines.times), _sum(game, 1, lambda lines: lines.times))
    points = (_sum(game, 0, lambda lines: lines.penalty), _sum(game, 1, lambda lines: lines.penalty))
    found = BagBook(game, times, points)
    return derive(rules.BAGS_OF_GAME, found, *played.because, times=times, points=points, bags=found.bags)


def places(before: int, new: int, limit: int) -> tuple[Place, ...]:
    """Return how the counter fills in a hand: bags from before, new ones, free places.

    It has as many places as bags that cost a penalty; a full one is charged, whatever came beyond.

    >>> [place.value for place in places(before=1, new=2, limit=4)]
    ['old', 'new', 'new', 'free']
    """
    old = min(before, limit)
    added = min(new, limit - old)
    return (*[Place.OLD] * old, *[Place.NEW] * added, *[Place.FREE] * (limit - old - added))


def _sum(game: Game, side: int, read: Callable[[Reckoning], int]) -> int:
    return sum(read(hand.sides[side].lines) for hand in game.hands)
