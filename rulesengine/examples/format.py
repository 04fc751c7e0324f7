"""The worked-example format, version 1: TOML files read into examples, with every problem reported."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulesengine.core import problems as why
from rulesengine.core.errors import InputError, Problem, problem
from rulesengine.core.reading import shown
from rulesengine.core.sources import SOURCE_KEYS
from rulesengine.games import QUESTIONS

SCHEMA = 1
LARGEST_FILE = 4_000_000
DISAGREES = "source-disagrees"
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")
_KEYS = ("id", "kind", "source", "given", "expect", "note", "verdict", "printed")


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
    """Return the examples of a TOML file and all problems found in it; raises nothing."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            return ReadFile(
                (), (problem(why.TOO_MANY, str(path), most=LARGEST_FILE, came=path.stat().st_size),)
            )
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        return ReadFile((), (problem(why.NOT_A_FILE, str(path), came=error.strerror or ""),))
    except UnicodeDecodeError as error:
        return ReadFile((), (problem(why.NOT_TOML, str(path), came=shown(str(error))),))
    return read_text(text, str(path))


def read_text(text: str, name: str = "") -> ReadFile:
    """Return the examples of a TOML text; `name` stands for the file in every path."""
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        return ReadFile((), (problem(why.NOT_TOML, name, came=shown(str(error))),))
    faults = _top_faults(table, name)
    raw = table.get("example", [])
    if not isinstance(raw, list):
        return ReadFile((), (*faults, problem(why.NOT_A_LIST, f"{name}: example", came=shown(raw))))
    return _read_all(raw, name, faults)


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
        found = _faults(one, where)
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
    faults = [
        problem(why.UNKNOWN_KEY, f"{name}: {shown(key)}", came=shown(key), choices=("schema", "example"))
        for key in table
        if key not in ("schema", "example")
    ]
    if "schema" not in table:
        faults.append(problem(why.MISSING_KEY, f"{name}: schema", key="schema"))
    elif table["schema"] != SCHEMA or isinstance(table["schema"], bool):
        came = shown(table["schema"])
        faults.append(problem(why.NOT_A_CHOICE, f"{name}: schema", choices=(str(SCHEMA),), came=came))
    return faults


def _faults(raw: Mapping[str, Any], where: str) -> list[Problem]:
    """Return everything that is wrong with one example before any game is asked."""
    return [
        *(_unknown(key, f"{where}: {shown(key)}", _KEYS) for key in raw if key not in _KEYS),
        *_missing(raw, where),
        *_wrong_types(raw, where),
        *_source_faults(raw.get("source", {}), where),
        *_verdict_faults(raw, where),
        *_kind_faults(raw, where),
    ]


def _unknown(key: object, where: str, choices: tuple[str, ...]) -> Problem:
    return problem(why.UNKNOWN_KEY, where, came=shown(key), choices=choices)


def _missing(raw: Mapping[str, Any], where: str) -> list[Problem]:
    return [
        problem(why.MISSING_KEY, f"{where}: {key}", key=key)
        for key in ("id", "kind", "expect")
        if key not in raw
    ]


def _wrong_types(raw: Mapping[str, Any], where: str) -> list[Problem]:
    tables = [
        problem(why.NOT_A_TABLE, f"{where}: {key}", came=shown(raw[key]))
        for key in ("given", "expect", "source", "printed")
        if key in raw and not isinstance(raw[key], dict)
    ]
    texts = [
        problem(why.NOT_TEXT, f"{where}: {key}", came=shown(raw[key]))
        for key in ("id", "kind", "note", "verdict")
        if key in raw and not isinstance(raw[key], str)
    ]
    identity = raw.get("id")
    if isinstance(identity, str) and not _ID.fullmatch(identity):
        texts.append(problem(why.BAD_ID, f"{where}: id", came=shown(identity)))
    return tables + texts


def _source_faults(source: object, where: str) -> list[Problem]:
    if not isinstance(source, dict):
        return []
    faults = [
        _unknown(key, f"{where}: source.{shown(key)}", ("key", "place"))
        for key in source
        if key not in ("key", "place")
    ]
    key = source.get("key")
    if source and (not isinstance(key, str) or key not in SOURCE_KEYS):
        choices = tuple(sorted(SOURCE_KEYS))
        faults.append(problem(why.NOT_A_CHOICE, f"{where}: source.key", choices=choices, came=shown(key)))
    if not isinstance(source.get("place", ""), str):
        faults.append(problem(why.NOT_TEXT, f"{where}: source.place", came=shown(source["place"])))
    return faults


def _verdict_faults(raw: Mapping[str, Any], where: str) -> list[Problem]:
    verdict = raw.get("verdict")
    if isinstance(verdict, str) and verdict != DISAGREES:
        choices = (DISAGREES,)
        return [problem(why.NOT_A_CHOICE, f"{where}: verdict", choices=choices, came=shown(verdict))]
    if "printed" in raw and verdict is None:
        return [problem(why.PRINTED_ALONE, f"{where}: printed")]
    if verdict == DISAGREES and "printed" not in raw:
        return [problem(why.PRINTED_MISSING, f"{where}: verdict")]
    return []


def _kind_faults(raw: Mapping[str, Any], where: str) -> list[Problem]:
    """Return unknown kinds, and the keys that the kind does not have."""
    kind = raw.get("kind")
    if not isinstance(kind, str):
        return []
    if kind not in QUESTIONS:
        return [problem(why.UNKNOWN_KIND, f"{where}: kind", came=shown(kind), choices=tuple(QUESTIONS))]
    question = QUESTIONS[kind][1]
    given = (*(parameter.name for parameter in question.parameters), "preset", "rules")
    expect = (*question.outputs, "error")
    return [
        _unknown(key, f"{where}: {part}.{shown(key)}", known)
        for part, known in (("given", given), ("expect", expect), ("printed", tuple(question.outputs)))
        for key in (raw[part] if isinstance(raw.get(part), dict) else ())
        if key not in known
    ]


def require(read: ReadFile) -> tuple[Example, ...]:
    """Return the examples of a file that must be right; raises `InputError` with all its problems."""
    if read.problems:
        raise InputError(*read.problems)
    return read.examples
