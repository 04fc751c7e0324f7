"""The four seats in the order in which play goes round, and the two sides that they make."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

SEATS = ("N", "E", "S", "W")
SIDES = ("NS", "EW")
ALONE = "one"
"""The side of a calculation in which only one side is looked at."""
PARTNERS = ("player", "partner")
"""The two players of a side that is looked at alone."""
PLAYERS = len(SEATS)
HAND = 13
"""Cards in a hand, and tricks in a deal."""

Partners = tuple[int, int]
"""A number for each of two partners, such as what each of them bid."""
BySide = tuple[int, int]
"""A number for each side: North and South, East and West."""
BySeat = tuple[int, int, int, int]
"""A number for each seat: North, East, South, West."""

ROUND = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
"""The seats in the order of play, for each that may be the first."""


def seat_of(player: str) -> int:
    """Return a player's place in the order of play; `ValueError` for a name that is no seat's.

    >>> seat_of("E")
    1
    """
    return SEATS.index(player)


def left_of(seat: int) -> int:
    """Return the seat whose turn comes next.

    >>> SEATS[left_of(seat_of("W"))]
    'N'
    """
    return ROUND[seat][1]


def partner_of(seat: int) -> int:
    """Return the seat across the table.

    >>> SEATS[partner_of(seat_of("E"))]
    'W'
    """
    return ROUND[seat][2]


def opponents_of(seat: int) -> tuple[int, int]:
    """Return the seats to the left and to the right.

    >>> [SEATS[one] for one in opponents_of(seat_of("E"))]
    ['S', 'N']
    """
    return (ROUND[seat][1], ROUND[seat][3])


def round_from(player: str) -> tuple[str, ...]:
    """Return the four players in the order of play, beginning with this one.

    >>> round_from("S")
    ('S', 'W', 'N', 'E')
    """
    return tuple(SEATS[seat] for seat in ROUND[seat_of(player)])


def of_side(side: int, each: Sequence[T]) -> tuple[T, T]:
    """Return what belongs to the two players of a side, out of one value for each seat.

    >>> of_side(1, (3, 4, 2, 1)), of_side(0, SEATS)
    ((4, 1), ('N', 'S'))
    """
    return (each[side], each[partner_of(side)])


def by_seat(each: Sequence[int]) -> BySeat:
    """Return one number for each seat; `ValueError` where there are more or fewer.

    >>> by_seat([3, 4, 2, 1])
    (3, 4, 2, 1)
    """
    north, east, south, west = each
    return (north, east, south, west)
