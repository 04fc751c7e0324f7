"""Take points by a published table of two digits, and what holds for all of them."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rulesengine.core.derivation import Derived
from rulesengine.cube import rules
from rulesengine.cube.chances import model_stated
from rulesengine.cube.equity import Table
from rulesengine.cube.gammon import gammon_value
from rulesengine.cube.model import Model
from rulesengine.cube.state import CubeState
from rulesengine.cube.status import cube_status
from rulesengine.cube.takepoint import TakeModel, take_point
from rulesengine.cube.terms import Terms
from tests.cube.strategies import states

MODEL = Model()
ROWS = (
    (50, 70, 75, 83, 85),
    (30, 50, 60, 68, 75),
    (25, 40, 50, 59, 66),
    (17, 32, 41, 50, 58),
    (15, 25, 34, 42, 50),
)
WOOLSEY = Table(
    tuple(tuple(Fraction(one, 100) for one in row) for row in ROWS),
    tuple(Fraction(one, 1000) for one in (500, 485, 300, 296, 180)),
)
by_table = Terms(chances=WOOLSEY)


def test_live_take_point_by_hand() -> None:
    """Three to go each: 0.3 of the way to cashing, and the other must pass from 75 % on."""
    state = CubeState(length=3, score=(0, 0))
    dead = take_point(state, TakeModel.DEAD, by_table).value.point
    live = take_point(state, TakeModel.LIVE, by_table).value.point
    assert (dead, live) == (Fraction(3, 10), Fraction(9, 40))


def test_pass_win_and_loss_are_told() -> None:
    """The three chances of the sum stand in the answer."""
    found = take_point(CubeState(length=3, score=(0, 0)), TakeModel.DEAD, by_table).value
    assert (found.passed, found.won, found.lost) == (Fraction(2, 5), Fraction(3, 4), Fraction(1, 4))


@given(states(fresh=True), st.sampled_from(TakeModel))
def test_take_point_is_a_share_of_games(state: CubeState, model: TakeModel) -> None:
    """Between never and always, whoever doubles."""
    now = replace(state, crawford=False)
    assume(cube_status(now).value.reason is None)
    assert 0 <= take_point(now, model, Terms(chances=MODEL)).value.point <= 1


@given(states(fresh=True))
def test_a_cube_in_hand_never_makes_a_take_worse(state: CubeState) -> None:
    """A live cube, or one redoubled at once, lowers the take point or leaves it."""
    now = replace(state, crawford=False)
    assume(cube_status(now).value.reason is None)
    terms = Terms(chances=MODEL)
    dead, live, again = (
        take_point(now, model, terms).value.point
        for model in (TakeModel.DEAD, TakeModel.LIVE, TakeModel.REDOUBLE)
    )
    assert again <= dead
    assert live <= dead


@pytest.mark.parametrize("model", TakeModel)
def test_the_share_of_mars_is_told_wherever_it_counts(model: TakeModel) -> None:
    """A fifth of B's wins and a quarter of A's: each mean names its share, and the model names its own."""
    gammons = (Fraction(1, 4), Fraction(1, 5))
    state = CubeState(length=9, score=(0, 0))
    told = list(_all(take_point(state, model, Terms(chances=Model(), gammons=gammons))))
    shares = {
        (one.fact("winner"), one.fact("gammon_rate")) for one in told if one.rule is rules.SHARE_OF_MARS
    }
    assert ("A", Fraction(1, 4)) in shares
    assert shares <= {("A", Fraction(1, 4)), ("B", Fraction(1, 5))}
    assert [one.value for one in told if one.rule is rules.NO_LONG_TABLE] == [Fraction(13, 50)]


def test_a_mean_with_mars_is_what_its_parts_make() -> None:
    """Three quarters of an ordinary win and one quarter of a mars."""
    mean = Terms(chances=Model(), gammons=(Fraction(1, 4), 0)).averaged(
        CubeState(length=7, score=(3, 2)), "B", "A", 2
    )
    win, mars = mean.because
    assert mean.value == Fraction(3, 4) * win.value + Fraction(1, 4) * mars.value
    assert mean.fact("other_wins") == Fraction(3, 4)


def test_what_a_mars_adds_names_the_share_of_the_model() -> None:
    """The chances come from the model, in which some wins are a mars; a table is nobody's model."""
    state = CubeState(length=3, score=(0, 0))
    table = Table(((Fraction(1, 2),) * 3,) * 3, (Fraction(1, 2),) * 3)
    assert gammon_value(state).because[-1].fact("gammon_rate") == Fraction(13, 50)
    assert model_stated(table) == ()


def _all(node: Derived[Any]) -> Iterator[Derived[Any]]:
    """Give a step and all below it."""
    yield node
    for below in node.because:
        yield from _all(below)
