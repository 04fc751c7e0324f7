"""The audit finds what was done wrongly, and says so only when it explains every number."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rulesengine.preferans import rules
from rulesengine.preferans.audit import audit_settlement
from rulesengine.preferans.finish import Terms
from rulesengine.preferans.mistakes import WRONG, Mistake, rounded, wrong_results
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.rulebook import LENINGRAD
from rulesengine.preferans.settle import settle
from rulesengine.preferans.sheet import Sheet, empty_sheet
from tests.preferans.strategies import sheets


@given(sheets())
def test_right_settlement_is_right(sheet: Sheet) -> None:
    """What the engine settles, the audit confirms, under every rounding that was agreed."""
    for rounding in Rounding:
        terms = Terms(rounding=rounding, adjust=sheet.players[0])
        right = settle(sheet, None, None, rounding, sheet.players[0]).value.result
        found = audit_settlement(sheet, right, terms).value
        assert found.correct
        assert found.mistakes == ()


@pytest.mark.parametrize("mistake", WRONG)
@given(sheet=sheets())
def test_made_mistake_is_found(mistake: Mistake, sheet: Sheet) -> None:
    """Every result of a mistake is explained by that mistake."""
    settled = settle(sheet, LENINGRAD).value
    for wrong in wrong_results(mistake, settled):
        found = audit_settlement(sheet, wrong.result, rulebook=LENINGRAD).value
        assert not found.correct
        assert mistake in found.mistakes


@given(sheets())
def test_level_pools_have_no_unit_to_mistake(sheet: Sheet) -> None:
    """Who forgets to round a sheet whose pools are level has not taken a pool point for another."""
    level = replace(sheet, pool=(10,) * len(sheet.players))
    exactly = settle(level).value.result
    found = audit_settlement(level, exactly, Terms(rounding=Rounding.TRUNCATE)).value
    assert Mistake.WRONG_AID_UNIT not in found.mistakes


@given(sheets(count=3))
def test_division_by_the_opponents_still_adds_up(sheet: Sheet) -> None:
    """The check of zero cannot see the wrong divisor; the audit does."""
    settled = settle(sheet).value
    assume(len(set(settled.amnestied)) > 1)
    (wrong,) = wrong_results(Mistake.DIVIDED_BY_N_MINUS_ONE, settled)
    assert sum(wrong.result) == 0
    assert wrong.result != settled.result
    for share, inflated, whists in zip(
        settled.mountain_whists, wrong.result, settled.whist_balance, strict=True
    ):
        assert 2 * (inflated - whists) == 3 * share


def test_any_other_number_is_just_wrong() -> None:
    """A slip of the pen is named as wrong and no more."""
    sheet = replace(empty_sheet(("A", "B", "C")), mountain=(2, 5, 8))
    assert audit_settlement(sheet, (31, 0, -31)).value.mistakes == (Mistake.OTHER,)


def test_active_only_is_a_mistake_of_four() -> None:
    """Among three nobody sits out."""
    settled = settle(replace(empty_sheet(("A", "B", "C")), mountain=(2, 5, 8))).value
    assert wrong_results(Mistake.AMNESTY_OF_ACTIVE_ONLY, settled) == ()


@given(sheet=sheets(count=4), target=st.integers(1, 60), sitting=st.integers(0, 3))
def test_amnesty_of_three_is_found_at_any_target(sheet: Sheet, target: int, sitting: int) -> None:
    """To whatever pool people make all equal, an amnesty that passes one of four by is found out."""
    assume(len(set(sheet.pool)) > 1)
    settled = settle(sheet, LENINGRAD, target).value
    wrong = [
        one
        for one in wrong_results(Mistake.AMNESTY_OF_ACTIVE_ONLY, settled)
        if one.players == (sheet.players[sitting],)
    ]
    for one in wrong:
        found = audit_settlement(sheet, one.result, rulebook=LENINGRAD)
        assert Mistake.AMNESTY_OF_ACTIVE_ONLY in found.value.mistakes
        for written in rounded(one.result):
            assert not audit_settlement(sheet, written, rulebook=LENINGRAD).value.correct


def test_amnesty_of_three_names_the_target_at_which_it_was_done() -> None:
    """The Piter pool made equal to 21, as its source does; 6 was the smallest, now D keeps all 90."""
    piter = replace(empty_sheet(("A", "B", "C", "D")), pool=(56, 12, 6, 16), mountain=(76, 40, 52, 80))
    found = audit_settlement(piter, (545, 25, -215, -355), rulebook=LENINGRAD)
    (told,) = [one for one in found.because if one.rule is rules.ACTIVE_ONLY]
    assert (told.fact("target"), told.fact("smallest"), told.fact("players")) == (21, 6, ("D",))


@pytest.mark.parametrize(
    ("recorded", "mistake"),
    [
        ((6, 6, -13), Mistake.ROUNDED_EACH),
        ((7, 7, -13), Mistake.ROUNDED_EACH),
        ((10, 10, -10), Mistake.AVERAGED_BEFORE_TIMES_TEN),
        ((10, 10, -20), Mistake.DIVIDED_BY_N_MINUS_ONE),
    ],
)
def test_edges_between_mistakes(recorded: tuple[int, ...], mistake: Mistake) -> None:
    """Mountains 0, 0, 2: cut, rounded, averaged first, divided by two."""
    sheet = replace(empty_sheet(("A", "B", "C")), mountain=(0, 0, 2))
    assert audit_settlement(sheet, recorded).value.mistakes[0] is mistake


@pytest.mark.parametrize("recorded", [(6, 6, -13), (7, 7, -13), (6, 6, -14)])
def test_numbers_rounded_one_by_one_are_found(recorded: tuple[int, ...]) -> None:
    """Toward zero, to the nearest, and downward, as a division by whole numbers does below zero."""
    sheet = Sheet(("A", "B", "C"), (0, 0, 0), (0, 0, 2), empty_sheet(("A", "B", "C")).whists)
    assert audit_settlement(sheet, recorded).value.mistakes == (Mistake.ROUNDED_EACH,)


def test_halves_rounded_upward_are_found() -> None:
    """A program may take minus a half to nothing, where people take it away from zero."""
    whists = ((0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    sheet = Sheet(("A", "B", "C", "D"), (0, 0, 0, 0), (0, 0, 0, 1), whists)
    assert settle(sheet).value.result[3] == Fraction(-15, 2)
    for recorded in ((2, 4, 3, -7), (2, 4, 3, -8), (1, 3, 2, -8)):
        assert Mistake.ROUNDED_EACH in audit_settlement(sheet, recorded).value.mistakes
