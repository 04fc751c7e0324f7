"""The contract: what every state of every game of Spades keeps, from the first bid to the last score."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from hypothesis import given, settings

from rulesengine.spades.deal import Bid, Deal, Phase, Play, of_bits
from rulesengine.spades.deck import ALL, CARDS, cards_of
from rulesengine.spades.end import judge_end
from rulesengine.spades.game import Standing, play_game
from rulesengine.spades.hand import Hand, ScoredHand, score_hand
from rulesengine.spades.moves import apply, legal
from rulesengine.spades.record import Record, hand_of, replay_deal
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.spades.seats import HAND, SEATS, BySide, left_of, seat_of
from tests.spades.strategies import everything, houses, played_states, random_deal, rngs

MOST_HANDS = 12
"""Hands after which a random game is left as it stands."""


@settings(max_examples=20)
@given(rngs, houses)
def test_contract_of_a_game(rng: Random, house: SpadesRulebook) -> None:
    """Cards, tricks, turns and scores of whole random games, each kept in every state and replayed."""
    dealer, now, hands = SEATS[0], Standing(), tuple[Hand, ...]()
    while len(hands) < MOST_HANDS and not judge_end(now.scores, now.bags, house).value.finished:
        states = played_states(random_deal(rng, dealer, house), rng)
        for before, after in pairwise(states):
            keep_cards(before, after)
        last = states[-1]
        replay(last, now)
        rotate(last)
        hands = (*hands, hand_of(last))
        scored = score_hand(hands[-1], now.scores, now.bags, house).value
        now = Standing(scored.scores, scored.bags)
        dealer = SEATS[left_of(seat_of(dealer))]
    game = play_game(hands, rulebook=house).value
    assert game.standing == now
    assert game.standing.scores == totals(game.hands)


def keep_cards(before: Deal, after: Deal) -> None:
    """Check that no card is lost, that who is on turn may do something, and did what was legal."""
    assert everything(before) == everything(after) == ALL
    assert legal(before)
    assert all(action.player == before.turn for action in legal(before))
    assert len(after.bids) + len(after.plays) == len(before.bids) + len(before.plays) + 1
    assert sum(after.position.taken) == len(after.plays) // len(SEATS)


def replay(last: Deal, before: Standing) -> None:
    """Check that thirteen tricks were taken, that nothing is left to do, and that the record tells it all."""
    assert last.phase is Phase.OVER
    assert legal(last) == ()
    assert sum(last.position.taken) == HAND
    record = Record(
        hands=tuple(map(cards_of, last.dealt)), actions=tuple(actions_of(last)), dealer=last.dealer
    )
    replayed = replay_deal(record, before.scores, before.bags, last.rulebook).value
    assert replayed.deal == last
    assert len(replayed.tricks) == HAND
    assert replayed.score == score_hand(hand_of(last), before.scores, before.bags, last.rulebook).value


def rotate(last: Deal) -> None:
    """Check that the same cards one seat further give the same tricks and points one seat further."""
    further = SEATS[left_of(seat_of(last.dealer))]
    turned = of_bits((last.dealt[3], *last.dealt[:3]), further, last.rulebook)
    for action in actions_of(last):
        moved = Bid(turned.turn, action.tricks) if isinstance(action, Bid) else Play(turned.turn, action.card)
        turned = apply(turned, moved)
    assert turned.position.taken == (last.position.taken[3], *last.position.taken[:3])
    one, other = (score_hand(hand_of(deal), rulebook=last.rulebook).value for deal in (last, turned))
    assert one.points == other.points[::-1]


def actions_of(deal: Deal) -> Iterator[Bid | Play]:
    """Yield the actions of a deal as a record writes them, without the players."""
    yield from (Bid("", bid) for bid in deal.bids)
    yield from (Play("", CARDS[number]) for number in deal.plays)


def totals(hands: tuple[ScoredHand, ...]) -> BySide:
    """Add up the points of both sides."""
    points = [hand.points for hand in hands]
    return (sum(one for one, _ in points), sum(other for _, other in points))
