"""Nil: made or failed, what the tricks of a failed one do, and two nils in one side."""

from collections.abc import Iterator

from rulesengine.core.derivation import Derived, FactValue, Rejected, Rule, derive, reject
from rulesengine.spades import rules
from rulesengine.spades.reckoning import Reckoning
from rulesengine.spades.rulebook import DOCUMENT, DoubleNil, NilTricks, SpadesRulebook
from rulesengine.spades.side import Side

READINGS: dict[NilTricks, Rule] = {
    NilTricks.COUNT: rules.NIL_TRICKS_COUNT,
    NilTricks.BAGS: rules.NIL_TRICKS_BAGS,
    NilTricks.NOTHING: rules.NIL_TRICKS_NOTHING,
}
"""The three readings of what the tricks of a failed nil do."""


def judge_nils(side: Side, lines: Reckoning, rulebook: SpadesRulebook = DOCUMENT) -> Iterator[Derived[int]]:
    """Yield a line for each nil of a side, or one for both where two nils are a pair.

    >>> from rulesengine.spades.reckoning import reckon
    >>> side = Side(bids=(0, 6), tricks=(1, 5))
    >>> [line.value for line in judge_nils(side, reckon(side.bids, side.tricks, bags=0))]
    [-100]
    """
    if not lines.contract and rulebook.double_nil is DoubleNil.UNIT:
        yield _pair(side, lines)
        return
    for player, bid, taken, points in zip(side.players, side.bids, side.tricks, lines.nils, strict=True):
        if not bid:
            yield judge_nil(player, taken, points, rulebook)


def judge_nil(player: str, tricks: int, points: int, rulebook: SpadesRulebook = DOCUMENT) -> Derived[int]:
    """Return the line of one nil.

    >>> judge_nil("N", 0, 100).rule.id, judge_nil("N", 1, -100).rule.id
    ('spades-nil-made', 'spades-nil-failed')
    """
    if tricks:
        not_made = (reject(rules.NIL_MADE, player=player, total=rulebook.nil_points),)
        return derive(
            rules.NIL_FAILED, points, instead_of=not_made, player=player, tricks=tricks, total=points
        )
    return derive(rules.NIL_MADE, points, player=player, total=points)


def nil_tricks(side: Side, rulebook: SpadesRulebook = DOCUMENT) -> Iterator[Derived[int]]:
    """Yield what the tricks of each failed nil do beside a partner's contract, and what they do not.

    >>> [step.rule.id for step in nil_tricks(Side(bids=(0, 6), tricks=(1, 5)))]
    ['spades-nil-tricks-count']
    """
    for player, bid, taken in zip(side.players, side.bids, side.tricks, strict=True):
        if taken and not bid:
            facts: dict[str, FactValue] = {"player": player, "tricks": taken}
            yield derive(READINGS[rulebook.nil_tricks], taken, instead_of=_others(rulebook, facts), **facts)


def _others(rulebook: SpadesRulebook, facts: dict[str, FactValue]) -> tuple[Rejected, ...]:
    return tuple(
        reject(rule, **facts) for reading, rule in READINGS.items() if reading is not rulebook.nil_tricks
    )


def _pair(side: Side, lines: Reckoning) -> Derived[int]:
    taken = sum(side.tricks)
    if taken:
        return derive(rules.PAIR_FAILED, lines.pair, side=side.name, tricks=taken, total=lines.pair)
    return derive(rules.PAIR_MADE, lines.pair, side=side.name, total=lines.pair)
