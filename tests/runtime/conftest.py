"""Runtime folders to test with, and Python in Pyodide behind a function."""

import json
import subprocess
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rulesengine.site.node import find_node
from rulesengine.site.runtime import COMPLETE, build_runtime

ROOT = Path(__file__).parents[2]
NODE_MODULES = ROOT / "node_modules"
BUILT = ROOT / "_build" / "test-runtime"
"""Kept between runs: the smallest runtime is built again only when something it is made from has changed."""

HOST = """
import json
from pathlib import Path
import jinja2

FILES = jinja2.FileSystemLoader(Path(__file__).parent)
PAGES = jinja2.Environment(loader=FILES, autoescape=True, auto_reload=False)

def warm():
    PAGES.get_template("answer.html")

def answer(request):
    given = json.loads(request)["given"]
    return json.dumps({"ok": True, "html": PAGES.get_template("answer.html").render(given=given)})
"""
"""The smallest engine with the interface of ours: it can be asked before and apart from the real one."""

Ask = Callable[[str], str]


class Session:
    """One Pyodide in Node that runs snippets and answers requests until it is closed."""

    def __init__(self, runtime: Path, mode: str) -> None:
        script = Path(__file__).with_name("session.mjs")
        command = [find_node(), f"{script}", f"{NODE_MODULES.resolve() / 'pyodide'}", f"{runtime}", mode]
        self._node = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def run(self, code: str) -> str:
        """Return what the Python code prints."""
        return self._exchange(code=code)

    def ask(self, request: str) -> str:
        """Return what the engine answers."""
        return self._exchange(request=request)

    def close(self) -> None:
        """End it."""
        with self._node:
            pass

    def _exchange(self, **wanted: str) -> str:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps(wanted) + "\n")
        self._node.stdin.flush()
        reply: dict[str, str] = json.loads(self._node.stdout.readline())
        if "error" in reply:
            raise AssertionError(reply["error"])
        return reply["out"]


@contextmanager
def session(runtime: Path, mode: str) -> Iterator[Session]:
    """Open a Pyodide that starts from `memory`, from the memory `alone` without files, or `plain`."""
    opened = Session(runtime, mode)
    try:
        yield opened
    finally:
        opened.close()


@pytest.fixture(scope="session")
def small_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a wheel with the smallest engine."""
    wheel = tmp_path_factory.mktemp("wheel") / "rulesengine-0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("rulesengine/__init__.py", "")
        archive.writestr("rulesengine/explorers/__init__.py", "")
        archive.writestr("rulesengine/explorers/host.py", HOST)
        archive.writestr(
            "rulesengine/explorers/answer.html", "{% for key in given %}<b>{{ given[key] }}</b>{% endfor %}"
        )
        archive.writestr("rulesengine/site/desk.py", "")
    return wheel


@pytest.fixture(scope="session")
def small_runtime(small_wheel: Path) -> Path:
    """Build the folder from which a browser starts the smallest engine."""
    return BUILT / "small" / build_runtime(small_wheel, NODE_MODULES, BUILT / "small")


@pytest.fixture(scope="session")
def engine_runtime(site_dir: Path) -> Path:
    """Give the folder from which a reader's browser starts the project's own wheel: the published one."""
    (complete,) = (site_dir / "runtime").glob(f"*/{COMPLETE}")
    return complete.parent


@pytest.fixture(scope="session")
def run_in_pyodide(engine_runtime: Path) -> Iterator[Callable[[str], str]]:
    """Run Python code under Pyodide with the project's wheel and its files; return what it prints."""
    with session(engine_runtime, "plain") as opened:
        yield opened.run


@pytest.fixture(scope="session")
def ask_in_pyodide(engine_runtime: Path) -> Iterator[Ask]:
    """Ask the engine under Pyodide as a page does, started from the memory image, without any file."""
    with session(engine_runtime, "alone") as opened:
        yield opened.ask


@pytest.fixture(scope="session", params=["memory", "alone", "plain"])
def small_answer(request: pytest.FixtureRequest, small_runtime: Path) -> Iterator[Ask]:
    """Start the smallest engine in each of the ways there are."""
    with session(small_runtime, request.param) as opened:
        yield opened.ask
