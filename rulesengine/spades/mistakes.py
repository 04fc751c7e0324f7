"""The mistakes that score keepers and programs make, each as the points that it gives to a side."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from itertools import product

from rulesengine.core.derivation import Rule
from rulesengine.spades import rules
from rulesengine.spades.hand import ScoredHand
from rulesengine.spades.reckoning import Reckoning, reckon
from rulesengine.spades.rulebook import NilTricks, SpadesRulebook
from rulesengine.spades.seats import BySide, of_side


class Mistake(Enum):
    """A known way to write a hand wrongly; `OTHER` is none of them. The likeliest stands first."""

    PENALTY_FORGOTTEN = "penalty-forgotten"
    PENALTY_ONCE = "penalty-once"
    NIL_FORGOTTEN = "nil-forgotten"
    NIL_TRICKS_AS_BAGS = "nil-tricks-as-bags"
    NIL_TRICKS_LOST = "nil-tricks-lost"
    SET_COSTS_NOTHING = "set-costs-nothing"
    SET_BY_SHORTFALL = "set-by-shortfall"
    BAGS_WITHOUT_POINTS = "bags-without-points"
    OTHER = "other"


LIKELIEST = tuple(one for one in Mistake if one is not Mistake.OTHER)
"""The known mistakes, the likeliest first, as the notes of score keepers and programs show them."""

MISTAKE_RULES: dict[Mistake, Rule] = {
    Mistake.PENALTY_FORGOTTEN: rules.PENALTY_FORGOTTEN,
    Mistake.PENALTY_ONCE: rules.PENALTY_ONCE,
    Mistake.NIL_FORGOTTEN: rules.NIL_FORGOTTEN,
    Mistake.NIL_TRICKS_AS_BAGS: rules.BAGS_ONLY_READ,
    Mistake.NIL_TRICKS_LOST: rules.NOTHING_READ,
    Mistake.SET_COSTS_NOTHING: rules.SET_IS_FREE,
    Mistake.SET_BY_SHORTFALL: rules.SET_BY_SHORTFALL,
    Mistake.BAGS_WITHOUT_POINTS: rules.BAGS_UNCOUNTED,
    Mistake.OTHER: rules.OTHER_MISTAKE,
}

Wrong = Callable[[Reckoning, SpadesRulebook], int]
"""From the right lines of a side to its points under a mistake."""


def explain(hand: ScoredHand, recorded: BySide) -> tuple[Mistake, ...]:
    """Return the mistakes that would leave exactly these scores after a hand, the likeliest first.

    A mistake may have been made for one side or for both.

    >>> from rulesengine.spades.hand import Hand, score_hand
    >>> right = score_hand(Hand((4, 3, 2, 3), (5, 3, 3, 2)), bags=(9, 0)).value
    >>> explain(right, (62, -60))
    (<Mistake.PENALTY_FORGOTTEN: 'penalty-forgotten'>,)
    """
    found = tuple(one for one in LIKELIEST if recorded in _wrong_scores(one, hand))
    return found or (Mistake.OTHER,)


def wrong_points(mistake: Mistake, hand: ScoredHand, side: int) -> int:
    """Return what a side writes for a hand under a mistake: the right points where it changes nothing.

    >>> from rulesengine.spades.hand import Hand, score_hand
    >>> right = score_hand(Hand((4, 3, 2, 3), (5, 3, 3, 2)), bags=(9, 0)).value
    >>> wrong_points(Mistake.PENALTY_FORGOTTEN, right, 0), wrong_points(Mistake.SET_BY_SHORTFALL, right, 1)
    (62, -10)
    """
    bids, tricks = of_side(side, hand.hand.bids), of_side(side, hand.hand.tricks)
    bags, rulebook = hand.bags_before[side], hand.rulebook
    if mistake in _READINGS:
        return reckon(bids, tricks, bags, replace(rulebook, nil_tricks=_READINGS[mistake])).points
    lines = reckon(bids, tricks, bags, rulebook)
    wrong = _WRONG.get(mistake)
    return wrong(lines, rulebook) if wrong else lines.points


def _wrong_scores(mistake: Mistake, hand: ScoredHand) -> set[BySide]:
    first, second = ({hand.points[side], wrong_points(mistake, hand, side)} for side in (0, 1))
    scores = {(hand.before[0] + one, hand.before[1] + other) for one, other in product(first, second)}
    return scores - {hand.scores}


def _shortfall(lines: Reckoning, rulebook: SpadesRulebook) -> int:
    if lines.contract_points >= 0:
        return lines.points
    short = lines.contract - lines.counted
    return lines.points - lines.contract_points - short * rulebook.trick_points


_READINGS = {Mistake.NIL_TRICKS_AS_BAGS: NilTricks.BAGS, Mistake.NIL_TRICKS_LOST: NilTricks.NOTHING}

_WRONG: dict[Mistake, Wrong] = {
    Mistake.PENALTY_FORGOTTEN: lambda lines, _: lines.points - lines.penalty,
    Mistake.PENALTY_ONCE: lambda lines, house: (
        lines.points - lines.penalty - min(lines.times, 1) * house.bag_penalty
    ),
    Mistake.NIL_FORGOTTEN: lambda lines, _: lines.points - sum(lines.nils) - lines.pair,
    Mistake.SET_COSTS_NOTHING: lambda lines, _: lines.points - min(0, lines.contract_points),
    Mistake.SET_BY_SHORTFALL: _shortfall,
    Mistake.BAGS_WITHOUT_POINTS: lambda lines, _: lines.points - lines.bag_points,
}
