"""The JSON form of a derivation: ids and facts, no sentences, so that one trace serves all languages."""

import json
from enum import Enum
from fractions import Fraction
from typing import Any

from rulesengine.core.cards import Card, Tally
from rulesengine.core.derivation import Derived, Facts, FactValue
from rulesengine.core.errors import RulesError

SCHEMA = 1
"""Version of the trace's shape. It grows when a reader of the old shape would be misled."""


def trace(derived: Derived[Any]) -> dict[str, object]:
    """Return the derivation as plain lists and tables, with the version of their shape."""
    return {"schema": SCHEMA, **_node(derived)}


def dumps_problems(error: RulesError) -> str:
    """Return all problems of an error as one line of JSON, each with its rule, its path and its facts."""
    problems = [{**_node(one), "path": one.value} for one in error.problems]
    return json.dumps({"schema": SCHEMA, "problems": problems}, ensure_ascii=False, separators=(",", ":"))


def dumps(derived: Derived[Any]) -> str:
    """Return the trace as one canonical line of JSON, the same on every machine."""
    return json.dumps(trace(derived), ensure_ascii=False, separators=(",", ":"))


def plain_fact(value: FactValue) -> object:
    """Return a fact as JSON can hold it: fractions and cards as text, tuples as lists."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Fraction | Card):
        return str(value)
    if isinstance(value, Tally):
        return list(value.ranks())
    if isinstance(value, tuple):
        return [plain_fact(part) for part in value]
    return value


def _node(derived: Derived[Any]) -> dict[str, object]:
    node: dict[str, object] = {"rule": derived.rule.id, "facts": _facts(derived.facts)}
    if derived.instead_of:
        node["instead_of"] = [{"rule": one.rule.id, "facts": _facts(one.facts)} for one in derived.instead_of]
    if derived.because:
        node["because"] = [_node(step) for step in derived.because]
    return node


def _facts(facts: Facts) -> dict[str, object]:
    return {name: plain_fact(value) for name, value in facts}
