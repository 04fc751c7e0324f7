"""Two conventions on one deal, and what deals and tricks are worth."""

import re
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rulesengine.core.balance import added
from rulesengine.core.errors import InconsistentRecord
from rulesengine.core.question import ask
from rulesengine.core.rulebook import axes, differences
from rulesengine.preferans import GAME
from rulesengine.preferans.axes import TRICKS, Contract, RaspasyIn, Ten
from rulesengine.preferans.compare import compare_conventions
from rulesengine.preferans.party import AnyDeal
from rulesengine.preferans.party_questions import COMPARE
from rulesengine.preferans.rulebook import (
    IN_ONE_FIELD,
    LENINGRAD,
    OF_CLOSING,
    OF_DEALS,
    OF_RASPASY,
    OF_SETTLING,
    OF_WORTH,
    PRESETS,
    ROSTOV,
    SOCHI,
    PreferansRulebook,
)
from rulesengine.preferans.seating import Answer, Call, Deal
from rulesengine.preferans.settle import settle
from rulesengine.preferans.sheet import Field, Sheet, Writing
from rulesengine.preferans.worth import trick_value, worth_of, worth_of_deal
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import narrate
from tests.preferans.strategies import conventions, deals, oracle, sheets, units


@given(deals(), conventions, conventions)
def test_what_matters_is_among_what_differs(
    deal: AnyDeal, first: PreferansRulebook, second: PreferansRulebook
) -> None:
    """Only axes that differ can matter, and where none differs nothing is written differently."""
    both = compare_conventions(deal, first, second).value
    assert set(both.matter) <= set(both.differ) == set(differences(first, second))
    assert both.differ or both.first.lines == both.second.lines


@given(deals(), conventions)
def test_convention_agrees_with_itself(deal: AnyDeal, house: PreferansRulebook) -> None:
    """Nothing differs and nothing matters."""
    both = compare_conventions(deal, house, house).value
    assert both.differ == both.matter == ()


REMISE = Deal(
    level=Contract.SIX,
    declarer="A",
    tricks=(("A", 5), ("B", 5), ("C", 0)),
    answers=(Answer("B", Call.WHIST), Answer("C", Call.PASS)),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axis_that_matters_is_told_in_words(lang: str) -> None:
    """The consolation is a word in one house and a number in the other; yes and no are words too."""
    no_passer = PreferansRulebook(consolation_to_passer=False)
    told = [
        step.sentence
        for house in (ROSTOV, no_passer)
        for step in narrate(compare_conventions(REMISE, SOCHI, house), lang)
        if step.words.rule.endswith("-matters")
    ]
    name = say("preferans-axis-consolation", lang)
    sentence = next(one for one in told if one.startswith(f"{name}:"))
    assert say("word-preferans-consolation-value", lang) in sentence
    assert "10" in sentence
    assert say("word-preferans-no", lang) in told[-1]


@given(deals(), conventions, conventions)
def test_no_raw_setting_is_shown(deal: AnyDeal, first: PreferansRulebook, second: PreferansRulebook) -> None:
    """In Russian no Latin word is left, whichever axes matter."""
    told = narrate(compare_conventions(deal, first, second), "ru")
    shown = [step.sentence for step in told if step.words.rule.endswith("-matters")]
    facts = [said for step in told if step.words.rule.endswith("-matters") for _, said in step.words.facts]
    assert [one for one in (*shown, *facts) if re.search(r"[A-Za-z]{2}|\(\(", one)] == []


def test_mountain_is_told_with_the_right_sign() -> None:
    """Below the mean earns whists, above costs them."""
    worth = worth_of(Sheet(("A", "B", "C"), (0, 0, 0), (3, 0, 0), ((0, 0, 0),) * 3))
    told = [step.sentence for step in narrate(worth, "en") if "mountain-worth" in step.words.rule]
    assert told == [
        "The mountain of A is 2 above the mean: (0 − 2) × 10 = −20.",
        "The mountain of B is 1 below the mean: (0 − (−1)) × 10 = 10.",
        "The mountain of C is 1 below the mean: (0 − (−1)) × 10 = 10.",
    ]


def test_other_table_may_change_its_own_convention() -> None:
    """What the other table plays otherwise stands on top of its preset, whatever that is."""
    given = {
        "deal": "6 A: A=5, B=5, C=0; B whist, C pass",
        "preset": "leningrad",
        "against_preset": "leningrad",
        "against": {"whist_style": "greedy"},
    }
    both = ask(GAME, COMPARE, given).value
    assert both.differ == both.matter == ("whist_style",)
    assert both.second.whists() == {"B": {"A": 24}, "C": {"A": 4}}


def test_contradiction_of_the_other_table_is_shown_there() -> None:
    """What cannot stand together is refused where it was told, not among the own rules."""
    given = {"deal": "misere A: A=0", "against_preset": "rostov", "against": {"raspasy_amnesty": "all"}}
    with pytest.raises(InconsistentRecord) as caught:
        ask(GAME, COMPARE, given)
    assert [one.value for one in caught.value.problems] == ["against.raspasy_amnesty"]


@pytest.mark.parametrize("part", [OF_DEALS, OF_RASPASY, OF_CLOSING, OF_SETTLING, OF_WORTH, IN_ONE_FIELD])
def test_axes_of_a_part_are_axes(part: Iterable[str]) -> None:
    """The names by which an axis is known to matter to one part only are names of axes."""
    assert set(part) <= {one.name for one in axes(SOCHI)}


@given(deals(), conventions, conventions, st.sampled_from([*IN_ONE_FIELD, *OF_WORTH]))
def test_axis_of_one_field_changes_that_field_only(
    deal: AnyDeal, house: PreferansRulebook, other: PreferansRulebook, name: str
) -> None:
    """Taken over alone, such an axis leaves the numbers of every other kind as they are."""
    assume(not (name == "raspasy_amnesty" and house.raspasy_in is RaspasyIn.WHISTS))
    both = compare_conventions(deal, house, replace(house, **{name: getattr(other, name)})).value
    for field in set(Field) - {IN_ONE_FIELD.get(name)}:
        assert written(both.first, field) == written(both.second, field)


def written(writing: Writing, field: Field) -> dict[str, Any]:
    """Return all numbers of one kind that a deal writes."""
    return writing.whists() if field is Field.WHISTS else writing.table(field)


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


@pytest.mark.parametrize("house", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("level", list(Contract))
def test_every_number_of_whisters_has_an_answer(house: PreferansRulebook, level: Contract) -> None:
    """Where nobody whists and nobody checks, the game is worth as much whatever is taken."""
    for whisters, count in ((0, 3), (1, 4), (2, 3)):
        found = trick_value(level, whisters, count, house).value
        assert len(found.values) == TRICKS + 1
    unplayed = level is not Contract.MISERE and (level is not Contract.TEN or house.ten is Ten.WHISTED)
    assert (set(trick_value(level, 0, rulebook=house).value.steps) == {0}) is unplayed
