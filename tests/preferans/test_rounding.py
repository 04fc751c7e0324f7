"""Rounding: what cutting loses, divisible mountains in both directions, money without loss."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.balance import added
from rulesengine.core.errors import InconsistentRecord
from rulesengine.preferans import rules
from rulesengine.preferans.choices import rounding_choices
from rulesengine.preferans.finish import Terms, finish
from rulesengine.preferans.money import CENT, Stake
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.settle import Route, settle
from rulesengine.preferans.sheet import Row, Sheet, empty_sheet
from rulesengine.text.narration import verdict
from tests.preferans.strategies import SEATS, sheets


def mountains(*row: int) -> Sheet:
    """Return a sheet with nothing but mountains."""
    players = SEATS[: len(row)]
    return Sheet(players, (0,) * len(row), row, empty_sheet(players).whists)


@given(sheets())
def test_cutting_moves_each_toward_zero_by_less_than_a_whist(sheet: Sheet) -> None:
    """The mountain's whists are cut, nothing else, and what is left over is said."""
    exactly, cut = settle(sheet).value, settle(sheet, rounding=Rounding.TRUNCATE).value
    for one, whole in zip(exactly.mountain_whists, cut.mountain_whists, strict=True):
        assert whole == int(one)
        assert abs(Fraction(one) - whole) < 1
    assert cut.residue == added(cut.result)
    assert 2 * abs(Fraction(cut.residue)) < len(sheet.players)


@given(sheets(), st.integers(0, 3))
def test_divisible_mountain_gives_whole_results_that_add_up(sheet: Sheet, seat: int) -> None:
    """Whoever is adjusted, all is whole, the sum is zero, and nobody moves by two whists."""
    adjust = sheet.players[seat % len(sheet.players)]
    found = settle(sheet, rounding=Rounding.DIVISIBLE, adjust=adjust).value
    exactly = settle(sheet).value
    assert all(isinstance(one, int) for one in found.result)
    assert found.residue == 0
    moved = zip(found.result, exactly.result, strict=True)
    assert all(abs(Fraction(one - right)) < 2 for one, right in moved)


@pytest.mark.parametrize(
    ("row", "changed"),
    [
        ((0, 2, 6), 1),
        ((0, 2, 5), -1),
        ((0, 2, 4), 0),
        ((0, 0, 0, 1), -1),
        ((0, 0, 1, 1), 0),
        ((0, 1, 1, 1), 1),
        ((0, 1, 1, 2), 0),
    ],
)
def test_which_way_the_mountain_moves(row: tuple[int, ...], changed: int) -> None:
    """Remainder 1 lowers, the last remainder raises, half of four needs nothing."""
    sheet = mountains(*row)
    found = settle(sheet, rounding=Rounding.DIVISIBLE, adjust=sheet.players[-1]).value
    assert found.adjusted[-1] - found.amnestied[-1] == changed


def test_player_to_adjust_must_be_named_only_where_one_is_needed() -> None:
    """A remainder asks whose mountain; without one nobody is asked."""
    with pytest.raises(InconsistentRecord) as caught:
        settle(mountains(0, 2, 6), rounding=Rounding.DIVISIBLE)
    assert [one.rule for one in caught.value.problems] == [rules.ADJUST_MISSING]
    assert settle(mountains(0, 3, 6), rounding=Rounding.DIVISIBLE).value.residue == 0


@given(sheets())
def test_choices_side_by_side_are_the_single_ones(sheet: Sheet) -> None:
    """The table of choices holds what each choice alone gives."""
    found = rounding_choices(sheet).value
    assert found.exact == settle(sheet).value
    assert found.truncated == settle(sheet, rounding=Rounding.TRUNCATE).value
    for player, one in zip(sheet.players, found.divisible, strict=True):
        assert one == settle(sheet, rounding=Rounding.DIVISIBLE, adjust=player).value


stakes = st.one_of(
    st.integers(1, 50).map(Stake),
    st.integers(1, 500).map(lambda cents: Stake(Fraction(cents, 100), CENT)),
)


@given(sheets(), stakes)
def test_money_adds_up_in_coins(sheet: Sheet, stake: Stake) -> None:
    """Coins are whole, their sum is zero, each is less than one off, and payments settle all."""
    paid = finish(sheet, Terms(stake=stake)).value.paid
    result: Row = settle(sheet).value.result
    assert added(paid.money) == 0
    for one, money in zip(result, paid.money, strict=True):
        assert (Fraction(money) / stake.coin).denominator == 1
        assert abs(Fraction(money) - one * stake.whist) < stake.coin
    left = dict(zip(sheet.players, paid.money, strict=True))
    for giver, taker, amount in paid.payments:
        left[giver] += amount
        left[taker] -= amount
    assert set(left.values()) == {0}
    assert len(paid.payments) < len(sheet.players)


@given(sheets())
def test_payments_are_the_fewest(sheet: Sheet) -> None:
    """One payment less than players, and another less where two of four can settle among themselves."""
    paid = finish(sheet).value.paid
    owed = [money for money in paid.money if money]
    apart = len(owed) == 4 and any(owed[0] + other == 0 for other in owed[1:])
    assert len(paid.payments) == max(0, len(owed) - 1 - apart)


def test_short_route_has_no_rounding() -> None:
    """Rounding belongs to the mean, which the short route has not."""
    with pytest.raises(InconsistentRecord) as caught:
        finish(mountains(0, 2, 6), Terms(route=Route.SHORT, rounding=Rounding.TRUNCATE))
    assert [one.rule for one in caught.value.problems] == [rules.SHORT_IS_EXACT]


def test_whole_whists_are_not_said_to_change() -> None:
    """Where every way comes to the same, the verdict says just that; elsewhere it does not."""
    assert rounding_choices(mountains(0, 3, 6)).rule is rules.NOTHING_TO_ROUND
    assert rounding_choices(mountains(0, 1, 4, 5)).rule is rules.NOTHING_TO_ROUND
    assert rounding_choices(mountains(0, 2, 6)).rule is rules.CHOICES


@pytest.mark.parametrize(
    ("row", "better"),
    [((0, 2, 5), True), ((0, 2, 6), False), ((0, 0, 0, 1), False), ((0, 0, 0, 3), True)],
)
def test_who_is_chosen_gains_among_three_where_four_lose(row: tuple[int, ...], better: bool) -> None:
    """A mountain down is good among three and bad among four, with three whists; up, the reverse."""
    found = rounding_choices(mountains(*row)).value
    for seat, one in enumerate(found.divisible):
        assert (Fraction(one.result[seat]) > Fraction(found.exact.result[seat])) is better


def test_money_in_hundredths_always_shows_them() -> None:
    """Whole amounts stand beside others with two places too."""
    settled = finish(
        Sheet(SEATS, (10, 0, 2, 4), (3, 5, 0, 0), ((0,) * 4,) * 4), Terms(stake=Stake(Fraction(1, 20), CENT))
    )
    assert verdict(settled.because[-1], "en") == "At 0.05 for a whist: A 2.50, B −3.50, C 0.00, D 1.00."
    payments = [verdict(one, "en") for one in settled.because[-1].because if one.rule is rules.PAYMENT]
    assert payments == ["B pays A 2.50.", "B pays D 1.00."]
