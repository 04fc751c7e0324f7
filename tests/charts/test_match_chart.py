"""The chart of a match shows the engine's numbers."""

from xml.etree import ElementTree

import numpy as np
import pytest
from matplotlib.figure import Figure

from rulesengine.charts import Picture, match_chart
from rulesengine.core.derivation import Derived
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import Match, play_match
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import verdict


def played() -> Derived[Match]:
    """Give a match with two ties."""
    hands = tuple(Hand(points) for points in ((60, 60), (74, 46), (60, 60), (20, 100)))
    return play_match(hands, pairs=(2, 1))


def curves(figure: Figure) -> dict[str, list[float]]:
    """Give what is drawn, by the words of the legend."""
    lines = figure.axes[0].get_lines()
    return {str(line.get_label()): np.asarray(line.get_ydata()).tolist() for line in lines}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_curves_are_the_scores_after_each_hand(lang: str) -> None:
    """Each side's pairs stand hand by hand, in the reader's words."""
    drawn = curves(match_chart(played(), lang).figure)
    assert drawn[say("kozel-part", lang, part="A")] == [2, 2, 4, 4, 4]
    assert drawn[say("kozel-part", lang, part="B")] == [1, 1, 1, 1, 4]
    assert drawn[say("kozel-chart-tie", lang)] == [0, 0]


def test_match_without_ties_marks_none() -> None:
    """No mark where there is no tie."""
    chart = match_chart(play_match((Hand((95, 25)),)), "en")
    assert "Tie" not in curves(chart.figure)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawing_has_text_and_takes_the_colour_of_the_page(lang: str) -> None:
    """Words can be read by a screen reader and searched; black turns light in a dark theme."""
    chart = match_chart(played(), lang)
    html = chart._repr_html_()
    assert say("kozel-chart-tie", lang) in html
    assert "currentColor" in html
    assert chart.words == verdict(played(), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawing_needs_no_inline_styles(lang: str) -> None:
    """A site whose policy forbids them shows every line and letter as it is."""
    svg = match_chart(played(), lang).svg()
    drawing = ElementTree.fromstring(svg)
    assert "style" not in svg
    assert drawing.attrib["stroke-linejoin"] == "round"
    texts = [one for one in drawing.iter() if one.tag.endswith("text")]
    assert texts
    assert all(one.attrib["font-size"] == "11px" for one in texts)
    assert not any("font" in one.attrib for one in drawing.iter())


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_picture_has_letters_for_every_language(lang: str) -> None:
    """The font has the letters: a missing one would warn."""
    assert match_chart(played(), lang)._repr_png_().startswith(b"\x89PNG")


def test_same_match_gives_the_same_drawing() -> None:
    """Two builds of the book do not differ."""
    first, second = (match_chart(played(), "ru") for _ in range(2))
    assert isinstance(first, Picture)
    assert first.svg() == second.svg()
