"""The examples of preferans notice a wrong divisor and a wrong value of a game."""

import pytest

from rulesengine.preferans import settle
from rulesengine.preferans.axes import VALUES, Contract
from rulesengine.preferans.sheet import Sheet
from tests.harness.wrong_rules import noticed
from tests.preferans.wrong_rules import divided_by_the_opponents

GAME = "preferans"


@pytest.mark.parametrize("count", [3, 4])
def test_wrong_divisor_is_noticed_though_the_sum_is_zero(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Division by N − 1 is killed by numbers, and the check of zero has nothing to do with it."""
    wrong = divided_by_the_opponents(settle._share, count)
    monkeypatch.setattr("rulesengine.preferans.settle._share", wrong)
    mountains = (0, 0, 6, 0)[:count]
    players = tuple("ABCD"[:count])
    nothing = (0,) * count
    found = settle.settle(Sheet(players, nothing, mountains, (nothing,) * count)).value
    assert found.residue == 0
    assert any(difference.output == "result" for failed in noticed(GAME) for difference in failed.differences)


@pytest.mark.parametrize("level", list(Contract))
def test_wrong_value_of_a_game_is_noticed(level: Contract, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is worth two more is noticed."""
    monkeypatch.setitem(VALUES, level, VALUES[level] + 2)
    assert noticed(GAME) != []
