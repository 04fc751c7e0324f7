"""Who takes a trick, and whether it breaks the spades."""

from dataclasses import dataclass

from rulesengine.core.cards import Card, Suit
from rulesengine.core.derivation import Derived, Rejected, derive, reject
from rulesengine.core.errors import InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.deck import FIRST_SPADE, NUMBER, RANKS_UP
from rulesengine.spades.playing import Cards, doubled
from rulesengine.spades.seats import round_from


@dataclass(frozen=True, slots=True)
class Taken:
    """A complete trick: who led, the cards in order, who takes it, whether a spade is among them."""

    leader: str
    cards: Cards
    winner: str
    broken: bool


def take_trick(leader: str, cards: Cards, *, broken: bool = True) -> Derived[Taken]:
    """Return who takes four cards; `broken` says whether spades were broken before.

    Raises `InconsistentRecord` when a card is there twice.

    >>> from rulesengine.core.cards import parse_card
    >>> cards = tuple(map(parse_card, ("9♥", "A♣", "2♠", "K♥")))
    >>> take_trick("N", cards).value.winner
    'S'
    """
    faults = doubled(cards, "cards")
    if faults:
        raise InconsistentRecord(*faults)
    order = round_from(leader)
    best = max(cards, key=lambda card: strength(card, cards[0].suit))
    winner = order[cards.index(best)]
    spades = [place for place, card in enumerate(cards) if card.suit is Suit.SPADES]
    found = Taken(leader, cards, winner, bool(spades))
    breaks = (
        (derive(rules.BREAKS, found.broken, player=order[spades[0]], card=cards[spades[0]]),)
        if spades and not broken
        else ()
    )
    rejected = _beaten(cards, best)
    if best.suit is Suit.SPADES:
        return derive(rules.HIGHEST_SPADE, found, *breaks, instead_of=rejected, winner=winner, card=best)
    return derive(
        rules.HIGHEST_OF_SUIT, found, *breaks, instead_of=rejected, winner=winner, card=best, led=best.suit
    )


def strength(card: Card, led: Suit) -> int:
    """Return what orders the cards of a trick: its number for a spade or the suit led, else nothing.

    >>> strength(Card("2", Suit.SPADES), Suit.HEARTS) > strength(Card("A", Suit.HEARTS), Suit.HEARTS)
    True
    """
    number = NUMBER[card]
    return number if number >= FIRST_SPADE or card.suit is led else -1


def _beaten(cards: Cards, best: Card) -> tuple[Rejected, ...]:
    """Return why a card that might be thought to win does not: another suit, or a plain one under a spade."""
    led = cards[0].suit
    others = [card for card in cards if card.suit not in (led, Suit.SPADES) and _rank(card) > _rank(best)]
    suited = [card for card in cards if card.suit is led]
    rejected = tuple(reject(rules.OTHER_SUITS, card=card, led=led) for card in others)
    if best.suit is Suit.SPADES and led is not Suit.SPADES:
        rejected += (reject(rules.HIGHEST_OF_SUIT, card=max(suited, key=_rank), led=led),)
    return rejected


def _rank(card: Card) -> int:
    return RANKS_UP.index(card.rank)
