"""What the kinds of question share: the parameters of a state, and how a state is made of them."""

from typing import Any

from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.core.question import Group, Parameter
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
CRAWFORD_PLAYED = Parameter("crawford_played", inputs.YES_OR_NO, False)
POSITION = (LENGTH, SCORE, CUBE, OWNER, TURN)
STATE = (*POSITION, CRAWFORD, ROLLED, OFFERED)


def state_of(*, rolled: bool = False, offered: bool = False, **told: Any) -> CubeState:  # noqa: ANN401  # as CubeState declares them
    """Return the state that the parameters make.

    Raises `InconsistentRecord` for a player who has both rolled and offered.

    >>> state_of(length=7, score=(3, 2), cube=2, owner="B", turn="B").phase
    <Phase.TO_ROLL: 'to-roll'>
    """
    if rolled and offered:
        raise InconsistentRecord(problem(rules.ROLLED_AND_OFFERED, "offered"))
    phase = Phase.ROLLED if rolled else Phase.OFFERED if offered else Phase.TO_ROLL
    return CubeState(phase=phase, **told)


IN_POSITION = Group("state", POSITION, state_of)
IN_STATE = Group("state", STATE, state_of)
"""The state of a game as one value: without what was done in it, and with it."""
