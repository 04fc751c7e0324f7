"""Strategies: Kozel houses, hands, scores and matches that can arise."""

from dataclasses import dataclass

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import is_over, replay
from rulesengine.kozel.points import Score
from rulesengine.kozel.rulebook import DECK_POINTS, HALF, MAJORITY, KozelRulebook, Tie
from rulesengine.kozel.state import state_of

MOST_TIES = 4

ties = st.just((HALF, HALF))
"""The one tie."""

decided = st.integers(0, DECK_POINTS).filter(lambda a: a != HALF).map(lambda a: (a, DECK_POINTS - a))
"""Points of both sides of a hand that has a winner."""

scores: SearchStrategy[Score] = st.one_of(ties, decided, st.sampled_from([(61, 59), (31, 89), (90, 30)]))
"""Points of both sides of any hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A house, a start that can arise in it, and hands that can be played from there."""

    house: KozelRulebook
    pairs: Score
    carry: int
    hands: tuple[Hand, ...]


@st.composite
def houses(draw: DrawFn) -> KozelRulebook:
    """Draw a rulebook: any way with ties, small numbers."""
    return KozelRulebook(
        target=draw(st.integers(1, 12)),
        big_win_from=draw(st.integers(MAJORITY, DECK_POINTS)),
        win_pairs=draw(st.integers(0, 3)),
        big_win_pairs=draw(st.integers(0, 4)),
        tie=draw(st.sampled_from(Tie)),
        carry_pairs=draw(st.integers(0, 3)),
        carry_cap=draw(st.integers(0, 3)),
        carry_may_finish=draw(st.booleans()),
    )


@st.composite
def cases(
    draw: DrawFn, house: SearchStrategy[KozelRulebook] | None = None, most: int = 12, *, fresh: bool = False
) -> Case:
    """Draw a match that can be played to its last hand; a fresh one starts at 0:0."""
    rulebook = draw(houses() if house is None else house)
    below = st.integers(0, 0 if fresh else rulebook.target - 1)
    pairs = (draw(below), draw(below))
    carry = 0 if fresh else draw(pending(rulebook))
    dealt = tuple(Hand(points) for points in draw(st.lists(scores, max_size=most)))
    return Case(house=rulebook, pairs=pairs, carry=carry, hands=_until_over(dealt, pairs, carry, rulebook))


def pending(house: KozelRulebook) -> SearchStrategy[int]:
    """Draw what can be pending in a house."""
    step = {Tie.CARRY: house.carry_pairs, Tie.MULTIPLY: 1}.get(house.tie, 0)
    return st.integers(0, house.carry_cap or MOST_TIES).map(lambda ties_before: ties_before * step)


def _until_over(hands: tuple[Hand, ...], pairs: Score, carry: int, house: KozelRulebook) -> tuple[Hand, ...]:
    kept: list[Hand] = []
    state = state_of(pairs, carry)
    for hand in hands:
        if is_over(state, house):
            break
        kept.append(hand)
        state = next(replay((hand,), state, house)).value.after
    return tuple(kept)
