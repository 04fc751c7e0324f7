"""What a player can do in one trick for the partner's nil: which cards keep the trick away from it."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulesengine.core.cards import Card
from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InconsistentRecord, Problem, problem, problem_of
from rulesengine.spades import rules
from rulesengine.spades.deck import NUMBER, SUIT_OF, bits_of, cards_of
from rulesengine.spades.legality import Legality, judge_bits, judge_cards, refusal
from rulesengine.spades.playing import Cards, Trick, at_first, doubled, faults, hand_faults
from rulesengine.spades.position import allowed
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.trick import strength

PARTNERS_TURN = 2
"""Cards that lie between two partners: with so many or more on the table the nil has played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NilTrick:
    """A trick with a nil in it: the hand of its partner, who is on turn, that of the nil, the trick so far.

    When the nil has played, its card lies on the table, and its other cards need not be told.
    """

    hand: Cards
    nil_hand: Cards = ()
    table: Cards = ()
    broken: bool = False
    first_trick: bool = False

    @property
    def trick(self) -> Trick:
        """The trick that the partner plays to."""
        told = Trick(broken=self.broken, first=self.first_trick, table=self.table)
        return at_first(told, self.hand)

    @property
    def nil_card(self) -> Card | None:
        """The card that the nil has played to this trick; None when it plays later."""
        return self.table[-PARTNERS_TURN] if len(self.table) >= PARTNERS_TURN else None

    @property
    def nil_turn(self) -> Trick:
        """The trick as the nil met it, when it has played."""
        return Trick(broken=self.broken, first=self.trick.first, table=self.table[:-PARTNERS_TURN])


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """The cards after which the nil need not take the trick, those after which it may have to, the rest."""

    told: NilTrick
    safe: Cards
    risky: Cards
    legality: Legality


def judge_cover(told: NilTrick, rulebook: SpadesRulebook = DOCUMENT) -> Derived[Cover]:
    """Return which cards of the partner keep this trick away from the nil, whatever the opponents play.

    Nothing is known of the opponents' cards: a higher one may help, but nobody can count on it. Raises
    `InconsistentRecord` with everything that cannot be: what `judge_cards` refuses, a hand of the nil that is
    longer or shorter than the trick allows, a card of the nil that its other cards forbade.

    >>> from rulesengine.core.cards import parse_card
    >>> hand, nil, table = (tuple(map(parse_card, text.split())) for text in ("K♥ 5♥", "9♥ 6♥", "3♥"))
    >>> judge_cover(NilTrick(hand=hand, nil_hand=nil, table=table)).value.safe
    (Card(rank='K', suit=<Suit.HEARTS: '♥'>),)
    """
    wrong = tuple(_faults(told, rulebook))
    if wrong:
        raise InconsistentRecord(*wrong)
    legality = judge_cards(told.hand, told.trick, rulebook)
    judged = [(card, _judge(told, card, rulebook)) for card in legality.value.legal]
    safe = tuple(card for card, step in judged if step.value)
    risky = tuple(card for card, step in judged if not step.value)
    found = Cover(told=told, safe=safe, risky=risky, legality=legality.value)
    steps = (legality, *(step for _, step in judged))
    if not safe:
        return derive(rules.NIL_OPEN, found, *steps)
    return derive(rules.NIL_COVER, found, *steps, cards=safe)


def _faults(told: NilTrick, rulebook: SpadesRulebook) -> Iterator[Problem]:
    """Yield what cannot be of both hands and the trick."""
    yield from faults(told.hand, told.trick)
    elsewhere = (*told.hand, *told.table)
    if told.nil_card:
        yield from doubled(told.nil_hand, "nil", elsewhere)
        yield from _wrongly_played(told, told.nil_card, rulebook)
    else:
        yield from hand_faults(told.nil_hand, "nil", elsewhere)
    yield from _wrong_size(told)


def _wrongly_played(told: NilTrick, card: Card, rulebook: SpadesRulebook) -> Iterator[Problem]:
    """Yield that the nil cannot have played its card while it held the others."""
    trick = told.nil_turn
    refused = dict(judge_bits(bits_of((*told.nil_hand, card)), trick, rulebook).value.refused)
    if card not in refused:
        return
    if refused[card] is rules.MUST_FOLLOW and trick.suit:
        held = tuple(one for one in told.nil_hand if one.suit is trick.suit)
        yield problem(rules.NIL_REVOKED, "nil", card=card, led=trick.suit, cards=held)
    else:
        yield problem_of(refusal(refused[card], (card,), trick), "nil")


def _wrong_size(told: NilTrick) -> Iterator[Problem]:
    """Yield that the nil cannot hold as many cards as are told beside the hand of its partner."""
    held, count = len(told.hand), len(told.nil_hand)
    expected = held - 1 if told.nil_card else held
    if held and count and count != expected:
        yield problem(rules.NIL_HAND_SIZE, "nil", held=held, expected=expected, count=count)


def _judge(told: NilTrick, card: Card, rulebook: SpadesRulebook) -> Derived[bool]:
    """Return whether the nil need not take the trick once this card is played."""
    best = _best((*told.table, card))
    if told.nil_card:
        if best == told.nil_card:
            return derive(rules.NIL_AHEAD, False, card=card, under=best)
        return derive(rules.NIL_NOT_AHEAD, True, card=card, best=best, under=told.nil_card)
    may = _nil_may(told, (*told.table, card), rulebook)
    below = [one for one in may if _best((*told.table, card, one)) != one]
    if not below:
        return derive(rules.NIL_MUST_TAKE, False, card=card, cards=may)
    return derive(rules.NIL_STAYS_UNDER, True, card=card, under=below[0])


def _nil_may(told: NilTrick, lying: Cards, rulebook: SpadesRulebook) -> Cards:
    """Return what the nil may play to the cards that lie there."""
    led = SUIT_OF[NUMBER[lying[0]]]
    return cards_of(allowed(bits_of(told.nil_hand), led, told.broken, told.trick.first, rulebook))


def _best(cards: Cards) -> Card:
    """Return the card that takes these, the first of which was led."""
    return max(cards, key=lambda card: strength(card, cards[0].suit))
