"""What people wrote after each game, and one match in two houses."""

from dataclasses import replace

import pytest
from hypothesis import assume, given

from rulesengine.core.errors import IllegalMove, InconsistentRecord
from rulesengine.core.records import RecordComparison
from rulesengine.cube.audit import SLIP_RULES, audit_match
from rulesengine.cube.houses import compare_houses
from rulesengine.cube.match import Match, play_match
from rulesengine.cube.match_record import MatchRecord
from rulesengine.cube.players import Score
from rulesengine.cube.record import read_game
from rulesengine.cube.rulebook import OWNER_RULE, PRESETS, CubeRulebook
from rulesengine.cube.slips import Slip, wrong_scores
from tests.cube.strategies import houses, records


def match(*games: str, length: int = 7, score: Score = (0, 0)) -> MatchRecord:
    """Return a match of these games."""
    read = tuple(read_game(game, f"games[{index}]") for index, game in enumerate(games))
    return MatchRecord(length=length, score=score, games=read)


def compared(record: MatchRecord, first: CubeRulebook, second: CubeRulebook) -> RecordComparison[Match]:
    """Return a match in two houses; draw anew where the record is none there.

    An offer that is void in one house may wait unanswered in the other, and a match be over before its
    last game in both.
    """
    try:
        return compare_houses(record, first, second).value
    except (InconsistentRecord, IllegalMove):
        assume(False)
        raise


@given(records())
def test_right_scores_are_right(record: MatchRecord) -> None:
    """What the engine counts is found right, whatever turns were void in it."""
    played = play_match(record).value
    assert audit_match(record, tuple(game.after for game in played.games)).value.first_wrong == 0


@given(records())
def test_each_known_mistake_is_known_again(record: MatchRecord) -> None:
    """A score that a mistake leaves is explained by it, among others, at the line where it was made."""
    played = play_match(record).value
    scores = [game.after for game in played.games]
    for game, written in zip(played.games, record.games, strict=True):
        for slip, wrong in wrong_scores(game, written).items():
            said = (*scores[: game.number - 1], wrong, *scores[game.number :])
            found = audit_match(record, said).value
            assert found.first_wrong == game.number
            assert slip in found.slips
            assert Slip.OTHER not in found.slips


def test_likeliest_mistake_stands_first() -> None:
    """A void turn at a cube of one is also what a mars forgotten would give; the void turn says more."""
    record = MatchRecord(
        length=7, score=(6, 2), crawford_played=True, games=match("A double, B take → B oyn").games
    )
    assert audit_match(record, ((6, 4),)).value.slips[0] is Slip.VOID_COUNTED


def test_every_mistake_has_its_rule() -> None:
    """None is told by another's."""
    assert set(SLIP_RULES) == set(Slip)
    assert len({rule.id for rule in SLIP_RULES.values()}) == len(Slip)


@given(records(), houses)
def test_a_house_agrees_with_itself(record: MatchRecord, house: CubeRulebook) -> None:
    """The same rulebook twice parts nowhere."""
    found = compared(record, house, house)
    assert (found.parted, found.differ) == (0, ())


@given(records(), houses)
def test_houses_part_where_their_scores_first_differ(record: MatchRecord, house: CubeRulebook) -> None:
    """Before that game both say the same; nothing parts two houses that differ in nothing."""
    assume(record.games)
    found = compared(record, OWNER_RULE, house)
    assert found.first == play_match(record).value
    same = found.parted - 1 if found.parted else len(found.first.games)
    before = [[game.after for game in one.games[:same]] for one in (found.first, found.second)]
    assert before[0] == before[1]
    assert not found.parted or found.differ


@pytest.mark.parametrize(("dead_cube", "score"), [("owner-rule", (3, 6)), ("both-players-rule", (3, 10))])
def test_a_void_turn_costs_nothing_and_an_allowed_one_the_match(dead_cube: str, score: Score) -> None:
    """A turns a dead 4 to 8 and loses an oyn."""
    record = replace(match("A double, B take, B double, A take, A double, B take → B oyn"), score=(3, 2))
    assert play_match(record, PRESETS[dead_cube]).value.score == score
