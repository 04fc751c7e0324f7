"""The mistakes that people make when they write a game down, each as the score that it leaves."""

from collections.abc import Callable
from enum import Enum
from typing import cast

from rulesengine.core.derivation import Derived
from rulesengine.cube import rules
from rulesengine.cube.actions import CubeAction
from rulesengine.cube.match import PlayedGame
from rulesengine.cube.match_record import GameRecord
from rulesengine.cube.players import Score, other, plus, seat
from rulesengine.cube.scoring import GameScore, Result
from rulesengine.cube.state import DOUBLE


class Slip(Enum):
    """A known way to write a game wrongly, the likeliest first; `OTHER` is none of them."""

    VOID_COUNTED = "void-counted"
    OFFERED_CUBE = "offered-cube"
    CUT = "cut"
    RESULT_FORGOTTEN = "result-forgotten"
    CUBE_FORGOTTEN = "cube-forgotten"
    OTHER_PLAYER = "other-player"
    OTHER = "other"


def explain(game: PlayedGame, record: GameRecord, said: Score) -> tuple[Slip, ...]:
    """Return the mistakes that would leave exactly this score after a game, the likeliest first.

    >>> from rulesengine.cube.match import play_match
    >>> from rulesengine.cube.match_record import MatchRecord
    >>> from rulesengine.cube.record import read_game
    >>> record = read_game("A double, B pass", "games[0]")
    >>> game = play_match(MatchRecord(length=7, games=(record,))).value.games[0]
    >>> explain(game, record, (2, 0))
    (<Slip.OFFERED_CUBE: 'offered-cube'>,)
    """
    wrong = wrong_scores(game, record)
    return tuple(slip for slip, score in wrong.items() if score == said) or (Slip.OTHER,)


def wrong_scores(game: PlayedGame, record: GameRecord) -> dict[Slip, Score]:
    """Return the score that each mistake leaves after a game, where it can be made there.

    >>> from rulesengine.cube.match import play_match
    >>> from rulesengine.cube.match_record import MatchRecord
    >>> from rulesengine.cube.record import read_game
    >>> record = read_game("A double, B take → A mars", "games[0]")
    >>> game = play_match(MatchRecord(length=7, games=(record,))).value.games[0]
    >>> [(slip.value, score) for slip, score in wrong_scores(game, record).items()]
    [('result-forgotten', (2, 0)), ('cube-forgotten', (2, 0)), ('other-player', (0, 4))]
    """
    scored = game.scored
    if scored is None:
        return {}
    found = {
        slip: plus(scored.before, scored.winner, wrong(game, record, scored))
        for slip, wrong in _WRONG.items()
    }
    found[Slip.OTHER_PLAYER] = plus(scored.before, other(scored.winner), scored.points)
    return {slip: score for slip, score in found.items() if score != scored.after}


def wrong_worths(worth: Derived[int]) -> dict[Slip, int]:
    """Return what mistakes make of the points that a game is worth, given the step that reckons them.

    >>> from rulesengine.cube.scoring import game_worth
    >>> [(slip.value, points) for slip, points in wrong_worths(game_worth(4, "A", Result.MARS)).items()]
    [('result-forgotten', 4), ('cube-forgotten', 2)]
    """
    if worth.rule is rules.PASSED:
        return {Slip.OFFERED_CUBE: worth.value * DOUBLE}
    cube, factor = (cast("int", worth.fact(name)) for name in ("cube", "factor"))
    return {Slip.RESULT_FORGOTTEN: cube, Slip.CUBE_FORGOTTEN: factor}


def _with_void_offers(game: PlayedGame, record: GameRecord, scored: GameScore) -> int:
    """Return the points when every take doubles the cube, void or not."""
    cube = 1
    for _ in (action for action in record.actions if action.what is CubeAction.TAKE):
        cube *= DOUBLE
    return cube * (scored.points // game.state.cube)


def _at_the_offered_cube(_game: PlayedGame, _record: GameRecord, scored: GameScore) -> int:
    return scored.points * (DOUBLE if scored.result is Result.PASSED else 1)


def _cut_at_the_length(_game: PlayedGame, _record: GameRecord, scored: GameScore) -> int:
    return min(scored.points, scored.length - scored.before[seat(scored.winner)])


def _the_cube_alone(game: PlayedGame, _record: GameRecord, _scored: GameScore) -> int:
    return game.state.cube


def _the_result_alone(game: PlayedGame, _record: GameRecord, scored: GameScore) -> int:
    return scored.points // game.state.cube


_WRONG: dict[Slip, Callable[[PlayedGame, GameRecord, GameScore], int]] = {
    Slip.VOID_COUNTED: _with_void_offers,
    Slip.OFFERED_CUBE: _at_the_offered_cube,
    Slip.CUT: _cut_at_the_length,
    Slip.RESULT_FORGOTTEN: _the_cube_alone,
    Slip.CUBE_FORGOTTEN: _the_result_alone,
}
"""What each mistake writes for the winner."""
