"""How the forms of Spades are filled: numbers by seat, cards as text, hands line by line."""

from collections.abc import Mapping
from typing import Any

from rulesengine.bots.habits import Level
from rulesengine.core.reading import Whole
from rulesengine.explorers.declaration import PRESET, Setting, as_joined, as_lines_by, as_numbers
from rulesengine.spades.cutting import split_bids
from rulesengine.spades.inputs import seat_named
from rulesengine.spades.seats import HAND, SEATS, SIDES
from rulesengine.views.controls import Control

COUNT = Whole(0, HAND)
"""What a bid or a number of tricks can be."""


def as_seats(value: object) -> tuple[str, ...]:
    """Write one value for each seat: a list, a table keyed by seat, or text.

    >>> as_seats([3, 4, 2, 3]), as_seats({"e": 1, "N": 3}), as_seats("3; 4 2 nil")
    (('3', '4', '2', '3'), ('3', '1', '', ''), ('3', '4', '2', 'nil'))
    """
    if isinstance(value, Mapping):
        by_seat = {seat_named(key): told for key, told in value.items()}
        return tuple(str(by_seat.get(seat, "")) for seat in SEATS)
    if isinstance(value, str):
        value = split_bids(value)
    return (
        tuple(str(one) for one in value) if isinstance(value, list | tuple) and value else ("",) * len(SEATS)
    )


def as_levels(value: object) -> tuple[str, ...]:
    """Write how well West, North and East play: one level for all, or the levels of all four seats.

    >>> as_levels("hard"), as_levels(["simple", "hard", "normal"])
    (('hard', 'hard', 'hard'), ('simple', 'hard', 'normal'))
    """
    told = value.split() if isinstance(value, str) else value
    if not isinstance(told, list | tuple):
        return ("",) * 3
    if len(told) == len(SEATS):
        north, east, _, west = told
        told = (west, north, east)
    texts = tuple(str(one.value) if isinstance(one, Level) else str(one) for one in told)
    return texts * 3 if len(texts) == 1 else texts


def _hand_line(hand: Any) -> str:  # noqa: ANN401  # a table, or text as a reader wrote it
    if not isinstance(hand, Mapping):
        return str(hand)
    return " / ".join(" ".join(as_seats(hand.get(part, ()))) for part in ("bids", "tricks"))


AS_CARDS = as_joined(" ")
"""Writes cards one behind the other."""
AS_HANDS = as_lines_by(_hand_line)
"""Writes hands as lines of bids and tricks."""
BIDS = Setting("bids", Control.NUMBERS, as_seats, SEATS, read=COUNT)
TRICKS = Setting("tricks", Control.NUMBERS, as_seats, SEATS, read=COUNT)
SCORES = Setting("scores", Control.NUMBERS, as_numbers, SIDES)
BAGS = Setting("bags", Control.NUMBERS, as_numbers, SIDES)
HOUSE = Setting(PRESET, Control.CHOICE, folded=True)
