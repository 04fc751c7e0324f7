"""The chart of what one trick is worth shows the engine's numbers."""

from xml.etree import ElementTree

import numpy as np
import pytest
from matplotlib.container import BarContainer

from rulesengine.charts import Picture, trick_chart
from rulesengine.core.derivation import Derived
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.worth import TrickValue, trick_value
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import verdict


def six() -> Derived[TrickValue]:
    """Give a game of six, both defenders whisting."""
    return trick_value(Contract.SIX)


def bars(chart: Picture) -> dict[str, list[float]]:
    """Give the heights that are drawn, by the words of the legend."""
    drawn = [one for one in chart.figure.axes[0].containers if isinstance(one, BarContainer)]
    return {str(one.get_label()): [bar.get_height() for bar in one] for one in drawn}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bars_are_what_the_game_is_worth(lang: str) -> None:
    """Wins and losses are apart, each of eleven numbers of tricks is there."""
    drawn = bars(trick_chart(six(), lang))
    values = [float(one) for one in six().value.values]
    assert drawn[say("preferans-chart-lost", lang)] == values[:6]
    assert drawn[say("preferans-chart-won", lang)] == values[6:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trick_that_counts_most_is_named(lang: str) -> None:
    """On six it is the sixth, worth 98/3."""
    axes = trick_chart(six(), lang).figure.axes[0]
    step = next(line for line in axes.get_lines() if line.get_marker() == "o")
    assert np.asarray(step.get_xdata()).tolist() == [5, 6]
    assert "98/3" in str(step.get_label())


def test_first_trick_on_a_misere_is_marked_as_a_loss() -> None:
    """The size of a step counts, not its sign."""
    chart = trick_chart(trick_value(Contract.MISERE, count=4), "en")
    labels = [str(line.get_label()) for line in chart.figure.axes[0].get_lines()]
    assert "Trick 1: −150 whists" in labels


@pytest.mark.parametrize("level", [Contract.SIX, Contract.MISERE])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawing_takes_the_colour_of_the_page_and_says_what_it_shows(lang: str, level: Contract) -> None:
    """Words can be searched, black turns light in a dark theme, and the values are there in words."""
    derived = trick_value(level)
    chart = trick_chart(derived, lang)
    html = chart._repr_html_()
    assert say("preferans-chart-whists", lang) in html
    assert "currentColor" in html
    assert chart.words == verdict(derived, lang)
    assert f'aria-label="{chart.words}"' in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawing_needs_no_inline_styles(lang: str) -> None:
    """A site whose policy forbids them shows every bar as it is."""
    svg = trick_chart(six(), lang).svg()
    assert "style" not in svg
    assert ElementTree.fromstring(svg).attrib["stroke-linejoin"] == "round"


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_picture_has_letters_for_every_language(lang: str) -> None:
    """The font has the letters: a missing one would warn."""
    assert trick_chart(six(), lang)._repr_png_().startswith(b"\x89PNG")


def test_same_game_gives_the_same_drawing() -> None:
    """Two builds of the book do not differ."""
    first, second = (trick_chart(six(), "ru") for _ in range(2))
    assert first.svg() == second.svg()
