"""All scores of a match as a board of cells: for one owner the cube is live in some and dead in others."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render

HEAD, LEFT, EDGE = 44, 32, 4
"""Room above the cells and before them, for the numbers and the players' names; and behind them."""
ROOM = 280
"""What the cells of a short match fill: the drawing fits a phone."""
SMALLEST, LARGEST = 24, 40
MOST_CELLS = 25
"""Points of the longest match whose cells are drawn one by one; a longer one is drawn in two fields."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One score: where it stands, where its derivation is, what is said of it."""

    row: int
    column: int
    href: str
    words: str
    live: bool
    split: bool


@dataclass(frozen=True, slots=True)
class Border:
    """The line from which the cube is dead: across the rows of the first player, or down the columns."""

    before: int
    across: bool
    mark: str
    other: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """The board: rows are the points of the first of `names`, columns those of the second.

    Where there are too many cells, `fields` are the scores next to the border, one for each of two fields.
    `live` and `dead` are the words of the legend, `split` what the corner of a cell means.
    """

    title: str
    told: str
    names: tuple[str, str]
    length: int
    cells: tuple[Cell, ...]
    fields: tuple[Cell, ...] = ()
    borders: tuple[Border, Border]
    live: str
    dead: str
    split: str


def scores_html(scores: Scores, lang: str) -> Markup:
    """Return the board and its legend; the cells of a match that is too long are two fields."""
    whole = ROOM // scores.length
    cell = max(SMALLEST, min(LARGEST, whole)) if scores.cells else ROOM / scores.length
    every = max(1, round(SMALLEST / cell))
    size = (round(LEFT + cell * scores.length + EDGE), round(HEAD + cell * scores.length + EDGE))
    numbers = range(0, scores.length, every)
    return render(
        "cube_grid.html", lang, scores=scores, cell=cell, size=size, head=HEAD, left=LEFT, numbers=numbers
    )
