"""The stored deal was played by the rules, and the search finds it again."""

import random
import re

import pytest

from rulesengine.core.cards import Card, deck_of, parse_card
from rulesengine.examples.shipped import FOLDER, shipped
from rulesengine.kozel.rulebook import RANKS
from tools.find_deal import (
    QUEENS_JACKS_CLUBS,
    SEATS,
    Trick,
    Trumps,
    as_toml,
    find,
    legal,
    order_from,
    points,
    strongest,
    trumps_of,
)

STORED = (FOLDER / "kozel" / "tricks.toml").read_text(encoding="utf-8")
TOLD = re.compile(r"# \d\. (\w\d) leads: (\S+ \S+ \S+ \S+); (\w\d) takes (\d+)")
SEARCH = re.compile(r"# Seed (\d+); trumps, the strongest first: (.*)")


def told_tricks() -> tuple[Trick, ...]:
    """Return the play as the comments of the stored example tell it."""
    return tuple(
        Trick(leader, tuple(parse_card(card) for card in cards.split()), taker)
        for leader, cards, taker, _ in TOLD.findall(STORED)
    )


def search() -> tuple[int, Trumps]:
    """Return seed and trumps of the search, as the stored example tells them."""
    found = SEARCH.search(STORED)
    assert found is not None
    return int(found[1]), trumps_of(found[2])


def dealt_hands(tricks: tuple[Trick, ...]) -> dict[str, list[Card]]:
    """Return what each seat must have held."""
    held: dict[str, list[Card]] = {seat: [] for seat in SEATS}
    for trick in tricks:
        for seat, card in zip(order_from(trick.leader), trick.cards, strict=True):
            held[seat].append(card)
    return held


def test_stored_deal_is_a_whole_deal() -> None:
    """Eight tricks hold each of the 32 cards once."""
    tricks = told_tricks()
    assert len(tricks) == 8
    assert sorted(map(str, sum((trick.cards for trick in tricks), ()))) == sorted(map(str, deck_of(RANKS)))


def test_stored_deal_was_played_by_the_rules() -> None:
    """Every card was legal, every trick went to its strongest card, and its taker led the next one."""
    tricks, (_, trumps) = told_tricks(), search()
    hands = dealt_hands(tricks)
    leader = SEATS[0]
    for trick in tricks:
        assert trick.leader == leader
        for place, seat in enumerate(order_from(leader)):
            assert trick.cards[place] in legal(hands[seat], trick.cards[: min(place, 1)], trumps)
            hands[seat].remove(trick.cards[place])
        leader = order_from(leader)[strongest(trick.cards, trumps)]
        assert trick.taker == leader


def test_five_tricks_against_three_are_sixty_points_each() -> None:
    """A has the larger pile, and half of the points."""
    mine = [trick for trick in told_tricks() if trick.taker[0] == "A"]
    assert (len(mine), points(mine)) == (5, 60)
    assert [int(worth) for *_, worth in TOLD.findall(STORED)] == [points([one]) for one in told_tricks()]


def test_banks_of_the_example_are_the_tricks_that_were_told() -> None:
    """The banks hold the tricks of each side, in order."""
    banks = [
        [str(card) for trick in told_tricks() if trick.taker[0] == side for card in trick.cards]
        for side in "AB"
    ]
    assert shipped()["kozel-five-tricks-against-three"].given["banks"] == banks


def test_search_finds_the_stored_deal_again() -> None:
    """The tool prints what is stored, to the letter."""
    seed, trumps = search()
    assert as_toml(find(random.Random(seed), trumps), QUEENS_JACKS_CLUBS, seed) in STORED


@pytest.mark.parametrize("trumps", ["", "A♠ 10♠ K♠ Q♠ J♠ 9♠ 8♠ 7♠", "7♣ Q♣ Q♠ Q♥ Q♦"])
def test_order_of_trumps_is_free(trumps: str) -> None:
    """Under any order of trumps there are deals of five tricks against three at 60:60."""
    tricks = find(random.Random(1), trumps_of(trumps))
    assert points([trick for trick in tricks if trick.taker[0] == "A"]) == 60


def test_trumps_are_a_category_of_their_own() -> None:
    """Who has a trump must play it to a trump led, whatever its suit; a suit led does not ask for it."""
    trumps = trumps_of(QUEENS_JACKS_CLUBS)
    hand = [parse_card(card) for card in ("Q♥", "9♥", "A♠")]
    assert [str(card) for card in legal(hand, [parse_card("7♣")], trumps)] == ["Q♥"]
    assert [str(card) for card in legal(hand, [parse_card("K♥")], trumps)] == ["9♥"]
    assert legal(hand, [parse_card("K♦")], trumps) == hand
    assert legal(hand, [], trumps) == hand


@pytest.mark.parametrize(
    ("trick", "taker"), [("10♥ A♥ K♥ 9♥", 1), ("10♥ A♠ A♦ K♥", 0), ("A♥ 7♣ 10♥ K♥", 1), ("7♣ J♦ Q♦ A♣", 2)]
)
def test_strongest_card_takes_the_trick(trick: str, taker: int) -> None:
    """The highest trump, else the highest card of the suit led: what a card costs does not matter."""
    cards = [parse_card(card) for card in trick.split()]
    assert strongest(cards, trumps_of(QUEENS_JACKS_CLUBS)) == taker
