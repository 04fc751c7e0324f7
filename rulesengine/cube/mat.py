"""The common `.mat` text of a match: scores and cube actions are read, moves of checkers passed over."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InputError, Problem, problem
from rulesengine.core.reading import shown
from rulesengine.cube import rules
from rulesengine.cube.actions import Action, CubeAction
from rulesengine.cube.mat_lines import Entry, Names, Offer, Won, plain, read_line
from rulesengine.cube.match import Match, PlayedGame, play_match
from rulesengine.cube.match_record import GameRecord, MatchRecord
from rulesengine.cube.players import Score
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook, GameKind
from rulesengine.cube.scoring import Result, factor_of
from rulesengine.cube.state import DOUBLE

BYTE_ORDER_MARK = "\ufeff"
"""What some editors put before the first character of a file."""
WRITTEN = {
    rules.WRITTEN_SCORE_DIFFERS: "score",
    rules.WRITTEN_CUBE_DIFFERS: "cube",
    rules.WRITTEN_POINTS_DIFFER: "points",
}
"""The steps that tell what a text has otherwise, each with a word for it."""
_LENGTH = re.compile(r"\s*(\d{1,6})[\s-]+points?\s+match", re.IGNORECASE)
_GAME = re.compile(r"\s*Game\s+\d+(?!.*:)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class MatFile:
    """A `.mat` text as it was read: the match, the score that is written before each game, and its points.

    A game that goes on has no points. `cubes` are, for each game, the offers that name another value
    than twice the cube before: which action, what is written, what it should be.
    """

    record: MatchRecord
    written: tuple[Score, ...]
    points: tuple[int | None, ...]
    cubes: tuple[tuple[tuple[int, int, int], ...], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Game:
    """A game as far as its lines have been read: what stands in them, and the cube that they lead to."""

    score: Score = (0, 0)
    column: int = 0
    cube: int = 1
    offered: int = 1
    actions: tuple[Action, ...] = ()
    odd: tuple[tuple[int, int, int], ...] = ()
    winner: str = ""
    points: int | None = None


def read_mat(
    text: str,
    game: GameKind = GameKind.SHORT,
    rulebook: CubeRulebook = OWNER_RULE,
    *,
    crawford_played: bool = False,
) -> MatFile:
    r"""Return the match of a `.mat` text; raises `InputError` with every line that cannot be read.

    How a game ended follows from its points: so many times the cube of the text as the house pays for it.
    `crawford_played` says of a text that begins in mid-match that its Crawford game came before.

    >>> text = chr(10).join((" 3 point match", " Game 1", " Ann : 0          Bob : 0",
    ...     "  1) 31: 8/5 6/5   Doubles => 2", "  2)  Drops", "                   Wins 1 point"))
    >>> read_mat(text).record.games[0].result
    <Result.PASSED: 'passed'>
    """
    length, games = _read_lines(text)
    record = MatchRecord(
        length=length,
        game=game,
        score=games[0].score,
        crawford_played=crawford_played,
        games=tuple(_record_of(one, game, rulebook) for one in games),
    )
    return MatFile(
        record,
        written=tuple(one.score for one in games),
        points=tuple(one.points for one in games),
        cubes=tuple(one.odd for one in games),
    )


def audit_mat(read: MatFile, rulebook: CubeRulebook = OWNER_RULE) -> Derived[Match]:
    """Return the match of a `.mat` text counted anew; illegal turns, wrong scores and points are reported.

    Raises what `play_match` raises.

    >>> text = chr(10).join((" 3 point match", " Game 1", " Ann : 0          Bob : 0", "  Wins 5 points"))
    >>> [step.rule.id for step in audit_mat(read_mat(text)).because]
    ['cube-game-played', 'cube-written-points-differ']
    """
    played = play_match(read.record, rulebook)
    wrong = [
        step
        for game, written, points, odd in zip(
            played.value.games, read.written, read.points, read.cubes, strict=True
        )
        for step in _differences(game, written, points, odd)
    ]
    return replace(played, because=(*played.because, *wrong))


def _read_lines(text: str) -> tuple[int, list[_Game]]:
    """Return the length and the games of a text; raises `InputError` with every line that cannot be read."""
    length: int | None = None
    games: list[_Game] = []
    faults: list[Problem] = []
    for number, line in enumerate(map(plain, text.removeprefix(BYTE_ORDER_MARK).splitlines()), 1):
        found = _LENGTH.match(line)
        if found and (length is not None or games):
            faults.append(problem(rules.SECOND_MATCH, f"text[{number}]", line=number))
        elif found:
            length = int(found[1])
        elif _GAME.match(line):
            games.append(_Game())
        elif line.strip() and line.lstrip()[0] not in ";[":
            said = read_line(line, games[-1].column) if games else None
            if said is None:
                faults.append(_unreadable(number, line))
            else:
                games[-1] = reduce(_after, said, games[-1])
    if faults:
        raise InputError(*faults)
    if not games:
        raise InputError(_unreadable(1, text))
    if length is None:
        raise InputError(problem(rules.LENGTH_MISSING, "text"))
    return length, games


def _differences(
    game: PlayedGame, written: Score, points: int | None, odd: tuple[tuple[int, int, int], ...]
) -> Iterator[Derived[int]]:
    """Yield what the text says otherwise than the count: the score before a game, its cubes, its points."""
    number, before = game.number, game.state.score
    if written != before:
        yield derive(rules.WRITTEN_SCORE_DIFFERS, number, game=number, written=written, score=before)
    for action, said, cube in odd:
        yield derive(rules.WRITTEN_CUBE_DIFFERS, number, game=number, action=action, written=said, cube=cube)
    if game.scored and points is not None and points != game.scored.points:
        right = game.scored.points
        yield derive(rules.WRITTEN_POINTS_DIFFER, number, game=number, written=points, points=right)


def _after(game: _Game, entry: Entry) -> _Game:
    """Return the game after one more entry."""
    match entry:
        case Names(score, column):
            return replace(game, score=score, column=column)
        case Won(player, points):
            return replace(game, winner=player, points=points)
        case Action(_, what):
            cube = game.offered if what is CubeAction.TAKE else game.cube
            return replace(game, cube=cube, actions=(*game.actions, entry))
        case Offer(player, cube):
            actions, offered = (*game.actions, Action(player, CubeAction.DOUBLE)), game.cube * DOUBLE
            odd = ((len(actions), cube, offered),) if cube != offered else ()
            return replace(game, offered=offered, actions=actions, odd=(*game.odd, *odd))


def _record_of(game: _Game, kind: GameKind, rulebook: CubeRulebook) -> GameRecord:
    """Return the game with its result; points that no result is worth are taken for an ordinary win."""
    if game.points is None:
        return GameRecord(game.actions)
    passed = bool(game.actions) and game.actions[-1].what is CubeAction.PASS
    if passed:
        return GameRecord(game.actions, game.winner, Result.PASSED)
    ways = (Result.OYN, Result.MARS, *((Result.KOKS,) if kind is GameKind.SHORT else ()))
    how = (one for one in ways if factor_of(one, rulebook) * game.cube == game.points)
    return GameRecord(game.actions, game.winner, next(how, Result.OYN))


def _unreadable(number: int, line: str) -> Problem:
    return problem(rules.LINE_UNREADABLE, f"text[{number}]", line=number, came=shown(line))
