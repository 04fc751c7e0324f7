"""The kinds of question about a whole match: as it was written down, and as a `.mat` text."""

from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.cube import inputs, parameters
from rulesengine.cube.mat import audit_mat, read_mat
from rulesengine.cube.match import Match, MatchRecord, play_match
from rulesengine.cube.record import to_json, write_record
from rulesengine.cube.rulebook import CubeRulebook, GameKind


def _match(rulebook: CubeRulebook, **told: Any) -> Derived[Match]:  # noqa: ANN401  # as its parameters
    return play_match(MatchRecord(**told), rulebook)


def _reasons(match: Match) -> list[str]:
    return [rule.removeprefix("cube-") for game in match.games for _, rule in game.illegal]


_PLAYED = {
    "score": of_value(lambda match: match.score),
    "match_over": of_value(lambda match: match.over),
    "winner": of_value(lambda match: match.winner),
    "crawford_game": of_value(lambda match: match.crawford_game),
    "illegal": of_value(lambda match: match.illegal),
    "reasons": of_value(_reasons),
    "scores": of_value(lambda match: [game.after for game in match.games]),
    "cubes": of_value(lambda match: [game.state.cube for game in match.games]),
    "crawford": of_value(lambda match: [game.crawford.value for game in match.games]),
    "text": of_value(lambda match: write_record(match.record)),
    "json": of_value(lambda match: to_json(match.record)),
}

MATCH = Question(
    kind="cube.match",
    main="games",
    parameters=(
        parameters.LENGTH,
        Parameter("game", inputs.KIND, GameKind.LONG),
        parameters.SCORE,
        Parameter("crawford_played", inputs.YES_OR_NO, False),
        Parameter("games", inputs.GAMES),
    ),
    answer=_match,
    outputs=_PLAYED,
)


def _mat(rulebook: CubeRulebook, text: str, game: GameKind) -> Derived[Match]:
    return audit_mat(read_mat(text, game, rulebook), rulebook)


MAT = Question(
    kind="cube.mat",
    main="text",
    parameters=(Parameter("text", inputs.TEXT), Parameter("game", inputs.KIND, GameKind.SHORT)),
    answer=_mat,
    outputs=_PLAYED,
)

MATCH_QUESTIONS = (MATCH, MAT)
