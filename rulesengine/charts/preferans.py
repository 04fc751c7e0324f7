"""Charts of preferans."""

from matplotlib import rc_context
from matplotlib.axes import Axes

from rulesengine.charts.picture import COLOURS, INK, STYLE, Picture, empty, name_axes
from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.preferans.worth import TrickValue
from rulesengine.text.catalogue import speaker
from rulesengine.text.language import reader_language
from rulesengine.text.narration import verdict


def trick_chart(derived: Derived[TrickValue], lang: str | None = None) -> Picture:
    """Return what a game is worth to the declarer by tricks taken, and the trick that counts most.

    Bars above zero win whists, bars below lose them. The language is `lang`, else that of
    RULESENGINE_LANG, else English.

    >>> from rulesengine.preferans.axes import Contract
    >>> from rulesengine.preferans.worth import trick_value
    >>> chart = trick_chart(trick_value(Contract.SIX), "en")
    >>> chart.figure.axes[0].get_xlabel()
    'Tricks of the declarer'
    """
    voice = reader_language(lang)
    say, found = speaker(voice), derived.value
    figure, axes = empty()
    with rc_context(STYLE):
        for won in (True, False):
            _draw_bars(axes, found, say, won=won)
        _draw_largest_step(axes, found, say)
        _name(axes, say)
    return Picture(figure, verdict(derived, voice))


def _draw_bars(axes: Axes, found: TrickValue, say: Say, *, won: bool) -> None:
    bars = [(taken, float(whists)) for taken, whists in enumerate(found.values) if (whists > 0) is won]
    if bars:
        tricks, whists = zip(*bars, strict=True)
        label = say("preferans-chart-won" if won else "preferans-chart-lost")
        axes.bar(tricks, whists, color=COLOURS[0 if won else 1], width=0.7, label=label)


def _draw_largest_step(axes: Axes, found: TrickValue, say: Say) -> None:
    """Draw a line from the bar before the trick that counts most to the bar after it."""
    taken, step = max(enumerate(found.steps, 1), key=lambda one: abs(float(one[1])))
    ends = [float(found.values[taken - 1]), float(found.values[taken])]
    label = say("preferans-chart-step", number=taken, step=step)
    axes.plot([taken - 1, taken], ends, color=INK, linewidth=2, marker="o", label=label)


def _name(axes: Axes, say: Say) -> None:
    axes.set_axisbelow(True)
    axes.axhline(0, color=INK, linewidth=1.2)
    name_axes(axes, say("preferans-chart-tricks"), say("preferans-chart-whists"))
