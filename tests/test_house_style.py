"""What every file of the project keeps to, beyond what the linters see."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesengine.games import GAMES

ROOT = Path(__file__).parent.parent
FOLDERS = ("rulesengine", "tests", "tools", "benchmarks", "book", "notebooks", ".ci")
PROGRAM_TEXT = {".py", ".js", ".mjs", ".css", ".html", ".svg", ".j2", ".sh"}
READ = PROGRAM_TEXT | {".md", ".ipynb", ".po", ".toml", ".yml"}
LONGEST_FILE = 400
LONGEST_OTHER = 250
"""Lines of a style, a script or a template, which nobody reads with a table of contents."""
LONGEST_FUNCTION = 50
# Written in two halves, so that this file may list them.
LEFTOVERS = (
    "TO" + "DO",
    "FIX" + "ME",
    "XX" + "X ",
    "break" + "point(",
    "console" + ".log(",
    "pytest" + ".skip",
    "mark" + ".skip",
)


def files(suffixes: set[str]) -> list[Path]:
    """Give the project's own files with these endings."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in suffixes]
    return sorted(path for path in found if not {"_build", ".ipynb_checkpoints"} & set(path.parts))


def name(path: Path) -> str:
    """Name a file from the project's folder on."""
    return path.relative_to(ROOT).as_posix()


MODULES = files({".py"})
OWN_MODULES = [path for path in MODULES if path.is_relative_to(ROOT / "rulesengine")]
PACKAGES = [path for path in OWN_MODULES if path.name == "__init__.py"]


def dotted(path: Path) -> str:
    """Give the import name of a module's file."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Give every function of a module, inner ones included."""
    tree = ast.parse(path.read_text("utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


@pytest.mark.parametrize("path", PACKAGES, ids=dotted)
def test_package_lists_what_it_offers(path: Path) -> None:
    """Each package has an `__all__` of names that exist, each once (their order is the linter's)."""
    package = importlib.import_module(dotted(path))
    offered = package.__all__
    assert len(offered) == len(set(offered))
    assert [promised for promised in offered if not hasattr(package, promised)] == []


@pytest.mark.parametrize("path", OWN_MODULES, ids=dotted)
def test_examples_in_docstrings_hold(path: Path) -> None:
    """What a docstring shows is what the function answers."""
    module = importlib.import_module(dotted(path))
    assert doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE).failed == 0


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_public_function_of_a_game_shows_a_deal(game: str) -> None:
    """Who reads a docstring sees the function answer."""
    modules = [path for path in OWN_MODULES if path.parent.name == game]
    silent = [
        f"{name(path)}: {function.name}"
        for path in modules
        for function in ast.parse(path.read_text("utf-8")).body
        if isinstance(function, ast.FunctionDef) and not function.name.startswith("_")
        if ">>>" not in (ast.get_docstring(function) or "")
    ]
    assert modules
    assert silent == []


def test_every_module_says_what_it_is_for() -> None:
    """The first line of a module is one sentence."""
    openings = {name(path): ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "" for path in MODULES}
    assert [
        file for file, words in openings.items() if not words.partition("\n")[0].endswith((".", ":"))
    ] == []


def test_files_stay_short() -> None:
    """No file of code is longer than anyone reads in one go."""
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files(PROGRAM_TEXT)}
    most = {path: LONGEST_FILE if path.suffix == ".py" else LONGEST_OTHER for path in lengths}
    assert {name(path): length for path, length in lengths.items() if length > most[path]} == {}


def test_functions_stay_short() -> None:
    """No function is longer than a screen."""
    long = [
        f"{name(path)}:{function.lineno} {function.name}"
        for path in MODULES
        for function in functions(path)
        if (function.end_lineno or 0) - function.lineno >= LONGEST_FUNCTION
    ]
    assert long == []


def test_no_leftovers() -> None:
    """Nothing unfinished, no debugging aid and no skipped test is left behind."""
    left = [
        f"{name(path)}: {word}"
        for path in files(READ)
        for word in LEFTOVERS
        if word in path.read_text("utf-8")
    ]
    assert left == []


OPENINGS: dict[str, str | tuple[str, ...]] = {
    ".css": "/* ",
    ".html": "{#",
    ".svg": ("{#", "<!-- "),
    ".js": "/",
    ".mjs": "/** ",
    ".toml": "# ",
}
"""How the line that says what a file is for begins, in files that are not Python."""


def test_every_other_file_opens_with_what_it_is_for() -> None:
    """Styles, scripts, templates, drawings and files of examples say it in a comment on their first line."""
    own = [path for path in files(set(OPENINGS)) if path.is_relative_to(ROOT / "rulesengine")]
    silent = [name(path) for path in own if not path.read_text("utf-8").startswith(OPENINGS[path.suffix])]
    assert silent == []
