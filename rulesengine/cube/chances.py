"""The chance to win a match from its score, told from what the model says of scores closer to the end."""

from dataclasses import dataclass
from typing import Any

from rulesengine.core.balance import Number
from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.equity import Chances, Table, chance
from rulesengine.cube.match_record import check_history
from rulesengine.cube.model import Model
from rulesengine.cube.players import PLAYERS, Score, away
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
    mine, theirs = (away(player, score, length) for player in PLAYERS)
    way = way_to(chances or Model(), mine, theirs, after_crawford=crawford_played)
    found = way[-1].value
    return derive(
        rules.CHANCE,
        Chance(score, length, found),
        *way,
        player=PLAYERS[0],
        score=score,
        length=length,
        chance=found,
    )


def way_to(chances: Chances, mine: int, theirs: int, *, after_crawford: bool) -> tuple[Derived[Any], ...]:
    """Return the steps to my chance; the last of them holds it.

    >>> [step.rule.id for step in way_to(Model(), 2, 1, after_crawford=True)][-2:]
    ['cube-free-drop', 'cube-post-crawford-chance']
    """
    if not isinstance(chances, Model):
        return (chance_at(chances, mine, theirs, after_crawford=after_crawford),)
    return (*model_stated(chances), *_told(chances, mine, theirs, after_crawford=after_crawford))


def model_stated(chances: Chances) -> tuple[Derived[Any], ...]:
    """Return the step that names the model's share of mars, where chances come from the model.

    >>> model_stated(Model())[0].fact("gammon_rate")
    Fraction(13, 50)
    """
    if not isinstance(chances, Model):
        return ()
    rate = chances.numbers.gammon_rate
    return (derive(rules.NO_LONG_TABLE, rate, gammon_rate=rate),)


def chance_at(chances: Chances, mine: int, theirs: int, *, after_crawford: bool) -> Derived[Number]:
    """Return my chance by the points that both still need; the match may be over there.

    >>> chance_at(Model(), 0, 5, after_crawford=False).value
    1
    """
    found = chance(chances, mine, theirs, after_crawford=after_crawford)
    rule = rules.CHANCE_FROM_TABLE if isinstance(chances, Table) and mine > 0 < theirs else rules.CHANCE_AT
    return derive(rule, found, need=max(0, mine), their_need=max(0, theirs), chance=found)


def _told(model: Model, mine: int, theirs: int, *, after_crawford: bool) -> tuple[Derived[Any], ...]:
    """Return the steps by which the model comes to my chance."""
    if model.numbers.cube_use is CubeUse.NONE:
        return (*_neighbours(model, mine, theirs), _cubeless(model, mine, theirs))
    if min(mine, theirs) > 1:
        return _between(model, mine, theirs)
    mine_at_last = chance_at(model, mine, theirs, after_crawford=after_crawford)
    if mine == theirs:
        return (mine_at_last,)
    trailers = _trailer(model, max(mine, theirs), after_crawford=after_crawford)
    return trailers if theirs == 1 else (*trailers, mine_at_last)


def _neighbours(model: Model, mine: int, theirs: int) -> tuple[Derived[Number], ...]:
    """Return the chances after a win or a mars of either player."""
    mars = model.numbers.mars
    ends = ((mine - 1, theirs), (mine - mars, theirs), (mine, theirs - 1), (mine, theirs - mars))
    return tuple(chance_at(model, *end, after_crawford=False) for end in ends)


def _cubeless(model: Model, mine: int, theirs: int) -> Derived[Number]:
    found = model.before(mine, theirs)
    return derive(rules.CUBELESS, found, gammon_rate=model.numbers.gammon_rate, chance=found)


def _between(model: Model, mine: int, theirs: int) -> tuple[Derived[Any], ...]:
    """Return both double points with the chances there, and what lies half way by games."""
    low, high = model.between(mine, theirs)
    at_low = chance_at(model, mine, theirs - 1, after_crawford=False)
    at_high = chance_at(model, mine - 1, theirs, after_crawford=False)
    found = model.before(mine, theirs)
    return (
        derive(rules.DOUBLE_POINT, low, at_low, player=PLAYERS[1], point=low, chance=at_low.value),
        derive(rules.DOUBLE_POINT, high, at_high, player=PLAYERS[0], point=high, chance=at_high.value),
        derive(rules.BETWEEN_POINTS, found, low=low, high=high, chance=found),
    )


def _trailer(model: Model, need: int, *, after_crawford: bool) -> tuple[Derived[Any], ...]:
    """Return how the chance of a trailer comes about whose opponent needs one point."""
    step = DOUBLE if after_crawford else 1
    needs = (need - step, need - model.numbers.mars * step)
    ends = tuple(chance_at(model, one, 1, after_crawford=True) for one in needs)
    rate = model.numbers.gammon_rate
    if not after_crawford:
        found = model.crawford(need)
        return (*ends, derive(rules.CRAWFORD_CHANCE, found, away=need, gammon_rate=rate, chance=found))
    found, drop = model.after(need), model.free_drop(need)
    dropped = (derive(rules.FREE_DROP, drop, away=need, share=drop),) if drop else ()
    post = derive(rules.POST_CRAWFORD_CHANCE, found, away=need, gammon_rate=rate, chance=found)
    return (*ends, *dropped, post)
