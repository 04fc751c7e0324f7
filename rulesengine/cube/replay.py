"""The actions of one game one after another: what each leaves behind, and which of them are void."""

from dataclasses import dataclass, replace
from typing import Any

from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.actions import Action, CubeAction, apply, end_turn, judge
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook
from rulesengine.cube.state import CubeState, Phase

ANSWERS = (CubeAction.TAKE, CubeAction.PASS)


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
    state: CubeState, actions: tuple[Action, ...], game: int = 1, rulebook: CubeRulebook = OWNER_RULE
) -> Replayed:
    """Return where these actions lead; checkers moved and dice rolled in between need not be written.

    An illegal turn is void: the cube stays as it was, and the answer to it is void as well.

    >>> found = replay_actions(CubeState(length=7, score=(6, 2)), (Action("A", CubeAction.DOUBLE),))
    >>> found.illegal, found.state.cube
    (((1, 'cube-dead-cube'),), 1)
    """
    now = Replayed(state=state)
    for number, action in enumerate(actions, 1):
        if action.what is CubeAction.DOUBLE:
            met = replace(now.state, turn=action.player, phase=Phase.TO_ROLL)
            now = replace(now, offers=(*now.offers, (number, met)))
        now = _next(now, action, number, game, rulebook)
    return now


def _next(now: Replayed, action: Action, number: int, game: int, rulebook: CubeRulebook) -> Replayed:
    if now.void_waits and action.what in ANSWERS and action.player != now.void_offer_by:
        void = derive(rules.VOID, action.player, player=now.void_offer_by)
        passed_to = now.void_offer_by if action.what is CubeAction.PASS else ""
        return replace(now, steps=(*now.steps, void), passed_to=passed_to, void_waits=False)
    state = _at_turn(now.state, action)
    verdict = judge(state, action, rulebook)
    if verdict.value:
        done = apply(state, action, rulebook)
        passed_to = state.turn if action.what is CubeAction.PASS else ""
        told = (*now.steps, replace(done, because=()))
        return replace(now, state=done.value, steps=told, passed_to=passed_to, void_waits=False)
    step = derive(rules.ILLEGAL_TURN, number, verdict, game=game, action=number, player=action.player)
    doubled = action.what is CubeAction.DOUBLE and now.state.phase in (Phase.TO_ROLL, Phase.ROLLED)
    return replace(
        now,
        steps=(*now.steps, step),
        illegal=(*now.illegal, (number, verdict.rule.id)),
        void_offer_by=action.player if doubled else now.void_offer_by,
        void_waits=doubled,
    )


def _at_turn(state: CubeState, action: Action) -> CubeState:
    """Return the state at the player's own turn, when turns in between were not written."""
    if action.what in ANSWERS or action.player == state.turn:
        return state
    if state.phase is Phase.ROLLED:
        return end_turn(state)
    return replace(state, turn=action.player) if state.phase is Phase.TO_ROLL else state
