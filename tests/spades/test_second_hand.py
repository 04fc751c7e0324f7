"""Whole deals watched by a second hand that knows the rules as a player says them, and none of the engine."""

from random import Random

from hypothesis import given, settings

from rulesengine.core.cards import RANKS, Card
from rulesengine.spades.deal import Bid, Deal, Phase, Play, dealt_hands, of_bits
from rulesengine.spades.deck import cards_of
from rulesengine.spades.moves import apply, legal
from rulesengine.spades.rulebook import SpadesRulebook
from tests.spades.strategies import dealers, houses, rngs

ROUND = "NESW"


def spade(card: Card) -> bool:
    """Tell whether a card is a spade."""
    return str(card).endswith("♠")


def playable(
    hand: list[Card], table: list[Card], house: SpadesRulebook, *, broken: bool, first: bool
) -> list[Card]:
    """Give what may be played: the suit led, else anything; a spade is led when broken or held alone."""
    same = [card for card in hand if table and card.suit is table[0].suit]
    others = [card for card in hand if not spade(card)] or hand
    waits = house.spades_must_be_broken and not broken and not table
    return same or (others if waits or (first and not house.first_trick_spades) else hand)


def taker(cards: list[Card]) -> int:
    """Give the place of the card that takes a trick: the highest spade, else the highest of the suit led."""
    running = [card for card in cards if spade(card)] or [
        card for card in cards if card.suit is cards[0].suit
    ]
    return cards.index(min(running, key=lambda card: RANKS.index(card.rank)))


@settings(max_examples=40)
@given(rngs, dealers, houses)
def test_whole_deal_goes_as_the_second_hand_says(rng: Random, dealer: str, house: SpadesRulebook) -> None:
    """Who is on turn, what may be played, who takes each trick, from the first bid to the last card."""
    deal = of_bits(dealt_hands(rng), dealer, house)
    hands = {seat: list(cards_of(hand)) for seat, hand in zip(ROUND, deal.dealt, strict=True)}
    turn, broken, taken = (ROUND.index(dealer) + 1) % 4, False, dict.fromkeys(ROUND, 0)
    for place in range(4):
        deal = apply(deal, Bid(ROUND[(turn + place) % 4], rng.randint(0, 13)))
    for trick in range(13):
        table: list[Card] = []
        for place in range(4):
            seat = ROUND[(turn + place) % 4]
            may = playable(hands[seat], table, house, broken=broken, first=trick == 0)
            assert (deal.turn, {one.card for one in legal_plays(deal)}) == (seat, set(may))
            table.append(rng.choice(may))
            hands[seat].remove(table[-1])
            deal = apply(deal, Play(seat, table[-1]))
            broken = broken or spade(table[-1])
        turn = (turn + taker(table)) % 4
        taken[ROUND[turn]] += 1
    assert (deal.phase, deal.position.taken) == (Phase.OVER, tuple(taken.values()))


def legal_plays(deal: Deal) -> list[Play]:
    """Give the engine's own answer."""
    return [one for one in legal(deal) if isinstance(one, Play)]
