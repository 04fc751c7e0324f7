"""What covers a partner's nil: held against every answer that the nil and the opponents could give."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.cards import Card, Suit, parse_card
from rulesengine.core.derivation import Rule
from rulesengine.core.errors import InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.cover import NilTrick, judge_cover
from rulesengine.spades.deck import CARDS
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.trick import take_trick

LOW = [card for card in CARDS if card.rank in ("2", "3", "4", "5", "6")]


def cards(text: str) -> tuple[Card, ...]:
    """Read cards."""
    return tuple(map(parse_card, text.split()))


def played(nil: str, table: str, **more: bool) -> NilTrick:
    """Return a trick to which the nil has played and still holds these cards."""
    return NilTrick(hand=cards("K♥ 5♥ 2♣"), nil_hand=cards(nil), table=cards(table), **more)


def refusing(told: NilTrick, house: SpadesRulebook) -> list[Rule]:
    """Return the rules that refuse what is told."""
    try:
        judge_cover(told, house)
    except InconsistentRecord as error:
        return [one.rule for one in error.problems]
    return []


@st.composite
def tricks(draw: st.DrawFn) -> NilTrick:
    """Draw small hands of both partners and a trick so far."""
    lying = draw(st.integers(0, 3))
    dealt = draw(st.lists(st.sampled_from(LOW), min_size=4 + lying, max_size=8 + lying, unique=True))
    table, rest = tuple(dealt[:lying]), tuple(dealt[lying:])
    half = len(rest) // 2
    hand, nil = rest[:half], rest[half : 2 * half]
    told = NilTrick(hand=hand, nil_hand=nil, table=table, broken=draw(st.booleans()))
    return replace(told, nil_hand=()) if told.nil_card else told


def follows(hand: tuple[Card, ...], led: Suit) -> tuple[Card, ...]:
    """Give what a hand may play to a suit."""
    return tuple(card for card in hand if card.suit is led) or hand


def may_escape(told: NilTrick, card: Card) -> bool:
    """Tell whether the nil has a card that loses, whatever an opponent adds who knows everything."""
    lying = (*told.table, card)
    others = [one for one in CARDS if one not in (*told.hand, *told.nil_hand, *lying)]
    if told.nil_card:
        rest = product(*[others] * (4 - len(lying)))
        return all(told.nil_card != _taker((*lying, *more)) for more in rest)
    between = [(one,) for one in others] if len(lying) == 1 else [()]
    after = [()] if len(lying) + len(between[0]) == 3 else [(one,) for one in others]
    return all(
        any(
            all(_taker((*lying, *first, own, *last)) != own for last in after if last != first)
            for own in follows(told.nil_hand, lying[0].suit)
        )
        for first in between
    )


def _taker(trick: tuple[Card, ...]) -> Card:
    """Give the card that takes a whole trick."""
    taken = take_trick("N", trick).value
    return trick["NESW".index(taken.winner)]


@given(tricks())
def test_safe_cards_are_those_after_which_nobody_can_force_the_nil(told: NilTrick) -> None:
    """All answers of the opponents are tried out; each legal card is either safe or a risk."""
    found = judge_cover(told).value
    assert {*found.safe, *found.risky} == {*found.legality.legal}
    for card in found.legality.legal:
        assert (card in found.safe) == may_escape(told, card), card


def test_each_card_has_its_reason() -> None:
    """The king covers, the five does not, and each says why."""
    derived = judge_cover(NilTrick(hand=cards("K♥ 5♥"), nil_hand=cards("9♥ 6♥"), table=cards("3♥")))
    assert [step.rule for step in derived.because[1:]] == [rules.NIL_STAYS_UNDER, rules.NIL_MUST_TAKE]
    assert derived.rule is rules.NIL_COVER


@pytest.mark.parametrize(
    ("told", "paths"),
    [
        (NilTrick(hand=()), ["hand", "nil"]),
        (NilTrick(hand=cards("2♥"), nil_hand=()), ["nil"]),
        (NilTrick(hand=cards("2♥ 4♥"), nil_hand=cards("2♥ 3♥")), ["nil[0]"]),
        (NilTrick(hand=cards("2♥ 4♥"), nil_hand=cards("3♥ 3♥")), ["nil[1]"]),
        (NilTrick(hand=cards("2♥"), table=cards("4♥ 4♥")), ["table[1]"]),
        (NilTrick(hand=cards("2♥"), table=cards("2♥ 5♥")), ["table[0]"]),
        (NilTrick(hand=cards("2♥"), nil_hand=cards("5♥"), table=cards("5♥")), ["nil[0]"]),
        (NilTrick(hand=cards("2♥"), nil_hand=cards("9♥"), broken=True, first_trick=True), ["broken"]),
    ],
)
def test_what_cannot_be_is_refused(told: NilTrick, paths: list[str]) -> None:
    """No cards, or one that is there twice: each is named where it stands."""
    with pytest.raises(InconsistentRecord) as caught:
        judge_cover(told)
    assert [one.value for one in caught.value.problems] == paths


@pytest.mark.parametrize(
    ("nil", "table", "possible"),
    [
        ("9♥ 8♥", "", False),
        ("9♥ 8♥ 7♥", "", True),
        ("9♥ 8♥ 7♥ 6♥", "", False),
        ("9♥ 8♥", "3♦", False),
        ("9♥ 8♥ 7♥", "3♦", True),
        ("9♥", "3♦ 4♦", False),
        ("9♥ 8♥", "3♦ 4♦", True),
        ("9♥ 8♥ 7♥", "3♦ 4♦", False),
        ("", "3♦ 4♦", True),
        ("9♥ 8♥", "2♦ 3♦ 4♦", True),
        ("9♥ 8♥ 7♥", "2♦ 3♦ 4♦", False),
    ],
)
def test_partners_hold_as_many_cards(nil: str, table: str, *, possible: bool) -> None:
    """The nil holds as many as its partner, who has three, and one fewer once it has played."""
    told = NilTrick(hand=cards("K♦ 5♦ 2♣"), nil_hand=cards(nil), table=cards(table))
    assert refusing(told, DOCUMENT) == ([] if possible else [rules.NIL_HAND_SIZE])


SHORT = SpadesRulebook(first_trick_spades=False)


@pytest.mark.parametrize(
    ("told", "house", "refused"),
    [
        (played("9♥ 4♦", "3♦ 4♥ 2♦"), DOCUMENT, rules.NIL_REVOKED),
        (played("9♥ 4♣", "3♦ 4♥ 2♦"), DOCUMENT, None),
        (played("9♥ 4♦", "3♦ 6♦ 2♦"), DOCUMENT, None),
        (played("9♥ 3♠", "4♠ 5♠"), DOCUMENT, rules.NOT_BROKEN),
        (played("6♠ 3♠", "4♠ 5♠"), DOCUMENT, None),
        (played("9♥ 3♠", "4♠ 5♠", broken=True), DOCUMENT, None),
        (played("9♥ 3♠", "3♦ 4♠ 2♦", first_trick=True), SHORT, rules.NO_SPADE_YET),
        (played("6♠ 3♠", "3♦ 4♠ 2♦", first_trick=True), SHORT, None),
        (played("9♥ 3♠", "3♦ 4♠ 2♦", first_trick=True), DOCUMENT, None),
    ],
)
def test_card_of_the_nil_was_allowed(told: NilTrick, house: SpadesRulebook, refused: Rule | None) -> None:
    """What it holds says what it may have played: it follows suit and waits for spades like everybody."""
    assert refusing(told, house) == ([refused] if refused else [])


def test_hand_of_the_nil_is_not_asked_once_it_has_played() -> None:
    """Its card lies on the table."""
    assert judge_cover(NilTrick(hand=cards("9♥"), table=cards("4♥ 8♥"))).value.safe == cards("9♥")
