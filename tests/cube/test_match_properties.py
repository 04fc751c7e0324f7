"""What holds for every match: its score, its Crawford game, its record."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.errors import IllegalMove
from rulesengine.cube import rules
from rulesengine.cube.actions import Action, CubeAction
from rulesengine.cube.match import Crawford, play_match
from rulesengine.cube.match_record import GameRecord, MatchRecord
from rulesengine.cube.record import from_json, read_game, read_record, to_json, write_record
from rulesengine.cube.replay import ANSWERS, replay_actions
from rulesengine.cube.rulebook import PRESETS
from rulesengine.cube.scoring import Result
from rulesengine.cube.state import CubeState, Phase, is_on_a_cube, one_is_one_away
from tests.cube.strategies import actions, records, states


@given(records())
def test_at_most_one_crawford_game(record: MatchRecord) -> None:
    """It is the first game with exactly one player one point away, and nobody doubles in it."""
    games = play_match(record).value.games
    crawford = [game for game in games if game.crawford is Crawford.GAME]
    assert len(crawford) <= 1
    first = [game for game in games if one_is_one_away(game.state.score, record.length)][:1]
    assert crawford == first
    assert all(game.state.cube == 1 for game in crawford)


@given(records())
def test_only_the_winner_is_written(record: MatchRecord) -> None:
    """Each game adds its points to one player, and begins where the one before it ended."""
    score = record.score
    for game in play_match(record).value.games:
        assert game.state.score == score
        assert is_on_a_cube(game.state.cube)
        if game.scored:
            gained = (game.after[0] - score[0], game.after[1] - score[1])
            assert sorted(gained) == [0, game.scored.points]
            assert game.scored.points % game.state.cube == 0
        score = game.after


@given(records())
def test_match_ends_on_points(record: MatchRecord) -> None:
    """It is over exactly when a player has the points; then no further game is taken."""
    match = play_match(record).value
    assert match.over is (max(match.score) >= record.length)
    assert bool(match.winner) is match.over
    if match.over:
        more = GameRecord((), "A", Result.OYN)
        with pytest.raises(IllegalMove) as caught:
            play_match(MatchRecord(length=record.length, games=(*record.games, more), game=record.game))
        assert [one.rule for one in caught.value.problems] == [rules.AFTER_END]


@given(states(fresh=True), st.lists(actions, max_size=14))
def test_illegal_actions_change_nothing(state: CubeState, tried: list[Action]) -> None:
    """Without its illegal actions and the answers to them a game has the same cube, and no fault."""
    found = replay_actions(state, tuple(tried))
    again = replay_actions(state, lawful(tuple(tried), dict(found.illegal)))
    assert again.illegal == ()
    assert (again.state.cube, again.state.owner) == (found.state.cube, found.state.owner)
    assert (again.state.phase is Phase.PASSED) is (found.state.phase is Phase.PASSED)


def lawful(tried: tuple[Action, ...], illegal: dict[int, str]) -> tuple[Action, ...]:
    """Return the actions that count: without the illegal ones and the answers to void offers."""
    kept: list[Action] = []
    void_by = ""
    while_offered = ("cube-wrong-turn", "cube-offer-pending", "cube-game-is-over")
    for number, action in enumerate(tried, 1):
        if void_by and action.what in ANSWERS and action.player != void_by:
            void_by = ""
        elif number not in illegal:
            kept.append(action)
            void_by = ""
        else:
            void = action.what is CubeAction.DOUBLE and illegal[number] not in while_offered
            void_by = action.player if void else ""
    return tuple(kept)


@given(records())
def test_record_is_read_back_without_loss(record: MatchRecord) -> None:
    """Text and JSON both give the same match again."""
    assert read_record(write_record(record)) == record
    assert from_json(to_json(record)) == record


@given(records())
def test_replay_in_two_pieces_is_the_same_match(record: MatchRecord) -> None:
    """Score and the history of the Crawford rule are all that the next game depends on."""
    whole = play_match(record).value
    for cut in range(len(record.games)):
        before = play_match(replace(record, games=record.games[:cut])).value
        rest = MatchRecord(
            length=record.length,
            game=record.game,
            score=before.score,
            crawford_played=bool(before.crawford_game),
            games=record.games[cut:],
        )
        after = play_match(rest).value
        assert after.score == whole.score
        assert [one.crawford for one in after.games] == [one.crawford for one in whole.games[cut:]]


@pytest.mark.parametrize(
    ("house", "cubes"),
    [
        ("owner-rule", [1, 2, 4, 4]),
        ("both-players-rule", [1, 2, 4, 8]),
        ("allowed-but-useless", [1, 2, 4, 8]),
    ],
)
def test_each_offer_keeps_the_cube_that_its_player_met(house: str, cubes: list[int]) -> None:
    """A turn that one house forbids raises the cube for the next offer in another."""
    text = "A double, B take, B double, A take, A double, B take, B double, A take → B oyn"
    record = MatchRecord(length=7, score=(3, 2), games=(read_game(text, "games[0]"),))
    (game,) = play_match(record, PRESETS[house]).value.games
    assert [(action, state.turn, state.cube) for action, state in game.offers] == [
        (1 + 2 * place, "AB"[place % 2], cube) for place, cube in enumerate(cubes)
    ]
