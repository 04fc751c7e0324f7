"""A party on the sheet: history struck through, what is new underlined, each deal's worth in a table."""

import re
from urllib.parse import parse_qs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.balance import exact
from rulesengine.explorers import EXPLORERS
from rulesengine.explorers.forms import given_of
from rulesengine.explorers.page import answer
from rulesengine.explorers.preferans_party import draw_correct, draw_party
from rulesengine.explorers.preferans_standing import SETTLEMENT, settlement_address
from rulesengine.preferans.finish import as_it_stands
from rulesengine.preferans.party import Party, correct, play_party
from rulesengine.preferans.record import read_deal_line, read_text
from rulesengine.preferans.rulebook import LENINGRAD, SOCHI, PreferansRulebook
from rulesengine.preferans.sheet import Field
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.phrase import plain, signed
from tests.explorers.drawings import hold_together, standing, step_marks, svg, values
from tests.explorers.pressing import writes
from tests.preferans.strategies import conventions, parties

PARTY = read_text(
    """A, B, C; 8
    6 A: A=6, B=2, C=2; B whist, C whist
    raspasy: A=3, B=2, C=5
    8 A: ; B pass, C pass"""
)
FOUR = read_text(
    "Ann, Bob, Cyril, Daria; 1\n6 Ann / Daria: ; Bob pass, Cyril pass\n6 Bob / Ann: ; Daria pass, Cyril pass"
)


def test_old_values_are_struck_through() -> None:
    """Two became eight in the pool of A, and the pool is closed."""
    seen = values(draw_party(play_party(PARTY), "en"))
    assert [(one.text, one.struck) for one in seen[:3]] == [("2", True), ("8", False), (">>", False)]


def test_what_the_last_deal_wrote_is_underlined() -> None:
    """Only the eight is new; the legend says what the line means."""
    drawn = draw_party(play_party(PARTY), "en")
    assert [one.text for one in values(drawn) if one.new] == ["8"]
    assert "Underlined" in str(drawn.picture)
    assert drawn.notes == ("A: 6 in the pool.",)


def test_each_deal_has_its_line_of_differences() -> None:
    """Three deals, three lines, each found by the steps of its deal."""
    derived = play_party(PARTY)
    drawn = draw_party(derived, "en")
    for cell in ("6 A", "raspasy", "8 A", "+40", "−20"):
        assert f"<td>{cell}</td>" in drawn.picture
    assert re.findall(r'<tr data-mark="([^"]*)"', str(drawn.picture)) == ["step-0", "step-1", "step-2"]


def test_all_deals_together_are_the_settlement_as_it_stands() -> None:
    """The last line adds up what each deal was worth, and says what everybody would win now."""
    derived = play_party(PARTY)
    table = str(draw_party(derived, "en").picture)
    result = as_it_stands(derived.value).value.settlement.result
    cells = "".join(f"<td>{signed(number)}</td>" for number in result)
    assert f'<tfoot><tr><th scope="row" colspan="2">All</th>{cells}</tr></tfoot>' in table
    assert sum(result) == 0
    columns = zip(*(one.difference for one in derived.value.deals), strict=True)
    assert tuple(exact(sum(column)) for column in columns) == result


def test_who_would_pay_whom_is_said_with_the_way_to_the_settlement() -> None:
    """Two pay one; a party in which nobody has won anything says so."""
    picture = draw_party(play_party(PARTY), "en").picture
    assert "Settled as it stands:" in picture
    assert "pays A" in picture
    level = read_text("A, B, C; 8\nraspasy x0: A=3, B=3, C=4")
    assert "Nobody owes anything." in draw_party(play_party(level), "en").picture


@pytest.mark.parametrize("rulebook", [SOCHI, LENINGRAD, PreferansRulebook(pool_point=20, compensation=2)])
@pytest.mark.parametrize("text", ["three", "four"])
def test_link_opens_the_sheet_in_the_settlement(text: str, rulebook: PreferansRulebook) -> None:
    """Names, pools, mountains, whists and the convention arrive there, and give the same result."""
    played = play_party({"three": PARTY, "four": FOUR}[text], rulebook).value
    place, _, query = settlement_address(played).partition("?")
    assert place == SETTLEMENT
    texts = {name: said if len(said) > 1 else said[0] for name, said in parse_qs(query, True).items()}
    explorer = EXPLORERS["preferans.settle"]
    assert set(texts) <= explorer.fields
    settled = answer(explorer, given_of(texts, explorer), "en").value
    assert settled.settlement.result == as_it_stands(played).value.settlement.result
    assert settled.settlement.sheet == played.sheet


def test_last_deal_can_be_taken_back() -> None:
    """One button, which takes away the last line of the deals."""
    assert writes(draw_party(play_party(PARTY), "en")) == [{"-": "deals"}]


def test_each_step_of_a_deal_marks_its_own_numbers() -> None:
    """The pool, the whists of one, the whists of the other; the value of the game stands nowhere."""
    drawn = draw_party(play_party(PARTY.undone().undone()), "en")
    pool, first, second = values(drawn)
    assert (pool.mark, first.mark, second.mark) == ("step-0-1", "step-0-0-2", "step-0-0-3")
    assert pool.read == ("step-0-0-1", "step-0-0")
    assert first.read == second.read == ("step-0-0",)


def test_common_pool_is_closed_for_all_at_once() -> None:
    """In Leningrad the sum counts: nobody's pool is closed before."""
    open_yet = draw_party(play_party(FOUR.undone(), LENINGRAD), "en")
    over = draw_party(play_party(FOUR, LENINGRAD), "en")
    assert standing(open_yet, "closed") == []
    assert standing(over, "closed") == [">>"] * 4
    assert "Ann, the dealer." in (svg(over).findtext("desc") or "")


def test_party_without_a_deal_is_an_empty_sheet() -> None:
    """Nothing is played, nothing is written, and there is no table."""
    drawn = draw_party(play_party(Party(("A", "B", "C"), 10)), "en")
    assert values(drawn) == []
    assert "<table" not in drawn.picture


def test_correction_shows_the_changed_lines() -> None:
    """What was written and what is written now stand side by side; the rest of the sheet has no step."""
    derived = correct(PARTY, 2, read_deal_line("raspasy: A=0, B=5, C=5"))
    drawn = draw_correct(derived, "en")
    assert "<td>A: 3 in the mountain. B: 2 in the mountain. C: 5 in the mountain.</td>" in drawn.picture
    assert "A: 1 in the pool." in drawn.picture
    seen = values(drawn)
    assert [(one.text, one.mark) for one in seen[:2]] == [("2", ""), ("3", "step-0-1")]
    assert {one.mark for one in seen if not one.new} <= {""} | set(step_marks(derived, drawn))


def test_correction_that_changes_nothing_has_no_table() -> None:
    """The sheet alone is shown."""
    drawn = draw_correct(correct(PARTY, 1, PARTY.deals[0]), "en")
    assert "<table" not in drawn.picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_party_is_drawn_in_every_language(lang: str) -> None:
    """Deals are named, heads and legend too."""
    assert "<table" in draw_party(play_party(PARTY), lang).picture


@given(party=parties(), convention=conventions)
def test_sheet_of_a_party_is_the_engines(party: Party, convention: PreferansRulebook) -> None:
    """Every field ends with the value that the engine has there; marks and steps hold together."""
    derived = play_party(party, convention)
    drawn = draw_party(derived, "uk")
    hold_together(derived, drawn)
    sheet = derived.value.sheet
    expected = [
        number
        for seat, player in enumerate(party.players)
        for number, touched in (
            (sheet.pool[seat], derived.value.history(player, Field.POOL)),
            (sheet.mountain[seat], derived.value.history(player, Field.MOUNTAIN)),
            *(
                (sheet.whists[seat][other], derived.value.history(player, Field.WHISTS, name))
                for other, name in enumerate(party.players)
            ),
        )
        if any(touched)
    ]
    assert standing(drawn) == [plain(exact(number)) for number in expected]


@given(party=parties().filter(lambda party: party.deals), data=st.data())
def test_any_correction_is_drawn(party: Party, data: st.DataObject) -> None:
    """Undoing into another deal of the same party changes lines, never the drawing's promises."""
    number = data.draw(st.integers(1, len(party.deals)))
    derived = correct(party, number, data.draw(st.sampled_from(party.deals)))
    hold_together(derived, draw_correct(derived, "ru"))
