"""The cube against two programs: every state of matches to 1–9 and to 1–15, and take points."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from time import perf_counter

from benchmarks import gnubg
from benchmarks.bgsage import may_double as bgsage_may_double
from benchmarks.figures import Figure, table
from rulesengine.core.balance import Number
from rulesengine.cube.counts import all_states
from rulesengine.cube.gammon import gammon_value
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.rulebook import CUBES, OWNER_RULE
from rulesengine.cube.state import CENTRE, CubeState
from rulesengine.cube.status import reason_against
from rulesengine.cube.takepoint import TakeModel, take_point
from rulesengine.cube.terms import Terms

UP_TO_SIXTEEN = CUBES[:5]
GAMMONS = ((0, 0), (20, 20), (35, 20))
PRINTED = 5.01
"""Half of the last digit that GNU Backgammon prints, in 10⁻⁵, and the single precision it reckons in."""
MODELS = {
    "Dead cube": TakeModel.DEAD,
    "Dead cube (opponent redoubles)": TakeModel.REDOUBLE,
    "Live cube": TakeModel.LIVE,
}


def measure() -> list[Figure]:
    """Ask both programs and count the differences."""
    gnubg.start()
    return [
        *legality("GNU Backgammon, matches to 1–9", gnubg.may_double, states(range(1, 10))),
        *legality("bgsage, matches to 1–15", bgsage_may_double, states(range(1, 16))),
        *take_points(),
        *gammon_values(),
    ]


def states(lengths: Iterable[int]) -> Iterator[CubeState]:
    """Give every state: all scores, the cube in the middle at one or owned, either on turn, Crawford too."""
    return all_states(lengths, UP_TO_SIXTEEN, PLAYERS, crawford=True)


def legality(name: str, asked: Callable[[CubeState], bool], found: Iterable[CubeState]) -> list[Figure]:
    """Return how many states were asked for, and in how many the answers differ."""
    begun = perf_counter()
    pairs = [(asked(state), reason_against(state, state.turn, OWNER_RULE) is None) for state in found]
    return [
        Figure(name=f"{name}: states", value=len(pairs), unit=""),
        Figure(name=f"{name}: differences", value=sum(a is not b for a, b in pairs), unit="", bar=0),
        Figure(name=f"{name}: time", value=perf_counter() - begun, unit="s"),
    ]


def take_points() -> list[Figure]:
    """Return how far take points are from those that GNU Backgammon prints, for the same table."""
    chances = gnubg.table(9)
    gaps: dict[str, list[float]] = {name: [] for name in MODELS}
    for state in states(range(3, 10)):
        if state.cube > 4 or reason_against(state, state.turn, OWNER_RULE):
            continue
        for gammons in GAMMONS:
            rates: tuple[Number, Number] = (Fraction(gammons[0], 100), Fraction(gammons[1], 100))
            terms = Terms(chances=chances, gammons=rates)
            for name, printed in gnubg.take_points(state, gammons).items():
                ours = take_point(state, MODELS[name], terms).value.point
                gaps[name].append(float(abs(ours - printed)))
    return [
        figure
        for name, found in gaps.items()
        for figure in (
            Figure(name=f"{name}: take points", value=len(found), unit=""),
            Figure(name=f"{name}: largest gap", value=max(found) * 1e5, unit="· 10⁻⁵", bar=PRINTED),
        )
    ]


def gammon_values() -> list[Figure]:
    """Return in how many states a dead cube and a mars that is worth nothing do not go together."""
    chances = gnubg.table(15)
    found = [
        gammon_value(state, Terms(chances=chances)).value
        for state in states(range(2, 16))
        if not state.crawford and state.owner in (CENTRE, state.turn)
    ]
    return [
        Figure(name="Value of a mars: states", value=len(found), unit=""),
        Figure(
            name="Dead, but a mars is worth something, or not",
            value=sum(one.dead is not (one.worth == 0) for one in found),
            unit="",
            bar=0,
        ),
    ]


if __name__ == "__main__":
    print(table("The cube against two programs", measure()))
