"""Problems are gathered and reported together."""

import pytest

from rulesengine.core.derivation import Rule, derive
from rulesengine.core.errors import (
    IllegalMove,
    InconsistentRecord,
    InputError,
    Problems,
    RulesError,
    problem,
    problem_of,
)

BAD = Rule("bad", ("came",))


def error(path: str, kind: type[RulesError] = InputError) -> RulesError:
    """Return an error of one problem."""
    return kind(problem(BAD, path, came=path))


def fail(found: RulesError) -> None:
    """Raise an error."""
    raise found


def test_all_problems_come_in_one_error() -> None:
    """Reading goes on after a problem; what is raised has the class of the first and holds all."""
    found = Problems()
    assert found.attempt(int, "5") == 5
    found.attempt(fail, error("here", InconsistentRecord))
    found.add(error("there", IllegalMove))
    with pytest.raises(InconsistentRecord) as caught:
        found.raise_any()
    assert [one.value for one in caught.value.problems] == ["here", "there"]
    assert str(caught.value) == "here: bad; there: bad"


def test_step_that_refuses_becomes_a_problem() -> None:
    """What a verdict says is what the refusal says; of a larger input only the path is longer."""
    verdict = derive(BAD, False, derive(BAD, 1, came="why"), came="7♣")
    refused = problem_of(verdict, "cards[1]")
    assert refused == problem(BAD, "cards[1]", *verdict.because, came="7♣")
    assert IllegalMove(refused).inside("deals[0]").problems == (problem_of(verdict, "deals[0].cards[1]"),)


def test_same_problem_is_told_once() -> None:
    """Two rulebooks that refuse the same thing at the same place make one problem."""
    found = Problems()
    for _ in range(2):
        found.add(error("here"))
    with pytest.raises(InputError) as caught:
        found.raise_any()
    assert len(caught.value.problems) == 1


def test_nothing_is_raised_without_problems() -> None:
    """No problem, no error."""
    Problems().raise_any()


def test_error_of_the_engine_itself_is_not_swallowed() -> None:
    """Only refusals are gathered; a fault of the program comes through."""
    with pytest.raises(ZeroDivisionError):
        Problems().attempt(divmod, 1, 0)


@pytest.mark.parametrize("kind", [InputError, InconsistentRecord, IllegalMove])
def test_every_refusal_is_a_value_error(kind: type[RulesError]) -> None:
    """Callers that know nothing of rules still see a wrong value."""
    assert isinstance(error("here", kind), ValueError)
