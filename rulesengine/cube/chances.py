"""The chance to win a match from its score, told from what the model says of scores closer to the end."""

from dataclasses import dataclass
from typing import Any

from rulesengine.core.balance import Number
from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.equity import Chances, Table, chance
from rulesengine.cube.match_record import check_history
from rulesengine.cube.model import Model
from rulesengine.cube.players import PLAYERS, Score, away, other
from rulesengine.cube.rulebook import CubeUse
from rulesengine.cube.state import DOUBLE


@dataclass(frozen=True, slots=True)
class Chance:
    """The chances of A and of B at a score between two games."""

    score: Score
    length: int
    mine: Number

    @property
    def theirs(self) -> Number:
        """B's chance."""
        return 1 - self.mine


def win_chance(
    length: int, score: Score, chances: Chances | None = None, *, crawford_played: bool = False
) -> Derived[Chance]:
    """Return A's chance to win the match between two games, with the step of the model that gives it.

    `crawford_played` says that the Crawford game is over. Raises what `check_history` raises.

    >>> from rulesengine.cube.equity import rounded
    >>> float(round(win_chance(7, (5, 4)).value.mine, 4))
    0.5953
    """
    check_history(length, score, crawford_played=crawford_played)
    source = chances or Model()
    mine, theirs = away(PLAYERS[0], score, length), away(PLAYERS[1], score, length)
    found = chance(source, mine, theirs, after_crawford=crawford_played)
    steps = _steps(source, mine, theirs, crawford_played=crawford_played)
    return derive(
        rules.CHANCE,
        Chance(score, length, found),
        *steps,
        player=PLAYERS[0],
        score=score,
        length=length,
        chance=found,
    )


def chance_at(
    chances: Chances, player: str, score: Score, length: int, *, after_crawford: bool
) -> Derived[Number]:
    """Return a player's chance at a score that a game may lead to; the match may be over there.

    >>> chance_at(Model(), "A", (7, 2), 7, after_crawford=False).value
    1
    """
    mine, theirs = away(player, score, length), away(other(player), score, length)
    found = chance(chances, mine, theirs, after_crawford=after_crawford)
    rule = rules.CHANCE_FROM_TABLE if isinstance(chances, Table) and mine > 0 < theirs else rules.CHANCE_AT
    return derive(rule, found, need=max(0, mine), their_need=max(0, theirs), chance=found)


def _steps(chances: Chances, mine: int, theirs: int, *, crawford_played: bool) -> tuple[Derived[Any], ...]:
    if isinstance(chances, Model):
        return (
            derive(rules.NO_LONG_TABLE, True),
            *_told(chances, mine, theirs, crawford_played=crawford_played),
        )
    found = chance(chances, mine, theirs, after_crawford=crawford_played)
    return (derive(rules.CHANCE_FROM_TABLE, found, need=mine, their_need=theirs, chance=found),)


def _told(chances: Model, mine: int, theirs: int, *, crawford_played: bool) -> tuple[Derived[Any], ...]:
    """Return the steps by which the model comes to a chance."""
    if chances.numbers.cube_use is CubeUse.NONE:
        return (*_neighbours(chances, mine, theirs), _cubeless(chances, mine, theirs))
    if min(mine, theirs) > 1:
        return _between(chances, mine, theirs)
    if mine == theirs:
        return (_leaf(chances, mine, theirs, after_crawford=crawford_played),)
    return _trailer(chances, max(mine, theirs), crawford_played=crawford_played)


def _neighbours(model: Model, mine: int, theirs: int) -> tuple[Derived[Number], ...]:
    """Return the chances after a win or a mars of either player."""
    mars = model.numbers.mars
    ends = ((mine - 1, theirs), (mine - mars, theirs), (mine, theirs - 1), (mine, theirs - mars))
    return tuple(_leaf(model, *end, after_crawford=False) for end in ends)


def _leaf(model: Model, mine: int, theirs: int, *, after_crawford: bool) -> Derived[Number]:
    found = chance(model, mine, theirs, after_crawford=after_crawford)
    return derive(rules.CHANCE_AT, found, need=max(0, mine), their_need=max(0, theirs), chance=found)


def _cubeless(model: Model, mine: int, theirs: int) -> Derived[Number]:
    found = model.before(mine, theirs)
    return derive(rules.CUBELESS, found, gammon_rate=model.numbers.gammon_rate, chance=found)


def _between(model: Model, mine: int, theirs: int) -> tuple[Derived[Any], ...]:
    """Return both double points with the chances there, and what lies half way by games."""
    low, high = model.between(mine, theirs)
    at_low = _leaf(model, mine, theirs - 1, after_crawford=False)
    at_high = _leaf(model, mine - 1, theirs, after_crawford=False)
    found = model.before(mine, theirs)
    return (
        derive(rules.DOUBLE_POINT, low, at_low, player=PLAYERS[1], point=low, chance=at_low.value),
        derive(rules.DOUBLE_POINT, high, at_high, player=PLAYERS[0], point=high, chance=at_high.value),
        derive(rules.BETWEEN_POINTS, found, low=low, high=high, chance=found),
    )


def _trailer(model: Model, need: int, *, crawford_played: bool) -> tuple[Derived[Any], ...]:
    """Return how the chance of a trailer comes about whose opponent needs one point."""
    step = DOUBLE if crawford_played else 1
    leaves = tuple(
        _leaf(model, need - points, 1, after_crawford=True) for points in (step, model.numbers.mars * step)
    )
    rate = model.numbers.gammon_rate
    if not crawford_played:
        found = model.crawford(need)
        return (*leaves, derive(rules.CRAWFORD_CHANCE, found, away=need, gammon_rate=rate, chance=found))
    found, drop = model.after(need), model.free_drop(need)
    dropped = (derive(rules.FREE_DROP, drop, away=need, share=drop),) if drop else ()
    post = derive(rules.POST_CRAWFORD_CHANCE, found, away=need, gammon_rate=rate, chance=found)
    return (*leaves, *dropped, post)
