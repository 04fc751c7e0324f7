"""Which cards of a hand may be played, and for each of the others the rule that refuses it."""

from dataclasses import dataclass

from rulesengine.core.cards import Card
from rulesengine.core.derivation import Derived, FactValue, Rule, derive_known
from rulesengine.core.errors import InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.deck import PLAIN, SPADES, bits_of, cards_of, suit_bits
from rulesengine.spades.playing import Cards, Trick, at_first, faults
from rulesengine.spades.position import allowed
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook


@dataclass(frozen=True, slots=True)
class Legality:
    """The cards that may be played to a trick, and those refused, each with the rule that refuses it."""

    trick: Trick
    legal: Cards
    refused: tuple[tuple[Card, Rule], ...] = ()


def judge_cards(hand: Cards, trick: Trick, rulebook: SpadesRulebook = DOCUMENT) -> Derived[Legality]:
    """Return which cards of a hand may be played to a trick, and why not the others.

    Raises `InconsistentRecord` with everything that cannot be: no card at all or more than thirteen, a card
    that is there twice, a suit led that another card or the hand itself contradicts, spades broken too early.

    >>> from rulesengine.core.cards import Suit, parse_card
    >>> hand = tuple(map(parse_card, ("A♠", "9♥", "3♥")))
    >>> found = judge_cards(hand, Trick(led=Suit.HEARTS)).value
    >>> [str(card) for card in found.legal], found.refused[0][1].id
    (['9♥', '3♥'], 'spades-must-follow')
    """
    found = faults(hand, trick)
    if found:
        raise InconsistentRecord(*found)
    return judge_bits(bits_of(hand), at_first(trick, hand), rulebook)


def judge_bits(hand: int, trick: Trick, rulebook: SpadesRulebook = DOCUMENT) -> Derived[Legality]:
    """Return the same for a hand that is a set of cards.

    >>> judge_bits(SPADES, Trick()).rule.id
    'spades-lead-only-spades'
    """
    led = suit_bits(trick.suit) if trick.suit else 0
    may = allowed(hand, led, trick.broken, trick.first, rulebook)
    legal, others = cards_of(may), cards_of(hand ^ may)
    rule = _rule(hand, may, trick, rulebook)
    found = Legality(trick, legal, tuple((card, refusing(rule)) for card in others))
    because = (refusal(refusing(rule), others, trick),) if others else ()
    return derive_known(rule, found, _known(legal, trick), *because)


def refusing(rule: Rule) -> Rule:
    """Return the rule that refuses the other cards where `rule` allows some.

    >>> refusing(rules.FOLLOW).id, refusing(rules.LEAD_UNBROKEN).id
    ('spades-must-follow', 'spades-not-broken')
    """
    return _REFUSING[rule]


def refusal(rule: Rule, cards: Cards, trick: Trick) -> Derived[Cards]:
    """Return the step that says why these cards may not be played.

    >>> refusal(rules.NOT_BROKEN, cards_of(SPADES), Trick()).fact("cards") == cards_of(SPADES)
    True
    """
    return derive_known(rule, cards, _known(cards, trick))


def _known(cards: Cards, trick: Trick) -> dict[str, FactValue]:
    """Return what can be told of cards: the suit led is known unless they are led themselves."""
    return {"cards": cards, "led": trick.suit} if trick.suit else {"cards": cards}


def _rule(hand: int, may: int, trick: Trick, rulebook: SpadesRulebook) -> Rule:
    """Return the rule under which the allowed cards are allowed."""
    if trick.suit:
        if may & suit_bits(trick.suit):
            return rules.FOLLOW
        return _first_trick(hand) if _spades_wait(trick, rulebook) else rules.PLAY_ANYTHING
    if rulebook.spades_must_be_broken and not trick.broken:
        return rules.LEAD_UNBROKEN if may & PLAIN else rules.LEAD_ONLY_SPADES
    if _spades_wait(trick, rulebook):
        return _first_trick(hand)
    return rules.LEAD_ANYTHING if rulebook.spades_must_be_broken else rules.LEAD_NO_BREAKING


def _spades_wait(trick: Trick, rulebook: SpadesRulebook) -> bool:
    return trick.first and not rulebook.first_trick_spades


def _first_trick(hand: int) -> Rule:
    return rules.FIRST_TRICK_PLAIN if hand & ~SPADES else rules.FIRST_TRICK_ONLY_SPADES


_REFUSING = {
    rules.FOLLOW: rules.MUST_FOLLOW,
    rules.LEAD_UNBROKEN: rules.NOT_BROKEN,
    rules.FIRST_TRICK_PLAIN: rules.NO_SPADE_YET,
}
