"""Charts of the doubling cube."""

from collections.abc import Mapping
from fractions import Fraction

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from rulesengine.charts.picture import COLOURS, STYLE, Picture, empty
from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.cube.takepoint import TakePoint
from rulesengine.text.catalogue import speaker
from rulesengine.text.language import reader_language

HUNDREDTHS = 100


def take_chart(takes: Mapping[int, Derived[TakePoint]], lang: str | None = None) -> Picture:
    """Return take points as bars, by the points that the doubler still needs.

    The language is `lang`, else that of RULESENGINE_LANG, else English.

    >>> from rulesengine.cube import CubeState, take_point
    >>> states = {need: CubeState(length=5, score=(4, 5 - need), turn="B") for need in (2, 3, 4)}
    >>> chart = take_chart({need: take_point(state) for need, state in states.items()}, "en")
    >>> chart.figure.axes[0].get_xlabel()
    'Points that the doubler needs'
    """
    say = speaker(reader_language(lang))
    figure, axes = empty()
    with rc_context(STYLE):
        _draw_bars(axes, takes, say)
        _name(axes, say)
    words = (say("cube-chart-bar", need=need, point=take.value.point) for need, take in takes.items())
    return Picture(figure, " ".join(words))


def _draw_bars(axes: Axes, takes: Mapping[int, Derived[TakePoint]], say: Say) -> None:
    points = [float(take.value.point) for take in takes.values()]
    bars = axes.bar(list(takes), points, color=COLOURS[0], width=0.7)
    axes.bar_label(bars, labels=[_percent(point, say) for point in points])


def _name(axes: Axes, say: Say) -> None:
    axes.set_xlabel(say("cube-chart-need"))
    axes.set_ylabel(say("cube-chart-point"))
    axes.set_axisbelow(True)
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(lambda share, _place: _percent(share, say))


def _percent(share: float, say: Say) -> str:
    """Write a share as the reader's language does, in whole hundredths: a bar has no room for more."""
    return say("cube-chart-share", share=Fraction(round(HUNDREDTHS * share), HUNDREDTHS))
