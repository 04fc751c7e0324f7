"""What the page on Python and the command line shows is what happens."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.console import Command, commands, fenced

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "book" / "python.md").read_text("utf-8")


@pytest.mark.parametrize("command", commands(PAGE), ids=lambda command: command.line)
def test_command_answers_as_shown(command: Command, tmp_path: Path) -> None:
    """A command answers as the page shows; the page's own file of examples lies where it is typed."""
    (tmp_path / "friday.toml").write_text("".join(fenced(PAGE, "toml")), "utf-8")
    programs = str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", "")
    answer = subprocess.run(
        command.line,
        shell=True,
        cwd=tmp_path,
        env={**os.environ, "PATH": programs, "PYTHONUTF8": "1"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    assert answer.stdout == command.answer


def test_session_goes_as_shown() -> None:
    """The Python examples of the page are one session."""
    session = "\n".join(fenced(PAGE, "python"))
    example = doctest.DocTestParser().get_doctest(session, {}, "python.md", "python.md", 0)
    assert doctest.DocTestRunner().run(example).failed == 0
