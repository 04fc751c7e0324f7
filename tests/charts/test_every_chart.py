"""What every chart of a notebook keeps to; a new chart adds its line."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from rulesengine.bots import MEASURED
from rulesengine.charts import Picture, bags_chart, duel_chart, grid_chart, match_chart, trick_chart
from rulesengine.cube import match_grid
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import play_match
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.worth import trick_value
from rulesengine.spades.game import play_game
from rulesengine.spades.hand import Hand as SpadesHand
from rulesengine.text.catalogue import LANGUAGES

CHARTS: dict[str, Callable[[str], Picture]] = {
    "a match": lambda lang: match_chart(play_match((Hand((60, 60)), Hand((74, 46)))), lang),
    "a trick on six": lambda lang: trick_chart(trick_value(Contract.SIX), lang),
    "bags of a game": lambda lang: bags_chart(play_game((SpadesHand((1, 1, 1, 1), (7, 0, 6, 0)),)), lang),
    "dead cubes": lambda lang: grid_chart(match_grid(7, 2), lang),
    "players of Spades": lambda lang: duel_chart(*MEASURED, lang=lang),
    "a trick on a misère": lambda lang: trick_chart(trick_value(Contract.MISERE), lang),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARTS)
def test_drawing_takes_the_colour_of_the_page_and_says_what_it_shows(name: str, lang: str) -> None:
    """Black turns light in a dark theme, and whoever does not see the drawing hears the answer."""
    chart = CHARTS[name](lang)
    html = chart._repr_html_()
    assert "currentColor" in html
    assert chart.words
    assert f'aria-label="{chart.words}"' in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARTS)
def test_drawing_needs_no_inline_styles(name: str, lang: str) -> None:
    """A site whose policy forbids them shows every line and letter as it is."""
    svg = CHARTS[name](lang).svg()
    drawing = ElementTree.fromstring(svg)
    assert "style" not in svg
    assert drawing.attrib["stroke-linejoin"] == "round"
    texts = [one for one in drawing.iter() if one.tag.endswith("text")]
    assert texts
    assert all(one.attrib["font-size"] == "11px" for one in texts)
    assert not any("font" in one.attrib for one in drawing.iter())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARTS)
def test_letters_can_be_read_on_a_telephone(name: str, lang: str) -> None:
    """On 328 pixels of page, letters of 11 points stay 10 pixels high; what signs mean stands whole below."""
    figure = CHARTS[name](lang).figure
    assert 11 * 328 / (figure.get_figwidth() * 72) > 10
    figure.draw_without_rendering()
    drawn = figure.axes[0].get_tightbbox()
    assert drawn
    for legend in figure.legends:
        place = legend.get_window_extent()
        assert all(figure.bbox.containsx(edge) for edge in place.intervalx)
        assert place.y1 <= drawn.y0 + 1


@pytest.mark.parametrize("name", CHARTS)
def test_names_inside_a_drawing_are_its_own(name: str) -> None:
    """Two charts on one page never share an id, and every reference finds its own."""
    drawings = [
        CHARTS[one]("en").svg() for one in ("a match" if name != "a match" else "bags of a game", name)
    ]
    named = [re.findall(r'\bid="([^"]+)"', one) for one in drawings]
    assert len({*named[0], *named[1]}) == len(named[0]) + len(named[1])
    for names, drawing in zip(named, drawings, strict=True):
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', drawing)) == set(names)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARTS)
def test_picture_has_letters_for_every_language(name: str, lang: str) -> None:
    """The font has the letters: a missing one would warn."""
    assert CHARTS[name](lang)._repr_png_().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", CHARTS)
def test_same_answer_gives_the_same_drawing(name: str) -> None:
    """Two builds of the book do not differ."""
    first, second = (CHARTS[name]("ru").svg() for _ in range(2))
    assert first == second
