"""The bags of a whole game: what came is what is there and what was charged."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.spades.bags import count_bags, places
from rulesengine.spades.hand import Hand
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.spades.seats import BySide
from tests.spades.strategies import FAR, both_bags, hands, houses


@given(st.lists(hands, max_size=5), both_bags, houses)
def test_no_bag_is_lost(played: list[Hand], bags: BySide, house: SpadesRulebook) -> None:
    """Old and new bags are those kept and those charged, and every charge is the house's penalty."""
    endless = replace(house, target=FAR.target, floor=FAR.floor)
    book = count_bags(tuple(played), bags=bags, rulebook=endless).value
    for side in (0, 1):
        new = sum(hand.sides[side].new_bags for hand in book.game.hands)
        assert bags[side] + new == book.bags[side] + book.times[side] * house.bag_limit
        assert book.points[side] == -book.times[side] * house.bag_penalty


@pytest.mark.parametrize(
    ("before", "new", "limit", "counter"),
    [
        (
            0,
            0,
            10,
            "..........",
        ),
        (8, 1, 10, "oooooooon."),
        (9, 1, 10, "ooooooooon"),
        (9, 11, 10, "ooooooooon"),
        (0, 12, 5, "nnnnn"),
        (0, 0, 1, "."),
    ],
)
def test_counter_fills_up_to_the_penalty(before: int, new: int, limit: int, counter: str) -> None:
    """Old bags, then new ones, then what is free; what is above a full counter has no place on it."""
    signs = {"old": "o", "new": "n", "free": "."}
    assert "".join(signs[place.value] for place in places(before, new, limit)) == counter


def test_twenty_bags_are_charged_twice() -> None:
    """Nine and eleven in one hand."""
    book = count_bags((Hand((1, 1, 1, 1), (7, 0, 6, 0)),), bags=(9, 0)).value
    assert (book.times, book.points, book.bags) == ((2, 0), (-200, 0), (0, 0))
