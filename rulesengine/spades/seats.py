"""The four seats in the order in which play goes round, and the two sides that they make."""

SEATS = ("N", "E", "S", "W")
SIDES = ("NS", "EW")
ALONE = "one"
"""The side of a calculation in which only one side is looked at."""
PARTNERS = ("player", "partner")
"""The two players of a side that is looked at alone."""
PLAYERS = len(SEATS)
HAND = 13
"""Cards in a hand, and tricks in a deal."""


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
    return (seat + 1) % PLAYERS


def of_side(side: int, each: tuple[int, ...]) -> tuple[int, int]:
    """Return what belongs to the two players of a side, out of one number for each seat.

    >>> of_side(1, (3, 4, 2, 1))
    (4, 1)
    """
    return (each[side], each[side + 2])
