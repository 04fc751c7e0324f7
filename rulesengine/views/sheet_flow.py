"""Lines of writing inside a field that need not be a rectangle."""

from dataclasses import dataclass
from functools import cache

from rulesengine.views.sheet_paper import Point, Shape

GAP = 5
"""Between two values on a line."""

STEP, TRIES = 6, 9
"""How far the first line moves down at least from one try to the next, and how often it is tried."""

LOOK = 2
"""How far a line moves down where nothing fits."""


@dataclass(frozen=True, slots=True)
class Size:
    """What a value takes up on its line, and whether the line ends with it; heights are whole."""

    width: float
    height: int
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a value comes to stand: the middle of its room."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line of writing: its first value, the one after its last, where it begins and how high it is."""

    at: int
    stop: int
    top: int
    height: int


def flow(sizes: tuple[Size, ...], shape: Shape) -> tuple[Spot, ...] | None:
    """Return a spot for each value, in as few lines as possible and near the field's middle, or None."""
    first, end = int(shape.top) + 1, int(shape.bottom) - 1
    best: list[Line] | None = None
    best_rank = (0, 0)
    for start in range(first, end, max(STEP, (end - first) // TRIES)):
        lines = _lines(start, end, sizes, shape)
        if lines is None and best:
            break
        if lines is None:
            continue
        rank = (len(lines), abs(lines[0].top + lines[-1].top + lines[-1].height - first - end))
        if best is None or rank < best_rank:
            best, best_rank = lines, rank
    return None if best is None else tuple(_spots(best, sizes, shape))


@cache
def widest(shape: Shape, height: int) -> float:
    """Return the room of the longest line of this height."""
    return max(right - left for left, right in rooms(shape, height).values())


@cache
def rooms(shape: Shape, height: int) -> dict[int, Point]:
    """Return from where to where a line may go, by the height at which it begins; kept for each field."""
    across = [shape.room(y) for y in range(int(shape.top) + 1, int(shape.bottom))]
    found = {}
    for number in range(len(across) - height):
        ends = (across[number], across[number + height // 2], across[number + height])
        found[int(shape.top) + 1 + number] = (max(end[0] for end in ends), min(end[1] for end in ends))
    return found


def _lines(top: int, end: int, sizes: tuple[Size, ...], shape: Shape) -> list[Line] | None:
    """Return all values in lines from a height on, or None where the field is too small."""
    lines: list[Line] = []
    at, count = 0, len(sizes)
    while at < count:
        if top >= end:
            return None
        stop, height = _fill(top, end, sizes[at:], shape)
        if stop:
            lines.append(Line(at, at + stop, top, height))
        at, top = at + stop, top + (height or LOOK)
    return lines


def _fill(top: int, end: int, sizes: tuple[Size, ...], shape: Shape) -> tuple[int, int]:
    """Return how many values fit on a line, and how high it is."""
    width, height, count = -float(GAP), 0, 0
    room = 0.0
    for size in sizes:
        width += size.width + GAP
        tall = size.height
        if tall > height:
            if top + tall > end:
                break
            left, right = rooms(shape, tall)[top]
            room = right - left
        if width > room:
            break
        height, count = max(height, tall), count + 1
        if size.ends:
            break
    return count, height


def _spots(lines: list[Line], sizes: tuple[Size, ...], shape: Shape) -> list[Spot]:
    spots: list[Spot] = []
    for line in lines:
        values = sizes[line.at : line.stop]
        left, right = rooms(shape, line.height)[line.top]
        x = (left + right - sum(size.width for size in values) - GAP * (len(values) - 1)) / 2
        for size in values:
            spots.append(Spot(x + size.width / 2, line.top + line.height / 2))
            x += size.width + GAP
    return spots
