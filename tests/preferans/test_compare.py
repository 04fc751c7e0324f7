"""Two conventions on one deal, and what deals and tricks are worth."""

from fractions import Fraction

import pytest
from hypothesis import given

from rulesengine.core.balance import added
from rulesengine.core.rulebook import differences
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.compare import compare_conventions
from rulesengine.preferans.party import AnyDeal
from rulesengine.preferans.rulebook import LENINGRAD, PRESETS, ROSTOV, SOCHI, PreferansRulebook
from rulesengine.preferans.seating import Answer, Call, Deal
from rulesengine.preferans.settle import settle
from rulesengine.preferans.sheet import Sheet
from rulesengine.preferans.worth import trick_value, worth_of, worth_of_deal
from tests.preferans.strategies import conventions, deals, oracle, sheets, units


@given(deals(), conventions, conventions)
def test_what_matters_is_among_what_differs(
    deal: AnyDeal, first: PreferansRulebook, second: PreferansRulebook
) -> None:
    """Only axes that differ can matter, and where nothing is written differently none need."""
    both = compare_conventions(deal, first, second).value
    assert set(both.matter) <= set(both.differ) == set(differences(first, second))
    if both.first.lines == both.second.lines:
        return
    assert both.differ


@given(deals(), conventions)
def test_convention_agrees_with_itself(deal: AnyDeal, house: PreferansRulebook) -> None:
    """Nothing differs and nothing matters."""
    both = compare_conventions(deal, house, house).value
    assert both.differ == both.matter == ()


def test_presets_are_different_conventions() -> None:
    """No two names stand for the same numbers, and seven of them could call themselves Sochi."""
    assert len(set(PRESETS.values())) == len(PRESETS)


@given(sheets(), units)
def test_worth_of_a_sheet_is_its_settlement(sheet: Sheet, unit: int) -> None:
    """One formula, told step by step."""
    house = PreferansRulebook(pool_point=unit)
    assert worth_of(sheet, house).value == settle(sheet, house).value.result == oracle(sheet, unit)


@pytest.mark.parametrize("house", [SOCHI, LENINGRAD], ids=("sochi", "leningrad"))
@pytest.mark.parametrize("count", [3, 4])
def test_uncontested_game_is_worth_what_the_table_says(house: PreferansRulebook, count: int) -> None:
    """The value of the game, the unit, and all players but one of all."""
    players = tuple("ABCD"[:count])
    passed = (Answer("B", Call.PASS), Answer("C", Call.PASS))
    for level, value in ((Contract.SIX, 2), (Contract.SEVEN, 4), (Contract.TEN, 10)):
        deal = Deal(level=level, declarer="A", answers=passed)
        worth = worth_of_deal(deal, players, house).value.whists
        assert worth[0] == Fraction(value * house.pool_point * (count - 1), count)
        assert added(worth) == 0


@pytest.mark.parametrize("house", [SOCHI, LENINGRAD, ROSTOV], ids=("sochi", "leningrad", "rostov"))
@pytest.mark.parametrize("level", list(Contract))
def test_next_trick_is_never_against_the_declarer(house: PreferansRulebook, level: Contract) -> None:
    """On a game each trick helps; on a misère each one hurts, the first most."""
    steps = trick_value(level, rulebook=house).value.steps
    assert all(step < 0 for step in steps) if level is Contract.MISERE else all(step > 0 for step in steps)
    edge = 0 if level is Contract.MISERE else int(level.value) - 1
    assert max(steps, key=lambda step: abs(Fraction(step))) == steps[edge]
