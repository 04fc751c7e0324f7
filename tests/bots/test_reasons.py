"""What the players give as their reason is so: held against the cards, apart from how they choose."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rulesengine.bots import Level, choose, view_of
from rulesengine.core.cards import Card
from rulesengine.core.derivation import Derived
from rulesengine.spades.deal import Action, Bid, Deal, Phase, Play
from rulesengine.spades.deck import CARDS, NUMBER
from rulesengine.spades.moves import apply
from rulesengine.spades.rulebook import NilTricks, SpadesRulebook
from rulesengine.spades.seats import SEATS, seat_of
from rulesengine.spades.trick import strength
from tests.spades.strategies import dealers, houses, random_deal, rngs

OF_THE_TRICK = ("partner-ahead", "saves", "second-low", "has-to-win", "wins-cheaply", "plays-high")
"""What is said of cards that lie there; every other reason is held against the deal."""


def lying(deal: Deal) -> list[str]:
    """Give who has played to the trick so far, in order."""
    count = len(deal.plays) % 4
    return [SEATS[(seat_of(deal.turn) - count + place) % 4] for place in range(count)]


def ahead(deal: Deal) -> tuple[str, int]:
    """Give who is ahead in the trick, and how strong the card is."""
    cards = [CARDS[number] for number in deal.plays[len(deal.plays) - len(deal.plays) % 4 :]]
    best = max(range(len(cards)), key=lambda place: strength(cards[place], cards[0].suit))
    return lying(deal)[best], strength(cards[best], cards[0].suit)


def hold_true(deal: Deal, choice: Derived[Action]) -> None:
    """Check what a reason says about the trick."""
    reason = choice.rule.id.removeprefix("spades-player-")
    action = choice.value
    assert isinstance(action, Play)
    hold_of_deal(deal, choice, action.card)
    if not lying(deal):
        assert reason not in OF_THE_TRICK
        return
    led = deal.trick.suit
    assert led
    player, best = ahead(deal)
    own = {strength(one.card, led) for one in legal_plays(deal)}
    goes = strength(action.card, led) > best
    claims = {
        "partner-ahead": SEATS[(seat_of(deal.turn) + 2) % 4] == player and not goes,
        "saves": max(own) < best,
        "second-low": len(lying(deal)) == 1,
        "has-to-win": min(own) > best,
        "wins-cheaply": goes and strength(action.card, led) == min(one for one in own if one > best),
        "plays-high": goes,
        "sets-the-others": goes,
        "ducks": not goes,
        "gives-bags": not goes,
        "keeps-nil": not goes,
    }
    assert claims.get(reason, reason not in OF_THE_TRICK), (reason, str(action.card))


def counted(deal: Deal, side: int) -> tuple[int, int]:
    """Give the contract of a side and the tricks that count for it, by the house's reading of a nil."""
    both = [(deal.seat_bids[seat] or 0, deal.position.taken[seat]) for seat in (side, side + 2)]
    count = deal.rulebook.nil_tricks is NilTricks.COUNT
    return sum(bid for bid, _ in both), sum(taken for bid, taken in both if bid or count)


def hold_of_deal(deal: Deal, choice: Derived[Action], card: Card) -> None:
    """Check what a reason says about contracts, nils and the cards that nobody has seen."""
    seat, reason = seat_of(deal.turn), choice.rule.id.removeprefix("spades-player-")
    (own, mine), (others, theirs) = counted(deal, seat & 1), counted(deal, 1 - (seat & 1))
    left = 13 - sum(deal.position.taken)
    alive = [bid == 0 and not deal.position.taken[at] for at, bid in enumerate(deal.seat_bids)]
    hidden = [one for player in SEATS if player != deal.turn for one in deal.hand(player)]
    lower = [one for one in deal.hand(deal.turn) if one.suit is card.suit and NUMBER[one] < NUMBER[card]]
    helps = own and (deal.seat_bids[seat] or deal.rulebook.nil_tricks is NilTricks.COUNT)
    claims = {
        "only-card": len(legal_plays(deal)) == 1,
        "leads-top": not [one for one in hidden if one.suit is card.suit and NUMBER[one] > NUMBER[card]],
        "leads-low": not lower,
        "ducks": bool(helps) and mine >= own,
        "has-no-use": not helps,
        "gives-bags": own - mine > left,
        "sets-the-others": 0 < others - theirs <= left,
        "keeps-nil": alive[seat],
        "covers-nil": alive[(seat + 2) % 4],
        "attacks-nil": alive[(seat + 1) % 4] or alive[(seat + 3) % 4],
    }
    assert claims.get(reason, reason in OF_THE_TRICK), (reason, str(card))
    told = {"sets-the-others": others - theirs}.get(reason, own - mine)
    assert "need" not in choice.rule.facts or choice.fact("need") == told > 0


def legal_plays(deal: Deal) -> list[Play]:
    """Give the cards that may be played."""
    view = view_of(deal, deal.turn)
    return [Play(deal.turn, CARDS[number]) for number in view.legal]


@settings(max_examples=100)
@given(rngs, dealers, st.sampled_from((Level.NORMAL, Level.HARD)), houses, st.booleans())
def test_reason_is_true_of_the_trick(
    rng: Random, dealer: str, level: Level, house: SpadesRulebook, nils: bool
) -> None:
    """Who is said to win goes ahead, who is said to stay below does, and so on, through whole deals."""
    deal = random_deal(rng, dealer, house)
    while deal.phase is not Phase.OVER:
        choice = choose(view_of(deal, deal.turn), level)
        if deal.phase is Phase.BIDDING and nils and rng.random() < 0.5:
            deal = apply(deal, Bid(deal.turn, rng.choice((0, 0, 1, 5))))
            continue
        if deal.phase is Phase.PLAY:
            hold_true(deal, choice)
        deal = apply(deal, choice.value)
