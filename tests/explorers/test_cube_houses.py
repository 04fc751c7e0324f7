"""Drawings of an audit, of two houses, and of the policies counted: every cell is the engine's."""

import pytest
from hypothesis import assume, given

from rulesengine.core.errors import InconsistentRecord
from rulesengine.cube.audit import audit_match
from rulesengine.cube.counts import count_policies
from rulesengine.cube.houses import compare_houses
from rulesengine.cube.match import play_match
from rulesengine.cube.match_record import MatchRecord
from rulesengine.cube.rulebook import OWNER_RULE, PRESETS
from rulesengine.explorers.cube_houses import draw_audit, draw_compare
from rulesengine.explorers.cube_policies import draw_policy_counts
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.phrase import NOTHING
from tests.cube.strategies import records
from tests.explorers.drawings import hold_together
from tests.explorers.test_cube_games import lines


@given(records())
def test_any_record_can_be_audited_and_drawn(record: MatchRecord) -> None:
    """Each line holds what was written and what is right; the right prediction is the first wrong line."""
    assume(record.games)
    right = [game.after for game in play_match(record).value.games]
    said = (*right[:-1], (right[-1][0] + 5, right[-1][1]))
    derived = audit_match(record, said)
    drawn = draw_audit(derived, "ka")
    hold_together(derived, drawn)
    assert [cells[1:3] for cells in lines(drawn)] == [
        [f"{one[0]}:{one[1]}", f"{two[0]}:{two[1]}"] for one, two in zip(said, right, strict=True)
    ]
    assert [guess.text for guess in drawn.guesses if guess.right] == [str(len(right))]


def test_a_right_record_has_no_wrong_line() -> None:
    """Zero is right then, and every line is said to be right."""
    record = MatchRecord(length=7)
    drawn = draw_audit(audit_match(record, ()), "en")
    assert [(guess.text, guess.right) for guess in drawn.guesses] == [("0", True)]


@given(records())
def test_two_houses_stand_beside_each_other(record: MatchRecord) -> None:
    """A game that one house no longer plays has no score there."""
    try:
        derived = compare_houses(record, OWNER_RULE, PRESETS["allowed-but-useless"])
    except InconsistentRecord:
        assume(False)
        raise
    drawn, both = draw_compare(derived, "ru"), derived.value
    scores = [[f"{game.after[0]}:{game.after[1]}" for game in one.games] for one in (both.first, both.second)]
    longest = max(map(len, scores))
    padded = [[*one, *[NOTHING] * (longest - len(one))] for one in scores]
    assert [cells[1:3] for cells in lines(drawn)] == [list(pair) for pair in zip(*padded, strict=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_policies_are_counted_cube_by_cube(lang: str) -> None:
    """The last line is the sum of those above it."""
    derived = count_policies(1, 7)
    drawn = draw_policy_counts(derived, lang)
    hold_together(derived, drawn)
    *cubes, whole = ([int(cell) for cell in cells[1:4]] for cells in lines(drawn))
    assert whole == [sum(column) for column in zip(*cubes, strict=True)]
    assert say("cube-head-all", lang) in str(drawn.picture)
