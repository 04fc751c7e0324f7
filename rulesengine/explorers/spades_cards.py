"""Drawings of cards in Spades: a hand of which some cards may be played, and the trick that they go to."""

from collections.abc import Callable

from markupsafe import Markup

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.spades.cover import Cover
from rulesengine.spades.deck import NUMBER
from rulesengine.spades.legality import Legality, refusal
from rulesengine.spades.playing import Cards
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step, verdict
from rulesengine.views.answer import Drawn
from rulesengine.views.cards import HandCards, Held, Laid, LaidTrick, May, hand_html, trick_html

HAND = "hand"
"""The mark of the hand in a drawing."""


def draw_legal(derived: Derived[Legality], lang: str) -> Drawn:
    """Draw the trick so far and the hand; a card that may not be played says why."""
    say, found = speaker(lang), derived.value
    mark = HAND if derived.because else ""
    hand = HandCards(say("spades-hand-title"), held_cards(found, lang), mark)
    table = _laid(found.trick.table, lambda number: say("spades-table-order", number=number), say)
    return Drawn(picture=trick_or_empty(table, say, lang) + hand_html(hand, lang), mark=_hand_mark)


def draw_nil(derived: Derived[Cover], lang: str) -> Drawn:
    """Draw the trick so far, the partner's hand with what each card does, and the cards of the nil."""
    say, told = speaker(lang), derived.value.told
    table = _laid(told.table, lambda number: _whose(number, len(told.table), say), say)
    hand = HandCards(say("spades-nil-partner-title"), _covering(derived, lang), HAND)
    nil = HandCards(say("spades-nil-hand-title"), in_order([Held(card=card) for card in told.nil_hand]))
    shown = hand_html(nil, lang) if told.nil_hand else ""
    return Drawn(picture=trick_or_empty(table, say, lang) + hand_html(hand, lang) + shown, mark=_hand_mark)


def _whose(number: int, lying: int, say: Say) -> str:
    """Return whose a card of the trick is: the nil's when it lies one before the last."""
    return say("spades-laid-nil" if number == lying - 1 else "spades-laid-opponent")


def _covering(derived: Derived[Cover], lang: str) -> tuple[Held, ...]:
    """Return the partner's cards: those that cover, those that do not, those refused, with reasons."""
    found = derived.value
    cards = [Held(card=card) for card in found.safe]
    told = {step.fact("card"): verdict(step, lang) for step in derived.because[1:]}
    cards += [Held(card=card, may=May.RISK, why=told[card]) for card in found.risky]
    cards += refused(found.legality, lang)
    return in_order(cards)


def held_cards(found: Legality, lang: str) -> tuple[Held, ...]:
    """Return the cards of a hand in the order in which they are held, each refused one with its reason."""
    cards = [Held(card=card) for card in found.legal]
    return in_order(cards + refused(found, lang))


def refused(found: Legality, lang: str) -> list[Held]:
    """Return the cards that may not be played, each with its reason."""
    return [
        Held(card=card, may=May.REFUSED, why=verdict(refusal(rule, (card,), found.trick), lang))
        for card, rule in found.refused
    ]


def in_order(cards: list[Held]) -> tuple[Held, ...]:
    """Return cards as a player holds them: suit by suit, high cards first."""
    return tuple(sorted(cards, key=lambda held: -NUMBER[held.card]))


def trick_or_empty(trick: LaidTrick, say: Say, lang: str) -> Markup:
    """Return the trick so far, or that nothing lies on the table."""
    if trick.cards:
        return trick_html(trick, lang)
    return Markup('<p class="rx-hand-title">{}</p>').format(say("spades-trick-empty"))


def _laid(table: Cards, called: Callable[[int], str], say: Say) -> LaidTrick:
    cards = tuple(Laid(called(number), card) for number, card in enumerate(table, 1))
    return LaidTrick(say("spades-trick-title"), cards)


def _hand_mark(step: Step) -> str:
    return HAND if step.path else ""
