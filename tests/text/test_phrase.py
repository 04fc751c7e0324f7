"""Facts are written into messages: numbers, scores, sums, cards, lists, words."""

from enum import Enum
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.cards import Suit, Tally, deck_of
from rulesengine.core.derivation import FactValue
from rulesengine.text.catalogue import LANGUAGES, speaker
from rulesengine.text.phrase import FORMATS, compile_template, fields, fill, plain, write
from tests.harness.hostile import hostile

SPEAK = speaker("en")
JACK_AND_TENS = Tally((("10", 2), ("J", 1)))


class Way(Enum):
    """A choice."""

    SHORT = "short"


@pytest.mark.parametrize(
    ("value", "form", "said"),
    [
        (5, "", "5"),
        (-5, "", "−5"),
        (Fraction(-20, 3), "", "−6⅔"),
        (Fraction(-1, 3), "", "−⅓"),
        (Fraction(75, 7), "", "75/7"),
        (Way.SHORT, "", "short"),
        ((1, 2), "", "1, 2"),
        ((74, 46), "score", "74:46"),
        ((-1, 121), "score", "−1:121"),
        (((1, 2), (3, 4)), "scores", "1:2, 3:4"),
        ((1, 1), "plus", "1+1"),
        ((1, 1), "sum", "1 + 1"),
        ((5, -3, 2), "sum", "5 − 3 + 2"),
        ((7,), "sum", "7"),
        (("A", "B"), "or", "A or B"),
        (("A",), "or", "A"),
        (("A", "B", "C"), "and", "A, B and C"),
        ((("A", 2), ("B", -3)), "by-player", "A 2, B −3"),
        ((), "by-player", "–"),
        ((("B", "A", Fraction(25, 2)),), "between", "B → A 12½"),
        ((), "between", "–"),
        (Fraction(-307, 100), "money", "−3.07"),
        (Fraction(9282, 50000), "percent", "18.56\u00a0%"),
        ((Fraction(1, 2), -1), "percent", "50\u00a0%, −100\u00a0%"),
        (Fraction(1, 2), "money", "0.50"),
        (5, "money", "5"),
        (Fraction(1, 3), "money", "⅓"),
        ((("A", Fraction(1, 20)), ("B", -2)), "money", "A 0.05, B −2"),
        ((), "or", ""),
        (Fraction(-1, 3), "size", "⅓"),
        (2, "size", "2"),
        (-2, "side", "below"),
        (Fraction(1, 3), "side", "above"),
        ((3, 21), "first", "3"),
        ((3, 21), "second", "21"),
        (deck_of(("A",)), "cards", "A♠ A♥ A♦ A♣"),
        (JACK_AND_TENS, "tally", "2 tens and 1 jack"),
        ((JACK_AND_TENS, Tally((("Q", 1),))), "tallies", "2 tens and 1 jack or 1 queen"),
        (2, "unit-pair", "2 pairs"),
        ("J", "word-rank", "jacks"),
        (7, "word-rank", "7"),
        ((2, 4, 6), "word-rank", "2, 4, 6"),
    ],
)
def test_fact_is_written_in_its_format(value: FactValue, form: str, said: str) -> None:
    """Each format has its way of writing."""
    assert write(value, form, SPEAK) == said


@given(hostile)
def test_text_of_a_fact_is_never_read_as_a_template(text: str) -> None:
    """Braces and percent signs in what came are written as they are."""
    assert fill(compile_template("“{came}”"), {"came": text}, SPEAK) == f"“{text}”"


@pytest.mark.parametrize(
    ("message", "number", "said"),
    [
        ("(9 − {n}) × 10", -1, "(9 − (−1)) × 10"),
        ("(9 − {n}) × 10", 1, "(9 − 1) × 10"),
        ("2 × {n}", Fraction(-20, 3), "2 × (−6⅔)"),
        ("6 ÷ {n}", -2, "6 ÷ (−2)"),
        ("1 + {n}", -2, "1 + (−2)"),
        ("{n} × 10", -2, "−2 × 10"),
        ("= {n}", -2, "= −2"),
        ("2 × {n:sum}", -2, "2 × (−2)"),
    ],
)
def test_negative_number_of_a_formula_stands_in_brackets(message: str, number: FactValue, said: str) -> None:
    """Two signs never meet, whatever the message."""
    assert fill(compile_template(message), {"n": number}, SPEAK) == said


def test_fields_of_a_message_are_known() -> None:
    """A message tells which facts it needs."""
    assert fields("{winner} gets {pairs:unit-pair}, {{not this}}") == {"winner", "pairs"}
    assert fields("no facts") == frozenset()


def test_missing_fact_is_an_error() -> None:
    """A sentence with a hole is never written."""
    with pytest.raises(KeyError, match="winner"):
        fill(compile_template("{winner} won"), {}, SPEAK)


@pytest.mark.parametrize("lang", LANGUAGES)
@given(st.lists(st.integers(-999, 999), min_size=1, max_size=4))
def test_every_format_of_numbers_works_in_every_language(lang: str, numbers: list[int]) -> None:
    """Whatever the numbers, something is written, and negative ones carry a true minus."""
    for form in FORMATS.keys() - {"second", "between", "money", "cards", "tally", "tallies"}:
        said = write(tuple(numbers), form, speaker(lang))
        assert said
        assert "-" not in said


def test_suits_are_symbols() -> None:
    """Cards look the same in all languages."""
    assert [plain(card) for card in deck_of(("7",))] == [f"7{suit.value}" for suit in Suit]
