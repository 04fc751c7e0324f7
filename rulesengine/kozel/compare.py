"""Two houses on the same hands, and the four questions to settle before a match."""

from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.rulebook import differences
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import (
    Match,
    PlayedHand,
    after_the_end,
    check_input,
    is_over,
    replay,
    standing,
)
from rulesengine.kozel.points import Score
from rulesengine.kozel.rulebook import KozelRulebook, Tie
from rulesengine.kozel.state import MatchState, state_of
from rulesengine.kozel.ties import after_tie


@dataclass(frozen=True, slots=True)
class Comparison:
    """One record under two rulebooks; `parted` is the first hand (1-based) after which they differ, or 0."""

    first: Match
    second: Match
    parted: int
    fields: tuple[str, ...]


def compare_houses(
    hands: tuple[Hand, ...],
    first: KozelRulebook,
    second: KozelRulebook,
    pairs: Score = (0, 0),
    carry: int = 0,
) -> Derived[Comparison]:
    """Return what the same hands come to in two houses.

    A match that ends earlier in one house is compared as far as it went there. Raises what `play_match`
    raises, `IllegalMove` only for hands after the end in both houses.

    >>> from rulesengine.kozel.rulebook import Tie
    >>> ours, theirs = KozelRulebook(), KozelRulebook(tie=Tie.MULTIPLY)
    >>> both = compare_houses((Hand((60, 60)), Hand((95, 25))), ours, theirs).value
    >>> both.first.state.pairs, both.second.state.pairs
    ((3, 0), (4, 0))
    """
    check_input(hands, pairs, carry, first, second)
    one, other = (_until_over(hands, pairs, carry, house) for house in (first, second))
    longer = max(one.value, other.value, key=lambda match: len(match.hands))
    played = len(longer.hands)
    if played < len(hands):
        raise after_the_end(longer.state, longer.rulebook, played + 1, f"hands[{played}]")
    found = Comparison(one.value, other.value, _parted(one.value, other.value), differences(first, second))
    scores = (one.value.state.pairs, other.value.state.pairs)
    if not found.parted:
        return derive(kozel.HOUSES_AGREE, found, one, other, first=scores[0])
    return derive(
        kozel.HOUSES_DIFFER, found, one, other, first=scores[0], second=scores[1], number=found.parted
    )


def agree_before_play(rulebook: KozelRulebook) -> Derived[KozelRulebook]:
    """Return the four questions to settle before the deal, with this house's answers."""
    finish = "yes" if rulebook.carry_may_finish else "no"
    return derive(
        kozel.AGREED,
        rulebook,
        derive(kozel.AGREE_TIE, rulebook.tie, tie=rulebook.tie),
        _worth(rulebook),
        _repeated(rulebook),
        derive(kozel.AGREE_FINISH, rulebook.carry_may_finish, may_finish=finish),
    )


def _worth(rulebook: KozelRulebook) -> Derived[object]:
    """Return what one tie is worth: pairs that are carried, or what the house has in their place."""
    if rulebook.tie is Tie.CARRY:
        return derive(kozel.AGREE_CARRY, rulebook.carry_pairs, carry=rulebook.carry_pairs)
    return after_tie(MatchState((0, 0)), rulebook)


def _repeated(rulebook: KozelRulebook) -> Derived[int]:
    """Return whether repeated ties add up: a pair to both sides is written each time, a redeal never."""
    waits = rulebook.tie in (Tie.CARRY, Tie.MULTIPLY)
    if rulebook.tie is Tie.BOTH or (waits and not rulebook.carry_cap):
        return derive(kozel.AGREE_REPEAT_FREE, 0)
    cap = rulebook.carry_cap if waits else 0
    return derive(kozel.AGREE_REPEAT, cap, cap=cap)


def _until_over(hands: tuple[Hand, ...], pairs: Score, carry: int, rulebook: KozelRulebook) -> Derived[Match]:
    """Return the match with as many of the hands as it has in this house."""
    start = state_of(pairs, carry)
    played: list[Derived[PlayedHand]] = []
    for one in replay(() if is_over(start, rulebook) else hands, start, rulebook):
        played.append(one)
        if is_over(one.value.after, rulebook):
            break
    return standing(start, tuple(played), rulebook)


def _parted(one: Match, other: Match) -> int:
    for left, right in zip(one.hands, other.hands, strict=False):
        if left.after.pairs != right.after.pairs:
            return right.number
    shorter, longer = sorted((one, other), key=lambda match: len(match.hands))
    return len(shorter.hands) + 1 if len(longer.hands) > len(shorter.hands) else 0
