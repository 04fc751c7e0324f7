"""A grid of cells in rows, such as the hands of a match: where each stands, and how large all are."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Where a cell stands, in its drawing's own units."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Cells:
    """A grid of so many columns; more rows follow below, so that it fits a phone."""

    columns: int
    width: int
    height: int

    def place(self, index: int) -> Place:
        """Return where a cell stands.

        >>> Cells(columns=4, width=80, height=120).place(5)
        Place(x=80, y=120)
        """
        row, column = divmod(index, self.columns)
        return Place(x=column * self.width, y=row * self.height)

    def size(self, count: int) -> tuple[int, int]:
        """Return width and height of so many cells.

        >>> [Cells(columns=4, width=80, height=120).size(count) for count in (3, 4, 5)]
        [(240, 120), (320, 120), (320, 240)]
        """
        return self.width * min(count, self.columns), self.height * -(-count // self.columns)
