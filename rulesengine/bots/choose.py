"""What a player at the table does next, as a value that can explain itself."""

from rulesengine.bots.announce import announce
from rulesengine.bots.habits import Level
from rulesengine.bots.play import choose_card
from rulesengine.bots.reasons import SET_THEM
from rulesengine.bots.view import PlayerView
from rulesengine.core.derivation import Derived, FactValue, derive_known
from rulesengine.spades.deal import Action, Bid, Play
from rulesengine.spades.deck import CARDS
from rulesengine.spades.seats import PLAYERS, SEATS


def choose(view: PlayerView, level: Level) -> Derived[Action]:
    """Return what a player of this level does, with the reason for it.

    The same view always gives the same choice.

    >>> from random import Random
    >>> from rulesengine.bots.view import view_of
    >>> from rulesengine.spades.deal import dealt_hands, of_bits
    >>> deal = of_bits(dealt_hands(Random(1)))
    >>> choose(view_of(deal, "E"), Level.SIMPLE).value
    Bid(player='E', tricks=3)
    """
    player = SEATS[view.seat]
    if len(view.bids) < PLAYERS:
        bid, rule, facts = announce(view, level)
        return derive_known(rule, Bid(player, bid), {"player": player, **facts})
    chosen, reading = choose_card(view, level)
    card = CARDS[chosen.card]
    side = view.seat & 1
    needed = reading.need(1 - side if chosen.rule is SET_THEM else side)
    known: dict[str, FactValue] = {"player": player, "card": card, "need": needed, "left": reading.left}
    return derive_known(chosen.rule, Play(player, card), known)
