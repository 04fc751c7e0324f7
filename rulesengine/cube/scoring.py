"""What a game is worth, and what it does to the score of the match."""

from dataclasses import dataclass
from enum import Enum

from rulesengine.core.derivation import Derived, Rule, derive
from rulesengine.core.errors import IllegalMove, InconsistentRecord, Problems, problem
from rulesengine.cube import rules
from rulesengine.cube.players import Score, other, plus, require_player, seat
from rulesengine.cube.rulebook import OWNER_RULE, CubeRulebook, GameKind
from rulesengine.cube.state import CubeState, Phase, check_offer, check_state


class Result(Enum):
    """How a game ended."""

    OYN = "oyn"
    MARS = "mars"
    KOKS = "koks"
    PASSED = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameScore:
    """A game as it is written: who won how many points, and the score before and after."""

    winner: str
    result: Result
    points: int
    before: Score
    after: Score
    length: int

    @property
    def match_over(self) -> bool:
        """Whether the winner has the points of the match."""
        return max(self.after) >= self.length


@dataclass(frozen=True, slots=True)
class Resignation:
    """A game that is given up: by whom, as what, and how many checkers the player has borne off."""

    player: str
    result: Result = Result.OYN
    borne_off: int = 0


def score_game(
    state: CubeState,
    winner: str,
    result: Result,
    game: GameKind = GameKind.LONG,
    rulebook: CubeRulebook = OWNER_RULE,
) -> Derived[GameScore]:
    """Return what a game is worth and the new score; `state` holds the cube at the end of the game.

    A refused offer is worth the cube before it. Raises `InconsistentRecord` for a koks in long nardy,
    and what `check_state` raises.

    >>> state = CubeState(length=7, score=(3, 2), cube=4, owner="A")
    >>> score_game(state, "A", Result.MARS).value.after
    (11, 2)
    """
    found = Problems()
    found.attempt(check_state, state)
    found.attempt(require_player, winner, "winner")
    found.attempt(check_result, result, game, "result")
    found.raise_any()
    worth = game_worth(state.cube, winner, result, rulebook)
    written = _cut(worth, state, winner, rulebook)
    after = plus(state.score, winner, written.value)
    scored = GameScore(
        winner=winner,
        result=result,
        points=written.value,
        before=state.score,
        after=after,
        length=state.length,
    )
    if scored.match_over:
        return derive(rules.MATCH_OVER, scored, written, winner=winner, score=after, length=state.length)
    return derive(
        rules.GAME_SCORED,
        scored,
        written,
        winner=winner,
        before=state.score,
        points=written.value,
        after=after,
        length=state.length,
    )


def game_worth(cube: int, winner: str, result: Result, rulebook: CubeRulebook = OWNER_RULE) -> Derived[int]:
    """Return the points of a game: the cube, once, twice or three times.

    >>> [game_worth(4, "A", result).value for result in Result]
    [4, 8, 12, 4]
    """
    if result is Result.PASSED:
        return derive(rules.PASSED, cube, winner=winner, cube=cube)
    rule, factor = _FACTORS[result], factor_of(result, rulebook)
    total = factor * cube
    return derive(rule, total, winner=winner, factor=factor, cube=cube, total=total)


def factor_of(result: Result, rulebook: CubeRulebook = OWNER_RULE) -> int:
    """Return how many times the cube a result is worth.

    >>> factor_of(Result.MARS)
    2
    """
    return {Result.MARS: rulebook.mars, Result.KOKS: rulebook.koks}.get(result, rulebook.oyn)


def check_ending(state: CubeState, winner: str, result: Result) -> None:
    """Raise `InconsistentRecord` for an end that a game in this state cannot have.

    A pass answers an offer that the winner could make, and an offer is answered before a game goes on.

    >>> check_ending(CubeState(length=7, score=(3, 2), cube=2, owner="B"), "B", Result.PASSED)
    """
    if result is Result.PASSED:
        check_offer(state, winner, "result")
        if state.turn == winner and state.phase is Phase.ROLLED:
            raise InconsistentRecord(problem(rules.ALREADY_ROLLED, "result", player=winner))
    if state.phase is Phase.OFFERED and (result is not Result.PASSED or winner != state.turn):
        raise InconsistentRecord(problem(rules.OFFER_PENDING, "result", player=state.turn))


def check_result(result: Result, game: GameKind, path: str) -> None:
    """Raise `InconsistentRecord` for a koks in long nardy.

    >>> check_result(Result.KOKS, GameKind.SHORT, "result")
    """
    if result is Result.KOKS and game is GameKind.LONG:
        raise InconsistentRecord(problem(rules.KOKS_IN_LONG, path))


def resign(
    state: CubeState, offer: Resignation, game: GameKind = GameKind.LONG, rulebook: CubeRulebook = OWNER_RULE
) -> Derived[GameScore]:
    """Return what a resignation writes, once the opponent has accepted it.

    With a checker borne off there is no mars to resign. Raises `IllegalMove` then, and what
    `check_ending` and `score_game` raise.

    >>> state = CubeState(length=7, score=(3, 2), cube=2, owner="A")
    >>> resign(state, Resignation("A", Result.MARS)).value.after
    (3, 6)
    """
    player, result = offer.player, offer.result
    require_player(player, "player")
    if offer.borne_off and result in (Result.MARS, Result.KOKS):
        raise IllegalMove(
            problem(rules.RESIGNED_TOO_MUCH, "result", player=player, borne_off=offer.borne_off)
        )
    check_state(state)
    check_ending(state, other(player), result)
    scored = score_game(state, other(player), result, game, rulebook)
    winner, points = scored.value.winner, scored.value.points
    return derive(rules.RESIGNED, scored.value, scored, player=player, winner=winner, total=points)


_FACTORS: dict[Result, Rule] = {
    Result.OYN: rules.OYN,
    Result.MARS: rules.MARS,
    Result.KOKS: rules.KOKS,
}


def _cut(worth: Derived[int], state: CubeState, winner: str, rulebook: CubeRulebook) -> Derived[int]:
    """Return what is written of a game: in some houses only as much as the match still lacks."""
    left = state.length - state.score[seat(winner)]
    if not rulebook.cut_points or worth.value <= left:
        return worth
    return derive(rules.POINTS_CUT, left, worth, winner=winner, points=worth.value, left=left)
