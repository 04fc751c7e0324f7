"""The kinds of question about one game with the cube, each with what is given and what comes out."""

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Group, Parameter, Question, of_value
from rulesengine.cube import inputs, parameters
from rulesengine.cube.actions import legal_actions
from rulesengine.cube.board_questions import BOARD_QUESTIONS
from rulesengine.cube.chance_questions import CHANCE_QUESTIONS
from rulesengine.cube.match_questions import MATCH_QUESTIONS
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.rulebook import CubeRulebook, GameKind
from rulesengine.cube.scoring import GameScore, Resignation, Result, check_ending, resign, score_game
from rulesengine.cube.state import CubeState
from rulesengine.cube.status import cube_status

_GAME = Parameter("game", inputs.KIND, GameKind.LONG)


STATUS = Question(
    kind="cube.status",
    main="score",
    parameters=(*parameters.STATE, Parameter("player", inputs.PLAYER, "")),
    groups=(parameters.IN_STATE,),
    answer=cube_status,
    outputs={
        "live": of_value(lambda status: status.live[PLAYERS.index(status.player)]),
        "live_for": of_value(lambda status: dict(zip(PLAYERS, status.live, strict=True))),
        "may_double": of_value(lambda status: status.reason is None),
        "reason": of_value(lambda status: status.reason.value if status.reason else ""),
        "sum": of_value(lambda status: status.total),
        "next_cube": of_value(lambda status: status.next_cube),
    },
)


ACTIONS = Question(
    kind="cube.actions",
    main="score",
    parameters=(*parameters.STATE, Parameter("player", inputs.PLAYER, "")),
    groups=(parameters.IN_STATE,),
    answer=legal_actions,
    outputs={
        "player": of_value(lambda found: found.player),
        "legal": of_value(lambda found: [action.value for action in found.legal]),
        "refused": of_value(lambda found: {action.value: rule for action, rule in found.refused}),
    },
    unordered=frozenset({"legal"}),
)


def _result(
    state: CubeState, winner: str, result: Result, game: GameKind, rulebook: CubeRulebook
) -> Derived[GameScore]:
    scored = score_game(state, winner, result, game, rulebook)
    check_ending(state, winner, result)
    return scored


_SCORED = {
    "points": of_value(lambda scored: scored.points),
    "score": of_value(lambda scored: scored.after),
    "match_over": of_value(lambda scored: scored.match_over),
    "winner": of_value(lambda scored: scored.winner),
}

RESULT = Question(
    kind="cube.result",
    main="score",
    parameters=(
        *parameters.STATE,
        Parameter("winner", inputs.PLAYER),
        Parameter("result", inputs.RESULT),
        _GAME,
    ),
    groups=(parameters.IN_STATE,),
    answer=_result,
    outputs=_SCORED,
)


_OFFER = Group(
    "offer",
    (
        Parameter("player", inputs.PLAYER),
        Parameter("result", inputs.RESIGNED, Result.OYN),
        Parameter("borne_off", inputs.BORNE_OFF, 0),
    ),
    Resignation,
)

RESIGN = Question(
    kind="cube.resign",
    main="score",
    parameters=(
        *parameters.STATE,
        *_OFFER.parameters,
        _GAME,
    ),
    groups=(parameters.IN_STATE, _OFFER),
    answer=resign,
    outputs=_SCORED,
)

QUESTIONS = (STATUS, ACTIONS, RESULT, RESIGN, *MATCH_QUESTIONS, *BOARD_QUESTIONS, *CHANCE_QUESTIONS)
