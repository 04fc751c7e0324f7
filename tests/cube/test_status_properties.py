"""What holds for every state of every match in every house."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.errors import IllegalMove
from rulesengine.cube.actions import Action, CubeAction, apply, end_turn, judge, legal_actions
from rulesengine.cube.chain import largest_cube, match_grid, turn_chain
from rulesengine.cube.gammon import gammon_value
from rulesengine.cube.model import Model
from rulesengine.cube.players import PLAYERS, other
from rulesengine.cube.rulebook import LARGEST_CUBE, PRESETS, CubeRulebook
from rulesengine.cube.state import CENTRE, CubeState, Phase, is_on_a_cube
from rulesengine.cube.status import Reason, cube_status, is_dead_for
from rulesengine.cube.terms import Terms
from tests.cube.strategies import actions, houses, states

MODEL = Model()


@given(states(), st.lists(actions, max_size=12), houses)
def test_owner_changes_on_each_take_and_cube_is_a_power_of_two(
    state: CubeState, tried: list[Action], house: CubeRulebook
) -> None:
    """Only a take changes the cube: it doubles, and goes to the one who takes."""
    now = state
    for action in tried:
        if not judge(now, action, house).value:
            with pytest.raises(IllegalMove):
                apply(now, action, house)
            continue
        after = apply(now, action, house).value
        if action.what is CubeAction.TAKE:
            assert (after.cube, after.owner) == (2 * now.cube, action.player)
            assert after.owner != now.owner or now.owner == CENTRE
        else:
            assert (after.cube, after.owner) == (now.cube, now.owner)
        assert is_on_a_cube(after.cube)
        now = end_turn(after) if after.phase is Phase.ROLLED else after


@given(states(fresh=True), st.lists(actions, max_size=12))
def test_dead_cube_stays_dead_within_a_game(state: CubeState, tried: list[Action]) -> None:
    """The score stands still and the cube only grows, so nothing comes back to life."""
    now = state
    for action in tried:
        dead = {player for player in PLAYERS if is_dead_for(now, player)}
        if judge(now, action).value:
            now = apply(now, action).value
            now = end_turn(now) if now.phase is Phase.ROLLED else now
        assert dead <= {player for player in PLAYERS if is_dead_for(now, player)}


@given(states(fresh=True), st.lists(actions, max_size=20))
def test_legal_cube_never_exceeds_the_largest(state: CubeState, tried: list[Action]) -> None:
    """From a cube at one no legal turns lead beyond the first power of two that fills the match."""
    largest = largest_cube(state.length).value
    now = state
    for action in tried:
        if judge(now, action).value:
            now = apply(now, action).value
            now = end_turn(now) if now.phase is Phase.ROLLED else now
        assert now.cube <= largest < 2 * max(state.length, 1)


@given(states(), houses)
def test_apply_leaves_the_given_state_alone(state: CubeState, house: CubeRulebook) -> None:
    """An action gives a new state."""
    kept = replace(state)
    for player in PLAYERS:
        for action in legal_actions(state, player, house).value.legal:
            apply(state, Action(player, action), house)
    assert state == kept


@given(states(), houses)
def test_swapping_players_swaps_the_answer(state: CubeState, house: CubeRulebook) -> None:
    """No rule favours a player."""
    mirrored = replace(
        state,
        score=(state.score[1], state.score[0]),
        owner=other(state.owner) if state.owner else CENTRE,
        turn=other(state.turn),
    )
    one, two = cube_status(state, "", house).value, cube_status(mirrored, "", house).value
    assert (one.reason, one.live) == (two.reason, (two.live[1], two.live[0]))


@given(states(), houses)
def test_status_and_actions_agree(state: CubeState, house: CubeRulebook) -> None:
    """Doubling is among the legal actions exactly when nothing speaks against it."""
    for player in PLAYERS:
        status = cube_status(state, player, house).value
        legal = legal_actions(state, player, house).value.legal
        if state.phase is not Phase.PASSED:
            assert (CubeAction.DOUBLE in legal) is (status.reason is None)


@given(states())
def test_policies_are_ordered(state: CubeState) -> None:
    """What the owner rule allows the others allow, and what both players' rule allows the last allows."""
    reasons = {name: cube_status(state, "", house).value.reason for name, house in PRESETS.items()}
    owner, both = reasons["owner-rule"], reasons["both-players-rule"]
    useless = reasons["allowed-but-useless"]
    assert both is None or owner is both
    assert useless is None or both is useless
    assert useless is not Reason.DEAD_CUBE or state.cube == LARGEST_CUBE


@given(states(), houses)
def test_sum_of_the_story_decides(state: CubeState, house: CubeRulebook) -> None:
    """The verdict on the cube follows from the sum that is told, in every house."""
    told = cube_status(state, "", house)
    mine = next(step for step in told.because if step.rule.id in {"cube-live", "cube-dead"})
    total = mine.fact("total")
    assert isinstance(total, int)
    assert (total < state.length) is told.value.live[PLAYERS.index(state.turn)]
    assert told.value.total == total


@given(states(fresh=True))
def test_chain_is_made_of_legal_turns(state: CubeState) -> None:
    """Each turn of the chain is a legal double that is taken; after the last no other is legal."""
    now = replace(state, crawford=False)
    chain = turn_chain(now).value
    for player, cube in chain.turns:
        offered = apply(replace(now, turn=player), Action(player, CubeAction.DOUBLE)).value
        now = apply(offered, Action(other(player), CubeAction.TAKE)).value
        assert now.cube == cube
    assert cube_status(replace(now, turn=chain.dead_for), chain.dead_for).value.reason is Reason.DEAD_CUBE


@given(st.integers(1, 12), st.sampled_from((1, 2, 4, 8, 16)))
def test_grid_says_what_the_status_says(length: int, cube: int) -> None:
    """Every cell is the answer to its own question."""
    grid = match_grid(length, cube).value.live
    for mine in range(length):
        for theirs in range(length):
            state = CubeState(length=length, score=(mine, theirs), cube=cube)
            assert grid[mine][theirs] == cube_status(state).value.live


@given(states())
def test_dead_means_that_a_mars_is_worth_nothing(state: CubeState) -> None:
    """The meaning of dead: a mars adds nothing to a win."""
    found = gammon_value(replace(state, phase=Phase.TO_ROLL), Terms(chances=MODEL)).value
    assert found.dead is (found.worth == 0)
