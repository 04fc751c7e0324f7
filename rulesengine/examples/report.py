"""Reports of a check, as text, JSON and JUnit XML."""

import json
import math
import traceback
from collections.abc import Callable, Sequence
from pathlib import PurePath

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import Problem, RulesError
from rulesengine.core.reading import shown
from rulesengine.examples.check import Checked, Difference, Outcome
from rulesengine.text.catalogue import say
from rulesengine.text.narration import narrate
from rulesengine.text.plain import render_error
from rulesengine.text.trace import trace

LONGEST_FAULT = 200
Paint = Callable[[str, Outcome], str]
"""Colours a piece of a line, or leaves it as it is."""

MARKS = {Outcome.HOLDS: "✓", Outcome.FAILS: "✗", Outcome.UNREADABLE: "?"}


def exit_status(checked: Sequence[Checked], problems: Sequence[Problem]) -> int:
    """Return 0 when all hold, 1 when some fail, 2 when some could not be read."""
    if problems or any(one.outcome is Outcome.UNREADABLE for one in checked):
        return 2
    return int(any(one.outcome is Outcome.FAILS for one in checked))


def as_text(checked: Sequence[Checked], problems: Sequence[Problem], lang: str, paint: Paint) -> str:
    """Return a line for each example, the reasons below those that do not hold, and the count."""
    lines = [line for one in checked for line in _lines(one, lang, paint)]
    lines += [f"{paint('?', Outcome.UNREADABLE)} {line}" for line in _problem_lines(problems, lang)]
    return "\n".join([*lines, summary(checked, problems, lang)])


def as_json(checked: Sequence[Checked], problems: Sequence[Problem], lang: str) -> str:
    """Return the whole check as JSON, with the trace of each answer."""
    report = {
        "schema": 1,
        "examples": [_json(one, lang) for one in checked],
        "problems": [
            {"path": one.value, "rule": one.rule.id, "text": line}
            for one, line in zip(problems, _problem_lines(problems, lang), strict=True)
        ],
    }
    return json.dumps(report, ensure_ascii=False, indent=2, default=str)


def as_junit(checked: Sequence[Checked], problems: Sequence[Problem], lang: str) -> str:
    """Return the check as a JUnit suite, one case an example and one an unreadable place."""
    from xml.etree import ElementTree  # noqa: PLC0415  # the browser has no XML library and needs none

    tags = [_junit_tag(one) for one in checked]
    suite = ElementTree.Element("testsuite", name="rulesengine verify")
    suite.attrib |= {
        "tests": str(len(checked) + len(problems)),
        "failures": str(tags.count("failure")),
        "errors": str(tags.count("error") + len(problems)),
    }
    for one, tag in zip(checked, tags, strict=True):
        case = ElementTree.SubElement(suite, "testcase", classname=one.example.kind, name=one.example.id)
        if tag:
            ElementTree.SubElement(case, tag).text = "\n".join(_details(one, lang))
    for line in _problem_lines(problems, lang):
        case = ElementTree.SubElement(suite, "testcase", classname="file", name=line.split(": ")[0])
        ElementTree.SubElement(case, "error").text = line
    return ElementTree.tostring(suite, encoding="unicode", xml_declaration=True)


def _junit_tag(checked: Checked) -> str:
    """Return what JUnit calls an outcome: a fault of the engine is an error, as in any other test."""
    if checked.outcome is Outcome.HOLDS:
        return ""
    return "failure" if checked.outcome is Outcome.FAILS and checked.fault is None else "error"


def summary(checked: Sequence[Checked], problems: Sequence[Problem], lang: str) -> str:
    """Return how many hold, fail and could not be read."""
    count = {outcome: sum(one.outcome is outcome for one in checked) for outcome in Outcome}
    unread = count[Outcome.UNREADABLE] + len(problems)
    holds, fails = count[Outcome.HOLDS], count[Outcome.FAILS]
    return say("ui-verify-summary", lang, holds=holds, fails=fails, unread=unread)


def _lines(checked: Checked, lang: str, paint: Paint) -> list[str]:
    head = f"{paint(MARKS[checked.outcome], checked.outcome)} {checked.example.id}"
    if checked.outcome is Outcome.HOLDS:
        return [head]
    return [head, *(f"    {line}" for line in _details(checked, lang))]


def _details(checked: Checked, lang: str) -> list[str]:
    where = f"{checked.example.file}: {checked.example.id}"
    lines = [
        _difference_line(one, lang)
        for one in checked.differences
        if one.output != "error" or one.expected is not None
    ]
    if checked.error is not None:
        lines += [f"{where}: given.{line}" for line in _error_lines(checked.error, lang)]
    if checked.fault is not None:
        lines.append(say("ui-verify-fault", lang, where=where, **_fault(checked.fault)))
    if checked.derived is not None:
        lines += _steps(checked.derived, lang)
    return lines


def _fault(fault: Exception) -> dict[str, str]:
    """Return what the engine says of its own fault, and the line at which it stopped."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    came = shown(f"{type(fault).__name__}: {fault}".removesuffix(": "), LONGEST_FAULT)
    return {"came": came, "place": f"{PurePath(last.filename).name}:{last.lineno}"}


def _steps(derived: Derived[object], lang: str) -> list[str]:
    return [f"{number}. {step.sentence}" for number, step in enumerate(narrate(derived, lang), 1)]


def _difference_line(one: Difference, lang: str) -> str:
    message = "ui-verify-printed-holds" if one.printed else "ui-verify-difference"
    return say(message, lang, output=one.output, expected=_plain(one.expected), computed=_plain(one.computed))


def _plain(value: object) -> str:
    """Write a value as JSON that a terminal and XML can hold: what cannot be printed is escaped."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def _error_lines(error: RulesError, lang: str) -> list[str]:
    return render_error(error, lang).splitlines()


def _problem_lines(problems: Sequence[Problem], lang: str) -> list[str]:
    return [line for one in problems for line in _error_lines(RulesError(one), lang)]


def _json(checked: Checked, lang: str) -> dict[str, object]:
    return {
        "id": checked.example.id,
        "kind": checked.example.kind,
        "file": checked.example.file,
        "outcome": checked.outcome.value,
        "differences": [
            {
                "output": one.output,
                "expected": _finite(one.expected),
                "computed": one.computed,
                "printed": one.printed,
            }
            for one in checked.differences
        ],
        "problems": _error_lines(checked.error, lang) if checked.error else [],
        "fault": _fault(checked.fault) if checked.fault else None,
        "trace": trace(checked.derived) if checked.derived else None,
    }


def _finite(value: object) -> object:
    """Return a value of a file as JSON can hold it: infinity and no number are written as text."""
    if isinstance(value, list):
        return [_finite(one) for one in value]
    if isinstance(value, dict):
        return {key: _finite(one) for key, one in value.items()}
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value
