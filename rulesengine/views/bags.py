"""Bags drawn as counters: those from before, the new ones, the free places, and what a penalty took."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render

WIDTH, ROW, HEAD, FOOT = 360, 26, 24, 2
LEFT, HALF, TRACK, BEHIND = 30, 165, 118, 4
"""Where the first counter begins, how far off the second does, how long one is, the gap behind it."""
FEWEST_PLACES, MOST_PLACES = 8, 13
"""Places of a counter that are drawn one by one; where a house counts further, they are numbers only.

A shorter counter keeps the distances of the first number, so that its places do not spread.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counter:
    """The bags of one side before a hand and the new ones; `penalty` is what was charged, or "".

    `places` are the places of its counter, each old, new or free.
    """

    before: int
    new: int
    places: tuple[str, ...]
    penalty: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One hand: its name, the counters of both sides, its step."""

    name: str
    counters: tuple[Counter, Counter]
    mark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BagBoard:
    """The counters of a game hand by hand."""

    title: str
    sides: tuple[str, str]
    legend: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """One place of a counter: where it stands and whether it is old, new or free."""

    x: float
    kind: str


def bags_html(board: BagBoard, lang: str) -> Markup:
    """Return the drawing; what it shows stands in it as text too."""
    rows = [
        (line, HEAD + ROW * index, [_drawn(counter, at) for at, counter in _placed(line)])
        for index, line in enumerate(board.lines)
    ]
    size = (WIDTH, HEAD + ROW * len(board.lines) + FOOT)
    return render("bags.html", lang, board=board, rows=rows, size=size, heads=(LEFT, LEFT + HALF))


def _placed(line: Line) -> tuple[tuple[int, Counter], ...]:
    return ((LEFT, line.counters[0]), (LEFT + HALF, line.counters[1]))


def _drawn(counter: Counter, left: int) -> tuple[list[Spot], str, float]:
    """Return the places of a counter, the words behind it, and where these stand."""
    count = len(counter.places)
    if count > MOST_PLACES:
        return [], f"{counter.before} + {counter.new} {counter.penalty}".strip(), left
    step = TRACK / max(count, FEWEST_PLACES)
    spots = [Spot(left + step * (index + 0.5), kind) for index, kind in enumerate(counter.places)]
    return spots, counter.penalty, left + TRACK + BEHIND
