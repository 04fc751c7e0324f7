"""What may be done in a deal, what it leads to, and the reason why a bid or a card is refused."""

from collections.abc import Iterator
from dataclasses import replace

from rulesengine.core import problems as why
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import IllegalMove, Problem, problem, problem_of
from rulesengine.spades import rules
from rulesengine.spades.deal import Action, Bid, Deal, Phase, Play
from rulesengine.spades.deck import NUMBER
from rulesengine.spades.legality import Legality, judge_bits, refusal
from rulesengine.spades.position import after
from rulesengine.spades.rulebook import HIGHEST_BID
from rulesengine.spades.seats import HAND, PLAYERS


def legal(deal: Deal) -> tuple[Action, ...]:
    """Return every action that the player on turn may take; nothing after the last card.

    >>> from random import Random
    >>> from rulesengine.spades.deal import dealt_hands, of_bits
    >>> len(legal(of_bits(dealt_hands(Random(1)))))
    14
    """
    if deal.phase is Phase.BIDDING:
        return tuple(Bid(deal.turn, tricks) for tricks in range(HIGHEST_BID + 1))
    if deal.phase is Phase.OVER:
        return ()
    return tuple(Play(deal.turn, card) for card in judge_turn(deal).value.legal)


def judge_turn(deal: Deal) -> Derived[Legality]:
    """Return which cards the player on turn may play, and for each of the others why not.

    >>> from rulesengine.spades.deal import of_bits
    >>> from rulesengine.spades.deck import SUIT_BITS
    >>> deal = of_bits(SUIT_BITS, dealer="S")
    >>> for tricks in (13, 0, 0, 0):
    ...     deal = apply(deal, Bid(deal.turn, tricks))
    >>> deal.turn, judge_turn(deal).rule.id
    ('W', 'spades-lead-only-spades')
    """
    return judge_bits(deal.position.hands[deal.position.turn], deal.trick, deal.rulebook)


def apply(deal: Deal, action: Action) -> Deal:
    """Return the deal after an action; the one before is left as it was.

    Raises `IllegalMove` with everything that speaks against the action.

    >>> from random import Random
    >>> from rulesengine.spades.deal import dealt_hands, of_bits
    >>> before = of_bits(dealt_hands(Random(1)))
    >>> apply(before, Bid("E", 3)).turn, before.turn
    ('S', 'E')
    """
    found = tuple(complaints(deal, action))
    if found:
        raise IllegalMove(*found)
    return forced(deal, action)


def forced(deal: Deal, action: Action) -> Deal:
    """Return the deal after an action that was found possible, or that a record says was made.

    >>> from random import Random
    >>> from rulesengine.spades.deal import dealt_hands, of_bits
    >>> forced(of_bits(dealt_hands(Random(1))), Bid("E", 3)).bids
    (3,)
    """
    if isinstance(action, Bid):
        return replace(deal, bids=(*deal.bids, action.tricks))
    number = NUMBER[action.card]
    return replace(deal, plays=(*deal.plays, number), position=after(deal.position, number))


def complaints(deal: Deal, action: Action, path: str = "") -> Iterator[Problem]:
    """Yield everything that speaks against an action.

    >>> from random import Random
    >>> from rulesengine.spades.deal import dealt_hands, of_bits
    >>> deal = of_bits(dealt_hands(Random(1)))
    >>> [one.rule.id for one in complaints(deal, Bid("W", 14))]
    ['input-out-of-range', 'spades-out-of-turn']
    """
    if deal.phase is Phase.OVER and (isinstance(action, Play) or not action.player):
        yield problem(rules.DEAL_ENDED, path, tricks=HAND)
    elif isinstance(action, Bid):
        yield from _against_bid(deal, action, path)
    else:
        yield from _against_card(deal, action, path)


def _against_bid(deal: Deal, bid: Bid, path: str) -> Iterator[Problem]:
    if not 0 <= bid.tricks <= HIGHEST_BID:
        yield problem(why.OUT_OF_RANGE, path, low=0, high=HIGHEST_BID, came=str(bid.tricks))
    if deal.phase is not Phase.BIDDING:
        yield problem(rules.BIDS_LOCKED, path, player=bid.player, bid=bid.tricks)
    elif bid.player != deal.turn:
        yield problem(rules.OUT_OF_TURN, path, player=bid.player, turn=deal.turn)


def _against_card(deal: Deal, play: Play, path: str) -> Iterator[Problem]:
    if deal.phase is Phase.BIDDING:
        missing = PLAYERS - len(deal.bids)
        yield problem(rules.CARD_BEFORE_BIDS, path, player=play.player, card=play.card, missing=missing)
    elif play.player != deal.turn:
        yield problem(rules.OUT_OF_TURN, path, player=play.player, turn=deal.turn)
    if play.card not in deal.hand(play.player):
        yield problem(rules.NOT_HELD, path, player=play.player, card=play.card)
    elif deal.phase is Phase.PLAY and play.player == deal.turn:
        refused = dict(judge_turn(deal).value.refused)
        if play.card in refused:
            yield problem_of(refusal(refused[play.card], (play.card,), deal.trick), path)
