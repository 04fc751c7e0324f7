"""The bags of a whole game: what came hand by hand, and how often ten of them were charged."""

from collections.abc import Callable
from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive
from rulesengine.spades import rules
from rulesengine.spades.game import Game, play_game
from rulesengine.spades.hand import Hand
from rulesengine.spades.reckoning import Reckoning
from rulesengine.spades.rulebook import SEED, SpadesRulebook
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


def count_bags(
    hands: tuple[Hand, ...], scores: BySide = (0, 0), bags: BySide = (0, 0), rulebook: SpadesRulebook = SEED
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


def _sum(game: Game, side: int, read: Callable[[Reckoning], int]) -> int:
    return sum(read(hand.sides[side].lines) for hand in game.hands)
