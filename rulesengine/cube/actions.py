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


class Action(Enum):
    """What a player can do with the cube and the dice."""

    DOUBLE = "double"
    TAKE = "take"
    PASS = "pass"
    ROLL = "roll"


@dataclass(frozen=True, slots=True)
class Move:
    """An action with the player who takes it."""

    player: str
    action: Action

    def __str__(self) -> str:
        return f"{self.player} {self.action.value}"


@dataclass(frozen=True, slots=True)
class Actions:
    """What a player may do now, and for each other action the rule that refuses it."""

    player: str
    legal: tuple[Action, ...]
    refused: tuple[tuple[Action, str], ...]


def legal_actions(
    state: CubeState, player: str = "", rulebook: CubeRulebook = OWNER_RULE
) -> Derived[Actions]:
    """Return what a player may do, with the reason for and against each action.

    Raises what `cube_status` raises.

    >>> legal_actions(CubeState(length=7, score=(3, 2), cube=4, owner="A")).value.legal
    (<Action.ROLL: 'roll'>,)
    """
    check_turn(state, rulebook)
    actor = player or (other(state.turn) if state.phase is Phase.OFFERED else state.turn)
    require_player(actor, "player")
    verdicts = tuple(judge(state, Move(actor, action), rulebook) for action in Action)
    both = tuple(zip(Action, verdicts, strict=True))
    legal = tuple(action for action, verdict in both if verdict.value)
    refused = tuple((action, verdict.rule.id) for action, verdict in both if not verdict.value)
    rule = _SUMMARIES.get(legal, rules.NOTHING_TO_DO)
    found = Actions(actor, legal, refused)
    facts: dict[str, FactValue] = {"player": actor, "cube": state.cube, "next_cube": state.next_cube}
    return derive_known(rule, found, facts, *verdicts)


def judge(state: CubeState, move: Move, rulebook: CubeRulebook = OWNER_RULE) -> Derived[bool]:
    """Return whether a move is legal, with the rule that allows or refuses it.

    >>> offered = CubeState(length=7, score=(3, 2), phase=Phase.OFFERED)
    >>> judge(offered, Move("A", Action.TAKE)).rule.id
    'cube-offer-to-oneself'
    """
    if state.phase is Phase.PASSED:
        return derive(rules.GAME_IS_OVER, False, player=move.player)
    if move.action is Action.DOUBLE:
        return _as_verdict(cube_status(state, move.player, rulebook))
    return _judge_roll(state, move) if move.action is Action.ROLL else _judge_answer(state, move)


def apply(state: CubeState, move: Move, rulebook: CubeRulebook = OWNER_RULE) -> Derived[CubeState]:
    """Return the state after a move; the state given is left as it is.

    Raises `IllegalMove` with the rule that refuses the move, and what `cube_status` raises.

    >>> offered = apply(CubeState(length=7, score=(3, 2)), Move("A", Action.DOUBLE)).value
    >>> taken = apply(offered, Move("B", Action.TAKE)).value
    >>> taken.cube, taken.owner
    (2, 'B')
    """
    check_turn(state, rulebook)
    require_player(move.player, "player")
    verdict = judge(state, move, rulebook)
    if not verdict.value:
        raise IllegalMove(problem_of(verdict, "action"))
    return _done(state, move, verdict)


def end_turn(state: CubeState) -> CubeState:
    """Return the state in which the opponent is on turn, the checkers having been moved.

    >>> end_turn(CubeState(length=7, score=(3, 2), phase=Phase.ROLLED)).turn
    'B'
    """
    return replace(state, turn=other(state.turn), phase=Phase.TO_ROLL)


_SUMMARIES: dict[tuple[Action, ...], Rule] = {
    (Action.DOUBLE, Action.ROLL): rules.DOUBLE_OR_ROLL,
    (Action.ROLL,): rules.ONLY_ROLL,
    (Action.TAKE, Action.PASS): rules.TAKE_OR_PASS,
}


def _done(state: CubeState, move: Move, verdict: Derived[bool]) -> Derived[CubeState]:
    player = move.player
    if move.action is Action.DOUBLE:
        after = replace(state, phase=Phase.OFFERED)
        return derive(
            rules.OFFERED, after, verdict, player=player, cube=state.cube, next_cube=state.next_cube
        )
    if move.action is Action.TAKE:
        cube = state.next_cube
        after = replace(state, cube=cube, owner=player, phase=Phase.TO_ROLL)
        return derive(rules.TAKEN, after, verdict, player=player, before=state.cube, cube=cube)
    if move.action is Action.PASS:
        after = replace(state, phase=Phase.PASSED)
        return derive(rules.REFUSED, after, verdict, player=player, winner=state.turn, cube=state.cube)
    return derive(rules.ROLLED, replace(state, phase=Phase.ROLLED), verdict, player=player)


def _as_verdict(status: Derived[Status]) -> Derived[bool]:
    return status.meaning(status.value.reason is None)


def _judge_answer(state: CubeState, move: Move) -> Derived[bool]:
    if state.phase is not Phase.OFFERED:
        return derive(rules.NOTHING_OFFERED, False, player=move.player)
    if move.player == state.turn:
        return derive(rules.OFFER_TO_ONESELF, False, player=move.player)
    return derive(rules.MAY_ANSWER, True, player=move.player, cube=state.cube, next_cube=state.next_cube)


def _judge_roll(state: CubeState, move: Move) -> Derived[bool]:
    if move.player != state.turn:
        return _as_refusal(Reason.WRONG_TURN, state, move.player)
    if state.phase is Phase.ROLLED:
        return _as_refusal(Reason.ALREADY_ROLLED, state, move.player)
    if state.phase is Phase.OFFERED:
        return _as_refusal(Reason.OFFER_PENDING, state, move.player)
    return derive(rules.MAY_ROLL, True, player=move.player)


def _as_refusal(reason: Reason, state: CubeState, player: str) -> Derived[bool]:
    return refusal(reason, state, player).meaning(False)
