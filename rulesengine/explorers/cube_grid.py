"""Drawing of all scores of a match, each with the way to its derivation, and what may be predicted."""

from urllib.parse import urlencode

from rulesengine.core.derivation import Derived
from rulesengine.cube.chain import Grid
from rulesengine.cube.mistakes import wrong_counts
from rulesengine.cube.players import PLAYERS, other, seat
from rulesengine.cube.state import CubeState
from rulesengine.explorers.cube_status import quoted
from rulesengine.explorers.guesses import guesses, reply
from rulesengine.explorers.marks import by_index
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import pair
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.cube_grid import MOST_CELLS, Border, Cell, Scores, scores_html

STATUS = "#x-cube-status"
"""Where the explorer of one state stands on the same page, if its lesson gave it no key of its own."""


def draw_grid(derived: Derived[Grid], lang: str) -> Drawn:
    """Draw every score for one owner; a corner marks those that are otherwise for the other."""
    grid, say = derived.value, speaker(lang)
    facts = {"player": grid.owner, "opponent": other(grid.owner)}
    borders = (_border(derived, 0), _border(derived, 1))
    cells = _cells(grid, lang) if grid.length <= MOST_CELLS else ()
    scores = Scores(
        title=say("cube-grid-title", cube=grid.cube, length=grid.length, **facts),
        told=say("cube-grid-told", count=grid.live_for_owner, whole=grid.length**2, **facts),
        names=(PLAYERS[0], PLAYERS[1]),
        length=grid.length,
        cells=cells,
        fields=() if cells else _fields(grid, borders[seat(grid.owner)], lang),
        borders=borders,
        live=say("cube-grid-live", **facts),
        dead=say("cube-grid-dead", **facts),
        split=say("cube-grid-split", **facts) if grid.split else "",
    )
    return Drawn(
        picture=scores_html(scores, lang),
        mark=by_index({place: border.mark for place, border in enumerate(scores.borders)}),
        guesses=grid_guesses(grid, lang),
    )


def status_address(state: CubeState) -> str:
    """Return the address of a state in the explorer of one state."""
    said = {
        "length": state.length,
        "score": pair(state.score),
        "cube": state.cube,
        "owner": state.owner,
        "turn": state.turn,
    }
    return f"{STATUS}?{urlencode(said)}"


def grid_guesses(grid: Grid, lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the number of scores with a live cube: ours, and each shortcut's."""
    shortcuts = (
        reply(count, "cube-guess-count", count=count, shortcut=quoted([name], lang))
        for name, count in wrong_counts(grid).items()
    )
    dead = grid.length**2 - grid.live_for_owner
    others = (*shortcuts, reply(dead, "cube-guess-count-dead", count=dead))
    return guesses(lang, reply(grid.live_for_owner, "cube-guess-right"), others)


def _cells(grid: Grid, lang: str) -> tuple[Cell, ...]:
    points = range(grid.length)
    return tuple(_cell(grid, one, two, lang) for one in points for two in points)


def _fields(grid: Grid, border: Border, lang: str) -> tuple[Cell, ...]:
    """Return the scores on either side of the border: a board of two fields leads to these."""
    beside = (at for at in (border.before - 1, border.before) if 0 <= at < grid.length)
    return tuple(_cell(grid, *((at, 0) if border.across else (0, at)), lang) for at in beside)


def _cell(grid: Grid, one: int, two: int, lang: str) -> Cell:
    both = grid.live[one][two]
    live = both[seat(grid.owner)]
    word = speaker(lang)(f"word-cube-life-{'live' if live else 'dead'}")
    return Cell(
        row=one,
        column=two,
        href=status_address(grid.state_at((one, two))),
        words=f"{pair((one, two))}, {word}",
        live=live,
        split=both[0] is not both[1],
    )


def _border(derived: Derived[Grid], place: int) -> Border:
    """Return the line from which the cube is dead for one player, as its step says."""
    node = derived.because[place]
    player = str(node.fact("player"))
    return Border(
        before=node.value,
        across=player == PLAYERS[0],
        mark=f"edge-{player}",
        other=player != derived.value.owner,
    )
