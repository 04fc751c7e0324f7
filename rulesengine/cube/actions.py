"""Doubling, taking, passing and rolling: what is legal, what refuses the rest, and what each does."""

from dataclasses import dataclass, replace
from enum import Enum

from rulesengine.core.derivation import Derived, FactValue, Rule, derive, derive_known
from rulesengine.core.errors import IllegalMove, problem_of
from rulesengine.cube import rules
from rulesengine.cube.players import other, require_player
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook
from rulesengine.cube.state import CubeState, Phase
from rulesengine.cube.status import Reason, Status, check_turn, cube_status, refusal


class CubeAction(Enum):
    """What a player can do with the cube and the dice."""

    DOUBLE = "double"
    TAKE = "take"
    PASS = "pass"
    ROLL = "roll"


@dataclass(frozen=True, slots=True)
class Action:
    """An action with the player who takes it."""

    player: str
    what: CubeAction

    def __str__(self) -> str:
        return f"{self.player} {self.what.value}"


@dataclass(frozen=True, slots=True)
class Actions:
    """What a player may do now, and for each other action the rule that refuses it."""

    player: str
    legal: tuple[CubeAction, ...]
    refused: tuple[tuple[CubeAction, str], ...]


def legal_actions(
    state: CubeState, player: str = "", rulebook: CubeRulebook = OWNER_RULE
) -> Derived[Actions]:
    """Return what a player may do, with the reason for and against each action.

    Raises what `cube_status` raises.

    >>> legal_actions(CubeState(length=7, score=(3, 2), cube=4, owner="A")).value.legal
    (<CubeAction.ROLL: 'roll'>,)
    """
    check_turn(state, rulebook)
    actor = player or (other(state.turn) if state.phase is Phase.OFFERED else state.turn)
    require_player(actor, "player")
    verdicts = tuple(judge(state, Action(actor, action), rulebook) for action in CubeAction)
    both = tuple(zip(CubeAction, verdicts, strict=True))
    legal = tuple(action for action, verdict in both if verdict.value)
    refused = tuple((action, verdict.rule.id) for action, verdict in both if not verdict.value)
    rule = _SUMMARIES.get(legal, rules.NOTHING_TO_DO)
    found = Actions(actor, legal, refused)
    facts: dict[str, FactValue] = {"player": actor, "cube": state.cube, "next_cube": state.next_cube}
    return derive_known(rule, found, facts, *verdicts)


def judge(state: CubeState, action: Action, rulebook: CubeRulebook = OWNER_RULE) -> Derived[bool]:
    """Return whether an action is legal, with the rule that allows or refuses it.

    >>> offered = CubeState(length=7, score=(3, 2), phase=Phase.OFFERED)
    >>> judge(offered, Action("A", CubeAction.TAKE)).rule.id
    'cube-offer-to-oneself'
    """
    if state.phase is Phase.PASSED:
        return derive(rules.GAME_IS_OVER, False, player=action.player)
    if action.what is CubeAction.DOUBLE:
        return _as_verdict(cube_status(state, action.player, rulebook))
    return _judge_roll(state, action) if action.what is CubeAction.ROLL else _judge_answer(state, action)


def apply(state: CubeState, action: Action, rulebook: CubeRulebook = OWNER_RULE) -> Derived[CubeState]:
    """Return the state after an action; the state given is left as it is.

    Raises `IllegalMove` with the rule that refuses the action, and what `cube_status` raises.

    >>> offered = apply(CubeState(length=7, score=(3, 2)), Action("A", CubeAction.DOUBLE)).value
    >>> taken = apply(offered, Action("B", CubeAction.TAKE)).value
    >>> taken.cube, taken.owner
    (2, 'B')
    """
    check_turn(state, rulebook)
    require_player(action.player, "player")
    verdict = judge(state, action, rulebook)
    if not verdict.value:
        raise IllegalMove(problem_of(verdict, "action"))
    return _done(state, action, verdict)


def end_turn(state: CubeState) -> CubeState:
    """Return the state in which the opponent is on turn, the checkers having been moved.

    >>> end_turn(CubeState(length=7, score=(3, 2), phase=Phase.ROLLED)).turn
    'B'
    """
    return replace(state, turn=other(state.turn), phase=Phase.TO_ROLL)


_SUMMARIES: dict[tuple[CubeAction, ...], Rule] = {
    (CubeAction.DOUBLE, CubeAction.ROLL): rules.DOUBLE_OR_ROLL,
    (CubeAction.ROLL,): rules.ONLY_ROLL,
    (CubeAction.TAKE, CubeAction.PASS): rules.TAKE_OR_PASS,
}


def _done(state: CubeState, action: Action, verdict: Derived[bool]) -> Derived[CubeState]:
    player = action.player
    if action.what is CubeAction.DOUBLE:
        after = replace(state, phase=Phase.OFFERED)
        return derive(
            rules.OFFERED, after, verdict, player=player, cube=state.cube, next_cube=state.next_cube
        )
    if action.what is CubeAction.TAKE:
        cube = state.next_cube
        after = replace(state, cube=cube, owner=player, phase=Phase.TO_ROLL)
        return derive(rules.TAKEN, after, verdict, player=player, before=state.cube, cube=cube)
    if action.what is CubeAction.PASS:
        after = replace(state, phase=Phase.PASSED)
        return derive(rules.REFUSED, after, verdict, player=player, winner=state.turn, cube=state.cube)
    return derive(rules.ROLLED, replace(state, phase=Phase.ROLLED), verdict, player=player)


def _as_verdict(status: Derived[Status]) -> Derived[bool]:
    return status.meaning(status.value.reason is None)


def _judge_answer(state: CubeState, action: Action) -> Derived[bool]:
    if state.phase is not Phase.OFFERED:
        return derive(rules.NOTHING_OFFERED, False, player=action.player)
    if action.player == state.turn:
        return derive(rules.OFFER_TO_ONESELF, False, player=action.player)
    return derive(rules.MAY_ANSWER, True, player=action.player, cube=state.cube, next_cube=state.next_cube)


def _judge_roll(state: CubeState, action: Action) -> Derived[bool]:
    if action.player != state.turn:
        return _as_refusal(Reason.WRONG_TURN, state, action.player)
    if state.phase is Phase.ROLLED:
        return _as_refusal(Reason.ALREADY_ROLLED, state, action.player)
    if state.phase is Phase.OFFERED:
        return _as_refusal(Reason.OFFER_PENDING, state, action.player)
    return derive(rules.MAY_ROLL, True, player=action.player)


def _as_refusal(reason: Reason, state: CubeState, player: str) -> Derived[bool]:
    return refusal(reason, state, player).meaning(False)
