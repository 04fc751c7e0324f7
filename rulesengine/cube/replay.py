"""The actions of one game one after another: what each leaves behind, and which of them are void."""

from dataclasses import dataclass, replace
from typing import Any

from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.actions import Action, Move, apply, end_turn, judge
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook
from rulesengine.cube.state import CubeState, Phase

ANSWERS = (Action.TAKE, Action.PASS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed:
    """Where the actions of a game lead.

    `illegal` holds each illegal action, counted from 1, with the rule that refuses it. `passed_to` is
    the player to whom an offer was passed, `void_offer_by` the one whose last offer was void. `offers`
    holds each offer, legal or not, as the number of its action and the state that its player met.
    """

    state: CubeState
    steps: tuple[Derived[Any], ...] = ()
    illegal: tuple[tuple[int, str], ...] = ()
    passed_to: str = ""
    void_offer_by: str = ""
    void_waits: bool = False
    offers: tuple[tuple[int, CubeState], ...] = ()


def replay_actions(
    state: CubeState, moves: tuple[Move, ...], game: int = 1, rulebook: CubeRulebook = OWNER_RULE
) -> Replayed:
    """Return where these actions lead; checkers moved and dice rolled in between need not be written.

    An illegal turn is void: the cube stays as it was, and the answer to it is void as well.

    >>> found = replay_actions(CubeState(length=7, score=(6, 2)), (Move("A", Action.DOUBLE),))
    >>> found.illegal, found.state.cube
    (((1, 'cube-dead-cube'),), 1)
    """
    now = Replayed(state=state)
    for number, move in enumerate(moves, 1):
        if move.action is Action.DOUBLE:
            met = replace(now.state, turn=move.player, phase=Phase.TO_ROLL)
            now = replace(now, offers=(*now.offers, (number, met)))
        now = _next(now, move, number, game, rulebook)
    return now


def _next(now: Replayed, move: Move, number: int, game: int, rulebook: CubeRulebook) -> Replayed:
    if now.void_waits and move.action in ANSWERS and move.player != now.void_offer_by:
        void = derive(rules.VOID, move.player, player=now.void_offer_by)
        passed_to = now.void_offer_by if move.action is Action.PASS else ""
        return replace(now, steps=(*now.steps, void), passed_to=passed_to, void_waits=False)
    state = _at_turn(now.state, move)
    verdict = judge(state, move, rulebook)
    if verdict.value:
        done = apply(state, move, rulebook)
        passed_to = state.turn if move.action is Action.PASS else ""
        told = (*now.steps, replace(done, because=()))
        return replace(now, state=done.value, steps=told, passed_to=passed_to, void_waits=False)
    step = derive(rules.ILLEGAL_TURN, number, verdict, game=game, action=number, player=move.player)
    doubled = move.action is Action.DOUBLE and now.state.phase in (Phase.TO_ROLL, Phase.ROLLED)
    return replace(
        now,
        steps=(*now.steps, step),
        illegal=(*now.illegal, (number, verdict.rule.id)),
        void_offer_by=move.player if doubled else now.void_offer_by,
        void_waits=doubled,
    )


def _at_turn(state: CubeState, move: Move) -> CubeState:
    """Return the state at the player's own turn, when turns in between were not written."""
    if move.action in ANSWERS or move.player == state.turn:
        return state
    if state.phase is Phase.ROLLED:
        return end_turn(state)
    return replace(state, turn=move.player) if state.phase is Phase.TO_ROLL else state
