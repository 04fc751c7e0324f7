"""A match game by game: the score before, the cube and whose it was, what was won, the score after."""

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from rulesengine.views.environment import render

COLUMNS = 4
"""Games in a row; more rows follow below, so that it fits a phone."""
CELL, ROW = 80, 120
BESIDE = 15
"""How far from the middle of its game the cube of an owner lies."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game, every part already written out.

    `badge` says where it stands in the history of the Crawford rule, "" before it; `owner` is the
    name of a player, or "" for a cube in the middle; `void` counts turns that were not legal.
    """

    mark: str
    number: int
    before: str
    badge: str
    crawford: bool
    cube: int
    owner: str
    gives: str
    after: str
    void: int
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Timeline:
    """A match: the two names, the score now, what the middle of the board says, the games in order."""

    title: str
    names: tuple[str, str]
    score: tuple[int, int]
    middle: str
    winner: str
    games: tuple[Game, ...]
    legend: tuple[str, ...] = ()


def timeline_html(line: Timeline, lang: str) -> Markup:
    """Return the score, and below it the games."""
    cells = Markup("".join(_cell(game, line.names, index, lang) for index, game in enumerate(line.games)))
    rows = -(-len(line.games) // COLUMNS)
    size = (CELL * min(COLUMNS, len(line.games)), ROW * rows)
    return render("cube_timeline.html", lang, line=line, cells=cells, size=size)


@lru_cache(maxsize=4096)
def _cell(game: Game, names: tuple[str, str], index: int, lang: str) -> str:
    """Return one game; kept, because a change leaves most games as they were."""
    x, y = index % COLUMNS * CELL, index // COLUMNS * ROW
    middle = x + CELL // 2
    places = {names[0]: middle - BESIDE, names[1]: middle + BESIDE}
    cube = places.get(game.owner, middle)
    return render("cube_game.html", lang, game=game, names=names, x=x, y=y, middle=middle, cube=cube) + "\n"
