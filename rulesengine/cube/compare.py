"""The policies beside each other: what each says of one state, and why."""

from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.rulebook import PRESETS, DeadCube
from rulesengine.cube.state import CubeState, check_state
from rulesengine.cube.status import Reason, Status, cube_status


@dataclass(frozen=True, slots=True)
class Policies:
    """What each policy says of one state: whether the player on turn may double, or why not."""

    state: CubeState
    reasons: tuple[tuple[str, Reason | None], ...]

    @property
    def allowing(self) -> tuple[str, ...]:
        """The policies under which the player may double."""
        return tuple(name for name, reason in self.reasons if reason is None)

    @property
    def forbidding(self) -> tuple[str, ...]:
        """The policies under which the player may not."""
        return tuple(name for name, reason in self.reasons if reason is not None)


def compare_policies(state: CubeState) -> Derived[Policies]:
    """Return what the three policies say of one state.

    >>> compare_policies(CubeState(length=9, score=(5, 4), cube=4, owner="A")).value.forbidding
    ('owner-rule',)
    """
    check_state(state)
    told = tuple((name, cube_status(state, "", house)) for name, house in PRESETS.items())
    found = Policies(state, tuple((name, status.value.reason) for name, status in told))
    steps = tuple(_said(name, status) for name, status in told)
    if not (found.allowing and found.forbidding):
        return derive(rules.POLICIES_AGREE, found, *steps, player=state.turn)
    return derive(rules.POLICIES_DIFFER, found, *steps, player=state.turn)


def _said(name: str, status: Derived[Status]) -> Derived[str]:
    """Return what one policy says of the turn, with the reason for it."""
    rule = rules.POLICY_FORBIDS if status.value.reason else rules.POLICY_ALLOWS
    if PRESETS[name].dead_cube is not DeadCube.OWNER:
        return derive(rule, name, status, policy=name)
    found = status.value
    points = derive(rules.OWNER_RULE, True, player=found.player, total=found.total, length=found.state.length)
    return derive(rule, name, points, status, policy=name)
