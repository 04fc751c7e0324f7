"""Strategies: Spades houses, bids, tricks, hands of cards and whole deals that can arise."""

from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from rulesengine.core.cards import Card
from rulesengine.spades.deal import Bid, Deal, Phase, dealt_hands, of_bits
from rulesengine.spades.deck import CARDS
from rulesengine.spades.hand import Hand
from rulesengine.spades.moves import apply, legal
from rulesengine.spades.rulebook import DOCUMENT, DoubleNil, NilTricks, SpadesRulebook
from rulesengine.spades.seats import HAND, SEATS, BySeat
from rulesengine.spades.side import Side

bids = st.integers(0, HAND)
four_bids: SearchStrategy[BySeat] = st.tuples(bids, bids, bids, bids)
scores = st.tuples(st.integers(-199, 499), st.integers(-199, 499))
bags = st.integers(0, DOCUMENT.bag_limit - 1)
both_bags = st.tuples(bags, bags)
rngs = st.integers(0, 10**9).map(Random)
dealers = st.sampled_from(SEATS)

FAR = SpadesRulebook(target=9999, floor=-9999)
"""A house whose games end so late that random hands never come to it."""

houses: SearchStrategy[SpadesRulebook] = st.builds(
    SpadesRulebook,
    trick_points=st.integers(0, 20),
    bag_points=st.integers(-3, 3),
    bag_limit=st.integers(10, 15),
    bag_penalty=st.integers(0, 200),
    nil_points=st.integers(0, 200),
    nil_tricks=st.sampled_from(NilTricks),
    double_nil=st.sampled_from(DoubleNil),
    spades_must_be_broken=st.booleans(),
    first_trick_spades=st.booleans(),
)


@st.composite
def four_tricks(draw: DrawFn) -> BySeat:
    """Draw thirteen tricks among four seats."""
    cuts = sorted(draw(st.tuples(*[st.integers(0, HAND)] * 3)))
    return (cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], HAND - cuts[2])


hands: SearchStrategy[Hand] = st.builds(Hand, four_bids, four_tricks())


@st.composite
def sides(draw: DrawFn) -> Side:
    """Draw one side with a score and bags before the hand."""
    taken = draw(st.integers(0, HAND))
    first = draw(st.integers(0, taken))
    low = draw(st.sampled_from([0, 1]))
    return Side(
        bids=(draw(st.integers(0, HAND)) * low, draw(st.integers(0, 6))),
        tricks=(first, taken - first),
        score=draw(st.integers(-500, 500)),
        bags=draw(bags),
    )


@st.composite
def held(draw: DrawFn) -> tuple[Card, ...]:
    """Draw a hand of one to thirteen cards, often of few suits."""
    pool = draw(st.sampled_from([CARDS, CARDS[39:], CARDS[26:], (*CARDS[:13], *CARDS[39:])]))
    return tuple(draw(st.lists(st.sampled_from(pool), min_size=1, max_size=HAND, unique=True)))


def random_deal(rng: Random, dealer: str = "N", rulebook: SpadesRulebook = DOCUMENT) -> Deal:
    """Return a shuffled deal before the first bid."""
    return of_bits(dealt_hands(rng), dealer, rulebook)


def played_states(deal: Deal, rng: Random) -> list[Deal]:
    """Return every state of a deal that is played at random from here on."""
    states = [deal]
    while deal.phase is not Phase.OVER:
        action = Bid(deal.turn, rng.randint(0, 4)) if deal.phase is Phase.BIDDING else rng.choice(legal(deal))
        deal = apply(deal, action)
        states.append(deal)
    return states


def everything(deal: Deal) -> int:
    """Return every card of a deal as a set: still held or played."""
    together = 0
    for hand in deal.position.hands:
        assert together & hand == 0
        together |= hand
    for number in deal.plays:
        assert together & 1 << number == 0
        together |= 1 << number
    return together
