"""The worked examples that ship: all hold, all are cited, and together they reach every rule."""

import tomllib
from typing import Any

import pytest

from rulesengine.examples.check import Outcome, check
from rulesengine.examples.format import Example
from rulesengine.examples.shipped import FOLDER, files, shipped
from rulesengine.games import GAMES
from rulesengine.text.catalogue import LANGUAGES, has
from rulesengine.text.narration import narrate
from rulesengine.text.plain import render_error

SHIPPED = tuple(shipped().values())


@pytest.mark.parametrize("example", SHIPPED, ids=lambda example: example.id)
def test_shipped_example_holds(example: Example) -> None:
    """The engine computes what the example expects."""
    found = check(example)
    assert found.outcome is Outcome.HOLDS, found.differences


@pytest.mark.parametrize("example", SHIPPED, ids=lambda example: example.id)
def test_shipped_example_is_told_in_every_language(example: Example) -> None:
    """Each answer and each refusal can be read in all languages; a refusal says by which rules."""
    found = check(example)
    for lang in LANGUAGES:
        if found.derived is not None:
            assert all(step.sentence for step in narrate(found.derived, lang))
        else:
            assert found.error is not None
            lines = render_error(found.error, lang).splitlines()
            assert [line.split("[")[-1] for line in lines] == [
                f"{problem.rule.id}]" for problem in found.error.problems
            ]


@pytest.mark.parametrize("example", SHIPPED, ids=lambda example: example.id)
def test_shipped_example_expects_something_and_cites_a_place(example: Example) -> None:
    """No example is empty, and its place in the source has a name in all languages."""
    assert example.expect
    place = f"place-{example.source['key']}-{example.source['place']}"
    assert [lang for lang in LANGUAGES if not has(place, lang)] == []


@pytest.mark.parametrize("example", SHIPPED, ids=lambda example: example.id)
def test_sums_of_a_shipped_example_add_up(example: Example) -> None:
    """Wherever an answer tells parts and their total, the parts make the total."""
    found = check(example).derived
    for node in found.steps() if found else ():
        facts = dict(node.facts)
        if {"parts", "total"} <= facts.keys():
            assert sum(facts["parts"]) == facts["total"]  # type: ignore[arg-type]  # numbers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_of_a_game_is_reached_by_a_shipped_example(game: Any) -> None:
    """No rule exists that no example ever names."""
    own = [one for one in SHIPPED if one.kind.startswith(f"{game.name}.")]
    reached = {rule for one in own for rule in check(one).rules}
    assert sorted({rule.id for rule in game.rules} - reached) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_question_has_an_example(game: Any) -> None:
    """Each kind of question is shown at work."""
    assert sorted({question.kind for question in game.questions} - {one.kind for one in SHIPPED}) == []


def test_ids_are_unique_across_files() -> None:
    """An example's id is enough to find it."""
    raw = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files(FOLDER)]
    ids = [one["id"] for table in raw for one in table["example"]]
    assert len(ids) == len(set(ids)) == len(SHIPPED)
