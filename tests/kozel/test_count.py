"""Counting both banks shows the points, and whether the whole deck is there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core import problems as why
from rulesengine.core.cards import Card
from rulesengine.core.errors import InputError
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.count import count_deal
from rulesengine.kozel.inputs import BANKS
from rulesengine.kozel.points import DECK, Bank, bank_points
from rulesengine.kozel.rulebook import CARD_POINTS, RANKS, KozelRulebook

HOUSE = KozelRulebook()
HALF = {"A": 2, "10": 2, "K": 2, "Q": 2, "J": 2}
owners = st.lists(st.booleans(), min_size=len(DECK), max_size=len(DECK))


def split(to_a: list[bool]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Give each card of the deck to a side."""
    both = tuple(zip(DECK, to_a, strict=True))
    return tuple(card for card, mine in both if mine), tuple(card for card, mine in both if not mine)


@given(owners)
def test_points_of_any_split_make_120(to_a: list[bool]) -> None:
    """However the deck is split, the points are conserved and the deal is complete."""
    banks = split(to_a)
    deal = count_deal(tuple(map(Bank.of_cards, banks)), HOUSE).value
    assert sum(deal.points) == 120
    assert (deal.complete, deal.missing, deal.doubled) == (True, (), ())


@given(owners)
def test_second_bank_counted_and_subtracted_agree(to_a: list[bool]) -> None:
    """120 minus one bank is what the other bank counts."""
    banks = tuple(map(Bank.of_cards, split(to_a)))
    assert count_deal(banks[:1], HOUSE).value.points == count_deal(banks, HOUSE).value.points


@given(owners)
def test_numbers_of_ranks_count_like_the_cards(to_a: list[bool]) -> None:
    """Counting by rank and card by card comes to the same."""
    cards = split(to_a)
    by_rank = tuple(Bank(Bank.of_cards(bank).counts) for bank in cards)
    assert (
        count_deal(by_rank, HOUSE).value.points
        == count_deal(tuple(map(Bank.of_cards, cards)), HOUSE).value.points
    )


@given(owners, st.sampled_from(DECK), st.booleans())
def test_lost_and_doubled_cards_are_named(to_a: list[bool], card: Card, lost: bool) -> None:
    """A card in no bank is missing, a card in both is doubled, and the deal does not stand."""
    first, second = split(to_a)
    others = tuple(one for one in second if one != card)
    mine = tuple(one for one in first if one != card) + (() if lost else (card,))
    found = count_deal((Bank.of_cards(mine), Bank.of_cards(others if lost else (*others, card))), HOUSE)
    assert found.rule is kozel.COUNT_FAILS
    assert not found.value.complete
    assert found.value.missing == ((card,) if lost else ())
    assert found.value.doubled == (() if lost else (card,))


@pytest.mark.parametrize(
    ("rank", "points"),
    [("A", 44), ("10", 40), ("K", 16), ("Q", 12), ("J", 8), ("9", 0), ("8", 0), ("7", 0)],
)
def test_four_cards_of_a_rank_are_worth(rank: str, points: int) -> None:
    """The sums by rank that the source prints."""
    assert bank_points(Bank.of_counts({rank: 4})).value == points


def test_deck_is_worth_120_and_aces_and_tens_84_of_it() -> None:
    """The sum of the deck, and of its seven tenths."""
    assert sum(4 * CARD_POINTS[rank] for rank in RANKS) == 120
    assert bank_points(Bank.of_counts({"A": 4, "10": 4})).value == 84


def test_empty_bank_is_worth_nothing() -> None:
    """A side without tricks has no points, and says so."""
    assert bank_points(Bank.of_cards(())).value == 0
    assert count_deal((Bank.of_cards(DECK), Bank.of_cards(())), HOUSE).value.points == (120, 0)


def test_one_bank_alone_shows_nothing_about_the_deck() -> None:
    """Subtracting always makes 120, so one bank never shows that the deal is complete."""
    found = count_deal((Bank.of_counts(HALF),), HOUSE)
    assert found.value.points == (60, 60)
    assert not found.value.complete
    assert kozel.DEAL_COMPLETE not in [step.rule for step in found.because]


@pytest.mark.parametrize("nothing", ["", " | ", []])
def test_no_bank_at_all_is_refused(nothing: object) -> None:
    """There is nothing to count."""
    with pytest.raises(InputError) as caught:
        count_deal(BANKS(nothing, "banks"), HOUSE)
    assert [(one.value, one.rule) for one in caught.value.problems] == [("banks", why.MISSING_KEY)]


def test_ranks_without_points_need_not_be_counted_but_not_too_often() -> None:
    """Leaving nines out is no fault; five of them are."""
    assert count_deal((Bank.of_counts(HALF), Bank.of_counts(HALF)), HOUSE).value.complete
    nines = count_deal((Bank.of_counts(HALF | {"9": 3}), Bank.of_counts(HALF | {"9": 2})), HOUSE).value
    assert not nines.complete
    assert str(nines.doubled) == "Tally(counts=(('9', 1),))"


def test_doubled_card_is_seen_beside_a_bank_of_ranks() -> None:
    """A card that lies twice in one bank is doubled, whichever way the other bank is counted."""
    cards = BANKS(["A♠ A♠ 10♠ 10♥ K♠ K♥ Q♠ Q♥ J♠ J♥", HALF], "banks")
    deal = count_deal(cards, HOUSE).value
    assert deal.points == (60, 60)
    assert [str(card) for card in deal.doubled] == ["A♠"]  # type: ignore[union-attr]  # cards, not a tally


@pytest.mark.parametrize(
    ("first", "told"), [(20, True), (12, True), (16, True), (0, False), (11, False), (17, False)]
)
def test_tricks_are_told_only_where_the_banks_hold_whole_tricks(first: int, told: bool) -> None:
    """Banks that are no multiple of four cards say nothing about tricks."""
    banks = (Bank.of_cards(DECK[:first]), Bank.of_cards(DECK[first:]))
    rejected = [one for one in count_deal(banks, HOUSE).instead_of if one.rule is kozel.TRICKS]
    assert bool(rejected) is told
    if told:
        assert dict(rejected[0].facts)["tricks"] == (first // 4, 8 - first // 4)
