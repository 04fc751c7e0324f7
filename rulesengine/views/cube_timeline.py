"""A match game by game: the score before, the cube and whose it was, what was won, the score after."""

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from rulesengine.views.cells import Cells
from rulesengine.views.environment import render

CELLS = Cells(columns=4, width=80, height=120)
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
    return render("cube_timeline.html", lang, line=line, cells=cells, size=CELLS.size(len(line.games)))


@lru_cache(maxsize=4096)
def _cell(game: Game, names: tuple[str, str], index: int, lang: str) -> str:
    """Return one game; kept, because a change leaves most games as they were."""
    at = CELLS.place(index)
    middle = at.x + CELLS.width // 2
    places = {names[0]: middle - BESIDE, names[1]: middle + BESIDE}
    cube = places.get(game.owner, middle)
    return (
        render("cube_game.html", lang, game=game, names=names, x=at.x, y=at.y, middle=middle, cube=cube)
        + "\n"
    )
