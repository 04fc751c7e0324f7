"""The model under any numbers: its chances are chances, or the numbers are refused."""

from fractions import Fraction

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from rulesengine.core.errors import InconsistentRecord
from rulesengine.cube.chances import win_chance
from rulesengine.cube.equity import chance
from rulesengine.cube.gammon import gammon_value
from rulesengine.cube.model import Model
from rulesengine.cube.rulebook import CubeUse, EquityModel
from rulesengine.cube.state import CubeState, Phase
from rulesengine.cube.status import cube_status
from rulesengine.cube.takepoint import TakeModel, take_point
from rulesengine.cube.terms import Terms
from tests.cube.strategies import states

shares = st.one_of(
    st.sampled_from([Fraction(0), Fraction(1), Fraction(9, 10), Fraction(999, 1000)]),
    st.fractions(0, 1, max_denominator=1000),
)
numbers = st.builds(
    EquityModel,
    gammon_rate=shares,
    mars=st.integers(1, 9),
    free_drop_two=shares.map(lambda share: share / 20),
    free_drop_four=shares.map(lambda share: share / 20),
    cube_use=st.sampled_from(CubeUse),
)


@given(numbers, st.integers(1, 16), st.integers(1, 16))
def test_every_chance_is_one_or_the_numbers_are_refused(told: EquityModel, mine: int, theirs: int) -> None:
    """No share of mars and no free drop leads below nothing, above all, or to a division by nothing."""
    try:
        model = Model(told)
    except InconsistentRecord:
        reject()
    assert 0 <= model.before(mine, theirs) <= 1
    assert 0 < model.after(mine) <= Fraction(1, 2)
    assert model.before(mine, theirs) + model.before(theirs, mine) == 1


@given(numbers, states(), st.sampled_from(TakeModel))
def test_every_take_point_is_a_share_or_refused(
    told: EquityModel, state: CubeState, model: TakeModel
) -> None:
    """Whatever the model says, a take point follows from it or a rule says why not."""
    now = CubeState(length=min(state.length, 16), score=(0, 0), turn=state.turn, phase=Phase.TO_ROLL)
    try:
        terms = Terms(chances=Model(told), mars=told.mars)
        gammon_value(now, terms)
        point = None if cube_status(now).value.reason else take_point(now, model, terms).value.point
    except InconsistentRecord:
        reject()
    assert point is None or 0 <= point <= 1


@pytest.mark.parametrize(
    "told",
    [
        EquityModel(gammon_rate=1),
        EquityModel(free_drop_four=1),
        EquityModel(free_drop_two=Fraction(1, 2)),
        EquityModel(free_drop_two=Fraction(1, 5)),
    ],
    ids=str,
)
def test_numbers_that_contradict_each_other_are_refused(told: EquityModel) -> None:
    """A trailer who needs more would be better off, or win less than nothing."""
    with pytest.raises(InconsistentRecord, match="equity: cube-model-uneven"):
        Model(told)


@given(st.integers(1, 9), st.data())
def test_the_last_step_of_a_chance_holds_it(length: int, data: st.DataObject) -> None:
    """The answer is read from its story, for the leader and the trailer, before Crawford and after."""
    score = data.draw(st.tuples(st.integers(0, length - 1), st.integers(0, length - 1)))
    played = data.draw(st.booleans()) and max(score) == length - 1
    use = EquityModel(cube_use=data.draw(st.sampled_from(CubeUse)))
    found = win_chance(length, score, Model(use), crawford_played=played)
    mine, theirs = length - score[0], length - score[1]
    assert found.because[-1].value == found.value.mine
    assert found.value.mine == chance(Model(use), mine, theirs, after_crawford=played)
