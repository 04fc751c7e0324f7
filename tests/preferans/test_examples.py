"""The shipped examples of preferans: every number of the guide, every convention, every kind."""

import re
from pathlib import Path

from rulesengine.core.rulebook import axes
from rulesengine.preferans import GAME
from rulesengine.preferans.rulebook import PRESETS, SOCHI
from tests.harness.wrong_rules import examples_of

DECISIONS = Path(__file__).parent.parent.parent / "book" / "decisions.md"
OWN = examples_of(GAME.name)
OF_THE_GUIDE = [one for one in OWN if one.source["key"] == "preferans-guide"]
PLACES_WITH_NUMBERS = (
    "values",
    "whists",
    "mountain",
    "raspasy",
    "raspasy-amnesty",
    "remise",
    "piter-pool",
    "check",
    "sum",
    "wes",
    "amnister",
    "short-route",
    "tasks",
    "program-equalise",
    "truncated",
    "divisible",
    "program-balance",
)
CONTRADICTIONS = {
    "preferans-guide-remise-gentleman",
    "preferans-guide-amnesty-with-sitting-dealer",
    "preferans-guide-raspasy-433",
}


def test_every_place_of_the_guide_that_holds_a_number_is_covered() -> None:
    """No part of the source is left without an example."""
    assert sorted(set(PLACES_WITH_NUMBERS) - {one.source["place"] for one in OF_THE_GUIDE}) == []


def test_guide_is_contradicted_exactly_where_it_contradicts_itself() -> None:
    """12 and 2 under gentleman whist, amnesty with a dealer who sits, 6.66: no other number is wrong."""
    assert {one.id for one in OF_THE_GUIDE if one.printed is not None} == CONTRADICTIONS


def test_every_convention_and_every_kind_is_shown_at_work() -> None:
    """No preset and no kind of question without an example."""
    used = {str(one.given.get(key, "sochi")) for one in OWN for key in ("preset", "against_preset")}
    assert sorted(set(PRESETS) - used) == []
    assert sorted({question.kind for question in GAME.questions} - {one.kind for one in OWN}) == []


def test_every_axis_is_decided_in_the_book() -> None:
    """What the sources say of it and what was chosen stands on the page of decisions."""
    named = set(re.findall(r"`(\w+)(?: = [^`]*)?`", DECISIONS.read_text(encoding="utf-8")))
    assert [one.name for one in axes(SOCHI) if one.name not in named] == []
