"""A trick that is being played, and what cannot be of the cards that are told of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulesengine.core.cards import RANKS, Card, Suit
from rulesengine.core.errors import Problem, problem
from rulesengine.spades import rules
from rulesengine.spades.seats import HAND

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trick:
    """The trick that a card would be played to, and what went before it.

    `table` are the cards that lie there, in the order of play. Where they are not told, `led` is the suit
    that was led, None for a lead.
    """

    led: Suit | None = None
    broken: bool = False
    first: bool = False
    table: Cards = ()

    @property
    def suit(self) -> Suit | None:
        """The suit to follow; None for a lead."""
        return self.table[0].suit if self.table else self.led

    @property
    def seen(self) -> bool:
        """Whether all cards that lie there are told."""
        return bool(self.table) or self.led is None


def at_first(trick: Trick, hand: Cards) -> Trick:
    """Return the trick as the first one where a full hand shows that it is, though nobody has said so.

    >>> from rulesengine.core.cards import deck_of
    >>> at_first(Trick(), deck_of(RANKS)[:13]).first, at_first(Trick(), deck_of(RANKS)[:12]).first
    (True, False)
    """
    return replace(trick, first=trick.first or len(hand) == HAND)


def faults(hand: Cards, trick: Trick) -> tuple[Problem, ...]:
    """Return everything that cannot be of a hand and of the trick to which it is to play.

    >>> heart, club = Card("K", Suit.HEARTS), Card("2", Suit.CLUBS)
    >>> [one.rule.id for one in faults((heart,), Trick(led=Suit.HEARTS, table=(club, heart)))]
    ['spades-card-twice', 'spades-led-contradicts']
    """
    return (
        *hand_faults(hand),
        *doubled(trick.table, "table", elsewhere=hand),
        *_not_led(hand, trick),
        *_broken_early(hand, trick),
    )


def hand_faults(hand: Cards, path: str = "hand", elsewhere: Cards = ()) -> tuple[Problem, ...]:
    """Return what is wrong with cards that are said to be one hand.

    >>> [one.rule.id for one in hand_faults(())]
    ['spades-hand-of-cards']
    """
    twice = doubled(hand, path, elsewhere)
    if 1 <= len(hand) <= HAND:
        return twice
    return (problem(rules.HAND_OF_CARDS, path, count=len(hand), most=HAND), *twice)


def doubled(cards: Cards, path: str, elsewhere: Cards = ()) -> tuple[Problem, ...]:
    """Return a problem for each card that was there before: among these cards, or elsewhere.

    >>> ace = Card("A", Suit.SPADES)
    >>> [one.value for one in doubled((ace, ace), "hand")], doubled((ace,), "table", (ace,))[0].value
    (['hand[1]'], 'table[0]')
    """
    return tuple(
        problem(rules.CARD_TWICE, f"{path}[{index}]", card=card)
        for index, card in enumerate(cards)
        if card in (*elsewhere, *cards[:index])
    )


def _not_led(hand: Cards, trick: Trick) -> Iterator[Problem]:
    """Yield that a suit cannot have been led: another one lies there, or nobody else has a card of it."""
    if trick.led is None:
        return
    if trick.table and trick.suit is not trick.led:
        yield problem(rules.LED_CONTRADICTS, "led", led=trick.led, card=trick.table[0])
    held = sum(card.suit is trick.led for card in set(hand))
    if held == len(RANKS):
        yield problem(rules.LED_ALL_HELD, "led", led=trick.led, count=held)


def _broken_early(hand: Cards, trick: Trick) -> Iterator[Problem]:
    """Yield that spades cannot be broken: it is the first trick, and no spade lies there."""
    spade = any(card.suit is Suit.SPADES for card in trick.table)
    if trick.broken and at_first(trick, hand).first and trick.seen and not spade:
        yield problem(rules.BROKEN_EARLY, "broken")
