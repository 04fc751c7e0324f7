"""What holds for every match in every house."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import IllegalMove
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Hand, Result
from rulesengine.kozel.match import Match, is_over, play_hand, play_match, replay
from rulesengine.kozel.rulebook import ARTICLE, Tie
from rulesengine.kozel.state import MatchState, TiePending, state_of
from tests.kozel.strategies import Case, cases, scores

article_cases = cases(st.just(ARTICLE))


def played(case: Case) -> Derived[Match]:
    """Play a case."""
    return play_match(case.hands, case.pairs, case.carry, case.house)


@given(cases())
def test_replay_equals_step_by_step(case: Case) -> None:
    """Playing all hands at once, one by one, or cut in two gives the same match."""
    match = played(case).value
    state = state_of(case.pairs, case.carry)
    for number, hand in enumerate(case.hands, 1):
        one = play_hand(state, hand.points, case.house, number).value
        assert one == match.hands[number - 1]
        assert one.before == state
        state = one.after
    assert state == match.state


@given(cases(), st.integers(0, 12))
def test_match_goes_on_from_what_the_scoreboard_shows(case: Case, cut: int) -> None:
    """Score and marker are all that the next hand depends on."""
    match = played(case).value
    before = play_match(case.hands[:cut], case.pairs, case.carry, case.house).value
    if case.hands[cut:]:
        after = play_match(case.hands[cut:], before.state.pairs, before.state.carry, case.house).value
        assert after.state.pairs == match.state.pairs
        assert after.state.carry == match.state.carry


@given(cases())
def test_swapping_sides_swaps_the_result(case: Case) -> None:
    """No rule favours a side."""
    match = played(case).value
    swapped = tuple(Hand((hand.points[1], hand.points[0])) for hand in case.hands)
    other = play_match(swapped, (case.pairs[1], case.pairs[0]), case.carry, case.house).value
    assert other.state.pairs == (match.state.pairs[1], match.state.pairs[0])
    assert other.winner == {"A": "B", "B": "A", "": ""}[match.winner]
    assert other.state.carry == match.state.carry


@given(cases())
def test_tie_changes_no_score(case: Case) -> None:
    """A tie writes nothing, save where a house writes to both sides alike."""
    for hand in played(case).value.hands:
        if hand.result is Result.TIE:
            each = case.house.carry_pairs if case.house.tie is Tie.BOTH else 0
            assert hand.awards == (each, each)
            assert hand.winner == ""


@given(cases())
def test_only_the_winner_is_written_base_and_carry(case: Case) -> None:
    """A decided hand gives the loser nothing and the winner exactly the two parts that are told."""
    for hand in played(case).value.hands:
        if hand.winner:
            mine = "AB".index(hand.winner)
            assert hand.awards[mine] == hand.base + hand.carried
            assert hand.awards[1 - mine] == 0
            assert hand.after.carry == 0


@given(article_cases)
def test_at_most_one_pair_is_ever_pending(case: Case) -> None:
    """Under the source's rules a repeated tie changes nothing."""
    for hand in played(case).value.hands:
        assert hand.after.carry in (0, 1)
        assert hand.carried in (0, 1)
        assert hand.after.carry == (hand.result is Result.TIE)


@given(article_cases)
def test_pairs_written_are_wins_and_carries(case: Case) -> None:
    """Under the source's rules the score grows by one or two a win, and by one for each run of ties."""
    match = played(case).value
    base = sum(1 + (max(hand.points) >= 90) for hand in match.hands if hand.winner)
    waiting, carried = bool(case.carry), 0
    for hand in match.hands:
        carried += waiting and bool(hand.winner)
        waiting = not hand.winner
    assert sum(match.state.pairs) - sum(case.pairs) == base + carried


@given(cases(), scores)
def test_no_award_after_the_end(case: Case, points: tuple[int, int]) -> None:
    """A match that is over takes no more hands and keeps its score."""
    match = played(case).value
    if match.finished:
        try:
            play_match((*case.hands, Hand(points)), case.pairs, case.carry, case.house)
        except IllegalMove as error:
            assert [one.rule for one in error.problems] == [kozel.AFTER_END]  # noqa: PT017  # raised only then
        else:
            raise AssertionError(match)


@given(cases())
def test_match_is_over_at_the_target_and_never_before(case: Case) -> None:
    """Only the last hand reaches the target, and under carrying only one side ever does."""
    match = played(case).value
    assert all(max(hand.before.pairs) < case.house.target for hand in match.hands)
    assert match.finished == (max(match.state.pairs) >= case.house.target)
    if case.house.tie is not Tie.BOTH:
        assert min(match.state.pairs) < case.house.target
        assert bool(match.winner) == match.finished


@given(cases())
def test_carry_that_may_not_finish_never_does(case: Case) -> None:
    """Where the last pair must be won by points, no match ends that the base award would not end."""
    if not case.house.carry_may_finish:
        for hand in played(case).value.hands:
            if hand.winner and is_over(hand.after, case.house):
                mine = "AB".index(hand.winner)
                assert hand.before.pairs[mine] + hand.base >= case.house.target


@given(cases())
def test_sums_add_up(case: Case) -> None:
    """Wherever parts and a total are told, the parts make the total."""
    for node in played(case).steps():
        facts = dict(node.facts)
        if {"parts", "total"} <= facts.keys():
            assert sum(facts["parts"]) == facts["total"]  # type: ignore[arg-type]  # numbers
        if node.rule is kozel.AWARD:
            assert node.value == sum(step.value for step in node.because)


@given(cases())
def test_story_and_score_agree(case: Case) -> None:
    """The hands told are the hands played, and each begins where the one before it ended."""
    found = played(case)
    told = [step.value for step in found.because]
    assert tuple(told) == found.value.hands
    for before, after in pairwise(told):
        assert before.after == after.before


@given(article_cases)
def test_carry_belongs_to_nobody(case: Case) -> None:
    """Who gets the carry depends on the next winner alone: until then both sides stand alike."""
    match = played(case).value
    if isinstance(match.state.phase, TiePending):
        for points, side in (((61, 59), 0), ((59, 61), 1)):
            start = MatchState(match.state.pairs, match.state.phase)
            (hand,) = [one.value for one in replay((Hand(points),), start, ARTICLE)]
            assert hand.awards[side] == 2
