"""Simplified rules of real programs, each of which calls some live cube dead or some dead cube live."""

from collections.abc import Callable
from enum import Enum
from itertools import product

from rulesengine.cube.chain import Grid
from rulesengine.cube.players import other, seat
from rulesengine.cube.state import CubeState
from rulesengine.cube.status import is_dead_for


class Simplification(Enum):
    """A wrong rule for the question whether the player on turn may still turn the cube."""

    LARGER_SCORE = "larger-score"
    ONE_AWAY = "one-away"
    DEAD_FOR_BOTH = "dead-for-both"
    CUBE_FITS = "cube-fits"


def by_larger_score(state: CubeState, _player: str) -> bool:
    """Tell whether the larger of both scores and the cube leave the match open.

    >>> by_larger_score(CubeState(length=7, score=(6, 2)), "B")
    False
    """
    return max(state.score) + state.cube < state.length


def by_one_away(state: CubeState, player: str) -> bool:
    """Tell whether the player needs more than one point.

    >>> by_one_away(CubeState(length=7, score=(3, 2), cube=4), "A")
    True
    """
    return state.score[seat(player)] + 1 < state.length


def by_both_players(state: CubeState, player: str) -> bool:
    """Tell whether the cube would leave the match open for either player.

    >>> by_both_players(CubeState(length=7, score=(3, 2), cube=4), "A")
    True
    """
    return not (is_dead_for(state, player) and is_dead_for(state, other(player)))


def by_size(state: CubeState, _player: str) -> bool:
    """Tell whether the next cube is no larger than the match.

    >>> by_size(CubeState(length=7, score=(3, 2), cube=4), "B")
    False
    """
    return state.next_cube <= state.length


WRONG_RULES: dict[Simplification, Callable[[CubeState, str], bool]] = {
    Simplification.LARGER_SCORE: by_larger_score,
    Simplification.ONE_AWAY: by_one_away,
    Simplification.DEAD_FOR_BOTH: by_both_players,
    Simplification.CUBE_FITS: by_size,
}
"""What each simplification calls a live cube."""


def saying(state: CubeState, player: str, *, live: bool) -> tuple[Simplification, ...]:
    """Return the simplifications that call the cube live for a player, or dead.

    >>> saying(CubeState(length=7, score=(3, 2), cube=4), "A", live=False)
    (<Simplification.LARGER_SCORE: 'larger-score'>, <Simplification.CUBE_FITS: 'cube-fits'>)
    """
    return tuple(name for name, says in WRONG_RULES.items() if says(state, player) is live)


def wrong_counts(grid: Grid) -> dict[Simplification, int]:
    """Return at how many scores each simplification calls the cube live for its owner.

    >>> from rulesengine.cube.chain import match_grid
    >>> wrong_counts(match_grid(7, 4).value)[Simplification.ONE_AWAY]
    42
    """
    scores = tuple(product(range(grid.length), range(grid.length)))
    return {
        name: sum(says(grid.state_at(score), grid.owner) for score in scores)
        for name, says in WRONG_RULES.items()
    }
