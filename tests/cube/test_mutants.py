"""The examples of the cube notice the simplifications of real programs and a wrong house."""

from dataclasses import replace
from typing import Any

import pytest

from rulesengine.core.rulebook import axes
from rulesengine.cube.rulebook import PRESETS, DeadCube
from tests.cube.wrong_rules import SIMPLIFIED
from tests.harness.wrong_rules import noticed, wrong_rule

GAME = "cube"


@pytest.mark.parametrize("mutant", SIMPLIFIED)
def test_simplification_of_a_real_program_is_noticed(mutant: str) -> None:
    """Each of the four wrong rules fails an example that does not count them."""
    with wrong_rule(GAME, SIMPLIFIED[mutant]):
        found = noticed(GAME)
    assert [one for one in found if one.example.kind != "cube.counts"] != []


@pytest.mark.parametrize("preset", PRESETS)
def test_wrong_number_of_a_house_is_noticed(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an oyn, a mars and a koks are worth, and each choice of a house, is held by an example."""
    house = PRESETS[preset]
    wrong: dict[str, Any] = {
        "oyn": house.oyn + 1,
        "mars": house.mars + 1,
        "koks": house.koks + 1,
        "crawford": not house.crawford,
        "cut_points": not house.cut_points,
        "dead_cube": next(one for one in DeadCube if one is not house.dead_cube),
    }
    assert set(wrong) == {one.name for one in axes(house)}
    for name, value in wrong.items() if preset == "owner-rule" else [("dead_cube", wrong["dead_cube"])]:
        monkeypatch.setitem(PRESETS, preset, replace(house, **{name: value}))
        assert noticed(GAME) != [], name
