"""The chart of all scores shows the engine's answer at each of them."""

from xml.etree import ElementTree

import numpy as np
import pytest

from rulesengine.charts import Picture, grid_chart
from rulesengine.cube.chain import Grid, match_grid
from rulesengine.cube.players import PLAYERS, other
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import verdict


def signs(chart: Picture) -> dict[str, set[tuple[int, int]]]:
    """Give the scores that have a sign, by the words of the legend."""
    lines = [line for line in chart.figure.axes[0].get_lines() if line.get_linestyle() == "None"]
    found = {}
    for line in lines:
        theirs, mine = np.asarray(line.get_xdata()), np.asarray(line.get_ydata())
        found[str(line.get_label())] = {(int(a), int(b)) for a, b in zip(mine, theirs, strict=True)}
    return found


def scores(grid: Grid, place: int, *, live: bool) -> set[tuple[int, int]]:
    """Give the scores at which the cube of a player is live, or dead."""
    return {
        (mine, theirs)
        for mine, row in enumerate(grid.live)
        for theirs, cell in enumerate(row)
        if cell[place] is live
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", PLAYERS)
def test_every_score_has_the_engines_sign(owner: str, lang: str) -> None:
    """Live, dead, and the other way round: for either owner."""
    derived = match_grid(7, 4, owner)
    drawn, place = signs(grid_chart(derived, lang)), PLAYERS.index(owner)
    facts = {"player": owner, "opponent": other(owner)}
    live, dead = (scores(derived.value, place, live=is_live) for is_live in (True, False))
    assert drawn[say("cube-grid-live", lang, **facts)] == live
    assert drawn[say("cube-grid-dead", lang, **facts)] == dead
    split = live ^ scores(derived.value, 1 - place, live=True)
    assert drawn[say("cube-grid-split", lang, **facts)] == split
    assert len(split) == 24


def test_lines_stand_where_the_cube_dies() -> None:
    """In a match to 7 a cube of 4 is dead from three points on, for both."""
    axes = grid_chart(match_grid(7, 4), "en").figure.axes[0]
    across, down = (line for line in axes.get_lines() if line.get_linestyle() != "None")
    assert np.asarray(across.get_ydata()).tolist() == [2.5, 2.5]
    assert np.asarray(down.get_xdata()).tolist() == [2.5, 2.5]


def test_a_very_long_match_has_no_signs() -> None:
    """Four thousand of them could not be read."""
    assert signs(grid_chart(match_grid(64, 8), "en")) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawing_takes_the_colour_of_the_page_and_says_what_it_shows(lang: str) -> None:
    """Words can be searched, black turns light in a dark theme, and the answer is there in words."""
    derived = match_grid(7, 4)
    chart = grid_chart(derived, lang)
    html = chart._repr_html_()
    assert say("cube-chart-points", lang, player="A") in html
    assert "currentColor" in html
    assert verdict(derived, lang) in chart.words
    assert f'aria-label="{chart.words}"' in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawing_needs_no_inline_styles(lang: str) -> None:
    """A site whose policy forbids them shows every sign as it is."""
    svg = grid_chart(match_grid(7, 4), lang).svg()
    assert "style" not in svg
    assert ElementTree.fromstring(svg).attrib["stroke-linejoin"] == "round"


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_picture_has_letters_for_every_language(lang: str) -> None:
    """The font has the letters: a missing one would warn."""
    assert grid_chart(match_grid(7, 4), lang)._repr_png_().startswith(b"\x89PNG")


def test_same_match_gives_the_same_drawing() -> None:
    """Two builds of the book do not differ."""
    first, second = (grid_chart(match_grid(7, 4), "ru") for _ in range(2))
    assert first.svg() == second.svg()
