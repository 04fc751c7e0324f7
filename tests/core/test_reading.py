"""Readers understand what people write, and refuse the rest with path, expectation and what came."""

import contextlib
import time
from collections.abc import Callable
from datetime import date
from datetime import time as clock
from enum import Enum
from typing import Any

import pytest
from hypothesis import given

from rulesengine.core import problems as why
from rulesengine.core.cards import Card, Suit
from rulesengine.core.derivation import Rule
from rulesengine.core.errors import InputError, RulesError
from rulesengine.core.reading import LONGEST_SHOWN, Choice, Many, OneCard, Pair, Whole, YesOrNo, shown
from tests.harness.hostile import hostile, raw_values

Reading = Callable[[object, str], Any]


class Colour(Enum):
    """Two values to choose from."""

    RED = "red"
    BLACK = "black"


SMALL = Whole(0, 9)
READERS: tuple[Reading, ...] = (
    SMALL,
    Choice(Colour),
    YesOrNo(),
    Pair(SMALL),
    Many(Pair(SMALL), most=3),
    OneCard(("A", "7")),
)


def refusals(read: Reading, raw: object) -> list[tuple[str, Rule]]:
    """Return path and rule of every problem that a reader finds."""
    with pytest.raises(InputError) as caught:
        read(raw, "here")
    return [(one.value, one.rule) for one in caught.value.problems]


@pytest.mark.parametrize(("raw", "number"), [(0, 0), (9, 9), ("7", 7), (" 7 ", 7), ("+7", 7), ("−0", 0)])
def test_whole_number_is_read_from_digits_and_integers(raw: object, number: int) -> None:
    """A number may come as an integer or as text."""
    assert SMALL(raw, "here") == number


@pytest.mark.parametrize(
    ("raw", "rule"),
    [
        (-1, why.OUT_OF_RANGE),
        (10, why.OUT_OF_RANGE),
        (10**9, why.OUT_OF_RANGE),
        ("−1", why.OUT_OF_RANGE),
        ("9" * 13, why.NOT_WHOLE),
        (7.0, why.NOT_WHOLE),
        (True, why.NOT_WHOLE),
        ("", why.NOT_WHOLE),
        ("1e1", why.NOT_WHOLE),
        ("0x1", why.NOT_WHOLE),
        ("1_0", why.NOT_WHOLE),
        (None, why.NOT_WHOLE),
        ([7], why.NOT_WHOLE),
    ],
)
def test_anything_else_is_no_whole_number(raw: object, rule: Rule) -> None:
    """Neither a truth value nor a float nor a number out of range is taken for a number."""
    assert refusals(SMALL, raw) == [("here", rule)]


@pytest.mark.parametrize("raw", ["2:3", "2 3", " 2 : 3 ", "2,3", "2/3", [2, 3], ["2", "3"], ["2:3"], (2, 3)])
def test_pair_is_read_in_every_way_of_writing_it(raw: object) -> None:
    """A score may be written as text, as a list, or as a form sends it."""
    assert Pair(SMALL)(raw, "here") == (2, 3)


@pytest.mark.parametrize("raw", ["2", "2:3:4", ":", "2:", "", [], [2], [2, 3, 4], {"A": 2}, 23, None])
def test_anything_else_is_no_pair(raw: object) -> None:
    """One number or three are not a score."""
    assert refusals(Pair(SMALL), raw) == [("here", why.NOT_A_PAIR)]


def test_both_halves_of_a_pair_are_reported() -> None:
    """The second number is read although the first is wrong."""
    assert refusals(Pair(SMALL), "x:10") == [("here[0]", why.NOT_WHOLE), ("here[1]", why.OUT_OF_RANGE)]


def test_every_item_of_a_list_is_reported_with_its_place() -> None:
    """Reading goes on after a wrong item."""
    read = Many(SMALL, most=9)
    assert refusals(read, ["1", "x", 2, 99]) == [("here[1]", why.NOT_WHOLE), ("here[3]", why.OUT_OF_RANGE)]


@pytest.mark.parametrize(("count", "fits"), [(0, True), (3, True), (4, False)])
def test_list_is_bounded(count: int, fits: bool) -> None:
    """A list holds no more items than allowed."""
    read, raw = Many(SMALL, most=3), [1] * count
    if fits:
        assert read(raw, "here") == (1,) * count
    else:
        assert refusals(read, raw) == [("here", why.TOO_MANY)]


@pytest.mark.parametrize("raw", [{"A": 1}, 5, None, 1.5, True])
def test_anything_else_is_no_list(raw: object) -> None:
    """Neither a table nor a number is a list."""
    assert refusals(Many(SMALL, most=3), raw) == [("here", why.NOT_A_LIST)]


@pytest.mark.parametrize(("raw", "truth"), [(True, True), (False, False), ("yes", True), (" OFF ", False)])
def test_yes_and_no_are_read(raw: object, truth: bool) -> None:
    """Files say true, forms say on."""
    assert YesOrNo()(raw, "here") is truth


@pytest.mark.parametrize("raw", [1, 0, "", "maybe", None, []])
def test_anything_else_is_neither_yes_nor_no(raw: object) -> None:
    """A number is not a truth value."""
    assert refusals(YesOrNo(), raw) == [("here", why.NOT_YES_OR_NO)]


@pytest.mark.parametrize("raw", ["green", "RED", 1, None, [], {}])
def test_choice_names_what_may_be_chosen(raw: object) -> None:
    """A value that is not among the few is refused with the few."""
    assert Choice(Colour)("red", "here") is Colour.RED
    with pytest.raises(InputError) as caught:
        Choice(Colour)(raw, "here")
    assert caught.value.problems[0].fact("choices") == ("red", "black")


@pytest.mark.parametrize("raw", ["A♠", "a♠", "AS", "as", " A♠\ufe0f "])
def test_card_is_read_in_every_way_of_writing_it(raw: str) -> None:
    """Suits are symbols or letters, in either case."""
    assert OneCard(("A", "7"))(raw, "here") == Card("A", Suit.SPADES)


@pytest.mark.parametrize("raw", ["", "A", "♠", "K♠", "1♠", "A♠A♠", "ß", "A\x00", 7, None, ["A♠"]])
def test_anything_else_is_no_card_of_this_deck(raw: object) -> None:
    """A rank that the deck does not have is refused like nonsense."""
    assert refusals(OneCard(("A", "7")), raw) == [("here", why.NOT_A_CARD)]


@given(raw_values)
def test_readers_answer_or_refuse(raw: object) -> None:
    """Whatever comes, a reader returns a value or an error of the rules, and nothing else."""
    for read in READERS:
        with contextlib.suppress(RulesError):
            read(raw, "here")


@given(raw_values)
def test_what_came_is_shown_on_one_short_printable_line(raw: object) -> None:
    """No input can fill the screen, break a line, or send control characters to a terminal."""
    text = shown(raw)
    assert len(text) <= LONGEST_SHOWN
    assert text.isprintable()


def test_number_that_python_cannot_write_is_shown() -> None:
    """A number of thousands of digits is no reason to fail, alone or inside a list."""
    assert refusals(SMALL, 10**6000) == [("here", why.OUT_OF_RANGE)]
    assert shown([10**6000]) == "…"


@given(hostile)
def test_markup_is_kept_as_text(text: str) -> None:
    """What was typed is shown as it was typed, up to its length."""
    if text.isprintable() and len(text) <= LONGEST_SHOWN:
        assert shown(text) == " ".join(text.split())


@pytest.mark.parametrize(
    "text",
    ["2" + " " * 200_000 + "3", " " * 200_000 + ":", "2 " * 100_000, ":" * 200_000],
    ids=["blanks within", "blanks first", "many numbers", "colons"],
)
def test_long_text_is_read_at_once(text: str) -> None:
    """The time to read grows with the text and not with its square."""
    start = time.perf_counter()
    for read in READERS:
        with contextlib.suppress(RulesError):
            read(text, "here")
    assert time.perf_counter() - start < 2


@pytest.mark.parametrize(
    ("raw", "text"),
    [(True, "true"), (date(2026, 5, 27), "2026-05-27"), (clock(7, 32), "07:32:00"), (2.5, "2.5")],
)
def test_values_of_a_file_are_shown_as_the_file_writes_them(raw: object, text: str) -> None:
    """A reader of the message need not know Python."""
    assert shown(raw) == text
