"""Known wrong rules of the cube, each to be put into the engine."""

from collections.abc import Callable
from dataclasses import replace

from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.match import Crawford
from rulesengine.cube.mistakes import WRONG_RULES, Simplification
from rulesengine.cube.players import PLAYERS, seat
from rulesengine.cube.rulebook import CubeRulebook
from rulesengine.cube.scoring import Result, game_worth
from rulesengine.cube.slips import Slip
from rulesengine.cube.state import CubeState, check_state
from tests.harness.wrong_rules import Patches


def forbidden_by(simplification: Simplification) -> Callable[[CubeState, str, CubeRulebook], bool]:
    """Forbid the turns of a cube that a simplification calls dead, and no others."""
    says = WRONG_RULES[simplification]
    return lambda state, player, _house: not says(state, player)


def dead_from(difference: int) -> Callable[[CubeState, str], bool]:
    """Move the edge between live and dead."""
    return lambda state, player: state.score[seat(player)] + state.cube >= state.length + difference


def crawford_by_score(score: tuple[int, int], length: int, **_rest: object) -> Crawford:
    """Take every game at such a score for the Crawford game."""
    one = (score[0] == length - 1) != (score[1] == length - 1)
    return Crawford.GAME if one else Crawford.BEFORE


def pass_at_the_new_cube(cube: int, winner: str, result: Result, house: CubeRulebook) -> Derived[int]:
    """Score a refused offer at the cube that was offered."""
    found = game_worth(cube, winner, result, house)
    return replace(found, value=2 * cube) if result is Result.PASSED else found


def allowed() -> Derived[bool]:
    """Allow an action without looking."""
    return derive(rules.MAY_ROLL, True, player=PLAYERS[0])


SIMPLIFIED: dict[str, Patches] = {
    one.value: {"status.is_forbidden": forbidden_by(one)} for one in Simplification
}
MUTANTS: dict[str, Patches] = {
    "dead one point later": {"status.is_dead_for": dead_from(1)},
    "dead one point earlier": {"status.is_dead_for": dead_from(-1)},
    "a centred cube is nobody's": {"status.CENTRE": "nobody"},
    "the Crawford game by the score": {"match.crawford_of": crawford_by_score},
    "no Crawford game": {
        "match.one_is_one_away": lambda _score, _length: False,
    },
    "a refused offer at the new cube": {"scoring.game_worth": pass_at_the_new_cube},
    "a mars counts once": {"scoring.factor_of": lambda *_: 1},
    "a koks in long nardy": {
        "scoring.check_result": lambda *_: None,
        "match_record.check_result": lambda *_: None,
    },
    "any state is possible": {
        f"{module}.check_state": lambda _state: None for module in ("status", "scoring", "chain", "compare")
    },
    "an offer of a dead cube is answered": {
        f"{module}.check_turn": lambda state, _house: check_state(state) for module in ("actions", "status")
    },
    "a game may end anyhow": {"questions.check_ending": lambda *_: None},
    "the Crawford game may be over at any time": {"match_record.check_history": lambda *_, **__: None},
    "a text is not held against the count": {"mat._differences": lambda *_: ()},
    "points of a text are always an oyn": {"mat.factor_of": lambda *_: 1},
    "no mistake is known": {"audit.explain": lambda *_: (Slip.OTHER,)},
    "houses never part": {"houses.first_parted": lambda *_: 0},
    "any numbers make a model": {"model._check": lambda _numbers: None},
    "any chances make a take point": {
        f"{module}.check_order": lambda *_: None for module in ("takepoint", "gammon")
    },
    "illegal turns stand": {"replay.judge": lambda *_: allowed()},
    "the leader redoubles at once": {"takepoint.redoubles_at_once": lambda _state: True},
    "nobody redoubles at once": {"takepoint.redoubles_at_once": lambda _state: False},
    "the free drop is forgotten": {"model._free_drop": lambda *_: 0},
    "double match point is the Crawford game": {
        "state.one_is_one_away": lambda score, length: length - 1 in score,
        "match.one_is_one_away": lambda score, length: length - 1 in score,
    },
}
