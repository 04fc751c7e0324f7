"""A match drawn as players keep it: the score, a neutral marker for what is pending, hand by hand."""

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from rulesengine.views.cells import Cells, Place
from rulesengine.views.environment import render

CELLS = Cells(columns=5, width=72, height=76)
"""The hands of the timeline, after the score before them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One hand of the timeline, every part already written out."""

    mark: str
    points: str
    gives: str
    score: str
    pending: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoreboard:
    """The board after all hands; `pending` is what the neutral marker says, "" when it is put away."""

    sides: tuple[str, str]
    score: tuple[str, str]
    pending: str
    winner: str
    start: str
    entries: tuple[Entry, ...]


def scoreboard_html(board: Scoreboard, lang: str) -> Markup:
    """Return the board and its timeline."""
    drawn = (_cell(entry, CELLS.place(index), lang) for index, entry in enumerate(board.entries, 1))
    told = "".join(f" {entry.points} → {entry.gives}, {entry.score}." for entry in board.entries)
    return render(
        "scoreboard.html",
        lang,
        board=board,
        cells=Markup("".join(drawn)),
        told=told,
        start=CELLS.place(0),
        size=CELLS.size(1 + len(board.entries)),
        zoom=ZOOM,
    )


LINE = 12
"""Letters of a line in a cell, before the next word goes to a second one."""
HEIGHTS = {1: (39,), 2: (33, 45)}
"""Where one line of words stands in a cell, and where two do."""
ZOOM = 1.5
"""How much larger than its own units the timeline is where there is room."""


@lru_cache(maxsize=4096)
def _cell(entry: Entry, at: Place, lang: str) -> str:
    """Return one hand of the timeline; kept, because a change leaves most hands as they were."""
    return render("cell.html", lang, entry=entry, at=at, words=_in_cell(entry.gives)) + "\n"


def _in_cell(text: str) -> list[tuple[int, str]]:
    """Return what a hand gives in one line or two, each with its height, so that no word leaves the cell."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(longer) > LINE and len(lines) == 1:
            lines.append(word)
        else:
            lines[-1] = longer
    return list(zip(HEIGHTS[len(lines)], lines, strict=True))
