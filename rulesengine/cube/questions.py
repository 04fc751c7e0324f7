"""The kinds of question about one game with the cube, each with what is given and what comes out."""

from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.cube import inputs, parameters
from rulesengine.cube.actions import Actions, legal_actions
from rulesengine.cube.board_questions import BOARD_QUESTIONS
from rulesengine.cube.chance_questions import CHANCE_QUESTIONS
from rulesengine.cube.match_questions import MATCH_QUESTIONS
from rulesengine.cube.parameters import state_of
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.rulebook import CubeRulebook, GameKind
from rulesengine.cube.scoring import GameScore, Resignation, Result, check_ending, resign, score_game
from rulesengine.cube.status import Status, cube_status

_GAME = Parameter("game", inputs.KIND, GameKind.LONG)


def _status(rulebook: CubeRulebook, player: str, **told: Any) -> Derived[Status]:  # noqa: ANN401  # as its parameters
    return cube_status(state_of(told), player, rulebook)


STATUS = Question(
    kind="cube.status",
    main="score",
    parameters=(*parameters.STATE, Parameter("player", inputs.PLAYER, "")),
    answer=_status,
    outputs={
        "live": of_value(lambda status: status.live[PLAYERS.index(status.player)]),
        "live_for": of_value(lambda status: dict(zip(PLAYERS, status.live, strict=True))),
        "may_double": of_value(lambda status: status.reason is None),
        "reason": of_value(lambda status: status.reason.value if status.reason else ""),
        "sum": of_value(lambda status: status.total),
        "next_cube": of_value(lambda status: status.next_cube),
    },
)


def _actions(rulebook: CubeRulebook, player: str, **told: Any) -> Derived[Actions]:  # noqa: ANN401  # as its parameters
    return legal_actions(state_of(told), player, rulebook)


ACTIONS = Question(
    kind="cube.actions",
    main="score",
    parameters=(*parameters.STATE, Parameter("player", inputs.PLAYER, "")),
    answer=_actions,
    outputs={
        "player": of_value(lambda found: found.player),
        "legal": of_value(lambda found: [action.value for action in found.legal]),
        "refused": of_value(lambda found: {action.value: rule for action, rule in found.refused}),
    },
    unordered=frozenset({"legal"}),
)


def _result(
    rulebook: CubeRulebook,
    winner: str,
    result: Result,
    game: GameKind,
    **told: Any,  # noqa: ANN401  # as its parameters
) -> Derived[GameScore]:
    state = state_of(told)
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
    answer=_result,
    outputs=_SCORED,
)


def _resign(
    rulebook: CubeRulebook,
    game: GameKind,
    **told: Any,  # noqa: ANN401  # as its parameters
) -> Derived[GameScore]:
    offer = Resignation(told.pop("player"), told.pop("result"), told.pop("borne_off"))
    return resign(state_of(told), offer, game, rulebook)


RESIGN = Question(
    kind="cube.resign",
    main="score",
    parameters=(
        *parameters.STATE,
        Parameter("player", inputs.PLAYER),
        Parameter("result", inputs.RESIGNED, Result.OYN),
        Parameter("borne_off", inputs.BORNE_OFF, 0),
        _GAME,
    ),
    answer=_resign,
    outputs=_SCORED,
)

QUESTIONS = (STATUS, ACTIONS, RESULT, RESIGN, *MATCH_QUESTIONS, *BOARD_QUESTIONS, *CHANCE_QUESTIONS)
