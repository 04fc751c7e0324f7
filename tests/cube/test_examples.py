"""The shipped examples of the cube: every place of the document that a rule cites, every policy."""

from rulesengine.cube import GAME
from rulesengine.cube.rulebook import PRESETS
from tests.harness.wrong_rules import examples_of

SOURCE = "cube-book"
OWN = examples_of(GAME.name)
OF_THE_BOOK = [one for one in OWN if one.source["key"] == SOURCE]


def test_every_place_of_the_book_that_a_rule_cites_has_an_example() -> None:
    """No part of the document is left without its numbers."""
    cited = {one.place for rule in GAME.rules for one in rule.citations if one.source == SOURCE}
    assert cited
    assert sorted(cited - {one.source["place"] for one in OF_THE_BOOK}) == []


def test_every_policy_is_shown_at_work() -> None:
    """No preset without an example; the first one holds where none is named."""
    first = next(iter(PRESETS))
    assert sorted(set(PRESETS) - {str(one.given.get("preset", first)) for one in OWN}) == []
