"""The worked examples that ship: all hold, all are cited, and together they reach every rule."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from rulesengine.core.derivation import Derived
from rulesengine.examples.check import Outcome, check
from rulesengine.examples.format import Example
from rulesengine.examples.shipped import FOLDER, files, shipped
from rulesengine.games import GAMES
from rulesengine.kozel import GAME as KOZEL
from rulesengine.text.catalogue import LANGUAGES, has
from rulesengine.text.narration import narrate
from rulesengine.text.plain import render_error

SHIPPED = tuple(shipped().values())
OF_THE_SEED = [one for one in SHIPPED if one.source["key"] == "kozel-ai-60-60"]
PLACES_WITH_NUMBERS = (
    "why-60-60",
    "outcomes",
    "example-ordinary",
    "example-big",
    "repeated",
    "tricks",
    "checking",
    "next-hand",
    "finish",
    "states",
    "mistakes",
    "record",
    "interface",
    "pocket",
    "faq-who-won",
    "faq-at-once",
    "faq-ninety",
)


def rules_named(derived: Derived[Any]) -> Iterator[str]:
    """Give the id of every rule in a derivation, rejected ones included."""
    for node in derived.steps():
        yield node.rule.id
        yield from (one.rule.id for one in node.instead_of)


def rules_of(example: Example) -> set[str]:
    """Return the rules in the answer to an example, or in its refusal."""
    found = check(example)
    stories = found.error.problems if found.error else (found.derived,)
    return {rule for story in stories if story for rule in rules_named(story)}


@pytest.mark.parametrize("example", SHIPPED, ids=lambda example: example.id)
def test_shipped_example_holds(example: Example) -> None:
    """The engine computes what the example expects."""
    found = check(example)
    assert found.outcome is Outcome.HOLDS, found.differences


@pytest.mark.parametrize("example", SHIPPED, ids=lambda example: example.id)
def test_shipped_example_is_told_in_every_language(example: Example) -> None:
    """Each answer and each refusal can be read in all languages."""
    found = check(example)
    for lang in LANGUAGES:
        if found.derived is not None:
            assert all(step.sentence for step in narrate(found.derived, lang))
        else:
            assert found.error is not None
            assert render_error(found.error, lang)


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
    reached = set().union(*map(rules_of, own))
    assert sorted({rule.id for rule in game.rules} - reached) == []


def test_every_kind_of_question_has_an_example() -> None:
    """Each kind of Kozel question is shown at work."""
    assert {question.kind for question in KOZEL.questions} <= {one.kind for one in SHIPPED}


def test_every_place_of_the_source_that_holds_a_number_is_covered() -> None:
    """No section of the source is left without an example."""
    assert sorted(set(PLACES_WITH_NUMBERS) - {one.source["place"] for one in OF_THE_SEED}) == []


def test_ids_are_unique_across_files() -> None:
    """An example's id is enough to find it."""
    raw = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files(FOLDER)]
    ids = [one["id"] for table in raw for one in table["example"]]
    assert len(ids) == len(set(ids)) == len(SHIPPED)
