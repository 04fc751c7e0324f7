"""What can be wrong with one worked example, each fault with the path of its key."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rulesengine.core import problems as why
from rulesengine.core.errors import Problem, RulesError, problem
from rulesengine.core.question import near, read_given
from rulesengine.core.reading import shown
from rulesengine.games import QUESTIONS, SOURCES

DISAGREES = "source-disagrees"
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")
_KEYS = ("id", "kind", "source", "given", "expect", "note", "verdict", "printed")


def example_faults(raw: Mapping[str, Any], where: str) -> list[Problem]:
    """Return everything that is wrong with one example before the game is asked.

    Where anything is, what is given is read as well, so that nothing is found only at the next try.
    """
    faults = [
        *unknown_keys(raw, f"{where}: ", _KEYS),
        *_missing(raw, where),
        *_wrong_types(raw, where),
        *_source_faults(raw.get("source", {}), where),
        *_verdict_faults(raw, where),
        *_expected_error_faults(raw.get("expect"), where),
        *_kind_faults(raw, where),
    ]
    return [*faults, *_given_faults(raw, where)] if faults else []


def unknown_keys(table: Iterable[object], where: str, choices: tuple[str, ...]) -> list[Problem]:
    """Return a problem for each key of a table that is none of the choices; `where` goes before the key."""
    return [
        problem(why.UNKNOWN_KEY, f"{where}{shown(key)}", came=shown(key), choices=choices)
        for key in table
        if key not in choices
    ]


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
    faults = unknown_keys(source, f"{where}: source.", ("key", "place"))
    key = source.get("key")
    choices = tuple(sorted(one.key for one in SOURCES))
    if source and key not in choices:
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
        return [problem(why.UNKNOWN_KIND, f"{where}: kind", came=shown(kind), choices=near(kind, QUESTIONS))]
    question = QUESTIONS[kind][1]
    outputs = tuple(question.outputs)
    return [
        fault
        for part, known in (("given", question.given), ("expect", (*outputs, "error")), ("printed", outputs))
        if isinstance(raw.get(part), dict)
        for fault in unknown_keys(raw[part], f"{where}: {part}.", known)
    ]


def _expected_error_faults(expect: object, where: str) -> list[Problem]:
    error = expect.get("error", True) if isinstance(expect, dict) else True
    if error is True or (isinstance(error, str) and error):
        return []
    choices = ("true", "RULE-ID")
    return [problem(why.NOT_A_CHOICE, f"{where}: expect.error", choices=choices, came=shown(error))]


def _given_faults(raw: Mapping[str, Any], where: str) -> list[Problem]:
    """Return what the game cannot read, unless the example says that it is refused."""
    kind, given, expect = raw.get("kind"), raw.get("given", {}), raw.get("expect")
    if not isinstance(kind, str) or kind not in QUESTIONS or not isinstance(given, dict):
        return []
    if isinstance(expect, dict) and expect.get("error"):
        return []
    game, question = QUESTIONS[kind]
    try:
        read_given(game, question, {name: given[name] for name in given if name in question.given})
    except RulesError as error:
        return list(error.inside(f"{where}: given").problems)
    return []
