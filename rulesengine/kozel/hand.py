"""One hand: from the points of both sides to its class, or the reason why the total is impossible."""

from dataclasses import dataclass
from enum import Enum

from rulesengine.core.derivation import Derived, derive, reject
from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.points import SIDES, Score, shortest_sets
from rulesengine.kozel.rulebook import ARTICLE, DECK_POINTS, HALF, MAJORITY, KozelRulebook


class Result(Enum):
    """The class of a hand."""

    TIE = "tie"
    WIN = "win"
    BIG_WIN = "big-win"


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand as it was written: both sides' points, and what the writer says came of them, if anything."""

    points: Score
    claim: str = ""


def winner_of(points: Score) -> str:
    """Return the side with more points, or "" for a tie.

    >>> winner_of((59, 61)), winner_of((60, 60))
    ('B', '')
    """
    return "" if points[0] == points[1] else SIDES[points[0] < points[1]]


def result_of(points: Score, rulebook: KozelRulebook = ARTICLE) -> Result:
    """Return the class of a hand whose points make 120.

    >>> result_of((90, 30)), result_of((31, 89))
    (<Result.BIG_WIN: 'big-win'>, <Result.WIN: 'win'>)
    """
    if max(points) == HALF:
        return Result.TIE
    return Result.BIG_WIN if max(points) >= rulebook.big_win_from else Result.WIN


def base_award(points: Score, rulebook: KozelRulebook = ARTICLE) -> Derived[int]:
    """Return the pairs that the points alone are worth to the winner; a tie is worth none.

    >>> base_award((74, 46)).value
    1
    """
    result, high = result_of(points, rulebook), max(points)
    no_tie = reject(kozel.TIE, points=points, half=HALF)
    if result is Result.TIE:
        return derive(
            kozel.TIE,
            0,
            instead_of=(reject(kozel.WIN, points=HALF, low=MAJORITY),),
            points=points,
            half=HALF,
        )
    if result is Result.WIN:
        return derive(
            kozel.WIN,
            rulebook.win_pairs,
            instead_of=(no_tie, reject(kozel.BIG_WIN, points=high, low=rulebook.big_win_from)),
            winner=winner_of(points),
            points=high,
            low=MAJORITY,
            high=rulebook.big_win_from - 1,
            pairs=rulebook.win_pairs,
        )
    return derive(
        kozel.BIG_WIN,
        rulebook.big_win_pairs,
        instead_of=(no_tie, reject(kozel.WIN, points=high, low=MAJORITY, high=rulebook.big_win_from - 1)),
        winner=winner_of(points),
        points=high,
        low=rulebook.big_win_from,
        pairs=rulebook.big_win_pairs,
    )


def check_points(points: Score, path: str) -> None:
    """Raise `InconsistentRecord` unless the points can be those of one deal.

    The problem says what is missing or too much, and which cards would explain it.

    >>> check_points((60, 58), "hands[0]")
    Traceback (most recent call last):
    rulesengine.core.errors.InconsistentRecord: hands[0]: kozel-total-short
    """
    found = tuple(_negative(points, path)) or tuple(_wrong_total(points, path))
    if found:
        raise InconsistentRecord(*found)


def _negative(points: Score, path: str) -> list[Problem]:
    return [
        problem(kozel.NEGATIVE, path, side=side, came=number)
        for side, number in zip(SIDES, points, strict=True)
        if number < 0
    ]


def _wrong_total(points: Score, path: str) -> list[Problem]:
    together = sum(points)
    if together == DECK_POINTS:
        return []
    rule = kozel.TOTAL_SHORT if together < DECK_POINTS else kozel.TOTAL_OVER
    difference = abs(DECK_POINTS - together)
    return [
        problem(
            rule,
            path,
            _explanation(difference),
            points=points,
            total=together,
            deck=DECK_POINTS,
            difference=difference,
        )
    ]


def _explanation(difference: int) -> Derived[int]:
    sets = shortest_sets(difference)
    if sets:
        return derive(kozel.EXPLAINED, difference, difference=difference, sets=sets)
    return derive(kozel.UNEXPLAINED, difference, difference=difference)
