"""A match drawn as players keep it: the score, a neutral marker for what is pending, hand by hand."""

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from rulesengine.views.environment import render

COLUMNS = 5
"""Hands in a row of the timeline; more rows follow below, so that it fits a phone."""


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


@dataclass(frozen=True, slots=True)
class Place:
    """Where a cell of the timeline stands, in its own units."""

    x: int
    y: int


def scoreboard_html(board: Scoreboard, lang: str) -> Markup:
    """Return the board and its timeline."""
    cells = Markup("".join(_cell(entry, _place(index), lang) for index, entry in enumerate(board.entries, 1)))
    told = "".join(f" {entry.points} → {entry.gives}, {entry.score}." for entry in board.entries)
    height = ROW * (1 + len(board.entries) // COLUMNS)
    width = CELL * min(1 + len(board.entries), COLUMNS)
    size = (width, height)
    return render(
        "scoreboard.html", lang, board=board, cells=cells, told=told, start=_place(0), size=size, zoom=ZOOM
    )


CELL, ROW = 72, 76
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


def _place(index: int) -> Place:
    return Place(x=index % COLUMNS * CELL, y=index // COLUMNS * ROW)
