"""The take point: the chance in the game from which taking a double is better than passing it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import Any

from rulesengine.core.balance import Number, exact
from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import IllegalMove, problem_of
from rulesengine.cube import rules
from rulesengine.cube.chances import model_stated
from rulesengine.cube.model import Model
from rulesengine.cube.players import away, other
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook
from rulesengine.cube.state import DOUBLE, CubeState, Phase, check_state
from rulesengine.cube.status import cube_status, is_dead_for
from rulesengine.cube.terms import Terms, check_order

POINT_FOR_MONEY = Fraction(DOUBLE - 1, DOUBLE + DOUBLE)
"""The take point where every point counts the same: a pass costs one, the doubled cube wins or loses two."""


class TakeModel(Enum):
    """What the taker is assumed to do with the cube."""

    DEAD = "dead"
    LIVE = "live"
    REDOUBLE = "redouble"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakePoint:
    """A take point as a share of games, and the chances to win the match that make it."""

    taker: str
    point: Number
    passed: Number
    won: Number
    lost: Number


def take_point(
    state: CubeState,
    model: TakeModel = TakeModel.DEAD,
    terms: Terms | None = None,
    rulebook: CubeRulebook = OWNER_RULE,
) -> Derived[TakePoint]:
    """Return the opponent's take point when the player on turn doubles.

    A cube that is dead for the taker, and one that is redoubled at once, are said to be so. Raises
    `IllegalMove` when the double is not legal, and what `check_state` raises.

    >>> state = CubeState(length=3, score=(2, 1))
    >>> take_point(replace(state, turn="B")).value.point
    Fraction(1, 2)
    """
    check_state(state)
    status = cube_status(state, "", rulebook)
    if status.value.reason:
        raise IllegalMove(problem_of(status, "turn"))
    terms = terms or Terms(chances=Model())
    found = _FINDERS[model](state, terms)
    return replace(found, because=(*found.because, *model_stated(terms.chances)))


def redoubles_at_once(state: CubeState) -> bool:
    """Tell whether the taker turns the cube again at once: a loss costs the match in any case.

    >>> redoubles_at_once(CubeState(length=7, score=(3, 2), cube=2, owner="A"))
    True
    """
    taken = replace(state, cube=state.next_cube)
    return is_dead_for(taken, state.turn) and not is_dead_for(taken, other(state.turn))


def _dead(state: CubeState, terms: Terms) -> Derived[TakePoint]:
    return _reckoned(state, terms, state.next_cube)


def _redoubled(state: CubeState, terms: Terms) -> Derived[TakePoint]:
    if not redoubles_at_once(state):
        return _reckoned(state, terms, state.next_cube, *_dead_step(state))
    doubler, cube = state.turn, state.next_cube
    step = derive(
        rules.AUTOMATIC_REDOUBLE,
        True,
        taker=other(doubler),
        doubler=doubler,
        away=away(doubler, state.score, state.length),
        cube=cube,
        next_cube=cube * DOUBLE,
    )
    return _reckoned(state, terms, cube * DOUBLE, step)


def _live(state: CubeState, terms: Terms) -> Derived[TakePoint]:
    """Return the take point of a taker who will cash the cube at the other's own take point."""
    taken = replace(state, cube=state.next_cube)
    if is_dead_for(taken, state.turn) or is_dead_for(taken, other(state.turn)):
        return _redoubled(state, terms)
    taker = other(state.turn)
    opposite = _live(replace(taken, turn=taker, owner=taker, phase=Phase.TO_ROLL), terms)
    passed = terms.after(state, taker, state.turn, state.cube)
    lost = terms.averaged(state, taker, state.turn, taken.cube)
    cashed = terms.after(state, taker, taker, taken.cube)
    check_order(lost.value, passed.value, cashed.value)
    span = Fraction(passed.value - lost.value) / (cashed.value - lost.value)
    point = exact(span * (1 - opposite.value.point))
    found = TakePoint(taker=taker, point=point, passed=passed.value, won=cashed.value, lost=lost.value)
    return derive(
        rules.TAKE_POINT_LIVE,
        found,
        derive(rules.IF_PASSED, passed.value, passed, taker=taker, chance=passed.value),
        derive(rules.IF_WON, cashed.value, cashed, taker=taker, cube=taken.cube, chance=cashed.value),
        derive(rules.IF_LOST, lost.value, lost, taker=taker, cube=taken.cube, chance=lost.value),
        opposite,
        taker=taker,
        passed=passed.value,
        cashed=cashed.value,
        lost=lost.value,
        their_point=opposite.value.point,
        point=point,
    )


def _reckoned(state: CubeState, terms: Terms, cube: int, *before: Derived[Any]) -> Derived[TakePoint]:
    """Return the take point of a game that is played to its end at this cube."""
    taker = other(state.turn)
    passed = terms.after(state, taker, state.turn, state.cube)
    won = terms.averaged(state, taker, taker, cube)
    lost = terms.averaged(state, taker, state.turn, cube)
    check_order(lost.value, passed.value, won.value)
    point = exact(Fraction(passed.value - lost.value) / (won.value - lost.value))
    found = TakePoint(taker=taker, point=point, passed=passed.value, won=won.value, lost=lost.value)
    return derive(
        rules.TAKE_POINT,
        found,
        *before,
        derive(rules.IF_PASSED, passed.value, passed, taker=taker, chance=passed.value),
        derive(rules.IF_WON, won.value, won, taker=taker, cube=cube, chance=won.value),
        derive(rules.IF_LOST, lost.value, lost, taker=taker, cube=cube, chance=lost.value),
        taker=taker,
        passed=passed.value,
        won=won.value,
        lost=lost.value,
        point=point,
    )


def _dead_step(state: CubeState) -> tuple[Derived[Any], ...]:
    taken = replace(state, cube=state.next_cube)
    taker = other(state.turn)
    if not is_dead_for(taken, taker):
        return ()
    need = away(taker, state.score, state.length)
    return (derive(rules.TAKERS_CUBE_DEAD, True, taker=taker, away=need, cube=taken.cube),)


_FINDERS: dict[TakeModel, Callable[[CubeState, Terms], Derived[TakePoint]]] = {
    TakeModel.DEAD: _dead,
    TakeModel.LIVE: _live,
    TakeModel.REDOUBLE: _redoubled,
}
