"""Which card a player plays, and why: the aim first, then the card for it."""

from rulesengine.bots import reasons
from rulesengine.bots.habits import HABITS, Habits, Level
from rulesengine.bots.reading import Reading, rank_of, read
from rulesengine.bots.tactics import Chosen, Known, to_attack, to_cover, to_keep_nil, to_lose, to_win
from rulesengine.bots.view import PlayerView
from rulesengine.core.derivation import Rule
from rulesengine.spades.deck import BIT, SUIT_OF, numbers
from rulesengine.spades.seats import opponents_of

GOING_FOR_IT = (reasons.LEAD_TOP, reasons.WIN_CHEAPLY, reasons.PLAY_HIGH)
"""The reasons of a card that is played to take the trick."""


def choose_card(view: PlayerView, level: Level) -> tuple[Chosen, Reading]:
    """Return the card that a player of this level plays, with what it read from the table."""
    reading = read(view)
    if len(view.legal) == 1:
        return Chosen(view.legal[0], reasons.ONLY_CARD), reading
    if level is Level.SIMPLE:
        return Chosen(min(view.legal, key=lambda card: (rank_of(card), card)), reasons.LOWEST), reading
    return _as_it_is(reading, _by_aim(reading, HABITS[level])), reading


def top_of_hand(reading: Reading, card: int) -> bool:
    """Tell whether the player's own hand holds every higher card of the suit: an ace, a king beside it."""
    higher = SUIT_OF[card] & -(BIT[card] << 1)
    return not higher & ~reading.view.hand


def top_of_all(reading: Reading, card: int) -> bool:
    """Tell whether every higher card of the suit is the player's own or was played."""
    return not reading.above(card)


def _by_aim(reading: Reading, habits: Habits) -> Chosen:
    """Look at living nils first, one's own, the partner's, an opponent's; then at the contract."""
    seat = reading.view.seat
    known = top_of_all if habits.counts else top_of_hand
    need = reading.need(seat & 1)
    if reading.nil_alive(seat):
        return to_keep_nil(reading)
    if reading.nil_alive(reading.partner):
        return to_cover(reading, known, need)
    attack = _attack(reading) if habits.counts or need <= 0 else None
    return attack or _by_contract(reading, habits, known, need)


def _by_contract(reading: Reading, habits: Habits, known: Known, need: int) -> Chosen:
    """Make the contract; once that is settled, set the others if it can be done, else take no bag."""
    if habits.counts and need > reading.left:
        return _for(reasons.GIVE_BAGS, to_lose(reading), (reasons.DUCK,))
    if need > 0 and reading.helps:
        return to_win(reading, known)
    theirs = reading.need(1 - (reading.view.seat & 1))
    if theirs > 0 and _can_set(reading, habits, theirs):
        return _for(reasons.SET_THEM, to_win(reading, known), GOING_FOR_IT)
    return to_lose(reading)


def _for(aim: Rule, chosen: Chosen, serving: tuple[Rule, ...]) -> Chosen:
    """Name the aim where the card serves it; one that does not keeps its own reason."""
    return chosen._replace(rule=aim) if chosen.rule in serving else chosen


def _as_it_is(reading: Reading, chosen: Chosen) -> Chosen:
    """Say of a trick that is left to others why it is: a bag beside a contract, or of no use for one."""
    return (
        chosen if reading.helps or chosen.rule is not reasons.DUCK else chosen._replace(rule=reasons.NO_USE)
    )


def _attack(reading: Reading) -> Chosen | None:
    for opponent in opponents_of(reading.view.seat):
        if reading.nil_alive(opponent):
            found = to_attack(reading, opponent)
            if found:
                return found
    return None


def _can_set(reading: Reading, habits: Habits, theirs: int) -> bool:
    """Tell whether the other side can yet be kept from its contract: none to spare, or top cards enough.

    A side that needs more tricks than are left is set already: another trick would be a bag for nothing.
    """
    spare = reading.left - theirs
    if spare <= 0 or not habits.counts:
        return spare == 0
    return spare < sum(top_of_all(reading, card) for card in numbers(reading.view.hand))
