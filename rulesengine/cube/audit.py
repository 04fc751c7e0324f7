"""The audit: given the score written after each game, the first wrong line and what explains it."""

from dataclasses import dataclass

from rulesengine.core.derivation import Derived, Rule, derive
from rulesengine.core.errors import InputError, problem
from rulesengine.cube import rules
from rulesengine.cube.match import Match, PlayedGame, play_match
from rulesengine.cube.match_record import MatchRecord
from rulesengine.cube.players import Score
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook
from rulesengine.cube.slips import Slip, explain


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit found: the first wrong line (1-based, 0 for none) and every mistake that explains it."""

    match: Match
    recorded: tuple[Score, ...]
    first_wrong: int = 0
    slips: tuple[Slip, ...] = ()


def audit_match(
    record: MatchRecord, recorded: tuple[Score, ...], rulebook: CubeRulebook = OWNER_RULE
) -> Derived[Audit]:
    """Return whether the scores written after each game are right, and if not, where and why.

    Raises `InputError` when there are not as many lines as games, and what `play_match` raises.

    >>> from rulesengine.cube.record import read_game
    >>> record = MatchRecord(length=7, games=(read_game("A double, B pass", "games[0]"),))
    >>> audit_match(record, ((2, 0),)).value.slips
    (<Slip.OFFERED_CUBE: 'offered-cube'>,)
    """
    if len(recorded) != len(record.games):
        facts = {"games": len(record.games), "lines": len(recorded)}
        raise InputError(problem(rules.RECORD_LENGTH, "recorded", **facts))
    played = play_match(record, rulebook)
    for game, said in zip(played.value.games, recorded, strict=True):
        if game.after != said:
            return _wrong(played, recorded, game)
    return derive(rules.RECORD_RIGHT, Audit(played.value, recorded), played, lines=len(recorded))


SLIP_RULES: dict[Slip, Rule] = {
    Slip.VOID_COUNTED: rules.VOID_COUNTED,
    Slip.OFFERED_CUBE: rules.OFFERED_CUBE,
    Slip.CUT: rules.CUT_AT_THE_LENGTH,
    Slip.RESULT_FORGOTTEN: rules.RESULT_FORGOTTEN,
    Slip.CUBE_FORGOTTEN: rules.CUBE_FORGOTTEN,
    Slip.OTHER_PLAYER: rules.OTHER_PLAYER,
    Slip.OTHER: rules.OTHER_SLIP,
}
"""The rule that tells each mistake."""


def _wrong(played: Derived[Match], recorded: tuple[Score, ...], game: PlayedGame) -> Derived[Audit]:
    match, number = played.value, game.number
    said, right = recorded[number - 1], game.after
    slips = explain(game, match.record.games[number - 1], said)
    return derive(
        rules.RECORD_WRONG,
        Audit(match, recorded, number, slips),
        *played.because[:number],
        *(derive(SLIP_RULES[one], one, recorded=said, right=right) for one in slips),
        number=number,
        recorded=said,
        right=right,
    )
