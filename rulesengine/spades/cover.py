"""What a player can do in one trick for the partner's nil: which cards keep the trick away from it."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulesengine.core.cards import Card
from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.spades import rules
from rulesengine.spades.deck import NUMBER, SUIT_OF, bits_of, cards_of
from rulesengine.spades.legality import Cards, Legality, Trick, broken_early, hand_faults, judge_cards
from rulesengine.spades.position import allowed
from rulesengine.spades.rulebook import SEED, SpadesRulebook
from rulesengine.spades.trick import strength

PARTNERS_TURN = 2
"""Cards that lie between two partners: with so many or more on the table the nil has played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """A trick beside a nil: the cards of its partner, who is on turn, those of the nil, the trick so far.

    Of both hands as many cards may be told as matter to the trick.

    When the nil has played, its card lies on the table, and its other cards need not be told.
    """

    hand: Cards
    nil: Cards = ()
    table: Cards = ()
    broken: bool = False
    first_trick: bool = False

    @property
    def nil_card(self) -> Card | None:
        """The card that the nil has played to this trick; None when it plays later."""
        return self.table[len(self.table) - PARTNERS_TURN] if len(self.table) >= PARTNERS_TURN else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """The cards after which the nil need not take the trick, those after which it may have to, the rest."""

    beside: Beside
    safe: Cards
    risky: Cards
    legality: Legality


def judge_cover(beside: Beside, rulebook: SpadesRulebook = SEED) -> Derived[Cover]:
    """Return which cards of the partner keep this trick away from the nil, whatever the opponents play.

    Nothing is known of the opponents' cards: a higher one may help, but nobody can count on it. Raises
    `InconsistentRecord` for a hand that cannot be and for a card that is there twice.

    >>> from rulesengine.core.cards import parse_card
    >>> hand, nil, table = (tuple(map(parse_card, text.split())) for text in ("K♥ 5♥", "9♥ 6♥", "3♥"))
    >>> judge_cover(Beside(hand=hand, nil=nil, table=table)).value.safe
    (Card(rank='K', suit=<Suit.HEARTS: '♥'>),)
    """
    faults = tuple(_faults(beside))
    if faults:
        raise InconsistentRecord(*faults)
    trick = Trick(
        led=beside.table[0].suit if beside.table else None, broken=beside.broken, first=beside.first_trick
    )
    legality = judge_cards(beside.hand, trick, rulebook)
    judged = [(card, _judge(beside, card, rulebook)) for card in legality.value.legal]
    safe = tuple(card for card, step in judged if step.value)
    risky = tuple(card for card, step in judged if not step.value)
    found = Cover(beside=beside, safe=safe, risky=risky, legality=legality.value)
    steps = (legality, *(step for _, step in judged))
    if not safe:
        return derive(rules.NIL_OPEN, found, *steps)
    return derive(rules.NIL_COVER, found, *steps, cards=safe)


def _faults(beside: Beside) -> Iterator[Problem]:
    """Yield what cannot be: hands that are none, a card that is there twice."""
    yield from hand_faults(beside.hand)
    if beside.nil_card is None:
        yield from hand_faults(beside.nil, "nil")
    yield from broken_early(beside.table, broken=beside.broken, first=beside.first_trick)
    yield from _revoked(beside)
    before = beside.hand
    for path, cards in (("nil", beside.nil), ("table", beside.table)):
        for index, card in enumerate(cards):
            if card in (*before, *cards[:index]):
                yield problem(rules.CARD_TWICE, f"{path}[{index}]", card=card)
        before += cards


def _revoked(beside: Beside) -> Iterator[Problem]:
    """Yield that the nil has thrown a card on a suit of which it is said to hold others."""
    led = beside.table[0].suit if beside.table else None
    thrown = beside.nil_card
    held = tuple(card for card in beside.nil if card.suit is led)
    if thrown and led and thrown.suit is not led and held:
        yield problem(rules.NIL_REVOKED, "nil", card=thrown, led=led, cards=held)


def _judge(beside: Beside, card: Card, rulebook: SpadesRulebook) -> Derived[bool]:
    """Return whether the nil need not take the trick once this card is played."""
    best = _best((*beside.table, card))
    if beside.nil_card:
        if best == beside.nil_card:
            return derive(rules.NIL_AHEAD, False, card=card, under=best)
        return derive(rules.NIL_NOT_AHEAD, True, card=card, best=best, under=beside.nil_card)
    may = _nil_may(beside, (*beside.table, card), rulebook)
    below = [one for one in may if _best((*beside.table, card, one)) != one]
    if not below:
        return derive(rules.NIL_MUST_TAKE, False, card=card, cards=may)
    return derive(rules.NIL_STAYS_UNDER, True, card=card, under=below[0])


def _nil_may(beside: Beside, lying: Cards, rulebook: SpadesRulebook) -> Cards:
    """Return what the nil may play to the cards that lie there."""
    led = SUIT_OF[NUMBER[lying[0]]]
    return cards_of(allowed(bits_of(beside.nil), led, beside.broken, beside.first_trick, rulebook))


def _best(cards: Cards) -> Card:
    """Return the card that takes these, the first of which was led."""
    return max(cards, key=lambda card: strength(card, cards[0].suit))
