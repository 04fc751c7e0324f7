"""The worked examples that ship with the package."""

from functools import cache
from pathlib import Path

from rulesengine.core.errors import Problem
from rulesengine.examples.format import Example, read_file, require

FOLDER = Path(__file__).parent


@cache
def shipped() -> dict[str, Example]:
    """Return every shipped example by its id; raises `InputError` if one of the files is not right."""
    return {example.id: example for file in files(FOLDER) for example in require(read_file(file))}


def files(path: Path) -> tuple[Path, ...]:
    """Return the TOML files of a folder, in order, broken links too, or the one file that is named."""
    if not path.is_dir():
        return (path,)
    return tuple(one for one in sorted(path.rglob("*.toml")) if one.is_file() or not one.exists())


def read_all(paths: tuple[Path, ...]) -> tuple[tuple[Example, ...], tuple[Problem, ...]]:
    """Return the examples of files and folders, and every problem found on the way."""
    read = [read_file(file) for path in paths for file in files(path)]
    return (
        tuple(example for one in read for example in one.examples),
        tuple(fault for one in read for fault in one.problems),
    )
