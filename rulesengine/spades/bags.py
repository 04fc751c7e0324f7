"""The bags of a whole game: what came hand by hand, and how often ten of them were charged."""

from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive
from rulesengine.spades import rules
from rulesengine.spades.game import Game, play_game
from rulesengine.spades.hand import Hand
from rulesengine.spades.reckoning import Two
from rulesengine.spades.rulebook import SEED, SpadesRulebook
from rulesengine.spades.side import Scored


@dataclass(frozen=True, slots=True)
class BagBook:
    """A game with its bags: `limit` of them are charged at once, `times` each side was charged so far."""

    game: Game
    limit: int
    times: Two
    points: Two

    @property
    def bags(self) -> Two:
        """The bags of both sides now."""
        return self.game.standing.bags


def count_bags(
    hands: tuple[Hand, ...], scores: Two = (0, 0), bags: Two = (0, 0), rulebook: SpadesRulebook = SEED
) -> Derived[BagBook]:
    """Return the bags of the game that these hands make; it raises what `play_game` raises.

    >>> hand = Hand((2, 3, 2, 3), (5, 3, 3, 2))
    >>> count_bags((hand, hand, hand)).value.times
    (1, 0)
    """
    played = play_game(hands, scores, bags, rulebook)
    game = played.value
    points = (_charged(game, 0), _charged(game, 1))
    times = (_times(game, 0, bags, rulebook), _times(game, 1, bags, rulebook))
    found = BagBook(game, rulebook.bag_limit, times, points)
    return derive(rules.BAGS_OF_GAME, found, *played.because, times=times, points=points, bags=found.bags)


def _of(game: Game, side: int) -> tuple[Scored, ...]:
    return tuple(hand.sides[side] for hand in game.hands)


def _charged(game: Game, side: int) -> int:
    return sum(one.penalty for one in _of(game, side))


def _times(game: Game, side: int, bags: Two, rulebook: SpadesRulebook) -> int:
    """Return how often bags were taken off: what came and is not there any more."""
    came = bags[side] + sum(one.new_bags for one in _of(game, side))
    return (came - game.standing.bags[side]) // rulebook.bag_limit
