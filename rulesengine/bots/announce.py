"""How many tricks a player announces, and why."""

from fractions import Fraction
from typing import NamedTuple

from rulesengine.bots import reasons
from rulesengine.bots.bidding import ACE, KING, TRICK, nil_risk, worth
from rulesengine.bots.habits import HABITS, Habits, Level
from rulesengine.bots.reading import rank_of, read
from rulesengine.bots.view import PlayerView
from rulesengine.core.derivation import FactValue, Rule
from rulesengine.spades.deck import numbers
from rulesengine.spades.seats import HAND, PLAYERS, partner_of

NIL_BELOW = 350
"""Hundredths of a trick from which a hand is too good for a nil."""
FEW = 9
"""Bids of all four up to which the last one adds a trick."""


class Announced(NamedTuple):
    """A bid with its reason."""

    bid: int
    rule: Rule
    facts: dict[str, FactValue]


def announce(view: PlayerView, level: Level) -> Announced:
    """Return what a player of this level bids.

    >>> from rulesengine.spades.deck import SPADES
    >>> announce(PlayerView(seat=1, dealer=0, hand=SPADES), Level.NORMAL).bid
    13
    """
    if level is Level.SIMPLE:
        return _high_cards(view)
    return _by_worth(view, HABITS[level])


def _high_cards(view: PlayerView) -> Announced:
    ranks = [rank_of(card) for card in numbers(view.hand)]
    aces, kings = ranks.count(ACE), ranks.count(KING)
    if not aces + kings:
        return Announced(1, reasons.BID_AT_LEAST_ONE, {"bid": 1})
    bid = aces + kings
    return Announced(bid, reasons.BID_HIGH_CARDS, {"aces": aces, "kings": kings, "bid": bid})


def _by_worth(view: PlayerView, habits: Habits) -> Announced:
    found = worth(view.hand)
    bids = read(view).bids
    partner = bids[partner_of(view.seat)]
    total = Fraction(found.total, TRICK)
    if partner == 0:
        bid = _rounded(found.total)
        return Announced(bid, reasons.BID_BESIDE_NIL, {"worth": total, "bid": bid})
    risk = nil_risk(view.hand)
    if risk <= habits.nil_risk and found.total < NIL_BELOW:
        return Announced(0, reasons.BID_NIL, {"risk": risk, "most": habits.nil_risk})
    bid = _rounded(found.total - habits.margin)
    others = sum(other for other in bids if other > 0)
    if habits.counts and len(view.bids) == PLAYERS - 1:
        facts: dict[str, FactValue] = {"worth": total, "others": others}
        if others + bid > HAND and bid > 1:
            return Announced(bid - 1, reasons.BID_LESS, {**facts, "bid": bid - 1})
        if others + bid <= FEW:
            return Announced(bid + 1, reasons.BID_MORE, {**facts, "bid": bid + 1})
    parts = {name: Fraction(part, TRICK) for name, part in found._asdict().items()}
    return Announced(bid, reasons.BID_WORTH, {**parts, "worth": total, "bid": bid})


def _rounded(hundredths: int) -> int:
    """Return whole tricks, at least one: a bid of 0 would be a nil."""
    return max(1, min(HAND, (hundredths + TRICK // 2) // TRICK))
