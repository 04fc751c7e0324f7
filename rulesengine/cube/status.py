"""Whether the cube is live or dead for each player, and whether it may be turned now."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from rulesengine.core.derivation import Derived, FactValue, Rejected, Rule, derive, derive_known, reject
from rulesengine.core.errors import InconsistentRecord, problem_of
from rulesengine.cube import rules
from rulesengine.cube.players import PLAYERS, other, require_player, seat
from rulesengine.cube.rulebook import LARGEST_CUBE, OWNER_RULE, CubeRulebook, DeadCube
from rulesengine.cube.state import AFTER_OFFER, CENTRE, CubeState, Phase, check_state


class Reason(Enum):
    """Why the cube may not be turned."""

    WRONG_TURN = "wrong-turn"
    ALREADY_ROLLED = "already-rolled"
    OFFER_PENDING = "offer-pending"
    CRAWFORD = "crawford"
    NOT_OWNER = "not-owner"
    DEAD_CUBE = "dead-cube"


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """What is known of the cube: `live` is what the sums say for A and for B, in every house.

    `reason` is None when `player` may double; in some houses that is so at a dead cube too.
    """

    state: CubeState
    player: str
    live: tuple[bool, bool]
    reason: Reason | None

    @property
    def total(self) -> int:
        """The player's points and the cube together."""
        return self.state.total(self.player)

    @property
    def next_cube(self) -> int:
        """What the cube shows after the next turn."""
        return self.state.next_cube


def cube_status(state: CubeState, player: str = "", rulebook: CubeRulebook = OWNER_RULE) -> Derived[Status]:
    """Return whether the cube is live, and whether `player` may turn it; without one, the player on turn.

    Raises `InputError` and `InconsistentRecord` for a state that cannot be.

    >>> status = cube_status(CubeState(length=7, score=(3, 2), cube=4, owner="A")).value
    >>> status.live, status.reason, status.total
    ((False, True), <Reason.DEAD_CUBE: 'dead-cube'>, 7)
    """
    check_turn(state, rulebook)
    asker = player or state.turn
    require_player(asker, "player")
    mine, theirs = liveness(state, asker), liveness(state, other(asker))
    live = (mine.value, theirs.value)
    reason = reason_against(state, asker, rulebook)
    status = Status(
        state=state, player=asker, live=live if asker == PLAYERS[0] else (live[1], live[0]), reason=reason
    )
    because = (*_oddities(state), mine, theirs, *_beyond(status, rulebook))
    rule = REASONS[reason] if reason else rules.MAY_DOUBLE
    return derive_known(rule, status, _known(state, asker), *because, instead_of=_rejected(mine, reason))


def check_turn(state: CubeState, rulebook: CubeRulebook) -> None:
    """Raise an error with what cannot be so: what `check_state` finds, and an offer that a house forbids.

    >>> check_turn(CubeState(length=7, score=(3, 2), cube=2, owner="A", phase=Phase.OFFERED), OWNER_RULE)
    """
    check_state(state)
    if state.phase in AFTER_OFFER and is_forbidden(state, state.turn, rulebook):
        raise InconsistentRecord(problem_of(refusal(Reason.DEAD_CUBE, state, state.turn), "offered"))


def liveness(state: CubeState, player: str) -> Derived[bool]:
    """Return whether the cube as it stands is live for a player, with the sum that decides.

    >>> liveness(CubeState(length=7, score=(3, 2), cube=4), "B").facts
    (('player', 'B'), ('parts', (2, 4)), ('total', 6), ('length', 7))
    """
    parts = (state.score[seat(player)], state.cube)
    total = state.total(player)
    live = total < state.length
    return derive(
        rules.LIVE if live else rules.DEAD,
        live,
        instead_of=(reject(rules.DEAD if live else rules.LIVE, total=total, length=state.length),),
        player=player,
        parts=parts,
        total=total,
        length=state.length,
    )


def is_dead_for(state: CubeState, player: str) -> bool:
    """Tell whether the player's points and the cube together win the match.

    >>> is_dead_for(CubeState(length=7, score=(3, 2), cube=4), "A")
    True
    """
    return state.total(player) >= state.length


def is_forbidden(state: CubeState, player: str, rulebook: CubeRulebook) -> bool:
    """Tell whether a house forbids the turn because the cube is dead; no house has a side beyond 64.

    >>> from rulesengine.cube.rulebook import PRESETS
    >>> state = CubeState(length=7, score=(3, 2), cube=4)
    >>> [is_forbidden(state, "A", house) for house in PRESETS.values()]
    [True, False, False]
    """
    if not is_dead_for(state, player):
        return False
    if rulebook.dead_cube is DeadCube.USELESS:
        return state.cube == LARGEST_CUBE
    return rulebook.dead_cube is DeadCube.OWNER or is_dead_for(state, other(player))


def reason_against(state: CubeState, player: str, rulebook: CubeRulebook) -> Reason | None:
    """Return the first reason why a player may not double, in the order in which it is taught.

    >>> reason_against(CubeState(length=7, score=(3, 2), cube=4, owner="B"), "A", OWNER_RULE)
    <Reason.NOT_OWNER: 'not-owner'>
    """
    if state.turn != player:
        return Reason.WRONG_TURN
    if state.phase is Phase.ROLLED:
        return Reason.ALREADY_ROLLED
    if state.phase is not Phase.TO_ROLL:
        return Reason.OFFER_PENDING
    if state.crawford:
        return Reason.CRAWFORD
    if state.owner not in (CENTRE, player):
        return Reason.NOT_OWNER
    return Reason.DEAD_CUBE if is_forbidden(state, player, rulebook) else None


REASONS: dict[Reason, Rule] = {
    Reason.WRONG_TURN: rules.WRONG_TURN,
    Reason.ALREADY_ROLLED: rules.ALREADY_ROLLED,
    Reason.OFFER_PENDING: rules.OFFER_PENDING,
    Reason.CRAWFORD: rules.CRAWFORD,
    Reason.NOT_OWNER: rules.NOT_OWNER,
    Reason.DEAD_CUBE: rules.DEAD_CUBE,
}
"""The rule behind each reason."""


def refusal(reason: Reason, state: CubeState, player: str) -> Derived[Reason]:
    """Return a reason as a step.

    >>> refusal(Reason.NOT_OWNER, CubeState(length=7, score=(3, 2), cube=2, owner="B"), "A").rule.id
    'cube-not-owner'
    """
    return derive_known(REASONS[reason], reason, _known(state, player))


def _known(state: CubeState, player: str) -> dict[str, FactValue]:
    """Return what a reason for or against a turn may tell."""
    return {
        "player": player,
        "turn": state.turn,
        "owner": state.owner,
        "score": state.score,
        "points": state.score[seat(player)],
        "cube": state.cube,
        "next_cube": state.next_cube,
        "total": state.total(player),
        "length": state.length,
    }


def _oddities(state: CubeState) -> tuple[Derived[Any], ...]:
    """Return what cannot come about by turning the cube, though the answer is the same."""
    if state.owner == CENTRE and state.cube > 1:
        return (derive(rules.TURNED_WITHOUT_OWNER, state.cube, cube=state.cube),)
    if state.owner != CENTRE and state.cube == 1:
        return (derive(rules.OWNED_UNTURNED, state.owner, owner=state.owner),)
    return ()


def _beyond(status: Status, rulebook: CubeRulebook) -> tuple[Derived[Any], ...]:
    """Return what a house adds when the sum alone would say dead, or when it is dead for both."""
    state, player = status.state, status.player
    if not is_dead_for(state, player):
        return ()
    useless = () if status.reason or rulebook.dead_cube is not DeadCube.USELESS else (_useless(status),)
    opponent = other(player)
    if is_dead_for(state, opponent):
        return (derive(rules.DEAD_FOR_BOTH, True, cube=state.cube, length=state.length), *useless)
    if status.reason or useless:
        return useless
    return (
        derive(
            rules.BOTH_PLAYERS,
            True,
            instead_of=_by_owner(status),
            player=player,
            opponent=opponent,
            total=state.total(opponent),
            length=state.length,
        ),
    )


def _useless(status: Status) -> Derived[bool]:
    return derive(
        rules.ALLOWED_USELESS,
        True,
        instead_of=_by_owner(status),
        player=status.player,
        total=status.total,
        length=status.state.length,
    )


def _by_owner(status: Status) -> tuple[Rejected, ...]:
    return (reject(rules.OWNER_RULE, total=status.total, length=status.state.length),)


def _rejected(mine: Derived[bool], reason: Reason | None) -> tuple[Rejected, ...]:
    if reason or not mine.value:
        return ()
    facts = dict(mine.facts)
    return (reject(rules.DEAD_CUBE, total=facts["total"], length=facts["length"]),)
