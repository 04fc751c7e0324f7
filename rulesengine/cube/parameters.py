"""What the kinds of question share: the parameters of a state, and how a state is made of them."""

from typing import Any

from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.core.question import Parameter
from rulesengine.cube import inputs, rules
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.state import CENTRE, CubeState, Phase

LENGTH = Parameter("length", inputs.LENGTH)
SCORE = Parameter("score", inputs.SCORE, inputs.NO_SCORE)
CUBE = Parameter("cube", inputs.CUBE, 1)
OWNER = Parameter("owner", inputs.PLAYER, CENTRE)
TURN = Parameter("turn", inputs.PLAYER, PLAYERS[0])
CRAWFORD = Parameter("crawford", inputs.YES_OR_NO, False)
ROLLED = Parameter("rolled", inputs.YES_OR_NO, False)
OFFERED = Parameter("offered", inputs.YES_OR_NO, False)
POSITION = (LENGTH, SCORE, CUBE, OWNER, TURN)
STATE = (*POSITION, CRAWFORD, ROLLED, OFFERED)


def state_of(told: dict[str, Any]) -> CubeState:
    """Take the parameters of a state out of all that is told, and return the state.

    Raises `InconsistentRecord` for a player who has both rolled and offered.

    >>> state_of({"length": 7, "score": (3, 2), "cube": 2, "owner": "B", "turn": "B"}).phase
    <Phase.TO_ROLL: 'to-roll'>
    """
    rolled, offered = told.pop("rolled", False), told.pop("offered", False)
    if rolled and offered:
        raise InconsistentRecord(problem(rules.ROLLED_AND_OFFERED, "offered"))
    phase = Phase.ROLLED if rolled else Phase.OFFERED if offered else Phase.TO_ROLL
    return CubeState(
        length=told.pop("length"),
        score=told.pop("score"),
        cube=told.pop("cube"),
        owner=told.pop("owner"),
        turn=told.pop("turn"),
        phase=phase,
        crawford=told.pop("crawford", False),
    )
