"""What covers a partner's nil: held against every answer that the nil and the opponents could give."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.cards import Card, Suit, parse_card
from rulesengine.core.errors import InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.cover import Beside, judge_cover
from rulesengine.spades.deck import CARDS
from rulesengine.spades.trick import take_trick

LOW = [card for card in CARDS if card.rank in ("2", "3", "4", "5", "6")]


def cards(text: str) -> tuple[Card, ...]:
    """Read cards."""
    return tuple(map(parse_card, text.split()))


@st.composite
def tricks(draw: st.DrawFn) -> Beside:
    """Draw small hands of both partners and a trick so far."""
    lying = draw(st.integers(0, 3))
    dealt = draw(st.lists(st.sampled_from(LOW), min_size=4 + lying, max_size=8 + lying, unique=True))
    table, rest = tuple(dealt[:lying]), tuple(dealt[lying:])
    half = len(rest) // 2
    told = Beside(hand=rest[:half], nil=rest[half:], table=table, broken=draw(st.booleans()))
    thrown = told.nil_card
    if thrown and thrown.suit is not table[0].suit:
        return replace(told, nil=tuple(card for card in told.nil if card.suit is not table[0].suit))
    return told


def follows(hand: tuple[Card, ...], led: Suit) -> tuple[Card, ...]:
    """Give what a hand may play to a suit."""
    return tuple(card for card in hand if card.suit is led) or hand


def may_escape(beside: Beside, card: Card) -> bool:
    """Tell whether the nil has a card that loses, whatever an opponent adds who knows everything."""
    lying = (*beside.table, card)
    others = [one for one in CARDS if one not in (*beside.hand, *beside.nil, *lying)]
    if beside.nil_card:
        rest = product(*[others] * (4 - len(lying)))
        return all(beside.nil_card != _taker((*lying, *more)) for more in rest)
    between = [(one,) for one in others] if len(lying) == 1 else [()]
    after = [()] if len(lying) + len(between[0]) == 3 else [(one,) for one in others]
    return all(
        any(
            all(_taker((*lying, *first, own, *last)) != own for last in after if last != first)
            for own in follows(beside.nil, lying[0].suit)
        )
        for first in between
    )


def _taker(trick: tuple[Card, ...]) -> Card:
    """Give the card that takes a whole trick."""
    taken = take_trick("N", trick).value
    return trick["NESW".index(taken.winner)]


@given(tricks())
def test_safe_cards_are_those_after_which_nobody_can_force_the_nil(beside: Beside) -> None:
    """All answers of the opponents are tried out; each legal card is either safe or a risk."""
    found = judge_cover(beside).value
    assert {*found.safe, *found.risky} == {*found.legality.legal}
    for card in found.legality.legal:
        assert (card in found.safe) == may_escape(beside, card), card


def test_each_card_has_its_reason() -> None:
    """The king covers, the five does not, and each says why."""
    derived = judge_cover(Beside(hand=cards("K♥ 5♥"), nil=cards("9♥ 6♥"), table=cards("3♥")))
    assert [step.rule for step in derived.because[1:]] == [rules.NIL_STAYS_UNDER, rules.NIL_MUST_TAKE]
    assert derived.rule is rules.NIL_COVER


@pytest.mark.parametrize(
    ("beside", "paths"),
    [
        (Beside(hand=()), ["hand", "nil"]),
        (Beside(hand=cards("2♥"), nil=()), ["nil"]),
        (Beside(hand=cards("2♥"), nil=cards("2♥ 3♥")), ["nil[0]"]),
        (Beside(hand=cards("2♥"), table=cards("4♥ 4♥")), ["table[1]"]),
        (Beside(hand=cards("2♥"), table=cards("2♥ 5♥")), ["table[0]"]),
        (Beside(hand=cards("2♥"), nil=cards("9♥ 4♦"), table=cards("3♦ 4♥ 2♦")), ["nil"]),
        (Beside(hand=cards("2♥"), nil=cards("9♥"), broken=True, first_trick=True), ["broken"]),
    ],
)
def test_what_cannot_be_is_refused(beside: Beside, paths: list[str]) -> None:
    """No cards, or one that is there twice: each is named where it stands."""
    with pytest.raises(InconsistentRecord) as caught:
        judge_cover(beside)
    assert [one.value for one in caught.value.problems] == paths


def test_hand_of_the_nil_is_not_asked_once_it_has_played() -> None:
    """Its card lies on the table."""
    assert judge_cover(Beside(hand=cards("9♥"), table=cards("4♥ 8♥"))).value.safe == cards("9♥")
