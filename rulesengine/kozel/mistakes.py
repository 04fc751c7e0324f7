"""The mistakes that people make when they write a hand, each as the awards that it gives."""

from collections.abc import Callable
from enum import Enum

from rulesengine.kozel.hand import Result
from rulesengine.kozel.match import Match
from rulesengine.kozel.points import SIDES, Score, plus, to_side


class Mistake(Enum):
    """A known way to write a hand wrongly; `OTHER` is none of them."""

    CREDITED_BOTH = "credited-both"
    CREDITED_BY_TRICKS = "credited-by-tricks"
    CARRY_FORGOTTEN = "carry-forgotten"
    CARRY_APPLIED_TWICE = "carry-applied-twice"
    CAPPED_AT_TARGET = "capped-at-target"
    OTHER = "other"


WrongAwards = Callable[[Match, int], Score]
"""From a match and the index of a hand, the pairs that the mistake gives to each side for it."""


def wrong_scores(mistake: Mistake, match: Match, index: int) -> tuple[Score, ...]:
    """Return the scores that a mistake leaves after one hand, all before it written rightly.

    Several where it may favour either side; none where it cannot be made in this hand.

    >>> from rulesengine.kozel.match import Hand, play_match
    >>> tie = play_match((Hand((60, 60)),)).value
    >>> wrong_scores(Mistake.CREDITED_BY_TRICKS, tie, 0)
    ((1, 0), (0, 1))
    """
    hand = match.hands[index]
    here = (wrong for wrong in WRONG.get(mistake, ()) if hand.result is Result.TIE or wrong not in AT_A_TIE)
    found = (plus(hand.before.pairs, wrong(match, index)) for wrong in here)
    return tuple(score for score in dict.fromkeys(found) if score != hand.after.pairs)


def wrong_totals(mistake: Mistake, match: Match) -> tuple[Score, ...]:
    """Return the scores after all hands when a mistake is made wherever it can be made.

    >>> from rulesengine.kozel.match import Hand, play_match
    >>> match = play_match((Hand((60, 60)), Hand((74, 46))), pairs=(2, 3)).value
    >>> wrong_totals(Mistake.CARRY_FORGOTTEN, match)
    ((3, 3),)
    """
    found: dict[Score, None] = {}
    for wrong in WRONG.get(mistake, ()):
        score = match.start.pairs
        for index in range(len(match.hands)):
            score = plus(score, wrong(match, index))
        found[score] = None
    return tuple(score for score in found if score != match.state.pairs)


def _base(match: Match, index: int) -> Score:
    hand = match.hands[index]
    return to_side(hand.winner, hand.base)


def _tie_pairs(match: Match) -> int:
    return max(1, match.rulebook.carry_pairs)


def _both(match: Match, index: int) -> Score:
    if match.hands[index].result is Result.TIE:
        return (_tie_pairs(match), _tie_pairs(match))
    return match.hands[index].awards


def _both_then_base(match: Match, index: int) -> Score:
    return _both(match, index) if match.hands[index].result is Result.TIE else _base(match, index)


def _by_tricks(side: str) -> WrongAwards:
    def wrong(match: Match, index: int) -> Score:
        if match.hands[index].result is Result.TIE:
            return to_side(side, _tie_pairs(match))
        return _base(match, index)

    return wrong


def _carry_to_loser(match: Match, index: int) -> Score:
    hand = match.hands[index]
    loser = "".join(side for side in SIDES if hand.winner and side != hand.winner)
    return plus(_base(match, index), to_side(loser, hand.carried))


def _twice_at_once(match: Match, index: int) -> Score:
    hand = match.hands[index]
    return to_side(hand.winner, hand.base + 2 * hand.carried) if hand.winner else hand.awards


def _again_next_time(match: Match, index: int) -> Score:
    hand = match.hands[index]
    decided = [one for one in match.hands[:index] if one.winner]
    again = decided[-1].carried if decided and hand.winner else 0
    return plus(hand.awards, to_side(hand.winner, again))


def _capped(match: Match, index: int) -> Score:
    hand, target = match.hands[index], match.rulebook.target
    reached = plus(hand.before.pairs, hand.awards)
    return (min(reached[0], target) - hand.before.pairs[0], min(reached[1], target) - hand.before.pairs[1])


_TRICKS_TO_A, _TRICKS_TO_B = (_by_tricks(side) for side in SIDES)

AT_A_TIE = frozenset({_both, _both_then_base, _TRICKS_TO_A, _TRICKS_TO_B})
"""Mistakes that are made when the tie is written; what they give for later hands only follows from that."""

WRONG: dict[Mistake, tuple[WrongAwards, ...]] = {
    Mistake.CREDITED_BOTH: (_both, _both_then_base),
    Mistake.CREDITED_BY_TRICKS: (_TRICKS_TO_A, _TRICKS_TO_B, _carry_to_loser),
    Mistake.CARRY_FORGOTTEN: (_base,),
    Mistake.CARRY_APPLIED_TWICE: (_twice_at_once, _again_next_time),
    Mistake.CAPPED_AT_TARGET: (_capped,),
}
