"""Checking compares what is named, exactly, and keeps the reason for the rest."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.outputs import Likeliest
from rulesengine.examples.check import Checked, Outcome, check, same
from rulesengine.examples.format import Example
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import play_match
from rulesengine.kozel.record import write_record
from rulesengine.text.catalogue import LANGUAGES, speaker
from tests.harness.hostile import raw_values


def checked(kind: str, given: dict[str, Any], expect: dict[str, Any], **more: Any) -> Checked:
    """Check one example."""
    return check(Example(id="x", kind=kind, given=given, expect=expect, **more))


TIE = {"hands": ["60:60"]}


@pytest.mark.parametrize(
    ("given", "expect", "outcome"),
    [
        (TIE, {"carry": 1}, Outcome.HOLDS),
        (TIE, {"carry": "1"}, Outcome.HOLDS),
        (TIE, {}, Outcome.HOLDS),
        (TIE, {"carry": 0}, Outcome.FAILS),
        (TIE, {"carry": True}, Outcome.FAILS),
        (TIE, {"carry": 1.0}, Outcome.FAILS),
        (TIE, {"finished": 0}, Outcome.FAILS),
        (TIE, {"pairs": [0, 0, 0]}, Outcome.FAILS),
        (TIE, {"error": True}, Outcome.FAILS),
        ({"hands": ["60:58"]}, {"error": True}, Outcome.HOLDS),
        ({"hands": ["60:58"]}, {"error": "kozel-total-short"}, Outcome.HOLDS),
        ({"hands": ["60:58"]}, {"error": "kozel-total-over"}, Outcome.FAILS),
        ({"hands": ["60:58"]}, {"error": False}, Outcome.FAILS),
        ({"hands": ["60:58"]}, {"carry": 1}, Outcome.FAILS),
        ({"hands": ["x"]}, {"error": True}, Outcome.HOLDS),
        ({"hands": ["x"]}, {"error": "input-not-a-pair"}, Outcome.HOLDS),
        ({"hands": ["x"]}, {"carry": 1}, Outcome.UNREADABLE),
        ({}, {"carry": 1}, Outcome.UNREADABLE),
        ({"hands": ["60:60"] * 501}, {"error": "input-too-many"}, Outcome.HOLDS),
        ({"hands": [], "rules": {"tie": "sulk"}}, {"error": "input-not-a-choice"}, Outcome.HOLDS),
        ({"hands": [], "rules": {"ties": 1}}, {"error": "input-unknown-key"}, Outcome.HOLDS),
        ({"hands": [], "rules": 5}, {"error": "input-not-a-table"}, Outcome.HOLDS),
        ({"hands": [], "preset": "sochi"}, {"error": "input-not-a-choice"}, Outcome.HOLDS),
        ({"hands": [], "preset": ["x"]}, {"error": "input-not-a-choice"}, Outcome.HOLDS),
        ({"hands": [], "preset": "KOZEL_AI_MATCH"}, {"pairs": [0, 0]}, Outcome.HOLDS),
    ],
)
def test_outcome_of_a_check(given: dict[str, Any], expect: dict[str, Any], outcome: Outcome) -> None:
    """A match holds, fails, or cannot be read; a refusal holds only where it is expected."""
    assert checked("kozel.match", given, expect).outcome is outcome


def test_explanation_of_an_impossible_total_can_be_expected_alone() -> None:
    """The ranks that explain a difference are compared as a set, with or without the error."""
    for expect in (
        {"missing": [["Q", "Q"], ["K", "J"]]},
        {"missing": [["J", "K"], ["Q", "Q"]], "error": True},
    ):
        assert checked("kozel.hand", {"points": [60, 54]}, expect).outcome is Outcome.HOLDS
    assert checked("kozel.hand", {"points": [60, 54]}, {"missing": [["J"]]}).outcome is Outcome.FAILS


def test_printed_number_must_really_be_wrong() -> None:
    """A source that is said to disagree, but prints what the engine computes, fails the check."""
    expect, wrong = {"carry": 1}, {"carry": 2}
    assert checked("kozel.match", TIE, expect, printed=wrong).outcome is Outcome.HOLDS
    failed = checked("kozel.match", TIE, expect, printed=expect)
    assert failed.outcome is Outcome.FAILS
    assert [one.printed for one in failed.differences] == [True]


def test_all_differences_are_kept_with_the_reason() -> None:
    """A failing example shows each differing output and the derivation behind it."""
    failed = checked("kozel.match", TIE, {"pairs": [1, 1], "carry": 0, "winner": ""})
    assert [(one.output, one.expected, one.computed) for one in failed.differences] == [
        ("pairs", [1, 1], (0, 0)),
        ("carry", 0, 1),
    ]
    assert failed.derived is not None


@pytest.mark.parametrize(
    ("expected", "computed", "alike"),
    [
        (3, 3, True),
        ("184/3", Fraction(184, 3), True),
        ("−20/3", Fraction(-20, 3), True),
        ("-20/3", Fraction(20, 3), False),
        ("1/0", Fraction(1), False),
        ("1/00", Fraction(1), False),
        ("2/02", Fraction(1), True),
        ("x", 1, False),
        (1, True, False),
        (True, True, True),
        (0, False, False),
        ([1, 2], (1, 2), True),
        ([2, 1], (1, 2), False),
        ([], (), True),
        ([1, 0], {"A": 1, "B": 0}, True),
        ([0, 1], {"A": 1, "B": 0}, False),
        ([1], {"A": 1, "B": 0}, False),
        ([[0, 2], [0, 0]], {"A": {"A": 0, "B": 2}, "B": {"A": 0, "B": 0}}, True),
        ("3.07", Fraction(307, 100), True),
        ("3.7", Fraction(307, 100), False),
        ({}, {"A": 0}, True),
        ({"N": "made"}, {"N": "made", "S": ""}, True),
        ({"N": "made"}, {"N": "made", "S": "failed"}, False),
        ({"A": 1}, {"A": 1, "B": 0}, True),
        ({"A": 1}, {"A": 1, "B": 2}, False),
        ({"A": {}}, {"A": {"B": 0}}, True),
        ({"A": 1}, 0, False),
        ({}, 0, True),
        ("A", "A", True),
        ("", 0, False),
        (["as", "10D"], ("A♠", "10♦"), True),
        ("AS", "A♥", False),
        ({"AS": 1}, {"A♠": 1}, True),
        ({"AS": 1}, {"A♠": 2}, False),
    ],
)
def test_values_are_compared_exactly(expected: object, computed: object, alike: bool) -> None:
    """Numbers are exact, absent players are 0, and truth values are no numbers."""
    assert same(expected, computed) is alike


def test_collections_without_an_order_are_sets() -> None:
    """Every item is matched once."""
    assert same(["B", "A"], ("A", "B"), ordered=False)
    assert not same(["A", "A"], ("A", "B"), ordered=False)
    assert same([["B", "C", 2], ["A", "B", 1]], (("A", "B", 1), ("B", "C", 2)), ordered=False)
    assert not same([["B", "A", 1]], (("A", "B", 1),), ordered=False)


def test_cards_of_a_count_may_be_expected_in_letters() -> None:
    """A file written without the symbols of the suits is understood to its end."""
    banks = [["AS", "AS"], ["10H"]]
    holds = checked("kozel.count", {"banks": banks}, {"doubled": ["as"], "points": [22, 10]})
    assert holds.outcome is Outcome.HOLDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_line_may_be_expected_in_every_language(lang: str) -> None:
    """The record of a match is right in the words of any language of the book, and in no others."""
    given = {"hands": ["60:60", "74:46"]}
    line = write_record(play_match((Hand((60, 60)), Hand((74, 46)))).value, speaker(lang))
    assert checked("kozel.match", given, {"line": line}).outcome is Outcome.HOLDS
    assert checked("kozel.match", given, {"line": f"{line}+1"}).outcome is Outcome.FAILS


@given(raw_values, st.sampled_from([0, True, "", (), (1, 2), {}, {"A": 1}, Fraction(1, 3)]))
def test_any_expectation_can_be_compared(expected: object, computed: object) -> None:
    """Whatever stands in a file, comparing says yes or no."""
    assert same(expected, computed) in (True, False)


@pytest.mark.parametrize(
    ("expected", "words", "alike"),
    [
        ("carry-forgotten", ("capped-at-target", "carry-forgotten"), True),
        ("capped-at-target", ("capped-at-target", "carry-forgotten"), True),
        ("other", ("capped-at-target", "carry-forgotten"), False),
        ("", (), True),
        ("other", (), False),
        (["capped-at-target"], ("capped-at-target",), False),
    ],
)
def test_each_word_that_fits_may_be_expected(expected: object, words: tuple[str, ...], alike: bool) -> None:
    """Where several mistakes give the same numbers, a file may name any of them."""
    assert same(expected, Likeliest(words)) is alike
