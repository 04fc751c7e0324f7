"""The bags of a whole game of Spades as a chart."""

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
from rulesengine.spades.game import Game
from rulesengine.spades.seats import SIDES
from rulesengine.text.catalogue import speaker
from rulesengine.text.language import reader_language
from rulesengine.text.narration import verdict


def bags_chart(derived: Derived[Game], lang: str | None = None) -> Picture:
    """Return the bags of both sides hand by hand; a line that falls has been charged.

    The rulebook of the game says at how many bags. The language is `lang`, else that of RULESENGINE_LANG,
    else English.

    >>> from rulesengine.spades import Hand, play_game
    >>> chart = bags_chart(play_game((Hand((2, 3, 1, 3), (4, 3, 3, 3)),)), "en")
    >>> chart.figure.axes[0].get_ylabel()
    'Bags'
    """
    voice = reader_language(lang)
    say, game = speaker(voice), derived.value
    rulebook = game.rulebook
    figure, axes = empty()
    with rc_context(STYLE):
        for side in (0, 1):
            _draw_side(axes, game, side, say)
        hit = [number for number, hand in enumerate(game.hands, 1) if any(side.times for side in hand.sides)]
        mark_hands(axes, hit, say("spades-chart-penalty"))
        limit = say("spades-chart-limit", limit=rulebook.bag_limit, penalty=-rulebook.bag_penalty)
        axes.axhline(rulebook.bag_limit, color=INK, linewidth=1.2, label=limit)
        _name(axes, say)
    return Picture(figure, verdict(derived, voice))


def _draw_side(axes: Axes, game: Game, side: int, say: Say) -> None:
    """Draw what each hand brings, and under it what is left when tens were charged."""
    numbers, bags = [0], [game.start.bags[side]]
    for number, hand in enumerate(game.hands, 1):
        scored = hand.sides[side]
        reached = bags[-1] + scored.new_bags
        for count in (reached, scored.bags) if scored.times else (reached,):
            numbers.append(number)
            bags.append(count)
    axes.plot(
        numbers,
        bags,
        color=COLOURS[side],
        linestyle=LINES[side],
        marker=MARKERS[side],
        linewidth=2,
        label=say("spades-chart-side", side=SIDES[side]),
    )


def _name(axes: Axes, say: Say) -> None:
    axes.set_ylim(bottom=0)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    name_axes(axes, say("spades-chart-hands"), say("spades-chart-bags"))
