"""Charts of Kozel."""

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from rulesengine.charts.picture import (
    COLOURS,
    INK,
    LINES,
    MARKERS,
    STYLE,
    Picture,
    empty,
    mark_hands,
    name_axes,
)
from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.kozel.hand import Result
from rulesengine.kozel.match import Match
from rulesengine.kozel.points import SIDES
from rulesengine.text.catalogue import speaker
from rulesengine.text.language import reader_language
from rulesengine.text.narration import verdict


def match_chart(derived: Derived[Match], lang: str | None = None) -> Picture:
    """Return the pairs of both sides hand by hand; ties are marked, and the line that ends the match.

    The language is `lang`, else that of RULESENGINE_LANG, else English.

    >>> from rulesengine.kozel import Hand, play_match
    >>> chart = match_chart(play_match((Hand((60, 60)), Hand((74, 46)))), "en")
    >>> chart.figure.axes[0].get_xlabel()
    'Hand'
    """
    voice = reader_language(lang)
    say, match = speaker(voice), derived.value
    figure, axes = empty()
    with rc_context(STYLE):
        for side in (0, 1):
            _draw_side(axes, match, side, say)
        ties = [hand.number for hand in match.hands if hand.result is Result.TIE]
        mark_hands(axes, ties, say("kozel-chart-tie"))
        _draw_target(axes, match, say)
        _name(axes, say)
    return Picture(figure, verdict(derived, voice))


def _draw_side(axes: Axes, match: Match, side: int, say: Say) -> None:
    pairs = [match.start.pairs[side], *(hand.after.pairs[side] for hand in match.hands)]
    axes.step(
        range(len(pairs)),
        pairs,
        where="post",
        color=COLOURS[side],
        linestyle=LINES[side],
        marker=MARKERS[side],
        linewidth=2,
        label=say("kozel-part", part=SIDES[side]),
    )


def _draw_target(axes: Axes, match: Match, say: Say) -> None:
    target = match.rulebook.target
    axes.axhline(target, color=INK, linewidth=1.2, label=say("kozel-chart-target", target=target))


def _name(axes: Axes, say: Say) -> None:
    axes.set_ylim(bottom=0)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    name_axes(axes, say("kozel-chart-hands"), say("kozel-chart-pairs"))
