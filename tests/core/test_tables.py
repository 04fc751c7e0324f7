"""Readers of what belongs to players: names, tables, lists in seat order, exact numbers."""

import contextlib
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from rulesengine.core import problems as why
from rulesengine.core.derivation import Rule
from rulesengine.core.errors import InputError, RulesError
from rulesengine.core.reading import Reader, Whole
from rulesengine.core.tables import ByPlayer, Exact, Listed, OneName, Table
from tests.harness.hostile import raw_values

SMALL = Whole(0, 99)
ROW = ByPlayer(SMALL, most=4)
MATRIX = ByPlayer(ROW, most=4, rows=True)


def refusals(read: Reader[Any], raw: object) -> list[tuple[str, Rule]]:
    """Return path and rule of every problem."""
    with pytest.raises(InputError) as caught:
        read(raw, "x")
    return [(one.value, one.rule) for one in caught.value.problems]


def test_name_is_the_same_however_its_marks_are_typed() -> None:
    """A letter with its accent is one sign or two; the player is one."""
    typed = ("Jos\N{LATIN SMALL LETTER E WITH ACUTE}", "Jose\N{COMBINING ACUTE ACCENT}")
    assert {OneName()(name, "player") for name in typed} == {typed[0]}


@pytest.mark.parametrize(
    ("raw", "number"),
    [
        *((3, 3), ("3", 3), ("−3", -3), ("1/2", Fraction(1, 2)), ("0.05", Fraction(1, 20)), ("4/2", 2)),
        *(("6⅔", Fraction(20, 3)), ("−6⅔", Fraction(-20, 3)), ("-⅓", Fraction(-1, 3)), ("½", Fraction(1, 2))),
        *(
            ("6 2/3", Fraction(20, 3)),
            ("-6 2/3", Fraction(-20, 3)),
            ("6 ⅔", Fraction(20, 3)),
            ("+8¾", Fraction(35, 4)),
        ),
    ],
)
def test_exact_numbers_are_read(raw: object, number: object) -> None:
    """Whole numbers, fractions and decimals as text are exact."""
    assert Exact(-9, 9)(raw, "x") == number


@pytest.mark.parametrize(
    "raw",
    [
        0.5,
        True,
        "1/0",
        "x",
        "",
        "1e3",
        None,
        10,
        "99/10",
        *("6 2", "6 0.5", "⅓⅓", "2 1/0", "8⅔/2", "½5", "9⅓"),
    ],
)
def test_what_is_not_exact_is_refused(raw: object) -> None:
    """A float is not exact, a truth value no number, and bounds hold."""
    assert refusals(Exact(-9, 9), raw) == [("x", why.NOT_EXACT)]


@pytest.mark.parametrize(
    ("raw", "rule"),
    [
        *((raw, why.NOT_A_NAME) for raw in ("", "  ", "a\x1bb", 5, None, "\u202eA")),
        *((raw, why.NAME_WITH_SIGN) for raw in ("A=5", "A:B", "<b>", "A,B", "=" + "x" * 25)),
        ("x" * 25, why.NAME_TOO_LONG),
    ],
)
def test_what_is_no_name_is_refused(raw: object, rule: Rule) -> None:
    """A name is short, printable and free of the signs that separate names; the refusal says which it is."""
    assert refusals(OneName(), raw) == [("x", rule)]


@pytest.mark.parametrize(("raw", "number"), [("0,05", "1/20"), ("45,5", "91/2"), ("-0,5", "-1/2")])
def test_decimal_comma_is_read(raw: str, number: str) -> None:
    """Many players write a decimal with a comma; two commas are no decimal."""
    assert Exact(-99, 99)(raw, "x") == Fraction(number)
    assert refusals(Exact(-99, 99), raw + ",1") == [("x", why.NOT_EXACT)]


@pytest.mark.parametrize("raw", ["A", "Анна Мария", " Ნინო ", "Jean-Luc", "O'Neil"])
def test_names_of_people_are_read(raw: str) -> None:
    """Names in any script, of several words."""
    assert OneName()(raw, "x") == raw.strip()


def test_letters_of_seats_are_told_apart_by_what_is_seen() -> None:
    """A single Cyrillic А, В, С or Е is the seat that it looks like; in a name letters stay as they are."""
    assert [OneName()(raw, "x") for raw in ("А", "В", "С", "Е", "Б", "Ася")] == [*"ABCE", "Б", "Ася"]


@pytest.mark.parametrize("raw", [{"A": 5, "B": "3"}, "A=5, B=3", "A=5 B=3", "A = 5;B = 3", "A=5\nB=3"])
def test_table_is_read_in_its_order(raw: object) -> None:
    """A table of TOML or a line of text, in the order in which it stands."""
    assert Table(SMALL)(raw, "x") == (("A", 5), ("B", 3))


def test_name_of_two_words_stands_in_a_table() -> None:
    """Between commas a name may hold a blank."""
    assert Table(SMALL)("Jean Luc=0, B=10", "x") == (("Jean Luc", 0), ("B", 10))


def test_every_fault_of_a_table_is_told() -> None:
    """Names and values are refused together."""
    assert refusals(Table(SMALL), {"A": "q", "": 100}) == [
        ("x.A", why.NOT_WHOLE),
        ("x.", why.NOT_A_NAME),
        ("x.", why.OUT_OF_RANGE),
    ]
    assert refusals(Table(SMALL), [1]) == [("x", why.NOT_A_TABLE)]
    for twice in ({"A": 1, " A": 2}, "A=1, A=2"):
        assert refusals(Table(SMALL), twice) == [("x.A", why.SAME_NAME)]


@pytest.mark.parametrize("raw", [[5, 0, 3], "5 0 3", "5, 0, 3", {"A": 5, "C": 3}, "A=5, C=3"])
def test_list_and_table_of_players_are_the_same(raw: object) -> None:
    """A list in seat order, or a table in which absent players are 0."""
    assert ROW(raw, "x").seated(("A", "B", "C"), 0, "x") == (5, 0, 3)


@pytest.mark.parametrize("raw", [[[0, 1], [2, 0]], "0 1; 2 0", "0 1\n2 0", {"A": {"B": 1}, "B": {"A": 2}}])
def test_matrix_is_read(raw: object) -> None:
    """Rows in seat order, on lines of their own, or a table of tables."""
    rows = MATRIX(raw, "x").seated(("A", "B"), Listed(()), "x")
    assert [row.seated(("A", "B"), 0, "x") for row in rows] == [(0, 1), (2, 0)]


def test_list_must_fit_the_players() -> None:
    """Too short, too long, or about somebody else; an empty list is zeros."""
    players = ("A", "B", "C")
    for listed, rule in (
        (Listed((1, 2)), why.WRONG_NUMBER),
        (Listed((1, 2, 3, 4)), why.WRONG_NUMBER),
        (Listed((1,), ("D",)), why.UNKNOWN_KEY),
    ):
        with pytest.raises(InputError) as caught:
            listed.seated(players, 0, "x")
        assert caught.value.problems[0].rule == rule
    nothing: Listed[int] = Listed(())
    assert nothing.seated(players, 0, "x") == (0, 0, 0)
    assert refusals(ROW, [1] * 5) == [("x", why.TOO_MANY)]


@pytest.mark.parametrize("read", [Exact(0, 9), OneName(), Table(SMALL), ROW, MATRIX])
@given(raw=raw_values)
def test_anything_is_read_or_refused(read: Reader[Any], raw: object) -> None:
    """Whatever comes, the answer is a value or a refusal."""
    with contextlib.suppress(RulesError):
        read(raw, "x")
