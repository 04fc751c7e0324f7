"""A check is reported as text, JSON or JUnit, with an exit status that a script can trust."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.examples.check import Checked, Outcome, check
from rulesengine.examples.format import Example, read_file, read_text
from rulesengine.examples.report import as_json, as_junit, as_text, exit_status
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import narrate
from tests.harness.hostile import hostile

BROKEN = read_text("x = 1\n", "f.toml").problems


def checked(identity: str, hands: list[str], **expect: Any) -> Checked:
    """Check one match."""
    example = Example(id=identity, kind="kozel.match", given={"hands": hands}, expect=expect, file="f.toml")
    return check(example)


HOLDS = checked("good", ["60:60"], carry=1)
FAILS = checked("bad", ["60:60", "74:46"], pairs=[1, 0])
UNREADABLE = checked("odd", ["x"], carry=1)


def unpainted(text: str, _outcome: Outcome) -> str:
    """Leave a piece of a line as it is."""
    return text


@pytest.mark.parametrize(
    ("found", "broken", "status"),
    [
        ([], False, 0),
        ([HOLDS], False, 0),
        ([HOLDS, FAILS], False, 1),
        ([HOLDS, FAILS, UNREADABLE], False, 2),
        ([HOLDS], True, 2),
        ([FAILS], True, 2),
    ],
)
def test_exit_status(found: list[Checked], broken: bool, status: int) -> None:
    """0 all hold, 1 some fail, 2 some could not be read."""
    assert exit_status(found, BROKEN if broken else ()) == status


def test_failure_shows_the_difference_and_the_steps_that_lead_to_it() -> None:
    """A failing line is followed by expected, computed and the derivation, and the last line counts."""
    lines = as_text([HOLDS, FAILS], (), "en", unpainted).splitlines()
    assert lines[:2] == ["✓ good", "✗ bad"]
    assert "[1, 0]" in lines[2]
    assert "[2, 0]" in lines[2]
    assert FAILS.derived is not None
    assert [line.split(". ", 1)[1] for line in lines[3:-1]] == [
        one.sentence for one in narrate(FAILS.derived, "en")
    ]
    assert lines[-1] == say("ui-verify-summary", "en", holds=1, fails=1, unread=0)


def test_every_failure_shows_a_difference() -> None:
    """Also where a refusal is expected that does not come."""
    lines = as_text([checked("x", ["60:60"], error="kozel-total-short")], (), "en", unpainted).splitlines()
    assert "kozel-total-short" in lines[1]
    assert "false" in as_text([checked("x", ["60:60"], error=False)], (), "en", unpainted).splitlines()[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unreadable_input_names_file_example_and_path(lang: str) -> None:
    """The line says where the fault is, in every language."""
    text = as_text([UNREADABLE], BROKEN, lang, unpainted)
    assert "f.toml: odd: given.hands[0]: " in text
    assert "f.toml: schema: " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_json_report_holds_everything(lang: str) -> None:
    """Outcomes, differences, problems and traces can be read by a program."""
    report = json.loads(as_json([HOLDS, FAILS, UNREADABLE], BROKEN, lang))
    assert report["schema"] == 1
    assert [one["outcome"] for one in report["examples"]] == ["holds", "fails", "unreadable"]
    assert [one["output"] for one in report["examples"][1]["differences"]] == ["pairs"]
    assert report["examples"][0]["trace"]["rule"] == "kozel-match-pending"
    assert [one["path"] for one in report["problems"]] == ["f.toml: x", "f.toml: schema"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_junit_report_counts_what_it_holds(lang: str) -> None:
    """Failures and errors of the suite are those of its cases."""
    suite = ElementTree.fromstring(as_junit([HOLDS, FAILS, UNREADABLE], BROKEN, lang))
    assert suite.attrib | {"name": ""} == {"name": "", "tests": "5", "failures": "1", "errors": "3"}
    assert len(suite.findall("testcase")) == 5
    assert (len(suite.findall(".//failure")), len(suite.findall(".//error"))) == (1, 3)


def test_a_fault_of_the_engine_stands_in_every_report() -> None:
    """A program that reads the report learns of it too; no answer is made up."""
    try:
        raise ZeroDivisionError
    except ZeroDivisionError as fault:
        broken = Checked(FAILS.example, Outcome.FAILS, fault=fault)
    assert exit_status([HOLDS, broken], ()) == 1
    report = json.loads(as_json([broken], (), "en"))["examples"][0]
    assert (report["outcome"], report["trace"]) == ("fails", None)
    assert report["fault"]["came"] == "ZeroDivisionError"
    suite = ElementTree.fromstring(as_junit([broken, FAILS], (), "en"))
    assert (suite.get("failures"), suite.get("errors")) == ("1", "1")
    error = suite.find(".//error")
    assert error is not None
    assert "f.toml: bad: " in str(error.text)
    assert "ZeroDivisionError" in str(error.text)


@pytest.mark.parametrize("text", ["\ufffe", "\x7f", "\u202e", "\x9b31m", "]]>", "&lt;"])
def test_what_cannot_be_printed_is_escaped(text: str) -> None:
    """Neither a terminal nor an XML reader meets a character that would upset it."""
    found = [checked("x", ["60:60"], line=text)]
    assert all(line.isprintable() for line in as_text(found, (), "en", unpainted).splitlines())
    ElementTree.fromstring(as_junit(found, (), "en"))


@pytest.mark.parametrize("name", ["a\nb.toml", "\x01.toml", "\udcff.toml", "\x00.toml", "a\u2028.toml"])
def test_odd_file_names_make_well_formed_reports(name: str) -> None:
    """Each problem stays on its line, and every report can be written and read."""
    problems = read_file(Path(name)).problems
    ElementTree.fromstring(as_junit((), problems, "en"))
    assert len(json.loads(as_json((), problems, "en"))["problems"]) == 1
    assert as_text((), problems, "en", unpainted).encode().count(b"\n") == 1


@pytest.mark.parametrize("number", ["nan", "-inf"])
def test_no_number_is_written_as_text(number: str) -> None:
    """JSON has neither infinity nor a number that is none."""

    def refuse(constant: str) -> None:
        raise ValueError(constant)

    found = [checked("x", ["60:60"], pairs=[float(number), {"a": float(number)}])]
    report = json.loads(as_json(found, (), "en"), parse_constant=refuse)
    assert report["examples"][0]["differences"][0]["expected"] == [number, {"a": number}]


@given(hostile, st.one_of(hostile, st.lists(hostile, max_size=2)))
def test_hostile_files_make_well_formed_reports(text: str, expected: object) -> None:
    """Markup and control characters of a file stay text in every report."""
    found = [checked("x", [text], line=expected)]
    ElementTree.fromstring(as_junit(found, (), "en"))
    json.loads(as_json(found, (), "en"))
    lines = as_text(found, (), "en", unpainted).splitlines()
    assert not any("\x1b" in line for line in lines)
