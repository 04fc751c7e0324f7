"""The light core of play: who may play which cards, and what a card changes, in plain numbers.

Everything else that plays cards stands on these few functions. They trust their callers: a card is legal
where it is played, which `deal` checks for people and the players at the table keep to by themselves.
"""

from typing import NamedTuple

from rulesengine.spades.deck import (
    BIT,
    CLUBS,
    DECK_SIZE,
    DIAMONDS,
    FIRST_SPADE,
    HEARTS,
    PLAIN,
    SPADES,
    SUIT_OF,
    in_suit,
)
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import PLAYERS

NOTHING_TAKEN = (0,) * PLAYERS


class Position(NamedTuple):
    """A deal between two cards.

    `hands` and `led` are sets of cards as bits (`led` holds the whole suit, nothing when a trick is to be
    led), `best` is the card that takes the trick so far and `ahead` the seat that played it, `taken` counts
    tricks by seat, `played` cards.
    """

    hands: tuple[int, ...]
    turn: int
    led: int = 0
    best: int = 0
    ahead: int = 0
    broken: bool = False
    taken: tuple[int, ...] = NOTHING_TAKEN
    played: int = 0


def legal_numbers(position: Position, rulebook: SpadesRulebook = DOCUMENT) -> tuple[int, ...]:
    """Return the cards that the player on turn may play, lowest first, suit by suit.

    >>> legal_numbers(Position(hands=(0b111, 0, 0, 0), turn=0))
    (0, 1, 2)
    """
    hands, turn, led, _, _, broken, _, played = position
    hand = hands[turn]
    following = hand & led
    if following:
        return in_suit(following)
    bits = allowed(hand, led, broken, played < PLAYERS, rulebook)
    return in_suit(bits & CLUBS) + in_suit(bits & DIAMONDS) + in_suit(bits & HEARTS) + in_suit(bits & SPADES)


def allowed(hand: int, led: int, broken: bool, first_trick: bool, rulebook: SpadesRulebook = DOCUMENT) -> int:
    """Return the cards of a hand that may be played to the suit led, or led when no suit is.

    >>> allowed(0b1 | SPADES, CLUBS, False, False), allowed(0b1 | SPADES, 0, False, False)
    (1, 1)
    >>> allowed(SPADES, 0, False, False) == SPADES == allowed(SPADES, CLUBS, False, True)
    True
    """
    if hand & led:
        return hand & led
    if not led and rulebook.spades_must_be_broken and not broken:
        return hand & PLAIN or hand
    if first_trick and not rulebook.first_trick_spades:
        return hand & PLAIN or hand
    return hand


def after(position: Position, card: int) -> Position:
    """Return the position after the player on turn has played a card, which was legal.

    >>> led = after(Position(hands=(0b1, 0b10, 0b100, SPADES), turn=0), 0)
    >>> after(after(after(led, 1), 2), 51).taken
    (0, 0, 0, 1)
    """
    hands, turn, led, best, ahead, broken, taken, played = position
    bit = BIT[card]
    hands = (*hands[:turn], hands[turn] ^ bit, *hands[turn + 1 :])
    if not led:
        led, best, ahead = SUIT_OF[card], card, turn
    elif card > best and (card >= FIRST_SPADE or bit & led):
        best, ahead = card, turn
    broken = broken or card >= FIRST_SPADE
    played += 1
    if played & 3:
        return _made(Position, (hands, (turn + 1) & 3, led, best, ahead, broken, taken, played))
    taken = (*taken[:ahead], taken[ahead] + 1, *taken[ahead + 1 :])
    return _made(Position, (hands, ahead, 0, best, ahead, broken, taken, played))


def is_over(position: Position) -> bool:
    """Tell whether all cards are played.

    >>> is_over(Position(hands=(0, 0, 0, 0), turn=0, played=52))
    True
    """
    return position.played == DECK_SIZE


# Half the cost of the constructor, fifty-two times a deal.
_made = tuple.__new__
