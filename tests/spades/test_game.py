"""The end of the game and whole games: limits on both sides of their edges, replay, nobody wins twice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.errors import IllegalMove, InconsistentRecord
from rulesengine.spades import rules
from rulesengine.spades.end import judge_end, winner_at
from rulesengine.spades.game import Standing, play_game
from rulesengine.spades.hand import Hand, score_hand
from tests.spades.strategies import FAR, both_bags, hands

any_scores = st.tuples(st.integers(-300, 600), st.integers(-300, 600))


@pytest.mark.parametrize(
    ("scores", "rule", "winner"),
    [
        ((499, 498), rules.GAME_OPEN, ""),
        ((500, 499), rules.TARGET_REACHED, "NS"),
        ((499, 500), rules.TARGET_REACHED, "EW"),
        ((500, 501), rules.BOTH_AT_TARGET, "EW"),
        ((500, 500), rules.EXTRA_HAND, ""),
        ((-199, -198), rules.GAME_OPEN, ""),
        ((-200, -199), rules.FLOOR_REACHED, "EW"),
        ((-199, -200), rules.FLOOR_REACHED, "NS"),
        ((-201, -200), rules.BOTH_AT_FLOOR, "EW"),
        ((-200, -200), rules.EXTRA_HAND, ""),
        ((500, -200), rules.TARGET_REACHED, "NS"),
    ],
)
def test_game_ends_at_the_limits(scores: tuple[int, int], rule: object, winner: str) -> None:
    """499 and 500, −199 and −200, level and not."""
    derived = judge_end(scores)
    assert (derived.rule, derived.value.winner) == (rule, winner)


@given(any_scores, both_bags)
def test_ending_is_whole(scores: tuple[int, int], bags: tuple[int, int]) -> None:
    """A game is open, over with the higher score, or asks for an extra hand; bags never matter."""
    ending = judge_end(scores, bags).value
    over = max(scores) >= 500 or min(scores) <= -200
    assert ending.finished == (over and scores[0] != scores[1])
    assert ending.extra_hand == (over and scores[0] == scores[1])
    assert (
        ending.winner == winner_at(scores) == (["NS", "EW"][scores[1] > scores[0]] if ending.finished else "")
    )
    assert judge_end(scores[::-1], bags).value.finished == ending.finished


@given(st.lists(hands, max_size=12).map(tuple))
def test_game_is_the_replay_of_its_hands(played: tuple[Hand, ...]) -> None:
    """Scoring hand by hand comes to the same standing, and the scores are the sums of the points."""
    game = play_game(played, rulebook=FAR).value
    now = Standing()
    for hand in played:
        one = score_hand(hand, now.scores, now.bags, FAR).value
        now = Standing(one.scores, one.bags)
    assert game.standing == now
    assert game.standing.scores == tuple(sum(hand.points[side] for hand in game.hands) for side in (0, 1))


@given(st.lists(hands, min_size=2, max_size=8).map(tuple), st.integers(1, 7))
def test_game_can_be_cut_anywhere(played: tuple[Hand, ...], at: int) -> None:
    """What comes later depends on scores and bags alone."""
    first = play_game(played[:at], rulebook=FAR).value.standing
    rest = play_game(played[at:], first.scores, first.bags, FAR).value
    assert rest.standing == play_game(played, rulebook=FAR).value.standing


@given(st.lists(hands, min_size=1, max_size=40).map(tuple))
def test_nobody_wins_twice(played: tuple[Hand, ...]) -> None:
    """A hand after the end is refused by its number; up to there the game is whole."""
    try:
        game = play_game(played).value
    except IllegalMove as error:
        (problem,) = error.problems
        number = problem.fact("number")
        assert isinstance(number, int)
        game = play_game(played[: number - 1]).value
        assert game.ending.finished
    assert game.ending.finished == bool(game.ending.winner)


def test_every_impossible_hand_is_named() -> None:
    """Two hands with wrong tricks and too many bags are three problems."""
    short = Hand((3, 3, 3, 3), (3, 3, 3, 3))
    with pytest.raises(InconsistentRecord) as caught:
        play_game((short, Hand((3, 3, 3, 3), (4, 3, 3, 3)), short), bags=(10, 0))
    assert [one.value for one in caught.value.problems] == ["bags[0]", "hands[0].tricks", "hands[2].tricks"]
