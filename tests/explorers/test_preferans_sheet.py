"""One deal on the sheet: its numbers, the words below, closing a pool, wrong predictions."""

from dataclasses import replace

import pytest
from hypothesis import given

from rulesengine.core.derivation import Derived
from rulesengine.explorers.forms import Texts, given_of
from rulesengine.explorers.page import answer
from rulesengine.explorers.preferans_sheet import draw_close, draw_deal
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.closing import close_pool
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.misreadings import RIGHT, deal_readings
from rulesengine.preferans.party import AnyDeal
from rulesengine.preferans.raspasy import Raspasy, write_raspasy
from rulesengine.preferans.rulebook import LENINGRAD, PRESETS, SOCHI, PreferansRulebook
from rulesengine.preferans.seating import Answer, Call, Deal
from rulesengine.preferans.sheet import Field, Sheet, Writing
from rulesengine.text.catalogue import LANGUAGES
from tests.explorers.drawings import hold_together, standing, step_marks, svg, values
from tests.preferans.strategies import conventions, deals

SAID = (Answer("B", Call.WHIST), Answer("C", Call.PASS))
REMISE = Deal(level=Contract.SIX, declarer="A", tricks=(("A", 5), ("B", 5)), answers=SAID)
FOUR = Deal(level=Contract.SIX, declarer="A", tricks=(("A", 5), ("B", 5)), answers=SAID, dealer="D")
OPEN = Sheet(("A", "B", "C"), (16, 18, 19), (5, 0, 0), ((0, 0, 0),) * 3)


def written(deal: AnyDeal, house: PreferansRulebook = SOCHI) -> Derived[Writing]:
    """Write a deal of either kind."""
    return write_deal(deal, house) if isinstance(deal, Deal) else write_raspasy(deal, house)


def replies(deal: AnyDeal, house: PreferansRulebook = SOCHI) -> dict[str, str]:
    """Give the replies to predictions by what is typed."""
    return {guess.text: guess.reply for guess in draw_deal(written(deal, house), "en").guesses}


def test_remise_writes_three_numbers() -> None:
    """Two in the mountain, twelve and two whists; nothing else stands on the sheet."""
    drawn = draw_deal(written(REMISE), "en")
    assert standing(drawn) == ["2", "12", "2"]
    assert drawn.notes == ("A: 2 in the mountain.", "B: 12 whists on A.", "C: 2 whists on A.")


def test_parts_of_a_sum_have_no_number_of_their_own() -> None:
    """Twelve is written at once, when both parts are known; they show where it will stand."""
    derived = written(REMISE)
    drawn = draw_deal(derived, "en")
    marks = step_marks(derived, drawn)
    assert [bool(mark) for mark in marks] == [False, True, True, True, True, True, False]
    twelve = next(one for one in values(drawn) if one.text == "12")
    assert (twelve.mark, twelve.read) == (marks[4], (marks[2], marks[3]))


def test_dealer_who_sits_has_a_place() -> None:
    """Among four the dealer is marked, and under the Code writes a consolation too."""
    drawn = draw_deal(written(FOUR, PRESETS["codex"]), "en")
    assert standing(drawn) == ["2", "12", "2", "2"]
    assert "D, the dealer." in (svg(drawn).findtext("desc") or "")


def test_raspasy_goes_into_the_mountains() -> None:
    """The third in a row costs three a trick."""
    derived = write_raspasy(Raspasy(tricks=(("A", 3), ("B", 2), ("C", 5)), step=2))
    assert standing(draw_deal(derived, "en")) == ["9", "6", "15"]


def test_whole_raspasy_with_a_sitting_dealer_is_found_on_the_sheet() -> None:
    """The amnesty and the dealer left out of it are seen in the mountains, the fewest tricks in whists."""
    deal = Raspasy(tricks=(("A", 4), ("B", 3), ("C", 2), ("D", 1)), dealer="D")
    for preset in ("ll1r1k", "rostov"):
        derived = write_raspasy(deal, PRESETS[preset])
        price, *others = step_marks(derived, draw_deal(derived, "en"))
        assert price == ""
        assert all(others)


@pytest.mark.parametrize("tricks", [["6", "", "4"], ["6", "4", ""]])
def test_seats_keep_their_order_when_a_field_is_empty(tricks: list[str]) -> None:
    """Whose tricks were not typed does not move to another seat of the sheet."""
    explorer = EXPLORERS["preferans.deal"]
    typed: Texts = {"level": "6", "tricks": tricks, "answers": ["", "whist", "whist"]}
    drawn = draw_deal(answer(explorer, given_of(typed, explorer), "en"), "en")
    names = [part.findtext("text") for part in svg(drawn) if part.get("class") == "rx-name"]
    assert names == ["A", "B", "C"]


def test_misere_with_one_name_has_three_seats() -> None:
    """Players whom nobody named sit there under a number."""
    misere = Deal(level=Contract.MISERE, declarer="Ann", tricks=(("Ann", 1),))
    assert standing(draw_deal(written(misere), "en")) == ["10"]


def test_twelve_and_seven_are_told_apart() -> None:
    """Greedy and gentleman whist are each named when the other one is meant."""
    assert replies(REMISE)["12"] == "Right: 12."
    assert "gentleman" in replies(REMISE)["7"]
    assert replies(REMISE, LENINGRAD)["14"] == "Right: 14."
    assert "greedy" in replies(REMISE, LENINGRAD)["24"]


def test_forgotten_consolation_and_forgotten_tricks_are_named() -> None:
    """Ten is for the tricks alone, two for the consolation alone."""
    assert "consolation is forgotten" in replies(REMISE)["10"]
    assert "consolation alone" in replies(REMISE)["2"]


def test_own_tricks_only_is_named() -> None:
    """Who whists alone writes the tricks of both defenders."""
    made = Deal(level=Contract.SIX, declarer="A", tricks=(("A", 6), ("B", 1), ("C", 3)), answers=SAID)
    assert "own tricks" in replies(made)["2"]
    assert replies(made)["8"] == "Right: 8."


def test_raspasy_without_amnesty_or_price_is_named() -> None:
    """Tricks are not yet mountain points, and a house with amnesty takes some off."""
    raspasy = Raspasy(tricks=(("A", 3), ("B", 2), ("C", 5)), step=2)
    assert "number of tricks" in replies(raspasy)["3"]
    assert "without the amnesty" in replies(raspasy, PRESETS["fspr-home"])["18"]


def test_closing_strikes_out_and_helps() -> None:
    """Ten points: four close the own pool, three help, the rest comes off the mountain."""
    derived = close_pool(OPEN, 20, "A", 10)
    drawn = draw_close(derived, "en")
    assert [one.text for one in values(drawn) if one.struck] == ["16", "5", "18", "19"]
    assert standing(drawn) == ["20", "2", "20", "10", "20", "0", "20", "0"]
    assert standing(drawn, "closed") == [">>"] * 3
    assert "A: 3 off the mountain." in drawn.notes
    hold_together(derived, drawn)


def test_closed_pool_has_one_sign() -> None:
    """A pool that was closed before is not closed again."""
    closed = Sheet(("A", "B", "C"), (20, 18, 19), (0, 0, 0), ((0, 0, 0),) * 3)
    assert standing(draw_close(close_pool(closed, 20, "A", 2), "en"), "closed") == [">>"] * 2


def test_common_pool_is_closed_by_its_sum() -> None:
    """In Leningrad all pools are closed at once, and none before."""
    over = draw_close(
        close_pool(Sheet(("A", "B", "C"), (30, 18, 10), (0, 0, 0), ((0,) * 3,) * 3), 21, "A", 6, LENINGRAD),
        "en",
    )
    still = draw_close(
        close_pool(Sheet(("A", "B", "C"), (30, 18, 1), (0, 0, 0), ((0,) * 3,) * 3), 21, "A", 6, LENINGRAD),
        "en",
    )
    assert standing(over, "closed") == [">>"] * 3
    assert standing(still, "closed") == []


@given(deal=deals(("A", "B", "C", "D")), convention=conventions)
def test_sheet_shows_exactly_what_the_engine_writes(deal: AnyDeal, convention: PreferansRulebook) -> None:
    """Each number of the writing stands once, in the order of players and fields, and nothing else does."""
    derived = written(replace(deal, dealer=""), convention)
    drawn = draw_deal(derived, "ka")
    hold_together(derived, drawn)
    writing = derived.value
    expected = [
        amount
        for player in writing.players
        for amount in (
            writing.table(Field.POOL)[player],
            writing.table(Field.MOUNTAIN)[player],
            *(writing.whists().get(player, {}).get(other, 0) for other in writing.players),
        )
        if amount
    ]
    assert standing(drawn) == [str(amount).replace("-", "−") for amount in expected]
    assert len(drawn.notes) == len([line for line in writing.lines if line.amount])


@given(deal=deals(), convention=conventions)
def test_one_prediction_is_right(deal: AnyDeal, convention: PreferansRulebook) -> None:
    """Every deal has its right number among the replies, once, and it is the first."""
    derived = written(deal, convention)
    assert next(iter(deal_readings(derived)))[0] == RIGHT
    assert [guess.right for guess in draw_deal(derived, "ru").guesses].count(True) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notes_and_replies_are_in_the_page_language(lang: str) -> None:
    """Every reading of a deal can be answered in each language."""
    drawn = draw_deal(written(REMISE), lang)
    assert len(drawn.notes) == 3
    assert len(drawn.guesses) == 4
