"""Rulebooks are read field by field, each from its own range."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core import problems as why
from rulesengine.core.errors import InconsistentRecord, InputError, problem
from rulesengine.core.reading import Whole
from rulesengine.core.rulebook import axes, axis, differences, read_rulebook, that_matter, worded
from rulesengine.kozel.rulebook import ARTICLE, KozelRulebook, Tie
from tests.kozel.strategies import houses


@given(houses())
def test_rulebook_is_read_back_from_its_fields(house: KozelRulebook) -> None:
    """Every house can be written as a table and read again, from values and from text."""
    fields = {one.name: getattr(house, one.name) for one in axes(house)} | {"tie": house.tie.value}
    assert read_rulebook(ARTICLE, fields, "rules") == house
    as_text = {name: str(value) for name, value in fields.items()}
    assert read_rulebook(ARTICLE, as_text, "rules") == house


@given(houses(), houses())
def test_differences_are_the_fields_that_differ(one: KozelRulebook, other: KozelRulebook) -> None:
    """Taking over the differing fields makes the houses alike."""
    names = differences(one, other)
    assert dataclasses.replace(one, **{name: getattr(other, name) for name in names}) == other
    assert differences(one, one) == ()


@dataclasses.dataclass(frozen=True, slots=True)
class Range:
    """A rulebook that contradicts itself when its ends are crossed."""

    low: int = axis(1, Whole(0, 9))
    high: int = axis(5, Whole(0, 9))

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise InconsistentRecord(problem(why.NOT_A_TABLE, "low", came=str(self.low)))


def test_field_matters_when_it_changes_something_by_itself() -> None:
    """From whichever side it is taken; a field that changes nothing, or does not differ, is not named."""
    once, later = KozelRulebook(carry_cap=1), KozelRulebook(carry_cap=2, target=9)
    assert that_matter(once, later, lambda one, other: one.carry_cap != other.carry_cap) == ("carry_cap",)
    assert that_matter(once, later, lambda one, _: one.target == later.target) == ("target", "carry_cap")
    assert that_matter(once, once, lambda _one, _other: True) == ()


def test_mixture_that_contradicts_itself_says_nothing() -> None:
    """A low end beyond the high one of the other rulebook is no house at all."""
    low, high = Range(1, 2), Range(3, 4)
    assert that_matter(low, high, lambda _, mixed: mixed != Range(1, 4)) == ()
    assert that_matter(low, high, lambda _, mixed: mixed == Range(1, 4)) == ("low", "high")


def test_setting_is_told_by_its_word_or_as_its_number() -> None:
    """A choice names the word that its catalogue has; yes and no are words too."""
    assert worded("tie", Tie.MULTIPLY) == "tie-multiply"
    assert (worded("carry_may_finish", True), worded("carry_may_finish", False)) == ("yes", "no")
    assert worded("carry_cap", 1) == 1


def test_unnamed_fields_stay_as_the_preset_has_them() -> None:
    """A house names only what it does in its own way."""
    assert read_rulebook(ARTICLE, {"tie": "multiply"}, "rules") == KozelRulebook(tie=Tie.MULTIPLY)
    assert read_rulebook(ARTICLE, {}, "rules") == ARTICLE


def test_all_problems_of_a_rulebook_are_reported() -> None:
    """Unknown names and wrong values each have their path."""
    raw = {"tie": "sulk", "target": 0, "big_win_from": 121, 5: 5, "ties": "carry"}
    with pytest.raises(InputError) as caught:
        read_rulebook(ARTICLE, raw, "rules")
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
    assert getattr(read_rulebook(ARTICLE, {field: edge}, "rules"), field) == edge


@given(st.one_of(st.none(), st.integers(), st.text(), st.lists(st.integers())))
def test_what_is_no_table_is_no_rulebook(raw: object) -> None:
    """A rulebook is given as names and values."""
    with pytest.raises(InputError) as caught:
        read_rulebook(ARTICLE, raw, "rules")
    assert [(one.value, one.rule) for one in caught.value.problems] == [("rules", why.NOT_A_TABLE)]
