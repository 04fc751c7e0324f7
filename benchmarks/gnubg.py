"""GNU Backgammon as a second opinion: states set up, doubles tried, its table and its take points read.

Its state is global, so one process asks it at a time. It is not part of the package or of the tests.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction

import gnubg

from rulesengine.cube.equity import Table
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.state import CENTRE, CubeState

QUIET = (
    "set player 0 human",
    "set player 1 human",
    "set automatic game off",
    "set automatic roll off",
    "set automatic crawford off",
    "set confirm new off",
    "set display off",
    "set sound enable no",
)
PLACES = 5
_WINDOW = re.compile(
    r"^(Dead cube \(opponent redoubles\)|Dead cube|Live cube)[^:]*:.*?-\s*([\d.]+)%", re.MULTILINE
)


def start() -> None:
    """Prepare a match between two silent humans."""
    with _silence():
        for one in QUIET:
            gnubg.command(one)


def set_up(state: CubeState) -> None:
    """Bring GNU Backgammon into this state, the player on turn before the roll."""
    orders = [f"new match {state.length}", f"set score {state.score[0]} {state.score[1]}"]
    if max(state.score) == state.length - 1:
        orders.append(f"set crawford {'on' if state.crawford else 'off'}")
    orders += [f"set turn {PLAYERS.index(state.turn)}", f"set cube value {state.cube}"]
    if state.owner != CENTRE:
        orders.append(f"set cube owner {PLAYERS.index(state.owner)}")
    with _silence():
        for one in orders:
            gnubg.command(one)


def may_double(state: CubeState) -> bool:
    """Tell whether GNU Backgammon lets the player on turn double."""
    set_up(state)
    with _silence():
        gnubg.command("double")
    return bool(gnubg.posinfo()["doubled"])


def take_points(state: CubeState, gammons: tuple[int, int]) -> dict[str, Fraction]:
    """Return the opponent's take points as printed, with mars rates in hundredths for both players."""
    set_up(state)
    with _silence():
        text = str(gnubg.show(f"marketwindow {gammons[0]} {gammons[1]} 0 0"))
    windows = text.split("market window:")[1:]
    mine = windows[PLAYERS.index(state.turn)]
    return {found[1]: 1 - Fraction(found[2]) / 100 for found in _WINDOW.finditer(mine)}


def table(size: int) -> Table:
    """Return the table of chances that GNU Backgammon uses, to the five places in which it is published."""
    before, after, _ = gnubg.met(size)
    rows = tuple(tuple(_places(one) for one in row) for row in before)
    return Table(rows, tuple(_places(one) for one in after))


def _places(number: float) -> Fraction:
    return Fraction(round(number * 10**PLACES), 10**PLACES)


@contextmanager
def _silence() -> Iterator[None]:
    """Send what GNU Backgammon prints on its own to nowhere."""
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)
