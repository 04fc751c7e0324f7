"""The worked-example format, version 1: TOML files read into examples, with every problem reported."""

import io
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

from rulesengine.core import problems as why
from rulesengine.core.errors import InputError, Problem, problem
from rulesengine.core.reading import printable, shown
from rulesengine.examples.faults import example_faults, unknown_keys

SCHEMA = 1
PIPE = "-"
"""Stands for what comes in by a pipe or is sent in from a file, such as a whole match text."""
LARGEST_FILE = 4_000_000
WHOLE_SENTENCE = 200
"""Characters of what the TOML reader says; the line stands at its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One worked example: what goes in, what must come out, where it is printed."""

    id: str
    kind: str
    given: Mapping[str, Any]
    expect: Mapping[str, Any]
    source: Mapping[str, str] = field(default_factory=dict)
    note: str = ""
    printed: Mapping[str, Any] | None = None
    file: str = ""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """What a file holds: its examples, and what could not be read, each with its path."""

    examples: tuple[Example, ...]
    problems: tuple[Problem, ...]


def read_file(path: Path) -> ReadFile:
    """Return the examples of a TOML file, or of the pipe, and all problems found; raises nothing."""
    name = printable(str(path))
    try:
        with _opened(path) as stream:
            text = stream.read(LARGEST_FILE + 1)
    except UnicodeDecodeError as error:
        return ReadFile((), (problem(why.NOT_TOML, name, came=shown(str(error), WHOLE_SENTENCE)),))
    except (OSError, ValueError) as error:
        return ReadFile((), (problem(why.NOT_A_FILE, name, came=_reason(error)),))
    if len(text) > LARGEST_FILE:
        came = len(text) if str(path) == PIPE else max(len(text), path.stat().st_size)
        return ReadFile((), (problem(why.TOO_MANY, name, most=LARGEST_FILE, came=came),))
    return read_text(text, name)


def read_text(text: str, name: str = "") -> ReadFile:
    """Return the examples of a TOML text; `name` stands for the file in every path."""
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        return ReadFile((), (problem(why.NOT_TOML, name, came=shown(str(error), WHOLE_SENTENCE)),))
    faults = _top_faults(table, name)
    raw = table.get("example", [])
    if not isinstance(raw, list):
        return ReadFile((), (*faults, problem(why.NOT_A_LIST, f"{name}: example", came=shown(raw))))
    return _read_all(raw, name, faults)


def require(read: ReadFile) -> tuple[Example, ...]:
    """Return the examples of a file that must be right; raises `InputError` with all its problems."""
    if read.problems:
        raise InputError(*read.problems)
    return read.examples


@contextmanager
def _opened(path: Path) -> Iterator[TextIO]:
    """Give the text of a file or of the pipe, in UTF-8 on every system."""
    if str(path) != PIPE:
        with path.open(encoding="utf-8-sig") as stream:
            yield stream
        return
    pipe = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8-sig")
    try:
        yield pipe
    finally:
        pipe.detach()


def _read_all(raw: Sequence[object], name: str, faults: list[Problem]) -> ReadFile:
    examples: list[Example] = []
    seen: set[str] = set()
    for index, one in enumerate(raw):
        where = f"{name}: example[{index}]"
        if not isinstance(one, dict):
            faults.append(problem(why.NOT_A_TABLE, where, came=shown(one)))
            continue
        if isinstance(one.get("id"), str):
            where = f"{name}: {shown(one['id'])}"
        found = example_faults(one, where)
        if isinstance(one.get("id"), str):
            if one["id"] in seen:
                found.append(problem(why.SAME_ID, f"{where}: id", came=shown(one["id"])))
            seen.add(one["id"])
        faults += found
        if not found:
            examples.append(_example(one, name))
    return ReadFile(tuple(examples), tuple(faults))


def _example(raw: Mapping[str, Any], name: str) -> Example:
    return Example(
        id=raw["id"],
        kind=raw["kind"],
        given=raw.get("given", {}),
        expect=raw["expect"],
        source=raw.get("source", {}),
        note=raw.get("note", ""),
        printed=raw.get("printed"),
        file=name,
    )


def _top_faults(table: Mapping[str, Any], name: str) -> list[Problem]:
    faults = unknown_keys(table, f"{name}: ", ("schema", "example"))
    if "schema" not in table:
        faults.append(problem(why.MISSING_KEY, f"{name}: schema", key="schema"))
    elif table["schema"] != SCHEMA or isinstance(table["schema"], bool):
        came = shown(table["schema"])
        faults.append(problem(why.NOT_A_CHOICE, f"{name}: schema", choices=(str(SCHEMA),), came=came))
    return faults


def _reason(error: OSError | ValueError) -> str:
    return shown(error.strerror or "" if isinstance(error, OSError) else str(error), WHOLE_SENTENCE)
