"""The sheet for three: a line down the middle and two slanting ones part left, right and below."""

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

BOTTOM, MIDDLE, CENTRE = TOP + 450.0, WIDTH / 2, TOP + 182.0
OUTER, INNER = 50.0, 101.0
"""How far from the edge the pool and the mountain begin."""

HALF = TOP + 190.0
"""Where a side player's whists on the one and on the other opponent meet."""

CIRCLE = RADIUS + 2.0
"""What the circle of the target takes away around the centre."""


def three() -> Paper:
    """Return the ruled sheet."""
    side = _side()
    return Paper(
        height=BOTTOM + 25,
        fine=path(*_between_fields()),
        strong=path(frame(BOTTOM), ((MIDDLE, TOP), (MIDDLE, CENTRE)), (_slant(0), (MIDDLE, CENTRE), _far(0))),
        centre=(MIDDLE, CENTRE),
        places=(side, side.mirrored(), _below()),
    )


def _slant(x: float) -> Point:
    """Return where the left slanting line is, so far from the edge."""
    return x, BOTTOM - x / MIDDLE * (BOTTOM - CENTRE)


def _far(x: float) -> Point:
    return WIDTH - x, _slant(x)[1]


def _side() -> Places:
    under = CENTRE - CIRCLE
    return Places(
        name=NamePlace(MIDDLE / 2, TOP - 7, "middle", 150),
        pool=Shape(((OUTER, TOP), (INNER, TOP), _slant(INNER), _slant(OUTER))),
        mountain=Shape(((INNER, TOP), (MIDDLE, TOP), (MIDDLE, under), (INNER, under))),
        whists=(
            Shape(((0, TOP), (OUTER, TOP), (OUTER, HALF), (0, HALF))),
            Shape(((0, HALF), (OUTER, HALF), _slant(OUTER), _slant(0))),
        ),
    )


def _below() -> Places:
    narrow = MIDDLE * (1 - CIRCLE / (BOTTOM - CENTRE))
    whists = Shape((_slant(0), (MIDDLE, BOTTOM), (MIDDLE, _slant(OUTER)[1]), _slant(OUTER)))
    return Places(
        name=NamePlace(MIDDLE, BOTTOM + 14, "middle", 300),
        pool=Shape((_slant(OUTER), _far(OUTER), _far(INNER), _slant(INNER))),
        mountain=Shape((_slant(INNER), _far(INNER), _far(narrow), _slant(narrow))),
        whists=(whists, whists.mirrored()),
    )


def _between_fields() -> list[tuple[Point, ...]]:
    inward = [((x, TOP), _slant(x), _far(x), (WIDTH - x, TOP)) for x in (OUTER, INNER)]
    halves = [((0, HALF), (OUTER, HALF)), ((WIDTH, HALF), (WIDTH - OUTER, HALF))]
    return [*inward, *halves, ((MIDDLE, _slant(OUTER)[1]), (MIDDLE, BOTTOM))]
