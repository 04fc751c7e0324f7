"""The chart of all scores at which a cube is live or dead."""

from matplotlib import rc_context
from matplotlib.axes import Axes

from rulesengine.charts.picture import COLOURS, INK, STYLE, Picture, empty, tell_signs
from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.cube.chain import Grid
from rulesengine.cube.players import PLAYERS, other, seat
from rulesengine.text.catalogue import speaker
from rulesengine.text.language import reader_language
from rulesengine.text.narration import verdict

SIDE = 4.6
MOST_SIGNS = 25
"""Points of the longest match whose scores are signed one by one."""
MOST_NUMBERS = 16
"""Numbers beside an axis, so that they keep apart."""
LIVE, DEAD, SPLIT = "o", "x", "s"
"""The signs of a score: the owner's cube is live, dead, and otherwise with the other owner."""


def grid_chart(derived: Derived[Grid], lang: str | None = None) -> Picture:
    """Return all scores of a match: for the chosen owner the cube is live in some and dead in others.

    A square around a sign says that it is the other way round for the other owner. The language is
    `lang`, else that of RULESENGINE_LANG, else English.

    >>> from rulesengine.cube import match_grid
    >>> grid_chart(match_grid(7, 4), "en").figure.axes[0].get_xlabel()
    'Points of B'
    """
    voice = reader_language(lang)
    say, grid = speaker(voice), derived.value
    figure, axes = empty(SIDE, SIDE)
    with rc_context(STYLE):
        _draw_field(axes, derived)
        _draw_signs(axes, grid, say)
        _name(axes, grid, say)
    title = say("cube-grid-title", **_facts(grid))
    return Picture(figure, say("cube-chart-told", title=title, verdict=verdict(derived, voice)))


def _facts(grid: Grid) -> dict[str, str | int]:
    return {
        "cube": grid.cube,
        "length": grid.length,
        "player": grid.owner,
        "opponent": other(grid.owner),
    }


def _draw_field(axes: Axes, derived: Derived[Grid]) -> None:
    """Draw the field in which the cube is dead, and the line where it begins for each player."""
    grid = derived.value
    for player, edge in zip(PLAYERS, derived.because, strict=True):
        own, across = player == grid.owner, player == PLAYERS[0]
        draw, shade = (axes.axhline, axes.axhspan) if across else (axes.axvline, axes.axvspan)
        draw(edge.value - 0.5, color=INK, linewidth=2.4 if own else 1.2, linestyle="-" if own else "--")
        if own:
            shade(edge.value - 0.5, grid.length - 0.5, color=COLOURS[1], alpha=0.15, linewidth=0)


def _draw_signs(axes: Axes, grid: Grid, say: Say) -> None:
    """Draw a sign for each score; in a match too long for that only the field is drawn."""
    if grid.length > MOST_SIGNS:
        return
    size, place = 4 + 60 / grid.length, seat(grid.owner)
    cells = [(mine, theirs, cell) for mine, row in enumerate(grid.live) for theirs, cell in enumerate(row)]
    both = {
        LIVE: [(mine, theirs) for mine, theirs, cell in cells if cell[place]],
        DEAD: [(mine, theirs) for mine, theirs, cell in cells if not cell[place]],
        SPLIT: [(mine, theirs) for mine, theirs, cell in cells if cell[0] is not cell[1]],
    }
    words = {LIVE: "cube-grid-live", DEAD: "cube-grid-dead", SPLIT: "cube-grid-split"}
    colours = {LIVE: COLOURS[0], DEAD: COLOURS[1], SPLIT: INK}
    for sign, scores in both.items():
        if scores:
            mine, theirs = zip(*scores, strict=True)
            axes.plot(
                theirs,
                mine,
                sign,
                color=colours[sign],
                markersize=size * (1.7 if sign == SPLIT else 0.8),
                fillstyle="none" if sign == SPLIT else "full",
                label=say(words[sign], **_facts(grid)),
            )


def _name(axes: Axes, grid: Grid, say: Say) -> None:
    axes.set_xlabel(say("cube-chart-points", player=PLAYERS[1]))
    axes.set_ylabel(say("cube-chart-points", player=PLAYERS[0]))
    axes.set_xlim(-0.5, grid.length - 0.5)
    axes.set_ylim(grid.length - 0.5, -0.5)
    axes.set_aspect("equal")
    axes.grid(visible=False)
    step = -(-grid.length // MOST_NUMBERS)
    axes.set_xticks(range(0, grid.length, step))
    axes.set_yticks(range(0, grid.length, step))
    tell_signs(axes, columns=1, apart=1)
