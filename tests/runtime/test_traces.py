"""The reader's browser answers as this machine does: every shipped example, byte for byte."""

import inspect
from collections.abc import Callable

import pytest

from rulesengine.examples.shipped import FOLDER, files, shipped
from tests.runtime import traces

pytestmark = pytest.mark.node


def carried() -> str:
    """Return code that lays the examples where the package looks for them; a reader's browser has none."""
    texts = {str(file.relative_to(FOLDER)): file.read_text("utf-8") for file in files(FOLDER)}
    return f"""
from importlib import import_module
from pathlib import Path
package = import_module("rulesengine.examples.shipped")
package.FOLDER = Path("/carried")
for name, text in {texts!r}.items():
    file = package.FOLDER / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
"""


def test_every_shipped_example_has_the_same_trace_in_pyodide(run_in_pyodide: Callable[[str], str]) -> None:
    """Answers and refusals of all shipped examples are the same under CPython and under Pyodide."""
    here = traces.all_traces()
    there = run_in_pyodide(f"{carried()}\n{inspect.getsource(traces)}\nprint(all_traces())\n")
    assert len(here.splitlines()) == len(shipped())
    assert there.rstrip("\n") == here
