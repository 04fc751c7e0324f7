"""Rulebooks are read field by field, each from its own range."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core import problems as why
from rulesengine.core.errors import InputError
from rulesengine.core.rulebook import axes, differences, read_rulebook
from rulesengine.kozel.rulebook import KozelRulebook, Tie
from tests.strategies import houses

SEED = KozelRulebook()


@given(houses())
def test_rulebook_is_read_back_from_its_fields(house: KozelRulebook) -> None:
    """Every house can be written as a table and read again, from values and from text."""
    fields = {one.name: getattr(house, one.name) for one in axes(house)} | {"tie": house.tie.value}
    assert read_rulebook(SEED, fields, "rules") == house
    as_text = {name: str(value) for name, value in fields.items()}
    assert read_rulebook(SEED, as_text, "rules") == house


@given(houses(), houses())
def test_differences_are_the_fields_that_differ(one: KozelRulebook, other: KozelRulebook) -> None:
    """Taking over the differing fields makes the houses alike."""
    names = differences(one, other)
    assert dataclasses.replace(one, **{name: getattr(other, name) for name in names}) == other
    assert differences(one, one) == ()


def test_unnamed_fields_stay_as_the_preset_has_them() -> None:
    """A house names only what it does in its own way."""
    assert read_rulebook(SEED, {"tie": "multiply"}, "rules") == KozelRulebook(tie=Tie.MULTIPLY)
    assert read_rulebook(SEED, {}, "rules") == SEED


def test_all_problems_of_a_rulebook_are_reported() -> None:
    """Unknown names and wrong values each have their path."""
    raw = {"tie": "sulk", "target": 0, "big_win_from": 121, 5: 5, "ties": "carry"}
    with pytest.raises(InputError) as caught:
        read_rulebook(SEED, raw, "rules")
    assert [(one.value, one.rule) for one in caught.value.problems] == [
        ("rules.tie", why.NOT_A_CHOICE),
        ("rules.target", why.OUT_OF_RANGE),
        ("rules.big_win_from", why.OUT_OF_RANGE),
        ("rules.5", why.UNKNOWN_KEY),
        ("rules.ties", why.UNKNOWN_KEY),
    ]


@pytest.mark.parametrize(
    ("field", "edge"),
    [
        ("target", 1),
        ("target", 999),
        ("big_win_from", 61),
        ("big_win_from", 120),
        ("carry_cap", 0),
        ("win_pairs", 0),
    ],
)
def test_edges_of_each_field_are_accepted(field: str, edge: int) -> None:
    """The ranges include their ends."""
    assert getattr(read_rulebook(SEED, {field: edge}, "rules"), field) == edge


@given(st.one_of(st.none(), st.integers(), st.text(), st.lists(st.integers())))
def test_what_is_no_table_is_no_rulebook(raw: object) -> None:
    """A rulebook is given as names and values."""
    with pytest.raises(InputError) as caught:
        read_rulebook(SEED, raw, "rules")
    assert [(one.value, one.rule) for one in caught.value.problems] == [("rules", why.NOT_A_TABLE)]
