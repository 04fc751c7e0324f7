"""The examples of Kozel notice a wrong value of a card."""

import pytest

from rulesengine.kozel import points as points_of_cards
from rulesengine.kozel.rulebook import CARD_POINTS
from tests.harness.wrong_rules import noticed

GAME = "kozel"


@pytest.mark.parametrize("rank", points_of_cards.VALUED)
def test_wrong_value_of_a_card_is_noticed(rank: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rank that is worth one point more makes a count fail."""
    monkeypatch.setitem(CARD_POINTS, rank, CARD_POINTS[rank] + 1)
    assert noticed(GAME) != []
