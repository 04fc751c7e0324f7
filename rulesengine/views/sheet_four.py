"""The sheet for four: a rectangle within rectangles, parted from its corners inwards."""

from dataclasses import replace

from rulesengine.views.sheet_paper import (
    RADIUS,
    TOP,
    WIDTH,
    NamePlace,
    Paper,
    Places,
    Point,
    Shape,
    frame,
    path,
)

BOTTOM, MIDDLE = TOP + 500.0, WIDTH / 2
CENTRE = (TOP + BOTTOM) / 2
OUTER, INNER, CORE = 48.0, 98.5, 152.0
"""How far from the edge the pool, the mountain and the middle begin."""

RISE = 206.0 / CORE
"""How steep the lines between the players are."""

CIRCLE = RADIUS + 1
COVERED = ((MIDDLE - CIRCLE, CENTRE - CIRCLE), (MIDDLE + CIRCLE, CENTRE + CIRCLE))
"""What the circle of the target covers, with its line."""

ACROSS = 60.0
"""Half the length of a side player's field for whists on the player opposite."""

ALONG = 42.0
"""The same for the players above and below."""


def four() -> Paper:
    """Return the ruled sheet."""
    side, above = _side(), _above()
    corners = [(_slant(0), _slant(CORE)), (_far(0), _far(CORE))]
    return Paper(
        height=BOTTOM + 25,
        fine=path(*_between_fields()),
        strong=path(frame(BOTTOM), _ring(CORE), *corners, *(_upside_down(line) for line in corners)),
        centre=(MIDDLE, CENTRE),
        places=(side, above, _opposite(side), _below(above)),
    )


def _slant(x: float) -> Point:
    """Return where the line from the upper left corner is, so far from the edge."""
    return x, TOP + x * RISE


def _far(x: float) -> Point:
    return WIDTH - x, TOP + x * RISE


def _down(point: Point) -> Point:
    return point[0], TOP + BOTTOM - point[1]


def _upside_down(line: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple(_down(point) for point in line)


def _ring(x: float) -> tuple[Point, ...]:
    corners = (_slant(x), _far(x), _down(_far(x)), _down(_slant(x)))
    return (*corners, corners[0])


def _side() -> Places:
    """Return the left player's fields; whists on the one above, opposite, below."""
    upper, lower = CENTRE - ACROSS, CENTRE + ACROSS
    corner = (_slant(0), _slant(OUTER), (OUTER, upper), (0.0, upper))
    return Places(
        name=NamePlace(2, TOP - 7, "start", 100, before="◂ "),
        pool=_column(OUTER, INNER),
        mountain=replace(_column(INNER, CORE), hole=COVERED),
        whists=(
            Shape(corner),
            Shape(((0, upper), (OUTER, upper), (OUTER, lower), (0, lower))),
            Shape(_upside_down(corner)),
        ),
    )


def _opposite(side: Places) -> Places:
    """Return the right player's fields; whists on the one opposite, above, below."""
    other = side.mirrored()
    upper, middle, lower = other.whists
    name = replace(other.name, before="", behind=" ▸")
    return replace(other, name=name, whists=(middle, upper, lower))


def _above() -> Places:
    """Return the upper player's fields; whists on the left one, the right one, the one opposite."""
    left, inside = MIDDLE - ALONG, _slant(OUTER)[1]
    corner = Shape((_slant(0), (left, TOP), (left, inside), _slant(OUTER)))
    middle = Shape(((left, TOP), (WIDTH - left, TOP), (WIDTH - left, inside), (left, inside)))
    return Places(
        name=NamePlace(MIDDLE, TOP - 7, "middle", 100),
        pool=_row(OUTER, INNER),
        mountain=_row(INNER, CORE),
        whists=(corner, corner.mirrored(), middle),
    )


def _below(above: Places) -> Places:
    """Return the lower player's fields; whists on the left one, the one opposite, the right one."""
    left, right, middle = (Shape(_upside_down(shape.points)) for shape in above.whists)
    return Places(
        name=NamePlace(MIDDLE, BOTTOM + 14, "middle", 300),
        pool=Shape(_upside_down(above.pool.points)),
        mountain=Shape(_upside_down(above.mountain.points)),
        whists=(left, middle, right),
    )


def _column(a: float, b: float) -> Shape:
    return Shape((_slant(a), _slant(b), _down(_slant(b)), _down(_slant(a))))


def _row(a: float, b: float) -> Shape:
    return Shape((_slant(a), _far(a), _far(b), _slant(b)))


def _between_fields() -> list[tuple[Point, ...]]:
    sides = [((0.0, y), (OUTER, y)) for y in (CENTRE - ACROSS, CENTRE + ACROSS)]
    rows = [((x, TOP), (x, _slant(OUTER)[1])) for x in (MIDDLE - ALONG, MIDDLE + ALONG)]
    mirrored = [tuple((WIDTH - x, y) for x, y in line) for line in sides]
    return [_ring(OUTER), _ring(INNER), *sides, *mirrored, *rows, *(_upside_down(line) for line in rows)]
