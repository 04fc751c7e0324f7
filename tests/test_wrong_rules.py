"""Every game's examples notice the wrong rules that are known, and a wrong number in any field."""

import pytest

from rulesengine.examples.check import Outcome, check
from rulesengine.games import GAMES
from rulesengine.kozel.points import shortest_sets
from tests.cube import wrong_rules as cube
from tests.harness.wrong_rules import examples_of, failing, noticed, numbers_of, shifted, wrong_rule
from tests.kozel import wrong_rules as kozel
from tests.preferans import wrong_rules as preferans
from tests.spades import wrong_rules as spades

MUTANTS = {
    "kozel": kozel.MUTANTS,
    "preferans": preferans.MUTANTS,
    "spades": spades.MUTANTS,
    "cube": cube.MUTANTS,
}
WRONG = [(game, mutant) for game, mutants in MUTANTS.items() for mutant in mutants]
NUMBERS = [
    (game.name, field, off)
    for game in GAMES
    for field in numbers_of(next(iter(game.presets.values())))
    for off in (-1, 1)
]


def test_every_game_has_known_wrong_rules() -> None:
    """A new game brings its own."""
    assert MUTANTS.keys() == {game.name for game in GAMES}


@pytest.mark.parametrize("game", MUTANTS)
def test_unchanged_engine_passes(game: str) -> None:
    """Without a wrong rule no example complains."""
    assert failing(game) == []


@pytest.mark.parametrize(("game", "mutant"), WRONG)
def test_wrong_rule_is_noticed(game: str, mutant: str) -> None:
    """At least one shipped example fails under a known wrong rule."""
    with wrong_rule(game, MUTANTS[game][mutant]):
        assert noticed(game) != []


def test_wrong_rule_is_forgotten_when_a_test_fails_under_it() -> None:
    """What was found under a wrong rule is not kept, even if the test that put it in breaks off."""

    def break_off() -> None:
        with wrong_rule("kozel", {"points.VALUED": ("A",)}):
            assert shortest_sets(6) != right
            pytest.fail("broken off")

    right = shortest_sets(6)
    with pytest.raises(pytest.fail.Exception, match="broken off"):
        break_off()
    assert shortest_sets(6) == right


@pytest.mark.parametrize(("game", "field", "off"), NUMBERS)
def test_wrong_number_is_noticed(game: str, field: str, off: int) -> None:
    """Each number of a game's first rulebook is held from both sides."""
    (house,) = (next(iter(one.presets.values())) for one in GAMES if one.name == game)
    plain = (one for one in examples_of(game) if not one.given.keys() & {"preset", "rules"})
    changed = (shifted(one, field, getattr(house, field) + off) for one in plain)
    assert any(check(one).outcome is Outcome.FAILS for one in changed)
