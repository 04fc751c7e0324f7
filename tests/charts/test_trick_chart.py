"""The chart of what one trick is worth shows the engine's numbers."""

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
    """On six it is the sixth, worth 32⅔."""
    axes = trick_chart(six(), lang).figure.axes[0]
    step = next(line for line in axes.get_lines() if line.get_marker() == "o")
    assert np.asarray(step.get_xdata()).tolist() == [5, 6]
    assert "32⅔" in str(step.get_label())


def test_first_trick_on_a_misere_is_marked_as_a_loss() -> None:
    """The size of a step counts, not its sign."""
    chart = trick_chart(trick_value(Contract.MISERE, count=4), "en")
    labels = [str(line.get_label()) for line in chart.figure.axes[0].get_lines()]
    assert "Trick 1: −150 whists" in labels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_chart_are_the_answer_and_its_axes_are_text(lang: str) -> None:
    """Words can be read by a screen reader and searched."""
    chart = trick_chart(six(), lang)
    assert say("preferans-chart-whists", lang) in chart.svg()
    assert chart.words == verdict(six(), lang)
