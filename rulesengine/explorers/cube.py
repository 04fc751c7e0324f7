"""The interactives of the doubling cube."""

from dataclasses import replace
from typing import Any

from rulesengine.core.reading import Whole
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.record import read_game, write_game
from rulesengine.cube.rulebook import CUBES, LONGEST
from rulesengine.cube.scoring import Result
from rulesengine.cube.state import CENTRE
from rulesengine.explorers.cube_chances import draw_chance, draw_gammon, draw_takepoint
from rulesengine.explorers.cube_games import draw_actions, draw_chain, draw_result
from rulesengine.explorers.cube_grid import draw_grid
from rulesengine.explorers.cube_houses import draw_audit, draw_compare
from rulesengine.explorers.cube_match import draw_match
from rulesengine.explorers.cube_policies import draw_counts, draw_policies, draw_policy_counts
from rulesengine.explorers.cube_status import ANSWERS, draw_status
from rulesengine.explorers.cube_turns import draw_turns
from rulesengine.explorers.declaration import (
    PRESET,
    Explorer,
    Setting,
    as_joined,
    as_lines,
    as_lines_by,
    as_numbers,
)
from rulesengine.views.controls import Control

RESIGNABLE = tuple(one.value for one in Result if one is not Result.PASSED)

AS_GAMES = as_lines_by(lambda told: write_game(read_game(told, "")))
_WORTH = ("oyn", "mars", "koks", "cut_points")
"""What houses settle of the points that a game gives."""
_PRESET = Setting(PRESET, Control.CHOICE, folded=True)
_LENGTH = Setting("length", Control.NUMBER, read=Whole(1, LONGEST))
_SCORE = Setting("score", Control.NUMBERS, as_numbers, PLAYERS, read=Whole(0, LONGEST - 1))
_CUBE = Setting("cube", Control.CHOICE, choices=tuple(map(str, CUBES)))
_OWNER = Setting("owner", Control.CHOICE, choices=(CENTRE, *PLAYERS))
_TURN = Setting("turn", Control.CHOICE, choices=PLAYERS)
_POSITION = (_LENGTH, _SCORE, _CUBE, _OWNER, _TURN)
_STATE = (
    *_POSITION,
    *(Setting(name, Control.CHOICE, folded=True) for name in ("crawford", "rolled", "offered")),
)

_WINNER = Setting("winner", Control.CHOICE, choices=PLAYERS)
_GAME = Setting("game", Control.CHOICE, folded=True)
_CRAWFORD_PLAYED = Setting("crawford_played", Control.CHOICE, folded=True)
_WORDS = ("double", "take", "pass", "roll", "oyn", "mars", "koks", "passed")
"""What a game is written with besides the players."""
_RECORD = (
    _LENGTH,
    Setting("games", Control.LINES, AS_GAMES, written=_WORDS),
    replace(_SCORE, folded=True),
    _CRAWFORD_PLAYED,
    _GAME,
)
_FOUR_TWO = ["A double, B take → A oyn", "→ A mars", "→ B mars", "B double, A take → B oyn", "→ A oyn"]
"""A match to five in which 4:2 comes after the Crawford game."""
_WRITTEN_WRONG: dict[str, Any] = {
    "length": 7,
    "games": ["→ A mars", "A double, B take → B oyn", "B double, A pass"],
    "recorded": [[2, 0], [2, 2], [2, 4]],
}
"""A match in which a refused offer was written at the cube that was offered."""
_HOUSES_PART: dict[str, Any] = {
    "length": 7,
    "score": [3, 2],
    "games": ["A double, B take, B double, A take, A double, B take → B oyn"],
    "against": {"dead_cube": "both"},
}
"""A game in which a dead cube was turned."""
_ILLEGAL = """ 7 point match

 Game 1
 Ann : 2                          Boris : 2
  1) 31: 8/5 6/5                   64: 24/14
  2) 55: 8/3(2) 6/1(2)             ????
      Wins 1 point

 Game 2
 Ann : 3                          Boris : 2
  1) 52: 13/8 13/11                 Doubles => 2
  2)  Takes                        42: 8/4 6/4
  3)  Doubles => 4                  Takes
  4) 61: 13/7 8/7                  Doubles => 8
  5)  Takes                        33: 8/5(2) 6/3(2)
  6)  Doubles => 16                 Takes
                                   Wins 16 points
"""
"""A text in which one turn is forbidden, and another only seems to be."""
_OWNED_BY_A: dict[str, Any] = {"length": 7, "score": [3, 2], "cube": 4, "owner": "A"}

EXPLORERS = (
    Explorer(
        kind="cube.status",
        settings=(*_STATE, _PRESET),
        draw=draw_status,
        start=_OWNED_BY_A,
        houses=(),
        predict="cube-predict-turn",
        answers=ANSWERS,
    ),
    Explorer(
        kind="cube.grid",
        settings=(_LENGTH, _CUBE, Setting("owner", Control.CHOICE, choices=PLAYERS)),
        draw=draw_grid,
        start={"length": 7, "cube": 4, "owner": "A"},
        houses=(),
        predict="cube-predict-grid",
    ),
    Explorer(
        kind="cube.match",
        settings=(*_RECORD, _PRESET),
        draw=draw_match,
        axes=("dead_cube", "crawford", *_WORTH),
        start={"length": 5, "games": _FOUR_TWO},
        predict="cube-predict-crawford",
    ),
    Explorer(
        kind="cube.mat",
        settings=(Setting("text", Control.FILE), _CRAWFORD_PLAYED, _GAME, _PRESET),
        draw=draw_turns,
        axes=("dead_cube", "crawford", *_WORTH),
        start={"text": _ILLEGAL},
        predict="cube-predict-illegal",
    ),
    Explorer(
        kind="cube.audit",
        settings=(*_RECORD, Setting("recorded", Control.LINES, as_lines), _PRESET),
        draw=draw_audit,
        axes=("dead_cube", "crawford", *_WORTH),
        start=_WRITTEN_WRONG,
        predict="cube-predict-line",
    ),
    Explorer(
        kind="cube.compare",
        settings=(*_RECORD, _PRESET),
        draw=draw_compare,
        axes=("dead_cube", "crawford", *_WORTH),
        houses=("rules", "against"),
        start=_HOUSES_PART,
    ),
    Explorer(
        kind="cube.policy_counts",
        settings=(Setting("shortest", Control.NUMBER), Setting("longest", Control.NUMBER)),
        draw=draw_policy_counts,
        start={"longest": 15},
        houses=(),
    ),
    Explorer(
        kind="cube.policies",
        settings=_STATE,
        draw=draw_policies,
        start={"length": 9, "score": [5, 4], "cube": 4, "owner": "A"},
        houses=(),
    ),
    Explorer(
        kind="cube.counts",
        settings=(
            Setting("simplification", Control.CHOICE),
            Setting("shortest", Control.NUMBER),
            Setting("longest", Control.NUMBER),
        ),
        draw=draw_counts,
        start={"simplification": "larger-score"},
        houses=(),
    ),
    Explorer(
        kind="cube.takepoint",
        settings=(
            *_POSITION,
            Setting("model", Control.CHOICE),
            Setting("gammons", Control.TEXT, as_joined(":"), folded=True),
        ),
        draw=draw_takepoint,
        start={"length": 7, "score": [3, 4]},
        houses=("equity",),
        predict="cube-predict-point",
    ),
    Explorer(
        kind="cube.gammon",
        settings=_POSITION,
        draw=draw_gammon,
        start=_OWNED_BY_A,
        houses=("equity",),
        predict="cube-predict-gammon",
    ),
    Explorer(
        kind="cube.chance",
        settings=(_LENGTH, _SCORE, Setting("crawford_played", Control.CHOICE)),
        draw=draw_chance,
        start={"length": 7, "score": [5, 4]},
        houses=("equity",),
    ),
    Explorer(
        kind="cube.chain",
        settings=_POSITION,
        draw=draw_chain,
        start={"length": 7, "score": [3, 2]},
        houses=(),
    ),
    Explorer(
        kind="cube.actions",
        settings=(*_STATE, Setting("player", Control.CHOICE, choices=("", *PLAYERS), folded=True), _PRESET),
        draw=draw_actions,
        start=_OWNED_BY_A,
        houses=(),
    ),
    Explorer(
        kind="cube.result",
        settings=(*_POSITION[:-1], _WINNER, Setting("result", Control.CHOICE), _GAME),
        draw=draw_result,
        axes=_WORTH,
        start=_OWNED_BY_A | {"winner": "A", "result": "mars"},
        predict="cube-predict-worth",
    ),
    Explorer(
        kind="cube.resign",
        settings=(
            *_POSITION[:-1],
            Setting("player", Control.CHOICE, choices=PLAYERS),
            Setting("result", Control.CHOICE, choices=RESIGNABLE),
            Setting("borne_off", Control.NUMBER),
            _GAME,
        ),
        draw=draw_result,
        axes=_WORTH,
        start=_OWNED_BY_A | {"player": "A", "borne_off": 1},
        predict="cube-predict-worth",
    ),
)
