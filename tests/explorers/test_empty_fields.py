"""A field that is left empty means what a reader means by it."""

import json
from typing import Any

import pytest

from rulesengine.explorers.host import answer


def asked(explorer: str, **given: str | list[str]) -> dict[str, Any]:
    """Ask as a page does."""
    response: dict[str, Any] = json.loads(
        answer(json.dumps({"explorer": explorer, "lang": "en", "given": given}))
    )
    return response


@pytest.mark.parametrize("empty", ["", " ", "\n\n"])
def test_match_without_hands_stands_where_it_began(empty: str) -> None:
    """Who takes away the last hand sees the score before it, and no complaint."""
    response = asked("kozel.match", pairs=["2", "3"], hands=empty)
    assert response["ok"], response
    assert "The match stands 2:3" in response["html"]


@pytest.mark.parametrize(
    ("explorer", "given", "field"),
    [
        ("kozel.count", {"banks": ""}, "banks"),
        ("kozel.audit", {"hands": "60:60", "recorded": ""}, "recorded"),
        ("kozel.match", {"pairs": ["", "3"], "hands": ""}, "pairs"),
    ],
)
def test_what_cannot_be_empty_is_refused_at_its_field(
    explorer: str, given: dict[str, Any], field: str
) -> None:
    """No bank cannot be counted, and every hand needs its line."""
    response = asked(explorer, **given)
    assert [one["field"] for one in response["problems"]] == [field]


def test_audit_and_comparison_of_nothing_are_answered() -> None:
    """Nothing played is nothing wrong."""
    assert asked("kozel.audit", hands="", recorded="")["ok"]
    assert asked("kozel.compare", hands="", **{"against.tie": "multiply"})["ok"]
