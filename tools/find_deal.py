"""Find a whole deal of eight tricks in which one side takes five of them and the points are still 60:60.

The source of Kozel's rules fixes what cards are worth and not which trump beats which, so the order of
the trumps is a parameter of this search and of nothing else. Players choose among legal cards at random:
who does not lead follows the category that was led, trumps being a category of their own.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulesengine.core.cards import Card, deck_of, parse_card
from rulesengine.kozel.rulebook import CARD_POINTS, HALF, RANKS

Trumps = tuple[Card, ...]
"""All trumps, the strongest first."""

QUEENS_JACKS_CLUBS = "Q♣ Q♠ Q♥ Q♦ J♣ J♠ J♥ J♦ A♣ 10♣ K♣ 9♣ 8♣ 7♣"
SEATS = ("A1", "B1", "A2", "B2")
TRUMP = "trump"


@dataclass(frozen=True, slots=True)
class Trick:
    """One trick: the seats that led and took it, the cards in the order of play."""

    leader: str
    cards: tuple[Card, ...]
    taker: str


def main() -> None:
    """Print the deal as a worked example."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trumps", default=QUEENS_JACKS_CLUBS, help="all trumps, the strongest first")
    chosen = parser.parse_args()
    print(as_toml(find(random.Random(chosen.seed), trumps_of(chosen.trumps)), chosen.trumps, chosen.seed))


def find(rng: random.Random, trumps: Trumps, taken: int = 5) -> tuple[Trick, ...]:
    """Return the first deal in which side A takes so many tricks and both sides have 60 points."""
    while True:
        tricks = tuple(play(dealt(rng), trumps, rng))
        mine = [trick for trick in tricks if trick.taker[0] == "A"]
        if len(mine) == taken and points(mine) == HALF:
            return tricks


def trumps_of(text: str) -> Trumps:
    """Read an order of trumps."""
    return tuple(parse_card(card) for card in text.split())


def dealt(rng: random.Random) -> dict[str, list[Card]]:
    """Deal the deck; `random()` alone gives the same on every Python."""
    deck = sorted(deck_of(RANKS), key=lambda _card: rng.random())
    return {seat: deck[index :: len(SEATS)] for index, seat in enumerate(SEATS)}


def play(hands: dict[str, list[Card]], trumps: Trumps, rng: random.Random) -> Iterator[Trick]:
    """Play all tricks with legal cards chosen at random; the first seat leads the first one."""
    leader = SEATS[0]
    while hands[leader]:
        cards: list[Card] = []
        for seat in order_from(leader):
            options = legal(hands[seat], cards[:1], trumps)
            cards.append(options[int(rng.random() * len(options))])
            hands[seat].remove(cards[-1])
        taker = order_from(leader)[strongest(cards, trumps)]
        yield Trick(leader, tuple(cards), taker)
        leader = taker


def order_from(leader: str) -> tuple[str, ...]:
    """Return the seats in the order of play."""
    first = SEATS.index(leader)
    return SEATS[first:] + SEATS[:first]


def legal(hand: Sequence[Card], led: Sequence[Card], trumps: Trumps) -> list[Card]:
    """Return the cards that may be played: of the category led, or any when there is none of it."""
    following = [card for card in hand for first in led if category(card, trumps) == category(first, trumps)]
    return following or list(hand)


def category(card: Card, trumps: Trumps) -> str:
    """Return what has to be followed: the suit, or trumps whatever their suit."""
    return TRUMP if card in trumps else card.suit.value


def strongest(cards: Sequence[Card], trumps: Trumps) -> int:
    """Return which card takes the trick: the highest trump, else the highest of the category led."""
    trumped = [card for card in cards if card in trumps]
    if trumped:
        return cards.index(min(trumped, key=trumps.index))
    followed = [card for card in cards if card.suit is cards[0].suit]
    return cards.index(min(followed, key=lambda card: RANKS.index(card.rank)))


def points(tricks: Sequence[Trick]) -> int:
    """Return the card points in some tricks."""
    return sum(CARD_POINTS[card.rank] for trick in tricks for card in trick.cards)


def as_toml(tricks: Sequence[Trick], trumps: str, seed: int) -> str:
    """Return the deal as comments that tell the play, and as the banks of both sides, trick by trick."""
    told = [
        f"# {number}. {trick.leader} leads: {_names(trick)}; {trick.taker} takes {points([trick])}"
        for number, trick in enumerate(tricks, 1)
    ]
    return "\n".join(
        [f"# Seed {seed}; trumps, the strongest first: {trumps}", *told, "banks = [", *_banks(tricks), "]"]
    )


def _banks(tricks: Sequence[Trick]) -> Iterator[str]:
    for side in "AB":
        yield "    ["
        for trick in tricks:
            if trick.taker[0] == side:
                yield "        " + ", ".join(f'"{card}"' for card in trick.cards) + ","
        yield "    ],"


def _names(trick: Trick) -> str:
    return " ".join(str(card) for card in trick.cards)


if __name__ == "__main__":
    main()
