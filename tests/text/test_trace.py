"""The JSON trace is the same from version to version, and can always be written."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from rulesengine.core.errors import RulesError
from rulesengine.core.question import ask
from rulesengine.examples.check import check
from rulesengine.examples.shipped import shipped
from rulesengine.games import QUESTIONS, RULES
from rulesengine.kozel.match import play_match
from rulesengine.text.trace import SCHEMA, dumps, dumps_problems, trace
from tests.kozel.strategies import Case, cases
from tools.golden import FOLDER, KEPT, golden, path

NODE = {"rule", "facts", "because", "instead_of"}
TRACES = {
    one.example.id: trace(one.derived) for one in map(check, shipped().values()) if one.derived is not None
}


def nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give a node of a trace and all below it."""
    yield node
    for below in node.get("because", ()):
        yield from nodes(below)


@pytest.mark.parametrize("identity", KEPT)
def test_trace_is_as_it_was(identity: str) -> None:
    """Kept traces change only with `python -m tools.golden`, whose difference is read."""
    assert golden(identity) == path(identity).read_text(encoding="utf-8")


def test_no_kept_trace_is_left_over() -> None:
    """Every file in the folder is one of the kept examples."""
    assert sorted(file.stem for file in FOLDER.glob("*.json")) == sorted(KEPT)


@pytest.mark.parametrize("identity", TRACES)
def test_trace_has_the_shape_of_its_version(identity: str) -> None:
    """A node has a known rule, the facts of that rule in its order, steps and rejected rules, and no more."""
    told: dict[str, Any] = TRACES[identity]
    assert told["schema"] == SCHEMA == 1
    for node in nodes({key: value for key, value in told.items() if key != "schema"}):
        assert {"rule", "facts"} <= node.keys() <= NODE
        assert tuple(node["facts"]) == RULES[node["rule"]].facts
        for rejected in node.get("instead_of", ()):
            assert set(rejected["facts"]) <= set(RULES[rejected["rule"]].facts)


@pytest.mark.parametrize("identity", TRACES)
def test_trace_holds_no_words(identity: str) -> None:
    """Texts in a trace are ids, sides, cards and what came: one trace serves all languages."""
    texts = [
        part
        for node in nodes(TRACES[identity])
        for value in node["facts"].values()
        for part in (value if isinstance(value, list) else [value])
        if isinstance(part, str)
    ]
    assert [text for text in texts if " " in text] == []


@given(cases())
def test_any_match_can_be_written_as_json(case: Case) -> None:
    """Writing and reading a trace gives the same trace."""
    found = play_match(case.hands, case.pairs, case.carry, case.house)
    assert json.loads(dumps(found)) == trace(found)
    assert "\n" not in dumps(found)


def test_problems_as_json_name_their_rules_and_places() -> None:
    """A program that scores sheets reads which rule refused what, without a sentence in any language."""
    game, question = QUESTIONS["preferans.deal"]
    with pytest.raises(RulesError) as caught:
        ask(
            game,
            question,
            {"level": 6, "tricks": {"A": 6, "B": 2, "C": 3}, "answers": ["B whist", "C whist"]},
        )
    told = json.loads(dumps_problems(caught.value))
    assert [(one["rule"], one["path"]) for one in told["problems"]] == [("preferans-tricks-wrong", "tricks")]
