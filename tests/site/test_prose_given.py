"""Values of worked examples as a page writes them: nothing runs together that stands apart on a sheet."""

from fractions import Fraction

import pytest

from rulesengine.games import GAMES
from rulesengine.site.prose_given import value_text

OF_NAME = {game.name: game for game in GAMES}
VALUES = (
    ("preferans", {"B": {"A": 12}, "C": {"A": 2, "B": 4}}, "B → A 12, C → A 2, C → B 4"),
    ("preferans", {"A": 5, "B": 3}, "A 5, B 3"),
    ("preferans", ((0, 110), (2, 0)), "0, 110; 2, 0"),
    ("preferans", (56, 12, 6, 16), "56, 12, 6, 16"),
    ("preferans", ["B whist", "C pass"], "B whist, C pass"),
    ("preferans", [Fraction(20, 3)], "6⅔"),
    ("kozel", [(60, 60), (74, 46)], "60:60, 74:46"),
    ("kozel", (3, 2), "3:2"),
    ("spades", [(4, 3, 3, 2), (5, 3, 2, 3)], "4, 3, 3, 2; 5, 3, 2, 3"),
    ("cube", {"A": False, "B": True}, "A no, B yes"),
)


@pytest.mark.parametrize(("game", "value", "written"), VALUES)
def test_a_value_keeps_its_shape(game: str, value: object, written: str) -> None:
    """Rows are told apart, whists say on whom, a score has its colon."""
    assert value_text(value, OF_NAME[game], "en") == written
