"""The kinds of question about a whole match: as written down, as a `.mat` text, audited, in two houses."""

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Group, Parameter, Question, of_value
from rulesengine.core.records import PARTED, RecordComparison, audited
from rulesengine.core.rulebook import Overrides
from rulesengine.cube import inputs, parameters
from rulesengine.cube.audit import audit_match
from rulesengine.cube.houses import agree_before_play, compare_houses
from rulesengine.cube.mat import WRITTEN, audit_mat, read_mat
from rulesengine.cube.match import Match, play_match
from rulesengine.cube.match_record import MatchRecord
from rulesengine.cube.record import to_json, write_record
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook, GameKind


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

_RECORD = (
    parameters.LENGTH,
    Parameter("game", inputs.KIND, GameKind.LONG),
    parameters.SCORE,
    parameters.CRAWFORD_PLAYED,
    Parameter("games", inputs.GAMES),
)
_IN_RECORD = Group("record", _RECORD, MatchRecord)

MATCH = Question(
    kind="cube.match",
    main="games",
    parameters=_RECORD,
    groups=(_IN_RECORD,),
    answer=play_match,
    outputs=_PLAYED,
)


def _mat(rulebook: CubeRulebook, text: str, game: GameKind, *, crawford_played: bool) -> Derived[Match]:
    return audit_mat(read_mat(text, game, rulebook, crawford_played=crawford_played), rulebook)


def _written_otherwise(derived: Derived[Match]) -> list[list[object]]:
    """Return every difference between a text and the count: the game, and what is written otherwise."""
    return [[step.fact("game"), WRITTEN[step.rule]] for step in derived.because if step.rule in WRITTEN]


MAT = Question(
    kind="cube.mat",
    main="text",
    parameters=(
        Parameter("text", inputs.TEXT),
        Parameter("game", inputs.KIND, GameKind.SHORT),
        parameters.CRAWFORD_PLAYED,
    ),
    answer=_mat,
    outputs=_PLAYED | {"differs": lambda derived, _say: _written_otherwise(derived)},
)


AUDIT = Question(
    kind="cube.audit",
    main="games",
    parameters=(*_RECORD, Parameter("recorded", inputs.RECORDED)),
    groups=(_IN_RECORD,),
    answer=audit_match,
    outputs=audited(lambda audit: audit.slips),
)


def _compare(
    record: MatchRecord, rulebook: CubeRulebook, against: CubeRulebook
) -> Derived[RecordComparison[Match]]:
    return compare_houses(record, rulebook, against)


COMPARE = Question(
    kind="cube.compare",
    main="games",
    parameters=(*_RECORD, Parameter("against", Overrides(OWNER_RULE))),
    groups=(_IN_RECORD,),
    answer=_compare,
    outputs={
        "score": of_value(lambda both: both.first.score),
        "against_score": of_value(lambda both: both.second.score),
    }
    | PARTED,
    unordered=frozenset({"fields"}),
)

AGREE = Question(
    kind="cube.agree",
    main="",
    parameters=(),
    answer=agree_before_play,
    outputs={
        "dead_cube": of_value(lambda house: house.dead_cube.value),
        "crawford": of_value(lambda house: house.crawford),
        "cut_points": of_value(lambda house: house.cut_points),
    },
)

MATCH_QUESTIONS = (MATCH, MAT, AUDIT, COMPARE, AGREE)
