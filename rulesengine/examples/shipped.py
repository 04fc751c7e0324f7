"""The worked examples that ship with the package."""

from functools import cache
from pathlib import Path

from rulesengine.core import problems as why
from rulesengine.core.errors import Problem, problem
from rulesengine.examples.format import Example, ReadFile, read_file, require

FOLDER = Path(__file__).parent


@cache
def shipped() -> dict[str, Example]:
    """Return every shipped example by its id; raises `InputError` if one of the files is not right."""
    return {example.id: example for file in files(FOLDER) for example in require(read_file(file))}


def files(path: Path) -> tuple[Path, ...]:
    """Return the TOML files of a folder, in order, broken links too, or the one file that is named."""
    if not path.is_dir():
        return (path,)
    named = (one for one in sorted(path.rglob("*")) if one.suffix.lower() == ".toml")
    return tuple(one for one in named if one.is_file() or not one.exists())


def read_all(paths: tuple[Path, ...]) -> tuple[tuple[Example, ...], tuple[Problem, ...]]:
    """Return the examples of files and folders, and every problem found on the way."""
    read = [_read(path) for path in paths]
    return (
        tuple(example for one in read for example in one.examples),
        tuple(fault for one in read for fault in one.problems),
    )


def _read(path: Path) -> ReadFile:
    """Return what one file or folder holds; nothing at all is a problem too."""
    read = [read_file(file) for file in files(path)]
    examples = tuple(example for one in read for example in one.examples)
    problems = tuple(fault for one in read for fault in one.problems)
    return ReadFile(examples, problems if examples or problems else (problem(why.NO_EXAMPLES, str(path)),))
