"""The runtime that a browser gets, tried in Node: repeatable, small, and answering as on the desk."""

import json
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesengine.explorers import host
from rulesengine.site.archives import application, standard_library
from rulesengine.site.runtime import build_runtime, runtime_weights, sweep_runtimes

pytestmark = pytest.mark.node

NODE_MODULES = Path(__file__).parents[2] / "node_modules"
REQUEST = json.dumps({"explorer": "kozel.match", "lang": "ka", "given": {"hands": "60:60 74:46"}})


def test_every_way_to_start_gives_the_same_answer(small_answer: Callable[[str], str]) -> None:
    """From memory, from memory without any file, and plainly."""
    assert json.loads(small_answer(REQUEST)) == {"ok": True, "html": "<b>60:60 74:46</b>"}


def test_same_inputs_are_built_once(small_wheel: Path, small_runtime: Path) -> None:
    """A second call finds the folder and leaves it alone."""
    before = (small_runtime / "about.js").stat().st_mtime_ns
    assert build_runtime(small_wheel, NODE_MODULES, small_runtime.parent) == small_runtime.name
    assert (small_runtime / "about.js").stat().st_mtime_ns == before


def test_same_inputs_give_the_same_bytes(
    small_wheel: Path, small_runtime: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the clock, of chance or of the machine gets into the memory image."""
    monkeypatch.setenv("TZ", "Asia/Tbilisi")
    monkeypatch.setenv("LC_ALL", "ka_GE.UTF-8")
    again = tmp_path / build_runtime(small_wheel, NODE_MODULES, tmp_path)
    assert {path.name: path.read_bytes() for path in again.iterdir()} == {
        path.name: path.read_bytes() for path in small_runtime.iterdir()
    }


def test_another_engine_replaces_the_folder(small_wheel: Path, small_runtime: Path, tmp_path: Path) -> None:
    """A changed wheel has another address, so that no reader gets half of the old one."""
    first = shutil.copytree(small_runtime, tmp_path / small_runtime.name).name
    changed = tmp_path / "changed.whl"
    changed.write_bytes(small_wheel.read_bytes())
    with zipfile.ZipFile(changed, "a") as archive:
        archive.writestr("rulesengine/core/__init__.py", "")
    second = build_runtime(changed, NODE_MODULES, tmp_path)
    assert first != second
    sweep_runtimes(tmp_path, {second})
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == [second]


def test_desk_parts_stay_on_the_desk(small_wheel: Path) -> None:
    """The browser gets the engine and its two libraries, nothing compiled for another machine."""
    names = application(small_wheel).keys()
    assert {name.partition("/")[0] for name in names} == {"rulesengine", "jinja2", "markupsafe"}
    assert "rulesengine/site/desk.py" not in names
    assert {name.rpartition(".")[2] for name in names} == {"py", "html"}


def test_standard_library_keeps_what_an_engine_may_import() -> None:
    """Lesser used modules of plain computing stay, those of servers, windows and tests go."""
    names = standard_library(NODE_MODULES / "pyodide" / "python_stdlib.zip").keys()
    assert {
        "statistics.py",
        "random.py",
        "fractions.py",
        "asyncio/__init__.py",
        "encodings/utf_8.py",
    } <= names
    assert not {"pdb.py", "turtle.py", "http/server.py", "encodings/big5.py"} & names


@pytest.mark.parametrize(
    ("start", "unneeded", "most"), [("memory", {"app.zip"}, 11_000_000), ("plain", set(), 12_000_000)]
)
def test_reader_downloads_at_most_that_much(
    engine_runtime: Path, start: str, unneeded: set[str], most: int
) -> None:
    """Where the image starts, the package by itself is left out; where it does not, all has been fetched."""
    weights = runtime_weights(engine_runtime)
    assert unneeded <= set(weights)
    assert sum(weight for name, weight in weights.items() if name not in unneeded) <= most, start


def test_wheel_is_the_one_of_the_desk(run_in_pyodide: Callable[[str], str]) -> None:
    """The project's wheel runs under Pyodide, with the standard library behind it."""
    code = "import sys, statistics, rulesengine.explorers.host\nprint(sys.platform, statistics.mean([1, 3]))"
    assert run_in_pyodide(code) == "emscripten 2\n"


def test_engine_answers_the_same_in_each_place(
    run_in_pyodide: Callable[[str], str], ask_in_pyodide: Callable[[str], str]
) -> None:
    """On the desk, in Pyodide, and in Pyodide started from the memory image, byte for byte."""
    on_the_desk = host.answer(REQUEST)
    code = f"from rulesengine.explorers.host import answer\nprint(answer({REQUEST!r}), end='')"
    assert run_in_pyodide(code) == on_the_desk
    assert ask_in_pyodide(REQUEST) == on_the_desk
