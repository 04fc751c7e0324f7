"""The chart of a match shows the engine's numbers."""

import numpy as np
import pytest
from matplotlib.figure import Figure

from rulesengine.charts import match_chart
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
def test_words_of_the_chart_are_the_answer_and_its_legend_is_text(lang: str) -> None:
    """Words can be read by a screen reader and searched."""
    chart = match_chart(played(), lang)
    assert say("kozel-chart-tie", lang) in chart.svg()
    assert chart.words == verdict(played(), lang)
