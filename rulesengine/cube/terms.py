"""What take points and the worth of a mars are reckoned with: chances in the match, and a mars's worth."""

from dataclasses import dataclass
from fractions import Fraction

from rulesengine.core.balance import Number, exact
from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.cube import rules
from rulesengine.cube.chances import chance_at
from rulesengine.cube.equity import Chances
from rulesengine.cube.players import away, other, plus, seat
from rulesengine.cube.rulebook import OWNER_RULE
from rulesengine.cube.state import CubeState


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Chances in the match, each player's share of mars, and how many times the cube a mars is worth."""

    chances: Chances
    gammons: tuple[Number, Number] = (0, 0)
    mars: int = OWNER_RULE.mars

    def after(self, state: CubeState, viewer: str, winner: str, points: int) -> Derived[Number]:
        """Return the viewer's chance in the match once a game has ended."""
        score = plus(state.score, winner, points)
        return chance_at(
            self.chances,
            away(viewer, score, state.length),
            away(other(viewer), score, state.length),
            after_crawford=max(state.score) == state.length - 1,
        )

    def averaged(self, state: CubeState, viewer: str, winner: str, cube: int) -> Derived[Number]:
        """Return the viewer's chance once a game has been won, the winner's share of mars weighed in."""
        rate = Fraction(self.gammons[seat(winner)])
        win = self.after(state, viewer, winner, cube)
        if not rate:
            return win
        mars = self.after(state, viewer, winner, self.mars * cube)
        mean = exact((1 - rate) * win.value + rate * mars.value)
        return derive(
            rules.SHARE_OF_MARS,
            mean,
            win,
            mars,
            winner=winner,
            gammon_rate=exact(rate),
            other_wins=exact(1 - rate),
            after_win=win.value,
            with_mars=mars.value,
            chance=mean,
        )


def check_order(low: Number, middle: Number, high: Number) -> None:
    """Raise `InconsistentRecord` for chances from which nothing follows: they must grow in this order.

    >>> check_order(0, Fraction(1, 2), Fraction(1, 2))
    """
    if not low <= middle <= high or low == high:
        raise InconsistentRecord(problem(rules.OUT_OF_ORDER, "table", low=low, middle=middle, high=high))
