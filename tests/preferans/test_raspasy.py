"""Raspasy: prices, amnesty, taking no trick, whists of Rostov."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.balance import added
from rulesengine.preferans import rules
from rulesengine.preferans.axes import TRICKS, Amnesty, ZeroTricks
from rulesengine.preferans.raspasy import Raspasy, price_of, write_raspasy
from rulesengine.preferans.rulebook import ROSTOV, SOCHI, PreferansRulebook
from rulesengine.preferans.settle import settle
from rulesengine.preferans.sheet import Field, empty_sheet
from tests.preferans.strategies import tricks


def raspasy(taken: tuple[int, ...], dealer: str = "", step: int = 0) -> Raspasy:
    """Return a raspasy of A, B and C."""
    return Raspasy(tricks=tuple(zip("ABC", taken, strict=True)), dealer=dealer, step=step)


@pytest.mark.parametrize(("step", "price"), [(0, 1), (1, 2), (2, 3), (3, 3), (99, 3)])
def test_last_price_repeats(step: int, price: int) -> None:
    """The ladder ends, its last step does not."""
    assert price_of(step, SOCHI) == price


@given(tricks(), st.integers(0, 5))
def test_all_tricks_are_paid(taken: tuple[int, int, int], step: int) -> None:
    """Without amnesty the mountains grow by ten prices."""
    mountain = write_raspasy(raspasy(taken, step=step)).value.table(Field.MOUNTAIN)
    assert added(list(mountain.values())) == TRICKS * price_of(step, SOCHI)


@given(tricks())
def test_amnesty_among_three_changes_no_result(taken: tuple[int, int, int]) -> None:
    """The claim that amnesty never affects the result is true on three."""
    results = set()
    for amnesty in Amnesty:
        house = PreferansRulebook(raspasy_amnesty=amnesty, raspasy_zero=ZeroTricks.NONE)
        lines = write_raspasy(raspasy(taken), house).value.lines
        results.add(settle(empty_sheet(("A", "B", "C")).with_lines(lines)).value.result)
    assert len(results) == 1


@given(tricks())
def test_amnesty_of_active_players_costs_a_sitting_dealer(taken: tuple[int, int, int]) -> None:
    """On four it moves money from the dealer, unless somebody took no trick; an amnesty of all does not."""
    results = {}
    for amnesty in Amnesty:
        house = PreferansRulebook(raspasy_amnesty=amnesty, raspasy_zero=ZeroTricks.NONE)
        lines = write_raspasy(raspasy(taken, dealer="D"), house).value.lines
        results[amnesty] = settle(empty_sheet(("A", "B", "C", "D")).with_lines(lines)).value.result
    assert results[Amnesty.ALL] == results[Amnesty.NONE]
    lost = results[Amnesty.NONE][3] - results[Amnesty.ACTIVE][3]
    assert lost * 4 == 10 * 3 * min(taken)


@pytest.mark.parametrize(
    ("bonus", "pool", "mountain"),
    [("pool-price", 2, 0), ("pool-1", 1, 0), ("mountain-2", 0, -4), ("none", 0, 0)],
)
def test_taking_no_trick(bonus: str, pool: int, mountain: int) -> None:
    """Four houses, four rewards, at the price of the second raspasy."""
    house = PreferansRulebook(raspasy_zero=ZeroTricks(bonus))
    writing = write_raspasy(raspasy((0, 4, 6), step=1), house).value
    assert writing.table(Field.POOL)["A"] == pool
    assert writing.table(Field.MOUNTAIN)["A"] == mountain


@given(tricks())
def test_rostov_writes_whists_for_the_tricks_of_others(taken: tuple[int, int, int]) -> None:
    """All whists together are five times the tricks of those who had not the fewest."""
    writing = write_raspasy(raspasy(taken), ROSTOV).value
    others = [one for one in taken if one != min(taken)]
    whists = [amount for row in writing.whists().values() for amount in row.values()]
    assert added(whists) == 5 * sum(others)
    assert set(writing.table(Field.MOUNTAIN).values()) == {0}


def test_amnesty_says_what_it_costs_the_dealer() -> None:
    """Three, two and five tricks at 2: the mean mountain sinks by three, and that is thirty whists."""
    house = PreferansRulebook(raspasy_prices=(2,), raspasy_amnesty=Amnesty.ACTIVE)
    deal = Raspasy(tricks=(("A", 3), ("B", 2), ("C", 5)), dealer="D")
    warned = [one for one in write_raspasy(deal, house).because if one.rule is rules.DEALER_NOT_SHIFTED]
    assert [one.fact("cost") for one in warned] == [30]


@pytest.mark.parametrize(("dealer", "active"), [("A", "BCD"), ("B", "ACD"), ("C", "ABD"), ("D", "ABC")])
def test_who_took_nothing_and_was_not_named_is_no_dealer(dealer: str, active: str) -> None:
    """A trick of the talon is the dealer's own; the third player at the table is written the empty hand."""
    first, second, third = tuple(active)
    deal = Raspasy(tricks=((first, 5), (second, 4), (dealer, 1)), dealer=dealer)
    writing = write_raspasy(deal).value
    assert writing.table(Field.MOUNTAIN) == {first: 5, second: 4, third: 0, dealer: 1}
    assert writing.table(Field.POOL) == {first: 0, second: 0, third: 1, dealer: 0}
