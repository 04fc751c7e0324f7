"""The settlement on the sheet: what is written, struck out, ringed, and by which step."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.derivation import Derived
from rulesengine.explorers.preferans_settling import draw_settle
from rulesengine.preferans import rules
from rulesengine.preferans.finish import Finished, Terms, finish
from rulesengine.preferans.money import Stake
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.rulebook import LENINGRAD, PreferansRulebook
from rulesengine.preferans.settle import Route
from rulesengine.preferans.sheet import Sheet
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import narrate
from rulesengine.text.phrase import signed
from rulesengine.views.answer import Guess
from tests.explorers.drawings import hold_together, standing, step_marks, svg, values
from tests.preferans.strategies import conventions, sheets

FOUR = Sheet(("A", "B", "C", "D"), (56, 12, 6, 16), (76, 40, 52, 80), ((0, 0, 0, 0),) * 4)
THREE = Sheet(("W", "E", "S"), (20, 20, 20), (322, 124, 82), ((0, 120, 96), (240, 0, 12), (0, 0, 0)))
UNEVEN = Sheet(("A", "B", "C"), (0, 0, 0), (0, 2, 6), ((0, 0, 0),) * 3)


def piter() -> Derived[Finished]:
    """Settle the pool of four to 21."""
    return finish(FOUR, Terms(target=21), LENINGRAD)


def replies(derived: Derived[Finished]) -> dict[str, Guess]:
    """Give the replies to predictions by what is typed."""
    return {guess.text: guess for guess in draw_settle(derived, "en").guesses}


def test_each_mountain_is_struck_out_by_the_next_one() -> None:
    """Equalised and amnestied mountains stand behind the old one, in this order; the last one stands."""
    plain = [one for one in values(draw_settle(piter(), "en")) if one.kind == "plain"]
    first = [(one.text, one.struck) for one in plain[:4]]
    assert first == [("56", False), ("76", True), ("6", True), ("0", False)]


def test_results_stand_in_boxes_and_lozenges() -> None:
    """Mountains in whists are boxed, results stand in lozenges; nothing is rounded."""
    drawn = draw_settle(piter(), "en")
    assert standing(drawn, "box") == standing(drawn, "lozenge") == ["+530", "+10", "−230", "−310"]
    assert standing(drawn, "oval") == []


def test_pair_balances_stand_in_ovals() -> None:
    """Both players of a pair write the balance, one with the other sign."""
    assert standing(draw_settle(finish(THREE), "en"), "oval") == ["−120", "+96", "+120", "+12", "−96", "−12"]


def test_all_whists_of_a_player_stand_by_the_pool() -> None:
    """They are written on nobody, so they stand in no field for whists; without whists there is no sum."""
    assert standing(draw_settle(finish(THREE), "en"), "sum") == ["∑ −24", "∑ +132", "∑ −108"]
    assert standing(draw_settle(piter(), "en"), "sum") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fields_of_a_settled_sheet_keep_their_words(lang: str) -> None:
    """Each player's mountain is still called so when all of the settlement stands in it."""
    for derived in (finish(THREE), finish(UNEVEN), piter()):
        words = [text.text for text in svg(draw_settle(derived, lang)).iter() if text.tag.endswith("text")]
        assert words.count(say("preferans-sheet-mountain", lang)) == len(derived.value.settlement.players)


def test_short_route_writes_mountains_as_whists() -> None:
    """Ten times the mountain, divided by the players, is added to the whists of each other player."""
    plain = [one.text for one in values(draw_settle(finish(THREE, Terms(route=Route.SHORT)), "en"))]
    assert {"800", "140", "1040", "260"} <= set(plain)


def test_cut_fraction_leaves_whole_whists() -> None:
    """What is boxed is what counts; the exact number is told by its step."""
    drawn = draw_settle(finish(UNEVEN, Terms(rounding=Rounding.TRUNCATE)), "en")
    assert standing(drawn, "box") == ["+26", "+6", "−33"]
    assert standing(drawn, "lozenge") == ["+26", "+6", "−33"]


@pytest.mark.parametrize(("adjust", "whists"), [("A", 2), ("C", 2)])
def test_divisible_mountain_comes_with_its_whists(adjust: str, whists: int) -> None:
    """A raised player writes three whists on each other one."""
    drawn = draw_settle(finish(UNEVEN, Terms(rounding=Rounding.DIVISIBLE, adjust=adjust)), "en")
    assert standing(drawn).count("3") == whists


def test_a_step_shows_what_it_writes_and_what_it_looks_at() -> None:
    """The amnesty writes four mountains and looks at four; the mean looks only."""
    derived = piter()
    drawn = draw_settle(derived, "en")
    marks = dict(
        zip((step.words.rule for step in narrate(derived, "en")), step_marks(derived, drawn), strict=False)
    )
    seen = values(drawn)
    assert [one.text for one in seen if one.mark == marks[rules.AMNESTY.id]] == ["0", "52", "76", "84"]
    assert [one.text for one in seen if marks[rules.AMNESTY.id] in one.read] == ["6", "58", "82", "90"]
    assert [one.text for one in seen if marks[rules.MEAN.id] in one.read] == ["0", "52", "76", "84"]


def test_every_step_of_a_settlement_has_its_cells() -> None:
    """Stepping through a settlement, something is marked at each step."""
    derived = finish(THREE, Terms(stake=Stake(Fraction(1, 20))))
    assert "" not in step_marks(derived, draw_settle(derived, "en"))


def test_fractions_are_mixed_numbers_everywhere() -> None:
    """Every field has room for them, so that one sheet writes all of them in one way."""
    pool = Sheet(("E", "W", "S"), (0, 0, 0), (3, 3, 4), ((0, 0, 0),) * 3)
    derived = finish(pool)
    assert standing(draw_settle(derived, "en"), "lozenge") == ["+3⅓", "+3⅓", "−6⅔"]
    assert "−6⅔" in narrate(derived, "en")[-1].sentence


def test_known_mistakes_have_their_replies() -> None:
    """Whoever divides by the opponents, or forgets half of the work, is told so."""
    found = replies(finish(THREE))
    assert [guess.text for guess in found.values() if guess.right] == ["−1484"]
    assert "opponents" in found["−2214"].reply
    assert "wrong way round" in found["−1436"].reply
    assert "whists are missing" in found["−1460"].reply


def test_who_rounds_nothing_is_told_that_whists_are_rounded_here() -> None:
    """The exact result is no unknown mistake where a house rounds."""
    found = replies(finish(UNEVEN, Terms(rounding=Rounding.DIVISIBLE, adjust="C")))
    assert found["27"].right
    assert "exact" in found["26⅔"].reply


@pytest.mark.parametrize("lang", LANGUAGES)
def test_payments_are_told_below(lang: str) -> None:
    """Who pays whom stands in words, in every language."""
    notes = draw_settle(piter(), lang).notes
    assert len(notes) == 3
    assert all(any(player in note for player in "ABCD") for note in notes)


@given(sheet=sheets(), convention=conventions, way=st.sampled_from(Rounding), short=st.booleans())
def test_any_settlement_is_drawn(
    sheet: Sheet, convention: PreferansRulebook, way: Rounding, *, short: bool
) -> None:
    """Nothing overflows or is left out; the lozenges hold the engine's results."""
    terms = Terms(rounding=way, adjust=sheet.players[0])
    if short:
        terms = Terms(route=Route.SHORT)
    derived = finish(sheet, terms, convention)
    drawn = draw_settle(derived, "uk")
    hold_together(derived, drawn)
    shown = [one.text for one in values(drawn)]
    assert standing(drawn, "lozenge") == [signed(number) for number in derived.value.settlement.result]
    assert [text for text in shown if "…" in text] == []
    assert [guess.right for guess in drawn.guesses].count(True) == 1
