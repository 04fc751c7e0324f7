"""How a card is chosen for one aim: to win tricks, to lose them, to keep a nil, to cover or attack one."""

from collections.abc import Callable
from typing import NamedTuple

from rulesengine.bots import reasons
from rulesengine.bots.judging import (
    danger,
    discard,
    exposed,
    high,
    length,
    low,
    split,
    stays_ahead,
    unload,
    will_hold,
)
from rulesengine.bots.reading import Reading, rank_of
from rulesengine.core.derivation import Rule
from rulesengine.spades.deck import BIT, FIRST_SPADE, SPADES, SUIT_OF

Known = Callable[[Reading, int], bool]
"""Tells whether a player knows that nobody else has a higher card of the suit."""


class Chosen(NamedTuple):
    """A card and the reason for it."""

    card: int
    rule: Rule


def to_win(reading: Reading, known: Known) -> Chosen:
    """Choose a card for a side that wants tricks."""
    if not reading.trick:
        return _lead_to_win(reading, known)
    winners, losers = split(reading)
    if not winners:
        return Chosen(discard(reading, losers), reasons.SAVE)
    partner_ahead = reading.ahead == reading.partner
    trumping = not BIT[winners[0]] & reading.led
    trusted = reading.last or stays_ahead(reading) or (trumping and bool(losers))
    if partner_ahead and trusted:
        reason = reasons.PARTNER_AHEAD if losers else reasons.HAS_TO_WIN
        return Chosen(discard(reading, losers or winners), reason)
    if reading.last or trumping:
        return Chosen(low(winners), reasons.WIN_CHEAPLY)
    return _follow_to_win(reading, known, high(winners), partner_ahead)


def to_lose(reading: Reading) -> Chosen:
    """Choose a card for a side that has what it needs: get rid of high cards under higher ones."""
    if not reading.trick:
        return Chosen(low(reading.view.legal), reasons.DUCK)
    winners, losers = split(reading)
    if losers:
        return Chosen(unload(losers), reasons.DUCK)
    return _has_to_win(reading, winners)


def to_keep_nil(reading: Reading) -> Chosen:
    """Choose a card for a player whose nil is alive."""
    if not reading.trick:
        return Chosen(min(reading.view.legal, key=lambda card: exposed(reading, card)), reasons.KEEP_NIL)
    winners, losers = split(reading)
    if losers:
        highest = {SUIT_OF[card]: card for card in sorted(losers)}
        return Chosen(max(highest.values(), key=lambda card: danger(reading, card)), reasons.KEEP_NIL)
    return _has_to_win(reading, winners)


def to_cover(reading: Reading, known: Known, need: int) -> Chosen:
    """Choose a card for a player whose partner's nil is alive."""
    if not reading.trick:
        return _lead_to_cover(reading, known)
    winners, losers = split(reading)
    if not winners:
        return Chosen(discard(reading, losers), reasons.SAVE)
    if reading.ahead == reading.partner:
        return Chosen(low(winners) if reading.last else high(winners), reasons.COVER_NIL)
    if reading.to_play(reading.partner):
        return _cover_before(reading, winners, losers, need)
    return to_win(reading, known) if need > 0 else to_lose(reading)


def to_attack(reading: Reading, victim: int) -> Chosen | None:
    """Choose a card that may leave a trick with an opponent's nil; None when there is nothing to do."""
    if not reading.trick:
        open_suits = [card for card in reading.view.legal if not reading.voids[victim] & SUIT_OF[card]]
        plain = [card for card in open_suits if card < FIRST_SPADE] or open_suits
        return Chosen(low(plain), reasons.ATTACK_NIL) if plain else None
    losers = split(reading)[1]
    if reading.ahead == victim and losers:
        return Chosen(unload(losers), reasons.ATTACK_NIL)
    return None


def _cover_before(reading: Reading, winners: list[int], losers: list[int], need: int) -> Chosen:
    """Play high before the partner's nil has to play; trump only for the contract."""
    following = [card for card in winners if BIT[card] & reading.led]
    if following:
        return Chosen(high(following), reasons.COVER_NIL)
    if need > 0:
        return Chosen(low(winners), reasons.COVER_NIL)
    reason = reasons.DUCK if losers else reasons.HAS_TO_WIN
    return Chosen(discard(reading, losers or winners), reason)


def _has_to_win(reading: Reading, winners: list[int]) -> Chosen:
    """Nothing stays below: the last hand gets rid of its highest card, another hopes to be beaten yet."""
    return Chosen(high(winners) if reading.last else low(winners), reasons.HAS_TO_WIN)


def _follow_to_win(reading: Reading, known: Known, best: int, partner_ahead: bool) -> Chosen:
    """Second hand low, third hand high, unless the best card is known to win."""
    if known(reading, best):
        return Chosen(best, reasons.PLAY_HIGH)
    if len(reading.trick) == 1:
        return Chosen(low(reading.view.legal), reasons.SECOND_LOW)
    if partner_ahead and rank_of(best) < rank_of(reading.best) + 2:
        return Chosen(low(reading.view.legal), reasons.PARTNER_AHEAD)
    return Chosen(best, reasons.PLAY_HIGH)


def _lead_to_win(reading: Reading, known: Known) -> Chosen:
    plain = [card for card in reading.view.legal if card < FIRST_SPADE]
    spades = [card for card in reading.view.legal if card >= FIRST_SPADE]
    tops = [card for card in plain if known(reading, card) and will_hold(reading, card)]
    if tops:
        return Chosen(min(tops, key=lambda card: length(reading, card)), reasons.LEAD_TOP)
    if spades and known(reading, high(spades)) and reading.out & SPADES:
        return Chosen(high(spades), reasons.LEAD_TOP)
    if not plain:
        lowest = low(spades)
        return Chosen(lowest, reasons.LEAD_TOP if known(reading, lowest) else reasons.LEAD_LOW)
    trumps = bool(reading.view.hand & SPADES)
    return Chosen(min(plain, key=lambda card: _lead_order(reading, card, trumps)), reasons.LEAD_LOW)


def _lead_order(reading: Reading, card: int, trumps: bool) -> tuple[int, int]:
    """Short suits first while there is a spade to trump with, else long ones; low cards first."""
    size = length(reading, card)
    return (size if trumps else -size, rank_of(card))


def _lead_to_cover(reading: Reading, known: Known) -> Chosen:
    """Lead what the nil has run out of, else what nobody can beat, else the highest card."""
    legal = reading.view.legal
    partner_void = [
        card for card in legal if card < FIRST_SPADE and reading.voids[reading.partner] & SUIT_OF[card]
    ]
    if partner_void:
        return Chosen(high(partner_void), reasons.COVER_NIL)
    tops = [card for card in legal if known(reading, card)]
    return Chosen(low(tops) if tops else max(legal, key=rank_of), reasons.COVER_NIL)
