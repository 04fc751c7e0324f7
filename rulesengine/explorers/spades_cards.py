"""Drawings of cards in Spades: a hand of which some cards may be played, and the trick that they go to."""

from markupsafe import Markup

from rulesengine.core.cards import Card, Suit
from rulesengine.core.derivation import Derived, Rule
from rulesengine.core.question import Say
from rulesengine.spades.deck import NUMBER
from rulesengine.spades.legality import Cards, Legality, Trick, refusal
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step, verdict
from rulesengine.views.answer import Drawn
from rulesengine.views.cards import HandCards, Held, Laid, LaidTrick, May, hand_html, trick_html

HAND = "hand"
"""The mark of the hand in a drawing."""


def draw_legal(derived: Derived[Legality], lang: str) -> Drawn:
    """Draw the trick so far and the hand; a card that may not be played says why."""
    say, found = speaker(lang), derived.value
    led = dict(derived.facts).get("led")
    cards = held_cards(found, Trick(led=led if isinstance(led, Suit) else None), lang)
    hand = HandCards(say("spades-hand-title"), cards, HAND)
    return Drawn(picture=laid_html(found.table, say, lang) + hand_html(hand, lang), mark=_hand_mark)


def held_cards(found: Legality, trick: Trick, lang: str) -> tuple[Held, ...]:
    """Return the cards of a hand in the order in which they are held, each refused one with its reason."""
    cards = [Held(card=card) for card in found.legal]
    cards += [refused(card, rule, trick, lang) for card, rule in found.refused]
    return in_order(cards)


def refused(card: Card, rule: Rule, trick: Trick, lang: str) -> Held:
    """Return a card that may not be played."""
    return Held(card=card, may=May.REFUSED, why=verdict(refusal(rule, (card,), trick), lang))


def in_order(cards: list[Held]) -> tuple[Held, ...]:
    """Return cards as a player holds them: suit by suit, high cards first."""
    return tuple(sorted(cards, key=lambda held: _place(held.card)))


def laid_html(table: Cards, say: Say, lang: str) -> Markup:
    """Return the trick so far, card by card."""
    if not table:
        return Markup('<p class="rx-hand-title">{}</p>').format(say("spades-trick-empty"))
    cards = tuple(
        Laid(say("spades-table-order", number=number), card) for number, card in enumerate(table, 1)
    )
    return trick_html(LaidTrick(say("spades-trick-title"), cards), lang)


def _place(card: Card) -> int:
    return -NUMBER[card]


def _hand_mark(step: Step) -> str:
    return HAND if step.path else ""
