"""A sheet checked and two houses compared, on a page: numbers are the engine's, steps have their lines."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.explorers.spades_sheets import draw_audit, draw_compare, draw_compare_games
from rulesengine.spades import rules
from rulesengine.spades.audit import audit_sheet
from rulesengine.spades.compare import compare_games, compare_houses
from rulesengine.spades.hand import Hand
from rulesengine.spades.rulebook import DOCUMENT, NilTricks, SpadesRulebook
from rulesengine.spades.seats import BySide
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import narrate
from rulesengine.text.phrase import plain
from rulesengine.views.answer import Drawn
from tests.explorers.drawings import picture_marks, step_marks
from tests.spades.strategies import FAR, both_bags, hands, houses, scores

SET = Hand((4, 3, 2, 3), (5, 3, 3, 2))
EXACT = Hand((3, 3, 3, 3), (3, 3, 3, 4))


def lines(drawn: Drawn, table: int) -> list[list[str]]:
    """Give the cells of every line of a table of the picture."""
    html = str(drawn.picture).split("<table")[table + 1]
    rows = re.findall(r"<tr.*?</tr>", html[html.index("<tbody>") :], re.DOTALL)
    return [[re.sub("<.*?>", "", cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", row)] for row in rows]


def both(numbers: BySide) -> str:
    """Write a score."""
    return ":".join(map(plain, numbers))


@given(st.lists(hands, min_size=1, max_size=4), both_bags, st.integers(0, 3), st.integers(-200, 200))
def test_sheet_shows_what_was_written_and_what_is_right(
    played: list[Hand], bags: BySide, at: int, off: int
) -> None:
    """Line by line; the first wrong one and no other differs, and each step belongs to a line."""
    right = audit_sheet(tuple(played), ((0, 0),) * len(played), bags=bags, rulebook=FAR).value.game.hands
    written = [hand.scores for hand in right]
    place = at % len(written)
    written[place] = (written[place][0] + off, written[place][1])
    derived = audit_sheet(tuple(played), tuple(written), bags=bags, rulebook=FAR)
    drawn = draw_audit(derived, "en")
    rows = lines(drawn, 0)
    expected = [
        [str(number), both(hand.points), both(said), both(hand.scores)]
        for number, (hand, said) in enumerate(zip(right, written, strict=True), 1)
    ]
    assert [row[:4] for row in rows] == expected
    assert [number for number, row in enumerate(rows, 1) if row[-1] == "differs"] == [place + 1] * (off != 0)
    assert set(step_marks(derived, drawn)) - {""} <= picture_marks(drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_line_is_explained_in_words_and_counted_below(lang: str) -> None:
    """The mistake stands above; the hand of the wrong line stands below, line by line."""
    derived = audit_sheet((SET, EXACT), ((162, -60), (222, 0)), (100, 0), (9, 0))
    drawn = draw_audit(derived, lang)
    facts = {"recorded": (162, -60), "right": (62, -60)}
    assert drawn.notes == (say(rules.PENALTY_FORGOTTEN.id, lang, **facts),)
    assert say("spades-table-wrong-hand", lang, number=1) in drawn.picture
    penalty = next(line for line in lines(drawn, 1) if line[0] == say("spades-row-penalty", lang))
    assert penalty[1:] == ["−100", "–"]


def test_right_sheet_is_one_table_without_a_word() -> None:
    """Nothing differs, nothing is explained."""
    drawn = draw_audit(audit_sheet((SET,), ((62, -60),)), "en")
    assert str(drawn.picture).count("<table") == 1
    assert "differs" not in drawn.picture
    assert drawn.notes == ()


@given(hands, scores, both_bags, houses)
def test_each_side_is_told_under_both_houses(
    hand: Hand, before: BySide, bags: BySide, house: SpadesRulebook
) -> None:
    """Points and scores are those of the two houses; a line differs exactly where its two cells do."""
    derived = compare_houses(hand, DOCUMENT, house, before, bags)
    drawn, found = draw_compare(derived, "en"), derived.value
    for side in (0, 1):
        rows = {line[0]: line[1:] for line in lines(drawn, side)}
        ours, theirs = (each.sides[side] for each in (found.first, found.second))
        assert rows["score"][:2] == [f"{plain(before[side])} → {plain(one.score)}" for one in (ours, theirs)]
        assert rows["bags kept"][:2] == [str(ours.bags), str(theirs.bags)]
        for cells in rows.values():
            assert (cells[-1] == "differs") == (cells[0] != cells[1])


@given(hands, both_bags, houses)
def test_every_step_of_a_comparison_that_writes_a_line_has_its_place(
    hand: Hand, bags: BySide, house: SpadesRulebook
) -> None:
    """Marks of steps stand in the picture; the lines that differ name the fields that matter."""
    derived = compare_houses(hand, DOCUMENT, house, bags=bags)
    drawn = draw_compare(derived, "en")
    used = set(step_marks(derived, drawn)) - {""}
    assert used <= picture_marks(drawn)
    assert len(drawn.notes) == (len(derived.value.matter) if derived.rule is not rules.READINGS_AGREE else 0)


def test_same_line_of_two_sides_and_houses_is_four_marks() -> None:
    """A step of East–West in the other house is not one of North–South."""
    derived = compare_houses(SET, DOCUMENT, SpadesRulebook(nil_tricks=NilTricks.BAGS))
    drawn = draw_compare(derived, "en")
    written = [step for step in narrate(derived, "en") if step.words.rule == rules.SCORE.id]
    assert len({drawn.mark(step) for step in written}) == len(written) == 4


@given(st.lists(hands, min_size=1, max_size=6).map(tuple), st.integers(1, 400))
def test_games_of_two_houses_stand_beside_each_other(played: tuple[Hand, ...], target: int) -> None:
    """Score and bags after each hand, a dash after the end; the parting hand is marked."""
    derived = compare_games(played, FAR, replace(FAR, target=target))
    drawn, found = draw_compare_games(derived, "en"), derived.value
    rows = lines(drawn, 0)
    assert len(rows) == len(found.first.hands)
    for index, row in enumerate(rows):
        written = [
            f"{both(game.hands[index].scores)}, bags {both(game.hands[index].bags)}"
            if index < len(game.hands)
            else "–"
            for game in (found.first, found.second)
        ]
        assert row[1:3] == written
        assert ("differs" in row) == (bool(found.parted) and index + 1 >= found.parted)
    assert set(step_marks(derived, drawn)) - {""} <= picture_marks(drawn)
    assert len(drawn.notes) == 2
