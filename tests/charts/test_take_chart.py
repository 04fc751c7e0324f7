"""The chart of take points shows the engine's numbers."""

from fractions import Fraction

import pytest
from matplotlib.container import BarContainer

from rulesengine.charts import Picture, take_chart
from rulesengine.cube import CubeState, take_point
from rulesengine.text.catalogue import LANGUAGES, say

NEEDS = range(2, 10)


def chart(lang: str) -> Picture:
    """Give the take points of a leader after the Crawford game, in a match to nine."""
    states = {need: CubeState(length=9, score=(8, 9 - need), turn="B") for need in NEEDS}
    return take_chart({need: take_point(state) for need, state in states.items()}, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bars_are_the_take_points(lang: str) -> None:
    """An even need is a free drop, an odd one nearly always a take."""
    (bars,) = chart(lang).figure.axes[0].containers
    assert isinstance(bars, BarContainer)
    heights = [bar.get_height() for bar in bars]
    assert heights[0] == 0.5
    assert [height > 0.3 for height in heights] == [need % 2 == 0 for need in NEEDS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shares_are_written_as_in_a_sentence(lang: str) -> None:
    """A bar and the axis beside it write a share with the sign and the space of the page's language."""
    axes = chart(lang).figure.axes[0]
    half = say("cube-chart-share", lang, share=Fraction(1, 2))
    assert half in say("cube-chart-bar", lang, need=2, point=Fraction(1, 2))
    assert axes.texts[0].get_text() == half == axes.yaxis.get_major_formatter()(0.5, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_take_points_are_said_in_words(lang: str) -> None:
    """Whoever does not see the bars reads them, in the page's language."""
    html = chart(lang)._repr_html_()
    assert "50\u00a0%" in chart(lang).words
    assert say("cube-chart-need", lang) in html
    assert "currentColor" in html
    assert "style" not in chart(lang).svg()


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_picture_has_letters_for_every_language(lang: str) -> None:
    """The font has the letters: a missing one would warn."""
    assert chart(lang)._repr_png_().startswith(b"\x89PNG")
