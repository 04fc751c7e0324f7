"""The lines of a `.mat` text: the score of a game, and who said what of the cube."""

import re
from dataclasses import dataclass

from rulesengine.cube.actions import Action, CubeAction
from rulesengine.cube.players import PLAYERS, Score

_NAMES = re.compile(r"\s*(.*?)\s*:\s*(\d{1,6})\s{2,}(.*?)\s*:\s*(\d{1,6})\s*$")
_ROW = re.compile(r"(\s*\d+\))(.*)$")
_WINS = re.compile(r"\s*Wins\s+(\d{1,6})\s+points?", re.IGNORECASE)
_DOUBLES = re.compile(r"(?:re)?doubles\s*=>\s*(\d{1,6})", re.IGNORECASE)
_CHECKERS = re.compile(
    r"\d\d:|(?:\d\d?|bar)[/-](?:\d|bar|off)|\?+$|cannot\s+move|illegal\s+play|rolls", re.IGNORECASE
)
_ANSWERS = {
    ("takes", "accepts"): CubeAction.TAKE,
    ("drops", "passes", "rejects"): CubeAction.PASS,
}
"""The words of programs for each answer to an offer."""
_FIRST_WORDS = ("doubles", "redoubles", "wins", *(word for words in _ANSWERS for word in words))
_CELL = re.compile(rf"\S+(?: (?!\d\d:|(?:{'|'.join(_FIRST_WORDS)})\b)\S+)*", re.IGNORECASE)
"""A cell: it ends at a gap, or where another begins; a long move leaves no more than a space before it."""


@dataclass(frozen=True, slots=True)
class Names:
    """The line of both names: the score before the game, and where the second player's column begins."""

    score: Score
    column: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A double, with the cube that the text names for it."""

    player: str
    cube: int


@dataclass(frozen=True, slots=True)
class Won:
    """The end of a game: who won how many points."""

    player: str
    points: int


Entry = Names | Offer | Action | Won
"""What a line can say of the cube."""


def plain(line: str) -> str:
    """Return a line with spaces only; a tab is a gap, so at least two of them.

    >>> plain("Ann : 0" + chr(9) + "Bob : 0")
    'Ann : 0         Bob : 0'
    """
    gaps = line.replace("\t", " \t").expandtabs()
    return "".join(" " if letter.isspace() else letter for letter in gaps)


def read_line(line: str, column: int) -> tuple[Entry, ...] | None:
    """Return what a line of a game says; None when it is not understood.

    `column` is where the second player's column begins; before the line of both names, when it is 0, no
    other is understood. Moves of checkers are understood, and say nothing.

    >>> read_line("  2)  Takes                        42: 8/4 6/4", 35)
    (Action(player='A', what=<CubeAction.TAKE: 'take'>),)
    """
    names, row, wins = _NAMES.match(line), _ROW.match(line), _WINS.match(line)
    if names and not row:
        return (Names((int(names[2]), int(names[4])), names.start(3)),)
    if not column:
        return None
    if wins:
        return (Won(_nearer(len(line) - len(line.lstrip()), 0, column), int(wins[1])),)
    return _read_row(row[2], len(row[1]), column) if row else None


def _read_row(body: str, start: int, column: int) -> tuple[Entry, ...] | None:
    """Return what the cells of a row say, each of the player whose column is nearer."""
    found: list[Entry] = []
    for cell in _CELL.finditer(body):
        said = _read_cell(_nearer(start + cell.start(), start, column), cell[0])
        if said is None:
            return None
        found += said
    return tuple(found)


def _nearer(place: int, first: int, second: int) -> str:
    """Return the player whose column is nearer to a place: A's begins at `first`, B's at `second`."""
    return PLAYERS[place - first >= second - place]


def _read_cell(player: str, cell: str) -> tuple[Entry, ...] | None:
    doubles, wins = _DOUBLES.match(cell), _WINS.match(cell)
    if doubles:
        return (Offer(player, int(doubles[1])),)
    for words, answer in _ANSWERS.items():
        if cell.lower().startswith(words):
            return (Action(player, answer),)
    if wins:
        return (Won(player, int(wins[1])),)
    return () if _CHECKERS.match(cell) else None
