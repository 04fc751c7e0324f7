"""The policies beside each other: what each says of one state, and of all states of many matches."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.mistakes import WRONG_RULES, Simplification
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.rulebook import PRESETS, CubeRulebook, DeadCube
from rulesengine.cube.state import CubeState, check_match, check_state
from rulesengine.cube.status import Reason, Status, cube_status, is_dead_for, reason_against

CUBES = (1, 2, 4, 8)
"""The cubes that are counted."""
LONGEST_COUNTED = 25


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


@dataclass(frozen=True, slots=True)
class Count:
    """How often a simplification is wrong, and the first state that refutes it."""

    simplification: Simplification
    states: int
    wrong: int
    first: CubeState | None


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


def count_wrong(
    simplification: Simplification, shortest: int = 1, longest: int = 15, rulebook: CubeRulebook | None = None
) -> Derived[Count]:
    """Return in how many states of all matches from `shortest` to `longest` a simplification errs.

    A state is a score and a cube of 1, 2, 4 or 8 that is A's to turn. What is right, the house says;
    without one, the owner rule.

    >>> count_wrong(Simplification.ONE_AWAY).value.wrong
    1225
    """
    for length in (shortest, longest):
        check_match(length, (0, 0))
    house = rulebook or CubeRulebook()
    says = WRONG_RULES[simplification]
    states = tuple(all_states(shortest, longest))
    wrong = tuple(one for one in states if says(one, PLAYERS[0]) is not _may_turn(one, house))
    found = Count(simplification, len(states), len(wrong), wrong[0] if wrong else None)
    facts = {"states": len(states), "shortest": shortest, "longest": longest}
    if not wrong:
        return derive(rules.NEVER_WRONG, found, simplification=simplification, instead_of=(), **facts)
    step = _refutation(wrong[0], says(wrong[0], PLAYERS[0]), house)
    return derive(
        rules.COUNTED, found, step, simplification=simplification, wrong=len(wrong), instead_of=(), **facts
    )


def all_states(shortest: int, longest: int) -> Iterator[CubeState]:
    """Give every state that is counted: the shortest match first, then scores, then cubes.

    >>> sum(1 for _ in all_states(1, 15))
    4960
    """
    for length in range(shortest, longest + 1):
        for mine in range(length):
            for theirs in range(length):
                base = CubeState(length=length, score=(mine, theirs))
                yield from (replace(base, cube=cube, owner=PLAYERS[0] if cube > 1 else "") for cube in CUBES)


def _said(name: str, status: Derived[Status]) -> Derived[str]:
    """Return what one policy says of the turn, with the reason for it."""
    rule = rules.POLICY_FORBIDS if status.value.reason else rules.POLICY_ALLOWS
    if PRESETS[name].dead_cube is not DeadCube.OWNER:
        return derive(rule, name, status, policy=name)
    found = status.value
    points = derive(rules.OWNER_RULE, True, player=found.player, total=found.total, length=found.state.length)
    return derive(rule, name, points, status, policy=name)


def _may_turn(state: CubeState, house: CubeRulebook) -> bool:
    return reason_against(state, PLAYERS[0], house) is None


def _refutation(state: CubeState, said: bool, house: CubeRulebook) -> Derived[CubeState]:
    words = ("dead", "live")
    right = words[not is_dead_for(state, PLAYERS[0])]
    return derive(
        rules.REFUTED,
        state,
        cube_status(state, "", house),
        score=state.score,
        length=state.length,
        cube=state.cube,
        said=words[said],
        right=right,
    )
