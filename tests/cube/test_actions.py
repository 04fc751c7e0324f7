"""Actions and refusals one by one, each with the reason that refuses it."""

import pytest

from rulesengine.core.errors import IllegalMove
from rulesengine.cube.actions import Action, Move, apply, legal_actions
from rulesengine.cube.replay import replay_actions
from rulesengine.cube.state import CubeState, Phase

START = CubeState(length=7, score=(3, 2))


@pytest.mark.parametrize(
    ("phase", "player", "action", "rule"),
    [
        (Phase.TO_ROLL, "B", Action.DOUBLE, "cube-wrong-turn"),
        (Phase.ROLLED, "A", Action.DOUBLE, "cube-already-rolled"),
        (Phase.OFFERED, "A", Action.DOUBLE, "cube-offer-pending"),
        (Phase.OFFERED, "B", Action.DOUBLE, "cube-wrong-turn"),
        (Phase.TO_ROLL, "B", Action.TAKE, "cube-nothing-offered"),
        (Phase.OFFERED, "A", Action.TAKE, "cube-offer-to-oneself"),
        (Phase.OFFERED, "A", Action.PASS, "cube-offer-to-oneself"),
        (Phase.TO_ROLL, "B", Action.ROLL, "cube-wrong-turn"),
        (Phase.ROLLED, "A", Action.ROLL, "cube-already-rolled"),
        (Phase.OFFERED, "A", Action.ROLL, "cube-offer-pending"),
        (Phase.PASSED, "A", Action.ROLL, "cube-game-is-over"),
    ],
)
def test_action_is_refused_by_its_rule(phase: Phase, player: str, action: Action, rule: str) -> None:
    """The reason is the first in the order in which it is taught."""
    state = CubeState(length=7, score=(3, 2), phase=phase)
    with pytest.raises(IllegalMove) as caught:
        apply(state, Move(player, action))
    assert [one.rule.id for one in caught.value.problems] == [rule]


@pytest.mark.parametrize(
    ("phase", "player", "legal"),
    [
        (Phase.TO_ROLL, "A", (Action.DOUBLE, Action.ROLL)),
        (Phase.TO_ROLL, "B", ()),
        (Phase.OFFERED, "B", (Action.TAKE, Action.PASS)),
        (Phase.OFFERED, "A", ()),
        (Phase.ROLLED, "A", ()),
        (Phase.PASSED, "B", ()),
    ],
)
def test_legal_actions_are_known(phase: Phase, player: str, legal: tuple[Action, ...]) -> None:
    """What is left is legal, and each refused action has its rule."""
    found = legal_actions(CubeState(length=7, score=(3, 2), phase=phase), player).value
    assert found.legal == legal
    assert len(found.refused) == len(Action) - len(legal)


def test_state_is_the_replay_of_its_actions() -> None:
    """Playing all actions at once or one by one gives the same state."""
    moves = tuple(Move(player, action) for player, action in (("A", Action.DOUBLE), ("B", Action.TAKE)))
    now = START
    for move in moves:
        now = apply(now, move).value
    assert replay_actions(START, moves).state == now
    assert (now.cube, now.owner, now.turn, now.phase) == (2, "B", "A", Phase.TO_ROLL)


def test_answer_to_a_void_offer_is_no_second_fault() -> None:
    """One illegal turn is reported once, and the cube stays."""
    moves = tuple(
        Move(player, action)
        for player, action in (
            ("A", Action.DOUBLE),
            ("B", Action.TAKE),
            ("A", Action.DOUBLE),
            ("B", Action.TAKE),
        )
    )
    found = replay_actions(START, moves)
    assert [number for number, _ in found.illegal] == [3]
    assert found.state.cube == 2
