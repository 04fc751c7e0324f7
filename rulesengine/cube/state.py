"""Where a game of a match stands: the score, the cube and its owner, whose turn it is, what was done."""

from dataclasses import dataclass
from enum import Enum

from rulesengine.core.errors import InconsistentRecord, InputError, Problem, Problems, problem
from rulesengine.cube import rules
from rulesengine.cube.players import PLAYERS, Score, seat, unknown
from rulesengine.cube.rulebook import CUBES, LONGEST

DOUBLE = 2
CENTRE = ""
"""The owner of a cube that nobody has turned."""


class Phase(Enum):
    """What the player on turn has done."""

    TO_ROLL = "to-roll"
    OFFERED = "offered"
    ROLLED = "rolled"
    PASSED = "passed"


AFTER_OFFER = (Phase.OFFERED, Phase.PASSED)
"""The phases in which the player on turn has offered to double."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CubeState:
    """One moment of a game.

    `score` is the score before the game; `crawford` says whether this is the Crawford game, which
    only the history of the match knows.
    """

    length: int
    score: Score
    cube: int = 1
    owner: str = CENTRE
    turn: str = PLAYERS[0]
    phase: Phase = Phase.TO_ROLL
    crawford: bool = False

    @property
    def next_cube(self) -> int:
        """What the cube shows after the next turn."""
        return self.cube * DOUBLE

    def total(self, player: str) -> int:
        """Return the sum that decides: the player's points and the cube together.

        >>> CubeState(length=7, score=(3, 2), cube=4).total("A")
        7
        """
        return self.score[seat(player)] + self.cube


def check_state(state: CubeState) -> None:
    """Raise `InputError` or `InconsistentRecord` with everything that cannot be so.

    >>> check_state(CubeState(length=7, score=(3, 2), cube=3, owner="C"))
    Traceback (most recent call last):
    rulesengine.core.errors.InputError: owner: cube-unknown-player; cube: cube-not-power-of-two
    """
    if _plainly_possible(state):
        return
    found = Problems()
    if state.owner not in (CENTRE, *PLAYERS):
        found.add(InputError(unknown(state.owner, "owner")))
    if state.turn not in PLAYERS:
        found.add(InputError(unknown(state.turn, "turn")))
    found.attempt(check_match, state.length, state.score)
    if not is_on_a_cube(state.cube):
        found.add(InconsistentRecord(problem(rules.NOT_POWER_OF_TWO, "cube", came=state.cube)))
    if state.crawford and not one_is_one_away(state.score, state.length):
        why = problem(rules.CRAWFORD_IMPOSSIBLE, "crawford", score=state.score, length=state.length)
        found.add(InconsistentRecord(why))
    if state.crawford and not _is_untouched(state):
        found.add(InconsistentRecord(problem(rules.CRAWFORD_TURNED, "crawford", cube=state.cube)))
    if state.phase in AFTER_OFFER:
        found.attempt(check_offer, state, state.turn, "offered")
    found.raise_any()


def check_match(length: int, score: Score) -> None:
    """Raise `InconsistentRecord` for a length or a score that no match goes on with.

    >>> check_match(0, (0, 0))
    Traceback (most recent call last):
    rulesengine.core.errors.InconsistentRecord: length: cube-length-impossible
    """
    if not 1 <= length <= LONGEST:
        raise InconsistentRecord(
            problem(rules.LENGTH_IMPOSSIBLE, "length", low=1, high=LONGEST, came=length), *_negative(score)
        )
    wrong = [*_negative(score)]
    for player, points in zip(PLAYERS, score, strict=True):
        if points >= length:
            wrong.append(problem(rules.SCORE_AT_LENGTH, "score", player=player, came=points, length=length))
    if wrong:
        raise InconsistentRecord(*wrong)


def is_on_a_cube(number: int) -> bool:
    """Tell whether a cube can show this number: a power of two that is no more than the largest.

    >>> [number for number in range(200) if is_on_a_cube(number)]
    [1, 2, 4, 8, 16, 32, 64]
    """
    return number in CUBES


def one_is_one_away(score: Score, length: int) -> bool:
    """Tell whether exactly one player needs one point.

    >>> one_is_one_away((6, 3), 7), one_is_one_away((6, 6), 7), one_is_one_away((5, 3), 7)
    (True, False, False)
    """
    return (score[0] == length - 1) != (score[1] == length - 1)


def check_offer(state: CubeState, player: str, path: str) -> None:
    """Raise `InconsistentRecord` for an offer that a player could not have made in this game.

    >>> check_offer(CubeState(length=7, score=(3, 2), cube=2, owner="B"), "B", "offered")
    """
    wrong = []
    if state.crawford:
        wrong.append(problem(rules.CRAWFORD, path, player=player, score=state.score, length=state.length))
    if state.owner not in (CENTRE, player):
        wrong.append(problem(rules.NOT_OWNER, path, player=player, owner=state.owner))
    if wrong:
        raise InconsistentRecord(*wrong)


def _plainly_possible(state: CubeState) -> bool:
    """Tell in one breath that nothing is wrong, as nearly always."""
    first, second = state.score
    return (
        0 <= first < state.length <= LONGEST
        and 0 <= second < state.length
        and is_on_a_cube(state.cube)
        and state.turn in PLAYERS
        and (state.owner == CENTRE or state.owner in PLAYERS)
        and (not state.crawford or (one_is_one_away(state.score, state.length) and _is_untouched(state)))
        and (state.phase not in AFTER_OFFER or (state.owner in (CENTRE, state.turn) and not state.crawford))
    )


def _is_untouched(state: CubeState) -> bool:
    """Tell whether the cube lies in the middle at one."""
    return state.cube == 1 and state.owner == CENTRE


def _negative(score: Score) -> list[Problem]:
    return [
        problem(rules.SCORE_NEGATIVE, "score", player=player, came=points)
        for player, points in zip(PLAYERS, score, strict=True)
        if points < 0
    ]
