"""A match is the replay of its hands: what a tie leaves, what the next winner gets, where it ends."""

from typing import Any

import pytest

from rulesengine.core.derivation import Rule
from rulesengine.core.errors import IllegalMove, InconsistentRecord, RulesError
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import Match, play_match
from rulesengine.kozel.points import Score
from rulesengine.kozel.rulebook import KozelRulebook, Tie
from rulesengine.kozel.state import CarryResolved, Ordinary, TiePending

TIE, WIN, BIG, LOSS, BIG_LOSS = (
    Hand(points) for points in ((60, 60), (74, 46), (95, 25), (46, 74), (25, 95))
)


def played(*hands: Hand, pairs: Score = (0, 0), carry: int = 0, **rules: Any) -> Match:
    """Play hands in a house that differs from the source's only in `rules`."""
    return play_match(hands, pairs, carry, KozelRulebook(**rules)).value


def refused(*hands: Hand, pairs: Score = (0, 0), carry: int = 0, **rules: Any) -> list[tuple[str, Rule]]:
    """Return path and rule of every problem."""
    with pytest.raises(RulesError) as caught:
        played(*hands, pairs=pairs, carry=carry, **rules)
    return [(one.value, one.rule) for one in caught.value.problems]


def test_three_states_follow_each_other() -> None:
    """Ordinary, tie pending, carry resolved, and from there as at the start."""
    phases = [hand.after.phase for hand in played(TIE, TIE, WIN, LOSS).hands]
    assert phases == [TiePending(1), TiePending(1), CarryResolved("A", 1), Ordinary()]


@pytest.mark.parametrize(
    ("before", "hand", "after", "finished"),
    [
        ((5, 5), TIE, (5, 5), False),
        ((4, 0), WIN, (5, 0), False),
        ((5, 0), WIN, (6, 0), True),
        ((4, 0), BIG, (6, 0), True),
        ((5, 0), BIG, (7, 0), True),
        ((0, 5), BIG_LOSS, (0, 7), True),
    ],
)
def test_match_ends_at_six_or_more(before: Score, hand: Hand, after: Score, finished: bool) -> None:
    """Both sides of the edge at six; the last award is written in full."""
    match = played(hand, pairs=before)
    assert (match.state.pairs, match.finished) == (after, finished)


@pytest.mark.parametrize(
    ("pairs", "hand", "after"),
    [((4, 0), WIN, (6, 0)), ((4, 0), BIG, (7, 0)), ((5, 4), BIG, (8, 4)), ((5, 4), LOSS, (5, 6))],
)
def test_carry_may_end_the_match(pairs: Score, hand: Hand, after: Score) -> None:
    """The carried pair counts for the end like any other."""
    match = played(hand, pairs=pairs, carry=1)
    assert (match.state.pairs, match.finished, match.state.carry) == (after, True, 0)


@pytest.mark.parametrize(
    ("pairs", "carry", "hand", "after", "finished"),
    [
        ((4, 0), 1, WIN, (5, 0), False),
        ((3, 0), 1, WIN, (5, 0), False),
        ((5, 0), 1, WIN, (7, 0), True),
        ((4, 0), 1, BIG, (7, 0), True),
        ((3, 0), 1, BIG, (5, 0), False),
        ((0, 0), 9, WIN, (5, 0), False),
        ((5, 0), 9, LOSS, (5, 5), False),
    ],
)
def test_carry_that_may_not_finish_stops_below_the_target(
    pairs: Score, carry: int, hand: Hand, after: Score, finished: bool
) -> None:
    """Where the last pair must be won by points, the carry stops at five, unless the base award ends it."""
    match = played(hand, pairs=pairs, carry=carry, carry_cap=0, carry_may_finish=False)
    assert (match.state.pairs, match.finished, match.state.carry) == (after, finished, 0)


@pytest.mark.parametrize(
    ("rules", "hands", "pairs", "carry"),
    [
        ({}, (TIE, TIE), (0, 0), 1),
        ({"carry_cap": 2}, (TIE, TIE, TIE), (0, 0), 2),
        ({"carry_cap": 0}, (TIE, TIE, TIE), (0, 0), 3),
        ({"carry_pairs": 2}, (TIE, TIE), (0, 0), 2),
        ({"carry_pairs": 2, "carry_cap": 2}, (TIE, TIE), (0, 0), 4),
        ({"carry_pairs": 0}, (TIE, WIN), (1, 0), 0),
        ({"tie": Tie.MULTIPLY}, (TIE, TIE), (0, 0), 1),
        ({"tie": Tie.MULTIPLY, "carry_cap": 0}, (TIE, TIE, TIE, WIN), (8, 0), 0),
        ({"tie": Tie.MULTIPLY, "carry_cap": 2}, (TIE, TIE, TIE, BIG), (8, 0), 0),
        ({"tie": Tie.BOTH}, (TIE, TIE, WIN), (3, 2), 0),
        ({"tie": Tie.BOTH, "carry_pairs": 2}, (TIE, LOSS), (2, 3), 0),
        ({"tie": Tie.REDEAL}, (TIE, TIE, WIN), (1, 0), 0),
        ({"tie": Tie.NONE}, (TIE, BIG), (2, 0), 0),
        ({"win_pairs": 2, "big_win_pairs": 4, "target": 12}, (TIE, WIN, BIG_LOSS), (3, 4), 0),
    ],
)
def test_houses_write_ties_in_their_own_way(
    rules: dict[str, Any], hands: tuple[Hand, ...], pairs: Score, carry: int
) -> None:
    """Each field of the rulebook does what it says."""
    match = played(*hands, **rules)
    assert (match.state.pairs, match.state.carry) == (pairs, carry)


def test_five_hundred_ties_that_double_without_limit_are_exact() -> None:
    """Huge numbers stay whole numbers."""
    match = played(*[TIE] * 499, BIG, tie=Tie.MULTIPLY, carry_cap=0)
    assert match.state.pairs == (2 * 2**499, 0)


@pytest.mark.parametrize(
    ("pairs", "after", "winner", "rule"),
    [
        ((5, 5), (6, 6), "", kozel.MATCH_LEVEL),
        ((5, 4), (6, 5), "A", kozel.MATCH_OVER),
        ((4, 5), (5, 6), "B", kozel.MATCH_OVER),
        ((4, 4), (5, 5), "", kozel.MATCH_OPEN),
    ],
)
def test_pair_to_both_can_end_the_match(pairs: Score, after: Score, winner: str, rule: Rule) -> None:
    """Where a tie writes to both, it can end the match, level or not."""
    found = play_match((TIE,), pairs, 0, KozelRulebook(tie=Tie.BOTH))
    assert (found.value.state.pairs, found.value.winner, found.rule) == (after, winner, rule)


@pytest.mark.parametrize(
    ("hands", "pairs", "path"),
    [((WIN,), (6, 0), "hands[0]"), ((WIN, WIN), (0, 7), "hands[0]"), ((BIG, TIE), (4, 0), "hands[1]")],
)
def test_hand_after_the_end_is_refused(hands: tuple[Hand, ...], pairs: Score, path: str) -> None:
    """The first hand that cannot be played is named, a tie too."""
    with pytest.raises(IllegalMove):
        played(*hands, pairs=pairs)
    assert refused(*hands, pairs=pairs) == [(path, kozel.AFTER_END)]


@pytest.mark.parametrize(
    ("pairs", "carry", "rules", "problems"),
    [
        ((6, 6), 0, {}, [("pairs", kozel.BOTH_AT_TARGET)]),
        ((0, 0), 2, {}, [("carry", kozel.CARRY_TOO_LARGE)]),
        ((6, 9), 3, {}, [("pairs", kozel.BOTH_AT_TARGET), ("carry", kozel.CARRY_TOO_LARGE)]),
        ((0, 0), 5, {"carry_pairs": 2, "carry_cap": 2}, [("carry", kozel.CARRY_TOO_LARGE)]),
        ((0, 0), 2, {"tie": Tie.MULTIPLY}, [("carry", kozel.CARRY_TOO_LARGE)]),
        ((0, 0), 1, {"tie": Tie.BOTH}, [("carry", kozel.CARRY_TOO_LARGE)]),
        ((0, 0), 2, {"tie": Tie.REDEAL}, [("carry", kozel.CARRY_TOO_LARGE)]),
        ((0, 0), 1, {"tie": Tie.NONE}, [("carry", kozel.CARRY_TOO_LARGE)]),
        ((0, 0), 1, {"carry_pairs": 0, "carry_cap": 0}, [("carry", kozel.CARRY_TOO_LARGE)]),
    ],
)
def test_start_that_cannot_arise_is_refused(
    pairs: Score, carry: int, rules: dict[str, Any], problems: list[tuple[str, Rule]]
) -> None:
    """Two sides at the target, or more pending than the house allows, are named at once."""
    assert refused(pairs=pairs, carry=carry, **rules) == problems


@pytest.mark.parametrize(
    ("carry", "rules"),
    [
        (1, {}),
        (99, {"carry_cap": 0}),
        (4, {"carry_pairs": 2, "carry_cap": 2}),
        (3, {"tie": Tie.MULTIPLY, "carry_cap": 3}),
    ],
)
def test_start_at_the_edge_of_what_can_arise_is_played(carry: int, rules: dict[str, Any]) -> None:
    """The most that can be pending is accepted."""
    assert played(carry=carry, **rules).state.carry == carry


def test_all_impossible_hands_are_reported_and_nothing_is_written() -> None:
    """Each wrong total has its path; the good hands between them are not played."""
    with pytest.raises(InconsistentRecord) as caught:
        play_match((Hand((60, 58)), TIE, Hand((121, 0)), Hand((-1, 121))), (2, 3), 5)
    assert [(one.value, one.rule) for one in caught.value.problems] == [
        ("carry", kozel.CARRY_TOO_LARGE),
        ("hands[0]", kozel.TOTAL_SHORT),
        ("hands[2]", kozel.TOTAL_OVER),
        ("hands[3]", kozel.NEGATIVE),
    ]


@pytest.mark.parametrize(
    ("hands", "pairs", "carry", "tie", "rule"),
    [
        ((), (0, 0), 0, Tie.CARRY, kozel.MATCH_OPEN),
        ((TIE,), (0, 0), 0, Tie.CARRY, kozel.MATCH_PENDING),
        ((TIE,), (0, 0), 0, Tie.MULTIPLY, kozel.MATCH_DOUBLED),
        ((TIE, WIN), (0, 0), 0, Tie.CARRY, kozel.MATCH_OPEN),
        ((BIG,), (4, 0), 0, Tie.CARRY, kozel.MATCH_OVER),
        ((), (7, 0), 0, Tie.CARRY, kozel.MATCH_OVER),
    ],
)
def test_verdict_says_where_the_match_stands(
    hands: tuple[Hand, ...], pairs: Score, carry: int, tie: Tie, rule: Rule
) -> None:
    """Open, waiting, or over: one sentence each."""
    assert play_match(hands, pairs, carry, KozelRulebook(tie=tie)).rule is rule
