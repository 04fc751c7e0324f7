"""The reader's browser answers as this machine does: every shipped example, byte for byte."""

import inspect
from collections.abc import Callable

import pytest

from rulesengine.examples.shipped import shipped
from tests.runtime import traces

pytestmark = pytest.mark.node


def test_every_shipped_example_has_the_same_trace_in_pyodide(run_in_pyodide: Callable[[str], str]) -> None:
    """Answers and refusals of all shipped examples are the same under CPython and under Pyodide."""
    here = traces.all_traces()
    there = run_in_pyodide(inspect.getsource(traces) + "\nprint(all_traces())\n")
    assert len(here.splitlines()) == len(shipped())
    assert there.rstrip("\n") == here
