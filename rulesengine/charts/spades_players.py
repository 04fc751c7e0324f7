"""How good the computer players of Spades are, as a chart."""

from matplotlib import rc_context
from matplotlib.axes import Axes

from rulesengine.bots.duel import Duel
from rulesengine.bots.measured import tell_duel
from rulesengine.charts.picture import COLOURS, INK, STYLE, WIDTH, Picture, empty, tell_signs
from rulesengine.core.question import Say
from rulesengine.text.catalogue import speaker
from rulesengine.text.language import reader_language
from rulesengine.text.narration import verdict

HEIGHT_OF_ALL, HEIGHT_OF_ONE = 1.4, 0.8
BAR = 0.4
PERCENT = 100
GAP = 4
"""Points between the line at the left and the words above a bar."""
TOLD = (("spades-chart-duel", 0, "left"), ("spades-chart-won", PERCENT, "right"))
"""What stands above a bar at which end: who plays whom, and the result."""


def duel_chart(*duels: Duel, lang: str | None = None) -> Picture:
    """Return the part of the games that each better player won, with the interval that holds it with 95 %.

    The language is `lang`, else that of RULESENGINE_LANG, else English.

    >>> from rulesengine.bots.measured import MEASURED
    >>> duel_chart(*MEASURED, lang="en").figure.axes[0].get_xlabel()
    'Games won, %'
    """
    voice = reader_language(lang)
    say = speaker(voice)
    figure, axes = empty(WIDTH, HEIGHT_OF_ALL + HEIGHT_OF_ONE * len(duels))
    with rc_context(STYLE):
        for place, duel in enumerate(duels):
            _draw(axes, place, duel, say)
        axes.axvline(PERCENT / 2, color=INK, linestyle=":", linewidth=1.2, label=say("spades-chart-even"))
        _name(axes, duels, say)
    return Picture(figure, " ".join(verdict(tell_duel(duel), voice) for duel in duels))


def _draw(axes: Axes, place: int, duel: Duel, say: Say) -> None:
    low, high = (PERCENT * end for end in duel.interval)
    share = PERCENT * duel.share
    axes.barh(place, share, height=BAR, color=COLOURS[0])
    axes.errorbar(
        share,
        place,
        xerr=[[share - low], [high - share]],
        color=INK,
        capsize=5,
        linewidth=1.6,
        label=say("spades-chart-interval") if place == 0 else None,
    )


def _name(axes: Axes, duels: tuple[Duel, ...], say: Say) -> None:
    for place, duel in enumerate(duels):
        facts = dict(tell_duel(duel).facts)
        for message, end, edge in TOLD:
            inward = GAP if edge == "left" else 0
            axes.annotate(
                say(message, **facts),
                (end, place - BAR / 2),
                xytext=(inward, 0),
                textcoords="offset points",
                ha=edge,
                va="bottom",
            )
    axes.set_yticks([])
    axes.set_ylim(len(duels) - 0.5, -0.7)
    axes.grid(visible=False, axis="y")
    axes.set_xlim(0, PERCENT)
    axes.set_xlabel(say("spades-chart-share"))
    tell_signs(axes, columns=1)
