"""Actions and refusals one by one, each with the reason that refuses it."""

import pytest

from rulesengine.core.errors import IllegalMove
from rulesengine.cube.actions import Action, CubeAction, apply, legal_actions
from rulesengine.cube.replay import replay_actions
from rulesengine.cube.state import CubeState, Phase

START = CubeState(length=7, score=(3, 2))


@pytest.mark.parametrize(
    ("phase", "player", "action", "rule"),
    [
        (Phase.TO_ROLL, "B", CubeAction.DOUBLE, "cube-wrong-turn"),
        (Phase.ROLLED, "A", CubeAction.DOUBLE, "cube-already-rolled"),
        (Phase.OFFERED, "A", CubeAction.DOUBLE, "cube-offer-pending"),
        (Phase.OFFERED, "B", CubeAction.DOUBLE, "cube-wrong-turn"),
        (Phase.TO_ROLL, "B", CubeAction.TAKE, "cube-nothing-offered"),
        (Phase.OFFERED, "A", CubeAction.TAKE, "cube-offer-to-oneself"),
        (Phase.OFFERED, "A", CubeAction.PASS, "cube-offer-to-oneself"),
        (Phase.TO_ROLL, "B", CubeAction.ROLL, "cube-wrong-turn"),
        (Phase.ROLLED, "A", CubeAction.ROLL, "cube-already-rolled"),
        (Phase.OFFERED, "A", CubeAction.ROLL, "cube-offer-pending"),
        (Phase.PASSED, "A", CubeAction.ROLL, "cube-game-is-over"),
    ],
)
def test_action_is_refused_by_its_rule(phase: Phase, player: str, action: CubeAction, rule: str) -> None:
    """The reason is the first in the order in which it is taught."""
    state = CubeState(length=7, score=(3, 2), phase=phase)
    with pytest.raises(IllegalMove) as caught:
        apply(state, Action(player, action))
    assert [one.rule.id for one in caught.value.problems] == [rule]


@pytest.mark.parametrize(
    ("phase", "player", "legal"),
    [
        (Phase.TO_ROLL, "A", (CubeAction.DOUBLE, CubeAction.ROLL)),
        (Phase.TO_ROLL, "B", ()),
        (Phase.OFFERED, "B", (CubeAction.TAKE, CubeAction.PASS)),
        (Phase.OFFERED, "A", ()),
        (Phase.ROLLED, "A", ()),
        (Phase.PASSED, "B", ()),
    ],
)
def test_legal_actions_are_known(phase: Phase, player: str, legal: tuple[CubeAction, ...]) -> None:
    """What is left is legal, and each refused action has its rule."""
    found = legal_actions(CubeState(length=7, score=(3, 2), phase=phase), player).value
    assert found.legal == legal
    assert len(found.refused) == len(CubeAction) - len(legal)


def test_state_is_the_replay_of_its_actions() -> None:
    """Playing all actions at once or one by one gives the same state."""
    actions = tuple(
        Action(player, action) for player, action in (("A", CubeAction.DOUBLE), ("B", CubeAction.TAKE))
    )
    now = START
    for action in actions:
        now = apply(now, action).value
    assert replay_actions(START, actions).state == now
    assert (now.cube, now.owner, now.turn, now.phase) == (2, "B", "A", Phase.TO_ROLL)


def test_answer_to_a_void_offer_is_no_second_fault() -> None:
    """One illegal turn is reported once, and the cube stays."""
    actions = tuple(
        Action(player, action)
        for player, action in (
            ("A", CubeAction.DOUBLE),
            ("B", CubeAction.TAKE),
            ("A", CubeAction.DOUBLE),
            ("B", CubeAction.TAKE),
        )
    )
    found = replay_actions(START, actions)
    assert [number for number, _ in found.illegal] == [3]
    assert found.state.cube == 2
