"""An empty score sheet: its lines, its fields, and the room that each field leaves for writing."""

from dataclasses import dataclass, replace

WIDTH = 324
TOP = 22
"""Where the sheet begins; above it and below it stand the names."""

BESIDE = 2.5
"""What is kept free between writing and a line of the sheet."""

RADIUS = 16
"""Of the circle in the middle, in which the target stands."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """A field's convex outline; `hole` is where the circle of the target covers it."""

    points: tuple[Point, ...]
    hole: tuple[Point, Point] | None = None

    @property
    def top(self) -> float:
        """The height at which the field begins."""
        return min(y for _, y in self.points)

    @property
    def bottom(self) -> float:
        """The height at which the field ends."""
        return max(y for _, y in self.points)

    def room(self, y: float) -> Point:
        """Return from where to where writing may go at a height."""
        left, right = self._across(y)
        if self.hole and self.hole[0][1] < y < self.hole[1][1]:
            near, far = self.hole[0][0], self.hole[1][0]
            left, right = (left, near) if left < near else (max(left, far), right)
        return left + BESIDE, right - BESIDE

    def mirrored(self) -> "Shape":
        """Return the field of the player on the other side."""
        return Shape(tuple((WIDTH - x, y) for x, y in self.points), self.hole)

    def _across(self, y: float) -> Point:
        edges = zip(self.points, self.points[1:] + self.points[:1], strict=True)
        crossed = [x for a, b in edges if min(a[1], b[1]) <= y <= max(a[1], b[1]) for x in _meets(a, b, y)]
        return min(crossed), max(crossed)


@dataclass(frozen=True, slots=True)
class NamePlace:
    """Where a name stands: its point, its anchor, how wide it may be, and a sign that points to its side."""

    x: float
    y: float
    anchor: str
    room: float
    before: str = ""
    behind: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """The fields of one player; `whists` in the order of the other seats."""

    name: NamePlace
    pool: Shape
    mountain: Shape
    whists: tuple[Shape, ...]

    def mirrored(self) -> "Places":
        """Return the places of the player on the other side; the order of the other seats is kept."""
        ends = {"start": "end", "middle": "middle"}
        name = replace(self.name, x=WIDTH - self.name.x, anchor=ends[self.name.anchor])
        return Places(
            name=name,
            pool=self.pool.mirrored(),
            mountain=self.mountain.mirrored(),
            whists=tuple(shape.mirrored() for shape in self.whists),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """A ruled sheet: its whole height, the lines between fields and between players, and the places."""

    height: float
    fine: str
    strong: str
    centre: Point
    places: tuple[Places, ...]


def frame(bottom: float) -> tuple[Point, ...]:
    """Return the edge of the sheet."""
    corners = ((0.0, TOP), (WIDTH, TOP), (WIDTH, bottom), (0.0, bottom))
    return (*corners, corners[0])


def path(*lines: tuple[Point, ...]) -> str:
    """Return lines as the data of one path."""
    return "".join("M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in line) for line in lines)


def _meets(a: Point, b: Point, y: float) -> tuple[float, ...]:
    if a[1] == b[1]:
        return (a[0], b[0])
    return (a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]),)
