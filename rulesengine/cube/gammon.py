"""What a mars adds to a win: nothing exactly when the cube is dead."""

from dataclasses import dataclass
from fractions import Fraction

from rulesengine.core.balance import Number, exact
from rulesengine.core.derivation import Derived, derive
from rulesengine.cube import rules
from rulesengine.cube.chances import model_stated
from rulesengine.cube.model import Model
from rulesengine.cube.players import other
from rulesengine.cube.state import CubeState, check_state
from rulesengine.cube.status import is_dead_for
from rulesengine.cube.terms import Terms, check_order

MARS_FOR_MONEY = Fraction(1, 2)
"""What a mars adds where every point counts the same: one more, of the two between a loss and a win."""


@dataclass(frozen=True, slots=True)
class GammonValue:
    """What a mars adds for a player, as a share of what a game is about; 0 means that the cube is dead."""

    player: str
    worth: Number
    dead: bool


def gammon_value(state: CubeState, terms: Terms | None = None) -> Derived[GammonValue]:
    """Return what a mars adds for the player on turn at this cube.

    Raises what `check_state` raises.

    >>> gammon_value(CubeState(length=7, score=(3, 2), cube=4, owner="A")).value.worth
    0
    """
    check_state(state)
    player, terms = state.turn, terms or Terms(chances=Model())
    won = terms.after(state, player, player, state.cube)
    mars = terms.after(state, player, player, terms.mars * state.cube)
    lost = terms.after(state, player, other(player), state.cube)
    check_order(lost.value, won.value, mars.value)
    worth = exact(Fraction(mars.value - won.value) / (won.value - lost.value))
    total = state.total(player)
    found = GammonValue(player, worth, is_dead_for(state, player))
    because = (lost, won, mars, *model_stated(terms.chances))
    if found.dead:
        return derive(
            rules.GAMMON_WORTHLESS, found, *because, player=player, total=total, length=state.length
        )
    return derive(
        rules.GAMMON_VALUE,
        found,
        *because,
        player=player,
        lost=lost.value,
        won=won.value,
        with_mars=mars.value,
        worth=worth,
    )
