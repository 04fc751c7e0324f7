"""The interactives of the doubling cube."""

from typing import Any

from rulesengine.core.reading import Whole
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.rulebook import LONGEST
from rulesengine.cube.state import CENTRE
from rulesengine.explorers.cube_grid import draw_grid
from rulesengine.explorers.cube_status import ANSWERS, draw_status
from rulesengine.explorers.declaration import PRESET, Explorer, Setting, as_numbers
from rulesengine.views.controls import Control

CUBES = ("1", "2", "4", "8", "16", "32", "64")

_PRESET = Setting(PRESET, Control.CHOICE, folded=True)
_LENGTH = Setting("length", Control.NUMBER, read=Whole(1, LONGEST))
_SCORE = Setting("score", Control.NUMBERS, as_numbers, PLAYERS, read=Whole(0, LONGEST - 1))
_CUBE = Setting("cube", Control.CHOICE, choices=CUBES)
_OWNER = Setting("owner", Control.CHOICE, choices=(CENTRE, *PLAYERS))
_TURN = Setting("turn", Control.CHOICE, choices=PLAYERS)
_POSITION = (_LENGTH, _SCORE, _CUBE, _OWNER, _TURN)
_STATE = (
    *_POSITION,
    *(Setting(name, Control.CHOICE, folded=True) for name in ("crawford", "rolled", "offered")),
)

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
)
