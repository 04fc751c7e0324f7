"""Two houses on the same hands: what each makes of them, and where they part."""

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.records import RecordComparison, first_parted
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
from rulesengine.kozel.rulebook import KozelRulebook
from rulesengine.kozel.state import state_of


def compare_houses(
    hands: tuple[Hand, ...],
    first: KozelRulebook,
    second: KozelRulebook,
    pairs: Score = (0, 0),
    carry: int = 0,
) -> Derived[RecordComparison[Match]]:
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
    parted = first_parted(
        _scores(one.value),
        _scores(other.value),
        over_in_one=one.value.finished != other.value.finished,
    )
    found = RecordComparison(one.value, other.value, differences(first, second), parted=parted)
    scores = (one.value.state.pairs, other.value.state.pairs)
    if not found.parted:
        return derive(kozel.HOUSES_AGREE, found, one, other, first=scores[0])
    return derive(
        kozel.HOUSES_DIFFER, found, one, other, first=scores[0], second=scores[1], number=found.parted
    )


def _until_over(hands: tuple[Hand, ...], pairs: Score, carry: int, rulebook: KozelRulebook) -> Derived[Match]:
    """Return the match with as many of the hands as it has in this house."""
    start = state_of(pairs, carry)
    played: list[Derived[PlayedHand]] = []
    for one in replay(() if is_over(start, rulebook) else hands, start, rulebook):
        played.append(one)
        if is_over(one.value.after, rulebook):
            break
    return standing(start, tuple(played), rulebook)


def _scores(match: Match) -> list[Score]:
    return [hand.after.pairs for hand in match.hands]
