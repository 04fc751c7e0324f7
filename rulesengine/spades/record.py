"""The record of a deal, replayed: every action checked, every trick and the score with its reason."""

from dataclasses import dataclass, replace

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import IllegalMove, Problem
from rulesengine.spades import rules
from rulesengine.spades.deal import Action, Deal, Phase, begin, tricks_of
from rulesengine.spades.hand import Hand, ScoredHand, check_before, scored
from rulesengine.spades.moves import complaints, forced
from rulesengine.spades.playing import Cards
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import PLAYERS, BySide, by_seat
from rulesengine.spades.trick import Taken, take_trick

IRREGULAR = frozenset({rules.MUST_FOLLOW, rules.NOT_BROKEN, rules.NO_SPADE_YET})
"""Refusals after which a record can still be read on: the card was there, but should not have been played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What was written of a deal: the dealer, the hands in seat order, bids and cards in their order.

    An action without a player belongs to whoever is on turn.
    """

    hands: tuple[Cards, ...]
    actions: tuple[Action, ...] = ()
    dealer: str = "N"


@dataclass(frozen=True, slots=True)
class Replayed:
    """A deal as far as its record goes, its complete tricks, and its score after the last of them."""

    deal: Deal
    tricks: tuple[Taken, ...]
    score: ScoredHand | None = None


def replay_deal(
    record: Record, scores: BySide = (0, 0), bags: BySide = (0, 0), rulebook: SpadesRulebook = DOCUMENT
) -> Derived[Replayed]:
    """Return the deal that a record tells, with its tricks and, after the last, its score.

    Raises what `check_before` raises of the score before it, `InconsistentRecord` for hands that cannot be,
    `IllegalMove` with everything that speaks against the actions, as far as they can be followed.

    >>> from rulesengine.spades.deal import Bid
    >>> from rulesengine.spades.deck import SUIT_BITS, cards_of
    >>> one_suit_each = tuple(map(cards_of, SUIT_BITS))
    >>> replay_deal(Record(hands=one_suit_each, actions=(Bid("", 3),))).value.deal.turn
    'S'
    """
    check_before(scores, bags, rulebook)
    deal = _played(begin(record.hands, record.dealer, rulebook), record.actions)
    bids = tuple(
        derive(rules.BID, bid, player=player, bid=bid) if bid else derive(rules.BID_NIL, 0, player=player)
        for player, bid in zip(deal.round, deal.bids, strict=False)
    )
    tricks = tuple(_tricks(deal))
    lead = _first_lead(deal) if deal.phase is not Phase.BIDDING else ()
    taken = tuple(one.value for one in tricks)
    told = (*bids, *lead, *tricks)
    if deal.phase is Phase.BIDDING:
        missing = PLAYERS - len(deal.bids)
        return derive(rules.BIDDING, Replayed(deal, ()), *told, turn=deal.turn, missing=missing)
    if deal.phase is Phase.PLAY:
        return derive(
            rules.DEAL_OPEN, Replayed(deal, taken), *told, turn=deal.turn, tricks=deal.position.taken
        )
    score = scored(hand_of(deal), scores, bags, rulebook)
    return derive(
        rules.DEAL_OVER,
        Replayed(deal, taken, score.value),
        *told,
        score,
        tricks=deal.position.taken,
        scores=score.value.scores,
    )


def hand_of(deal: Deal) -> Hand:
    """Return the bids and tricks of a deal that is over, as they are scored.

    >>> from random import Random
    >>> from rulesengine.spades.deal import dealt_hands, of_bits
    >>> from rulesengine.spades.moves import apply, legal
    >>> deal = of_bits(dealt_hands(Random(1)))
    >>> while deal.phase is not Phase.OVER:
    ...     deal = apply(deal, legal(deal)[-1])
    >>> hand_of(deal).bids, sum(hand_of(deal).tricks)
    ((13, 13, 13, 13), 13)
    """
    return Hand(by_seat([bid or 0 for bid in deal.seat_bids]), by_seat(deal.position.taken))


def _played(deal: Deal, actions: tuple[Action, ...]) -> Deal:
    found: list[Problem] = []
    for index, told in enumerate(actions):
        action = told if told.player else replace(told, player=deal.turn)
        against = tuple(complaints(deal, action, f"actions[{index}]"))
        found += against
        if any(one.rule not in IRREGULAR for one in against):
            break
        deal = forced(deal, action)
    if found:
        raise IllegalMove(*found)
    return deal


def _first_lead(deal: Deal) -> tuple[Derived[str]]:
    leader = deal.round[0]
    return (derive(rules.FIRST_LEAD, leader, player=leader, dealer=deal.dealer),)


def _tricks(deal: Deal) -> list[Derived[Taken]]:
    leader, broken = deal.round[0], False
    found: list[Derived[Taken]] = []
    for number, cards in enumerate(tricks_of(deal), 1):
        if len(cards) < PLAYERS:
            break
        taken = take_trick(leader, cards, broken=broken)
        found.append(
            derive(rules.TRICK, taken.value, taken, number=number, cards=cards, winner=taken.value.winner)
        )
        leader, broken = taken.value.winner, broken or taken.value.broken
    return found
