"""What somebody at the shell meets besides the answers: help, completion, refusals, exit statuses."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulesengine.cli import FOR_EXAMPLE, main
from rulesengine.core.rulebook import axes
from rulesengine.explorers.houses import axis_text
from rulesengine.games import GAMES, QUESTIONS
from rulesengine.text.catalogue import LANGUAGES

EXAMPLE = """schema = 1
[[example]]
id = "friday-tie"
kind = "kozel.match"
given = {{ pairs = [2, 3], hands = ["60:60", "74:46"] }}
expect = {{ pairs = {pairs} }}
"""
STATUSES = (("[4, 3]", 0), ("[3, 3]", 1), ('"four"', 1))
"""What a match is said to come to, and the status of that."""


def run(*words: str) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(main, words)


def test_help_shows_a_default_as_it_is_typed() -> None:
    """A score is 0:0, not the way Python writes it."""
    told = run("explain", "kozel", "--help").output
    assert "default: 0:0" in told
    assert "(0, 0)" not in told


@pytest.mark.parametrize(
    "words", [("--help", "--lang", "ru"), ("--lang", "ru", "--help"), ("-h", "--depth", "steps")]
)
def test_help_may_stand_before_other_options(words: tuple[str, ...]) -> None:
    """It takes no value, so what follows it is none."""
    answer = run("explain", "spades", *words)
    assert answer.exit_code == 0
    assert "Usage:" in answer.output


@pytest.mark.parametrize("kind", QUESTIONS)
def test_each_kind_has_help(kind: str) -> None:
    """Nothing is needed to ask for help; a house is named only where it matters, with all its fields."""
    answer = run("explain", kind, "--help")
    game, question = QUESTIONS[kind]
    assert answer.exit_code == 0
    assert ("--rule NAME=VALUE" in answer.output) is question.houses
    book = next(iter(game.presets.values()))
    fields = [f"{one.name}={axis_text(getattr(book, one.name))}" for one in axes(book)]
    told = re.sub(r"\s+", "", answer.output)
    assert not question.houses or all(field.replace(" ", "") in told for field in fields)


def test_examples_in_the_help_are_answered() -> None:
    """One for each game."""
    lines = [line.split("rulesengine ")[1] for line in FOR_EXAMPLE.splitlines() if " rulesengine " in line]
    assert [run(*shlex.split(line)).exit_code for line in lines] == [0] * len(GAMES)


def test_package_is_a_command_too() -> None:
    """Where no program is on the path, Python itself runs it."""
    line = [sys.executable, "-m", "rulesengine", "explain", "kozel.hand", "89:31", "--depth", "verdict"]
    told = subprocess.run(line, capture_output=True, text=True, encoding="utf-8", check=True)
    assert told.stdout == run(*line[3:]).output


def test_a_long_text_comes_from_a_file() -> None:
    """A whole match is too much for a line at the shell."""
    text = " 5 point match\n Game 1\n Ann : 0          Bob : 0\n  Wins 2 points\n"
    answer = CliRunner().invoke(main, ["explain", "cube.mat", "-"], input=text)
    assert answer.exit_code == 0
    assert answer.output.startswith("The match goes on: 2:0 to 5.")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_a_script(shell: str) -> None:
    """For the three shells that the help names."""
    answer = run("completion", shell)
    assert answer.exit_code == 0
    assert "_RULESENGINE_COMPLETE" in answer.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("explain", "spades.end", "-200:30"), "−200:30: a side has fallen to −200"),
        (("explain", "spades", "-1 4 2 3", "--tricks", "1 4 2 6", "--lang", "uk"), "−1"),
        (("explain", "cube", "-1:2", "--length", "7"), "−1"),
    ],
)
def test_a_number_below_zero_is_no_option(words: tuple[str, ...], told: str) -> None:
    """Scores fall below zero: such a number is answered or refused by the engine."""
    answer = run(*words)
    assert told in answer.output
    assert "option" not in answer.output


@pytest.mark.parametrize(
    "words",
    [
        ("explain", "kozel", "60:58"),
        ("explain", "kozel", "60:60", "--rule", "tie=nothing"),
        ("explain", "kozel", "60:60", "--lang", "xx"),
        ("explain", "chess"),
        ("verify", "no-such-file.toml"),
    ],
)
def test_what_cannot_be_is_status_2(words: tuple[str, ...]) -> None:
    """Said on the error stream or in the report, never as a traceback."""
    answer = run(*words)
    assert answer.exit_code == 2
    assert answer.output
    assert isinstance(answer.exception, SystemExit)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "rules"),
    [
        (("kozel", "60:58"), ["kozel-total-short"]),
        (
            ("spades", "14 4 2 3", "--tricks", "4 4 3 2", "--rule", "jokers=yes"),
            ["input-out-of-range", "spades-jokers-off"],
        ),
        (
            ("cube", "1:1", "--length", "1", "--turn", "C"),
            ["cube-unknown-player", "cube-score-at-length", "cube-score-at-length"],
        ),
        (
            ("preferans.deal", "6", "--tricks", "A=5, B=2, C=2", "--answers", "B whist"),
            ["preferans-answer-missing", "preferans-tricks-wrong"],
        ),
    ],
)
def test_refusal_says_its_rule_behind_the_sentence(
    words: tuple[str, ...], rules: list[str], lang: str
) -> None:
    """At the end of each line, in every game and language."""
    lines = run("explain", *words, "--lang", lang).output.splitlines()
    assert [line[line.rindex(" [") :] for line in lines] == [f" [{rule}]" for rule in rules]


@pytest.mark.parametrize(("pairs", "status"), STATUSES)
def test_verify_reads_a_pipe(pairs: str, status: int) -> None:
    """What is no file yet is checked all the same, with its byte order mark."""
    text = "\N{ZERO WIDTH NO-BREAK SPACE}" + EXAMPLE.format(pairs=pairs)
    answer = CliRunner().invoke(main, ["verify", "-"], input=text.encode())
    assert answer.exit_code == status
    assert "friday" in answer.output


def test_a_pipe_that_is_no_text_is_refused() -> None:
    """By its rule, with what came."""
    answer = CliRunner().invoke(main, ["verify", "-"], input=b"\xff\xfe")
    assert answer.exit_code == 2
    assert "[input-not-toml]" in answer.output


@pytest.mark.parametrize(("pairs", "status"), STATUSES)
def test_verify_tells_by_its_status(tmp_path: Path, pairs: str, status: int) -> None:
    """0 if all hold, 1 if one fails."""
    file = tmp_path / "friday.toml"
    file.write_text(EXAMPLE.format(pairs=pairs), "utf-8")
    assert run("verify", str(file)).exit_code == status


def test_serving_before_building_says_what_to_do(tmp_path: Path) -> None:
    """One line, no traceback."""
    answer = run("site", "serve", "--out", str(tmp_path))
    assert answer.exit_code == 1
    assert "rulesengine site build" in answer.output
    assert isinstance(answer.exception, SystemExit)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "rule", "facts"),
    [
        ("explain chess 60:60", "input-unknown-kind", ("chess", "kozel, preferans, spades")),
        ("explain kozel.mach 60:60", "input-unknown-kind", ("kozel.mach", "kozel.match")),
        ("explain kozel", "input-missing-key", ("hands",)),
        ("explain kozel 60:60 --carry", "input-missing-key", ("--carry",)),
        ("explain kozel 60:60 --carry --pairs 1:1", "input-missing-key", ("--carry",)),
        ("explain kozel 60:60 --foo 1", "input-unknown-key", ("--foo", "--pairs, --carry")),
        ("explain kozel 60:60 74:46", "input-loose-words", ("74:46",)),
        ("explain kozel 60:60 --preset x", "input-not-a-choice", ("KOZEL_AI_MATCH", "x")),
        ("explain kozel 60:60 --depth=x", "input-not-a-choice", ("verdict, steps, everything", "x")),
        ("verify --format xml", "input-not-a-choice", ("text, json, junit", "xml")),
        ("verfy", "input-unknown-key", ("verfy", "verify")),
    ],
)
def test_a_line_that_is_not_understood_is_refused_by_rule(
    words: str, rule: str, facts: tuple[str, ...], lang: str
) -> None:
    """What was expected and what came, in the language asked for, on one line with the rule behind it."""
    answer = run(*words.split(" "), f"--lang={lang}")
    sentence = answer.stderr.partition(": ")[2]
    assert answer.exit_code == 2
    assert answer.stdout == ""
    assert answer.stderr.endswith(f" [{rule}]\n")
    assert len(answer.stderr.splitlines()) == 1
    assert all(fact in sentence for fact in facts)
    assert lang == "en" or "xpected" not in sentence


@pytest.mark.parametrize("words", ["kozel 60:60 74:46", "kozel 60:58", "kozel 60:60 --preset x", "chess"])
def test_a_refusal_is_json_where_json_is_asked_for(words: str) -> None:
    """A program reads the rule from it, whoever refused."""
    answer = run("explain", *words.split(" "), "--format", "json")
    assert [set(one) >= {"rule", "path"} for one in json.loads(answer.stderr)["problems"]] == [True]


def test_language_from_the_environment_is_checked_like_a_typed_one() -> None:
    """It is named as the option that it stands for."""
    answer = CliRunner().invoke(main, ["explain", "kozel", "60:60"], env={"RULESENGINE_LANG": "xx"})
    assert answer.exit_code == 2
    assert answer.stderr.startswith("--lang: Expected one of: en, ru, uk, ka; what came is “xx”.")


@pytest.mark.parametrize("encoding", ["cp1251", "latin-1", "utf-8"])
@pytest.mark.parametrize("words", ["explain cube.mat - --lang ka --depth verdict", "explain chess --lang ka"])
def test_whatever_the_system_writes_in_the_answer_is_utf_8(encoding: str, words: str) -> None:
    """Also where a text comes in with the mark that some editors put before it."""
    text = "\ufeff 5 point match\n Game 1\n Ann : 0          Bob : 0\n  Wins 2 points\n"
    told = subprocess.run(
        [sys.executable, "-m", "rulesengine", *words.split(" ")],
        input=text.encode(),
        env={**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    here = CliRunner().invoke(main, words.split(" "), input=text)
    assert (told.stdout + told.stderr).decode() == here.output
    assert "Traceback" not in here.output
    assert here.exit_code == (0 if "mat" in words else 2)
