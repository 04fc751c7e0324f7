"""Tables and bars of preferans hold the engine's numbers, line by line with their steps."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from rulesengine.core.derivation import Derived
from rulesengine.explorers.preferans_compare import draw_compare
from rulesengine.explorers.preferans_rounding import draw_rounding
from rulesengine.explorers.preferans_tables import (
    draw_audit,
    draw_trick_value,
    draw_worth,
)
from rulesengine.preferans import rules
from rulesengine.preferans.audit import Audit, audit_settlement
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.choices import rounding_choices
from rulesengine.preferans.compare import compare_conventions
from rulesengine.preferans.party import AnyDeal
from rulesengine.preferans.rulebook import LENINGRAD, PRESETS, SOCHI, PreferansRulebook
from rulesengine.preferans.seating import Answer, Call, Deal
from rulesengine.preferans.sheet import Sheet
from rulesengine.preferans.worth import trick_value, worth_of_deal
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.phrase import signed
from rulesengine.views.answer import Drawn
from tests.explorers.drawings import hold_together, standing, step_marks, svg
from tests.preferans.strategies import conventions, deals, games, sheets

NOTHING = ((0, 0, 0),) * 3
UNEVEN = Sheet(("A", "B", "C"), (0, 0, 0), (0, 2, 6), NOTHING)
SAID = (Answer("B", Call.WHIST), Answer("C", Call.PASS))
REMISE = Deal(level=Contract.SIX, declarer="A", tricks=(("A", 5), ("B", 5)), answers=SAID)


def lines(drawn: Drawn) -> list[list[str]]:
    """Give the cells of each line of the table, its name first, a difference as "≠"."""
    found = []
    html = re.sub(r"<i [^>]*></i>", "", str(drawn.picture))
    for row in re.findall(r"<tr(.*?)</tr>", html.split("<tbody>")[1], re.DOTALL):
        cells = re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", row)
        found.append([cell for cell in cells if cell] + ["≠"] * ("rx-differs" in row))
    return found


def audit(*recorded: int) -> Derived[Audit]:
    """Audit a settlement that ought to be +30, 0, −30."""
    return audit_settlement(Sheet(("A", "B", "C"), (0, 0, 0), (2, 5, 8), NOTHING), recorded)


def test_every_way_of_rounding_has_its_line() -> None:
    """The choice of the adjusted player is seen side by side; cut fractions do not add up."""
    drawn = draw_rounding(rounding_choices(UNEVEN), "en")
    assert lines(drawn) == [
        ["Exact", "+26⅔", "+6⅔", "−33⅓"],
        ["Cut to whole whists", "+26", "+6", "−33", "≠"],
        ["Divisible mountain: A", "+26", "+7", "−33"],
        ["Divisible mountain: B", "+27", "+6", "−33"],
        ["Divisible mountain: C", "+27", "+7", "−34"],
    ]
    assert "−1" in drawn.notes[0]


def test_way_of_rounding_is_told_by_what_it_changes() -> None:
    """The exact settlement stands once; cut results and each divisible mountain are a few steps each."""
    derived = rounding_choices(UNEVEN)
    exact, *others = ([step.rule for step in way.steps()] for way in derived.because)
    assert rules.SETTLED in exact
    assert [len(way) for way in others] == [8, 6, 6, 6]
    assert all(way.count(rules.RESULT) == 3 for way in (exact, *others))


def test_each_step_of_rounding_marks_its_own_result() -> None:
    """In the line of its way the step of a player marks that player's number, any other the name."""
    picture = str(draw_rounding(rounding_choices(UNEVEN), "en").picture)
    assert '<td data-mark="step-1-3">+6<i class="rx-look" data-mark="step-1-2"></i></td>' in picture
    assert '<th scope="row">Divisible mountain: A<i class="rx-look" data-mark="step-2-1"></i>' in picture


def test_choice_that_changes_nothing_is_one_line() -> None:
    """An even sheet needs nobody's mountain."""
    even = Sheet(("A", "B", "C"), (0, 0, 0), (0, 3, 6), NOTHING)
    assert [line[0] for line in lines(draw_rounding(rounding_choices(even), "en"))][2:] == ["Divisible"]


def test_audit_holds_numbers_against_each_other_and_names_the_mistake() -> None:
    """Wrong lines differ; the sum betrays nothing here, so the mistake is named in words."""
    drawn = draw_audit(audit(45, 0, -45), "en")
    assert lines(drawn)[:2] == [["A", "+45", "+30", "≠"], ["B", "0", "0"]]
    assert lines(drawn)[3] == ["Sum", "0", "0"]
    assert "opponents" in drawn.notes[0]
    assert standing(drawn, "lozenge") == ["+30", "0", "−30"]


def test_right_record_has_no_difference() -> None:
    """Nothing is marked and no mistake is named."""
    drawn = draw_audit(audit(30, 0, -30), "en")
    assert [line for line in lines(drawn) if "≠" in line] == []
    assert drawn.notes == ()


def test_two_conventions_stand_side_by_side() -> None:
    """Each number of the deal in both, what it is worth, and the axes that matter in words."""
    drawn = draw_compare(compare_conventions(REMISE, SOCHI, LENINGRAD), "en")
    assert lines(drawn)[:3] == [
        ["A: mountain", "+2", "+4", "≠"],
        ["B → A: whists", "+12", "+14", "≠"],
        ["C → A: whists", "+2", "+14", "≠"],
    ]
    assert len(lines(drawn)) == 6
    assert len(drawn.notes) == 2


def test_every_step_of_a_comparison_marks_something() -> None:
    """A step marks its number on its side, else the head of its side; an axis the numbers it changes."""
    derived = compare_conventions(REMISE, SOCHI, LENINGRAD)
    drawn = draw_compare(derived, "en")
    assert all(step_marks(derived, drawn))
    hold_together(derived, drawn)
    tops = [
        re.findall(r'data-mark="(step-\d)"', head) for head in re.findall(r"<th.*?</th>", str(drawn.picture))
    ]
    style = [index for index, marks in enumerate(tops) if "step-3" in marks]
    factor = [index for index, marks in enumerate(tops) if "step-2" in marks]
    assert (len(style), len(factor)) == (2, 3)


def test_axis_of_worth_marks_what_the_deal_is_worth() -> None:
    """Where both write the same, the value of a pool point is seen in the lines below."""
    made = replace(REMISE, tricks=(("A", 10),), answers=tuple(Answer(one, Call.PASS) for one in "BC"))
    derived = compare_conventions(made, SOCHI, LENINGRAD)
    drawn = draw_compare(derived, "en")
    hold_together(derived, drawn)
    heads = re.findall(r"<th scope=\"row\".*?</th>", str(drawn.picture))
    assert ["step-2" in head for head in heads] == [False, True, True, True]


def test_worth_stands_below_the_sheet() -> None:
    """Pool, mountain and whists make what the deal is worth to each player."""
    drawn = draw_worth(worth_of_deal(REMISE, ("A", "B", "C", "D"), PRESETS["sochi"]), "en")
    assert lines(drawn) == [
        ["A", "–", "−15", "−14", "−29"],
        ["B", "–", "+5", "+12", "+17"],
        ["C", "–", "+5", "+2", "+7"],
        ["D", "–", "+5", "–", "+5"],
    ]
    assert standing(drawn) == ["2", "12", "2"]


def test_bars_say_what_each_number_of_tricks_is_worth() -> None:
    """Eleven bars with the engine's numbers, each found by its step."""
    derived = trick_value(Contract.SIX)
    drawn = draw_trick_value(derived, "en")
    numbers = [text.text for text in svg(drawn).iter("text") if text.get("class") == "rx-number"]
    assert numbers == [signed(number) for number in derived.value.values]
    assert len(step_marks(derived, drawn)) == len(numbers) == 11
    hold_together(derived, drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", list(Contract))
def test_bars_are_titled_in_the_page_language(level: Contract, lang: str) -> None:
    """Every game can be drawn, with three players and with four."""
    for count in (3, 4):
        assert svg(draw_trick_value(trick_value(level, count=count), lang)).findtext("title")


@given(sheet=sheets(), convention=conventions)
def test_any_sheet_can_be_rounded_and_audited(sheet: Sheet, convention: PreferansRulebook) -> None:
    """Every step that has a mark finds it in the picture, and the exact line is the engine's."""
    choices = rounding_choices(sheet, convention)
    drawn = draw_rounding(choices, "ru")
    hold_together(choices, drawn)
    assert lines(drawn)[0][1:] == [signed(number) for number in choices.value.exact.result]
    wrong = audit_settlement(sheet, tuple(Fraction(1, 3) for _ in sheet.players), rulebook=convention)
    hold_together(wrong, draw_audit(wrong, "ka"))


@given(deal=deals(), one=conventions, other=conventions)
def test_any_deal_can_be_compared(deal: AnyDeal, one: PreferansRulebook, other: PreferansRulebook) -> None:
    """A line differs exactly where the engine says that the conventions do."""
    derived = compare_conventions(deal, one, other)
    drawn = draw_compare(derived, "uk")
    hold_together(derived, drawn)
    same = derived.value.first.whists() == derived.value.second.whists()
    assert same == (not any("≠" in line for line in lines(drawn) if "→" in line[0]))


@given(deal=games(), convention=conventions)
def test_any_game_has_a_worth(deal: Deal, convention: PreferansRulebook) -> None:
    """The last column is what the engine says; every mark has its place."""
    derived = worth_of_deal(deal, rulebook=convention)
    drawn = draw_worth(derived, "en")
    hold_together(derived, drawn)
    assert [line[-1] for line in lines(drawn)] == [signed(number) for number in derived.value.whists]
