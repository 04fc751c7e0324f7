"""The record of a match: one line a game, and JSON; both are read back without loss.

`A double, B take → A mars`: the actions in their order, then who won and how. A passed game needs no
more than its pass; a game that goes on ends without an arrow. The arrow may be left out when a game is
typed. The words may be those of any language; they are written as here.
"""

import json
import re
from collections import Counter
from typing import Any, cast

from rulesengine.core import problems as why
from rulesengine.core.errors import InputError, Problems, problem
from rulesengine.core.letters import latin
from rulesengine.core.reading import ANY_WHOLE, Choice, Pair, Whole, YesOrNo, add_unknown, shown
from rulesengine.cube.actions import Action, CubeAction
from rulesengine.cube.match_record import GameRecord, MatchRecord
from rulesengine.cube.players import Score
from rulesengine.cube.rulebook import GameKind
from rulesengine.cube.scoring import Result
from rulesengine.cube.words import ACTIONS, RESULTS, kept

SCHEMA = 1
ARROW = " → "
_ARROWS = re.compile(r"→|⇒|->|=>")
_NUMBERED = re.compile(r"^\s*\d{1,3}[.)]\s*")
_HEAD = ("length", "game", "score", "crawford_played")
_GAME_KEYS = ("actions", "winner", "result")


def write_game(game: GameRecord) -> str:
    """Return one game as its line.

    >>> refused = (Action("A", CubeAction.DOUBLE), Action("B", CubeAction.PASS))
    >>> write_game(GameRecord(refused, "A", Result.PASSED))
    'A double, B pass → A passed'
    """
    line = ", ".join(map(str, game.actions))
    end = f"{game.winner} {game.result.value}" if game.result else game.winner
    return f"{line}{ARROW}{end}".strip() if end else line


def write_record(record: MatchRecord) -> str:
    """Return a match as text: a line on the match, then one line a game.

    >>> print(write_record(MatchRecord(length=7, games=(GameRecord((), "A", Result.OYN),))))
    length=7 game=long score=0:0 crawford_played=false
    1. → A oyn
    """
    score = ":".join(map(str, record.score))
    played = str(record.crawford_played).lower()
    head = f"length={record.length} game={record.game.value} score={score} crawford_played={played}"
    lines = (f"{number}. {write_game(game)}".rstrip() for number, game in enumerate(record.games, 1))
    return "\n".join((head, *lines))


def read_record(text: str) -> MatchRecord:
    """Return the match that `write_record` wrote; raises `InputError` with every line it cannot read.

    >>> record = MatchRecord(length=7, games=(GameRecord((Action("A", CubeAction.DOUBLE),)),))
    >>> read_record(write_record(record)) == record
    True
    """
    head, *lines = [line for line in text.splitlines() if line.strip()] or [""]
    pieces = [piece.partition("=")[::2] for piece in head.split()]
    said = dict(pieces)
    twice = [name for name, count in Counter(name for name, _ in pieces).items() if count > 1]
    if twice:
        raise InputError(*(problem(why.SAME_NAME, name, came=shown(name)) for name in twice))
    return _record(said, [{"line": line} for line in lines])


def to_json(record: MatchRecord) -> str:
    """Return a match as JSON.

    >>> to_json(MatchRecord(length=1))
    '{"schema": 1, "length": 1, "game": "long", "score": [0, 0], "crawford_played": false, "games": []}'
    """
    games = [
        {
            "actions": [str(action) for action in game.actions],
            "winner": game.winner,
            "result": game.result.value if game.result else "",
        }
        for game in record.games
    ]
    told = {
        "schema": SCHEMA,
        "length": record.length,
        "game": record.game.value,
        "score": list(record.score),
        "crawford_played": record.crawford_played,
        "games": games,
    }
    return json.dumps(told)


def from_json(text: str) -> MatchRecord:
    """Return the match that `to_json` wrote; raises `InputError` for anything else.

    >>> from_json(to_json(MatchRecord(length=1))) == MatchRecord(length=1)
    True
    """
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError(problem(why.NOT_A_TABLE, "record", came=shown(text))) from error
    if not isinstance(raw, dict):
        raise InputError(problem(why.NOT_A_TABLE, "record", came=shown(text)))
    found = Problems()
    found.attempt(Whole(SCHEMA, SCHEMA), raw.get("schema"), "schema")
    if not isinstance(raw.get("games"), list):
        found.add(InputError(problem(why.NOT_A_LIST, "games", came=shown(raw.get("games")))))
    found.raise_any()
    told = {name: value for name, value in raw.items() if name not in ("schema", "games")}
    return _record(told, raw["games"])


def read_game(raw: object, path: str) -> GameRecord:
    """Return one game from its line, or from a table of actions, winner and result.

    >>> read_game("2. A double, B take → B mars", "games[0]").result
    <Result.MARS: 'mars'>
    """
    if isinstance(raw, dict):
        return read_game(raw["line"], path) if set(raw) == {"line"} else _game_of_table(raw, path)
    if isinstance(raw, str):
        return _game_of_line(raw, path)
    raise InputError(problem(why.NOT_A_TABLE, path, came=shown(raw)))


def read_action(raw: object, path: str) -> Action:
    """Return one action such as `A double`.

    >>> read_action("b TAKE", "actions[0]") == read_action("В принимает", "actions[0]")
    True
    """
    player, _, word = " ".join(raw.split()).partition(" ") if isinstance(raw, str) else ("", "", "")
    try:
        return Action(_name(player), Choice(CubeAction)(kept(word, ACTIONS), path))
    except InputError as error:
        choices = tuple(action.value for action in CubeAction)
        raise InputError(problem(why.NOT_A_CHOICE, path, choices=choices, came=shown(raw))) from error


def _record(head: dict[str, Any], games: list[Any]) -> MatchRecord:
    found = Problems()
    add_unknown(found, head, "", _HEAD)
    length = found.attempt(ANY_WHOLE, head.get("length"), "length")
    kind = found.attempt(Choice(GameKind), head.get("game", GameKind.LONG), "game")
    score = found.attempt(Pair(ANY_WHOLE), head.get("score", (0, 0)), "score")
    played = found.attempt(YesOrNo(), head.get("crawford_played", False), "crawford_played")
    read = tuple(found.attempt(read_game, game, f"games[{index}]") for index, game in enumerate(games))
    found.raise_any()
    return MatchRecord(
        length=cast("int", length),
        game=cast("GameKind", kind),
        score=cast("Score", score),
        crawford_played=cast("bool", played),
        games=cast("tuple[GameRecord, ...]", read),
    )


def _game_of_line(line: str, path: str) -> GameRecord:
    written, *end = _ARROWS.split(_NUMBERED.sub("", line), maxsplit=1)
    actions = [piece for piece in written.split(",") if piece.strip()]
    if not end and actions and _is_result(actions[-1]):
        end = [actions.pop()]
    winner, _, result = " ".join("".join(end).split()).partition(" ")
    return _game_of_table({"actions": actions, "winner": winner, "result": result}, path)


def _is_result(piece: str) -> bool:
    """Tell whether a piece says how the game ended, and is no action: then no arrow is needed before it.

    >>> _is_result("A mars"), _is_result("B pass")
    (True, False)
    """
    _, _, word = " ".join(piece.split()).partition(" ")
    acted = any(kept(word, ACTIONS) == one.value for one in CubeAction)
    return not acted and any(kept(word, RESULTS) == one.value for one in Result)


def _game_of_table(raw: dict[str, Any], path: str) -> GameRecord:
    found = Problems()
    add_unknown(found, raw, path, _GAME_KEYS)
    actions, winner, result = raw.get("actions", []), raw.get("winner", ""), raw.get("result", "")
    if not isinstance(actions, list | tuple):
        raise InputError(problem(why.NOT_A_LIST, f"{path}.actions", came=shown(actions)))
    read = [found.attempt(read_action, one, f"{path}.actions[{index}]") for index, one in enumerate(actions)]
    how = found.attempt(_read_result, result, f"{path}.result")
    if not isinstance(winner, str):
        found.add(InputError(problem(why.NOT_TEXT, f"{path}.winner", came=shown(winner))))
    found.raise_any()
    return GameRecord(tuple(cast("list[Action]", read)), _name(winner), how)


def _read_result(raw: object, path: str) -> Result | None:
    """Return how a game ended; "" is one that goes on."""
    if raw == "":
        return None
    return Choice(Result)(kept(raw, RESULTS) if isinstance(raw, str) else raw, path)


def _name(raw: str) -> str:
    return shown(latin(raw.strip()).upper())
