"""What questions about records have in common: the first wrong line, two houses beside each other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from rulesengine.core.outputs import Likeliest
from rulesengine.core.question import Output, of_value

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Comparison(Generic[T_co]):
    """One thing under two rulebooks; `differ` are all fields in which these differ."""

    first: T_co
    second: T_co
    differ: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealComparison(Comparison[T_co]):
    """One deal or hand under two rulebooks; `matter` are the fields that change it."""

    matter: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordComparison(Comparison[T_co]):
    """One record under two rulebooks.

    `parted` counts from 1: after this hand or game the houses differ for the first time; 0 for never.
    """

    parted: int


PARTED: dict[str, Output] = {
    "parted": of_value(lambda both: both.parted),
    "fields": of_value(lambda both: both.differ),
}
"""What is told of two houses on any record, whatever the score is called."""


def first_parted(ours: Sequence[object], theirs: Sequence[object], *, over_in_one: bool = False) -> int:
    """Return after which hand or game two houses differ first, given the score of each; 0 for never.

    A match that is over in one house differs from one that goes on: at the first hand that is played in
    the other alone, or, where that is so after the last hand of both, at this one.

    >>> first_parted([(1, 0), (3, 0)], [(1, 0), (4, 0)]), first_parted([(7, 0)], [(7, 0), (7, 1)])
    (2, 2)
    >>> first_parted([(1, 0)], [(1, 0)]), first_parted([(1, 0)], [(1, 0)], over_in_one=True)
    (0, 1)
    """
    for number, (left, right) in enumerate(zip(ours, theirs, strict=False), 1):
        if left != right:
            return number
    if len(ours) != len(theirs):
        return min(len(ours), len(theirs)) + 1
    return len(ours) if over_in_one else 0


def audited(explained: Callable[[Any], tuple[Enum, ...]]) -> dict[str, Output]:
    """Return the outputs of an audit; `explained` are the mistakes behind its first wrong line.

    >>> list(audited(lambda audit: audit.mistakes))
    ['correct', 'first_wrong', 'mistake']
    """
    return {
        "correct": of_value(lambda audit: audit.first_wrong == 0),
        "first_wrong": of_value(lambda audit: audit.first_wrong),
        "mistake": of_value(lambda audit: Likeliest(tuple(one.value for one in explained(audit)))),
    }
