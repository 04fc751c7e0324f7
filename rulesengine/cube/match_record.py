"""A match as it was written down, and what no match can hold."""

from dataclasses import dataclass

from rulesengine.core.errors import InconsistentRecord, InputError, Problems, problem
from rulesengine.cube import rules
from rulesengine.cube.actions import Action
from rulesengine.cube.players import PLAYERS, Score, unknown
from rulesengine.cube.rulebook import GameKind
from rulesengine.cube.scoring import Result, check_result
from rulesengine.cube.state import check_match


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as it was written down; a game that still goes on has neither winner nor result."""

    actions: tuple[Action, ...] = ()
    winner: str = ""
    result: Result | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """A match as it was written down; `crawford_played` says that its Crawford game came before."""

    length: int
    game: GameKind = GameKind.LONG
    score: Score = (0, 0)
    crawford_played: bool = False
    games: tuple[GameRecord, ...] = ()


def check_record(record: MatchRecord) -> None:
    """Raise an error with everything in a record that no match can hold.

    >>> check_record(MatchRecord(length=7, games=(GameRecord((), "C", Result.OYN),)))
    Traceback (most recent call last):
    rulesengine.core.errors.InputError: games[0].winner: cube-unknown-player
    """
    found = Problems()
    found.attempt(check_history, record.length, record.score, crawford_played=record.crawford_played)
    for index, game in enumerate(record.games):
        path = f"games[{index}]"
        acting = {f"{path}.actions[{at}]": action.player for at, action in enumerate(game.actions)}
        for place, name in {f"{path}.winner": game.winner, **acting}.items():
            if name and name not in PLAYERS:
                found.add(InputError(unknown(name, place)))
        if game.result:
            found.attempt(check_result, game.result, record.game, f"{path}.result")
    found.raise_any()


def check_history(length: int, score: Score, *, crawford_played: bool) -> None:
    """Raise `InconsistentRecord` for a Crawford game that is said to be over before it can have been.

    >>> check_history(7, (6, 2), crawford_played=True)
    """
    check_match(length, score)
    if crawford_played and max(score) < length - 1:
        raise InconsistentRecord(
            problem(rules.CRAWFORD_NOT_YET, "crawford_played", score=score, length=length)
        )
