"""bgsage as a second opinion on who may double; it is not part of the package or of the tests."""

import bgbot_cpp

from rulesengine.cube.players import away, other
from rulesengine.cube.state import CENTRE, CubeState


def may_double(state: CubeState) -> bool:
    """Tell whether bgsage lets the player on turn double."""
    owners = {
        CENTRE: bgbot_cpp.CubeOwner.CENTERED,
        state.turn: bgbot_cpp.CubeOwner.PLAYER,
        other(state.turn): bgbot_cpp.CubeOwner.OPPONENT,
    }
    return bool(
        bgbot_cpp.can_double_match(
            away(state.turn, state.score, state.length),
            away(other(state.turn), state.score, state.length),
            state.cube,
            owners[state.owner],
            state.crawford,
        )
    )
