"""The timeline of a match keeps its words inside its cells."""

import re

import pytest

from rulesengine.explorers import show
from rulesengine.text.catalogue import LANGUAGES

CELL = re.compile(r'<g class="rx-cell[^>]*>(.*?)</g>')
WORDS = re.compile(r'class="rx-gives"( textLength="62"[^>]*)?>([^<]*)<')


@pytest.mark.parametrize("tie", ["carry", "multiply", "both", "redeal", "none"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_a_hand_stay_in_its_cell(lang: str, tie: str) -> None:
    """What a hand gives stands in two lines at most, and a line too long for the cell is pressed into it."""
    page = str(show("kozel.match", lang, hands=["60:60", "74:46"], rules={"tie": tie}))
    told = [WORDS.findall(cell) for cell in CELL.findall(page)][1:]
    assert [1 <= len(lines) <= 2 for lines in told] == [True, True]
    assert all(bool(pressed) == (len(line) > 10) for lines in told for pressed, line in lines)
    assert all(len(line) <= 14 for lines in told for _, line in lines)
