"""The table: three levels of players in four seats, whole deals and whole games."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from rulesengine.bots.announce import announce
from rulesengine.bots.habits import Level
from rulesengine.bots.play import choose_card
from rulesengine.bots.view import PlayerView
from rulesengine.spades.deal import dealt_hands
from rulesengine.spades.deck import BIT
from rulesengine.spades.end import winner_at
from rulesengine.spades.hand import Hand
from rulesengine.spades.playout import Choose, play_out
from rulesengine.spades.reckoning import reckon
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import PLAYERS, ROUND, SEATS, BySide, by_seat, left_of, of_side

Levels = tuple[Level, Level, Level, Level]
"""Who sits North, East, South and West."""


@dataclass(frozen=True, slots=True)
class Before:
    """What stands before a deal: the dealer, the scores, the bags."""

    dealer: int = 0
    scores: BySide = (0, 0)
    bags: BySide = (0, 0)


def play_deal(
    levels: Levels, hands: tuple[int, ...], before: Before, rulebook: SpadesRulebook = DOCUMENT
) -> Hand:
    """Return what four players bid and take when they play these hands, which are sets of cards.

    >>> hands = dealt_hands(Random(1))
    >>> sum(play_deal((Level.NORMAL,) * 4, hands, Before()).tricks)
    13
    """
    view = PlayerView(
        seat=0, dealer=before.dealer, hand=0, scores=before.scores, bags=before.bags, rulebook=rulebook
    )
    bids: tuple[int, ...] = ()
    for seat in ROUND[view.first]:
        seen = replace(view, seat=seat, hand=hands[seat], bids=bids)
        bids = (*bids, announce(seen, levels[seat]).bid)
    plays: list[int] = []
    chairs = [
        _chair(replace(view, seat=seat, bids=bids), hands[seat], levels[seat], plays)
        for seat in range(PLAYERS)
    ]
    taken = play_out(hands, view.first, chairs, rulebook, plays)
    order = ROUND[view.first]
    return Hand(by_seat([bids[order.index(seat)] for seat in range(PLAYERS)]), by_seat(taken))


def score_after(hand: Hand, before: Before, rulebook: SpadesRulebook = DOCUMENT) -> Before:
    """Return what stands before the next deal."""
    lines = [
        reckon(of_side(side, hand.bids), of_side(side, hand.tricks), before.bags[side], rulebook)
        for side in (0, 1)
    ]
    scores = (before.scores[0] + lines[0].points, before.scores[1] + lines[1].points)
    return Before(left_of(before.dealer), scores, (lines[0].left, lines[1].left))


def play_game(
    levels: Levels, rng: Random, rulebook: SpadesRulebook = DOCUMENT
) -> tuple[str, tuple[Hand, ...]]:
    """Return who wins a whole game, and its hands; `rng` deals the cards and nothing else.

    >>> winner, hands = play_game((Level.HARD, Level.SIMPLE) * 2, Random(1))
    >>> winner
    'NS'
    """
    before = Before(rng.randrange(len(SEATS)))
    hands: list[Hand] = []
    while not winner_at(before.scores, rulebook):
        hands.append(play_deal(levels, dealt_hands(rng), before, rulebook))
        before = score_after(hands[-1], before, rulebook)
    return winner_at(before.scores, rulebook), tuple(hands)


def _chair(view: PlayerView, dealt: int, level: Level, plays: list[int]) -> Choose:
    """Return what chooses the cards of one seat, as the deal goes on in `plays`."""

    def choose(legal: Sequence[int]) -> int:
        hand = dealt
        for card in plays:
            hand &= ~BIT[card]
        seen = replace(view, hand=hand, plays=tuple(plays), legal=tuple(legal))
        return choose_card(seen, level)[0].card

    return choose
