"""A whole deal in one go, for players and measurements: the light core without a state for each card."""

from collections.abc import Callable, Sequence

from rulesengine.spades.deck import BIT, FIRST_SPADE, SUIT_OF, in_suit, numbers
from rulesengine.spades.position import allowed
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import HAND, ROUND

Choose = Callable[[Sequence[int]], int]
"""Chooses one of the legal cards, of which there are two or more; a list of them may not be changed."""


def play_out(
    hands: tuple[int, ...],
    leader: int,
    players: Sequence[Choose],
    rulebook: SpadesRulebook = DOCUMENT,
    plays: list[int] | None = None,
) -> tuple[int, ...]:
    """Return the tricks of each seat when four players choose their cards; `leader` leads first.

    They are trusted to choose what is legal, and not asked where there is one card only. Every card is
    added to `plays`.

    >>> from rulesengine.spades.deck import SUIT_BITS
    >>> play_out(SUIT_BITS, 0, [lambda legal: legal[0]] * 4)
    (0, 0, 0, 13)
    """
    held, cards = list(hands), [list(numbers(hand)) for hand in hands]
    taken, broken = [0, 0, 0, 0], False
    for trick in range(HAND):
        led = best = 0
        for turn in ROUND[leader]:
            hand = held[turn]
            following = hand & led
            if following:
                legal: Sequence[int] = in_suit(following)
            elif trick and (led or broken):
                legal = cards[turn]
            else:
                # Either the whole hand, or all but its spades, which stand last.
                may = allowed(hand, led, broken, not trick, rulebook)
                legal = cards[turn][: may.bit_count()]
            card = players[turn](legal) if len(legal) > 1 else legal[0]
            cards[turn].remove(card)
            held[turn] = hand ^ BIT[card]
            if plays is not None:
                plays.append(card)
            if not led:
                led, best = SUIT_OF[card], card
            elif card > best and (following or card >= FIRST_SPADE):
                best, leader = card, turn
        broken = broken or best >= FIRST_SPADE
        taken[leader] += 1
    return tuple(taken)
