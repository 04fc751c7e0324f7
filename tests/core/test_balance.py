"""Balances: exact numbers, coins without loss, payments that settle everybody."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.balance import Number, above_mean, added, exact, fewest_payments, half_up, in_coins

numbers = st.one_of(st.integers(-999, 999), st.fractions(-999, 999, max_denominator=60).map(exact))
rows = st.lists(numbers, min_size=2, max_size=4)


@given(numbers)
def test_exact_number_is_an_integer_where_it_can_be(number: Number) -> None:
    """The value stays, the type is the simplest."""
    assert exact(Fraction(number)) == number
    assert isinstance(exact(Fraction(number)), int) == (Fraction(number).denominator == 1)


@given(rows)
def test_differences_from_the_mean_make_zero(row: list[Number]) -> None:
    """What is above the mean and what is below it cancel, and pairs keep their distance."""
    away = above_mean(row)
    assert added(away) == 0
    assert away[0] - away[1] == row[0] - row[1]


@pytest.mark.parametrize(
    ("number", "near"),
    [(Fraction(1, 2), 1), (Fraction(5, 2), 3), (Fraction(-5, 2), -3), (Fraction(-20, 3), -7), (4, 4)],
)
def test_halves_are_rounded_away_from_zero(number: Number, near: int) -> None:
    """2.5 is 3, unlike Python's own rounding."""
    assert half_up(number) == near


@given(rows, st.sampled_from([1, 5, Fraction(1, 100)]))
def test_coins_lose_nothing(row: list[Number], coin: Number) -> None:
    """Amounts of zero sum stay so in whole coins, each less than a coin away from what it was."""
    owed = above_mean(row)
    coins = in_coins(owed, coin)
    assert added(coins) == 0
    assert all((paid / Fraction(coin)).denominator == 1 for paid in map(Fraction, coins))
    assert all(abs(Fraction(paid - one)) < coin for paid, one in zip(coins, owed, strict=True))


@given(rows)
def test_payments_settle_everybody(row: list[Number]) -> None:
    """After all payments nobody owes anything, and nobody pays oneself or nothing."""
    names = "ABCD"[: len(row)]
    left = dict(zip(names, above_mean(row), strict=True))
    transfers = fewest_payments(names, list(left.values()))
    for giver, taker, amount in transfers:
        assert giver != taker
        assert amount > 0
        left[giver] += amount
        left[taker] -= amount
    assert set(left.values()) == {0}
    assert len(transfers) < len(row)


@given(st.integers(1, 99), st.integers(1, 99))
def test_two_opposite_pairs_need_two_payments(one: int, other: int) -> None:
    """Four players who cancel in pairs pay twice, never three times."""
    assert len(fewest_payments("ABCD", (one, -other, other, -one))) == 2


def test_what_does_not_add_up_is_left() -> None:
    """A sum that is not zero leaves its rest with somebody, and ends."""
    assert fewest_payments("ABC", (6, 6, -13)) == (("C", "A", 6), ("C", "B", 6))
