"""What the README shows is what happens."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

from tests.harness.console import commands, fenced

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "README.md").read_text("utf-8")
COMMANDS = commands(PAGE)
# Commands that lead to this very test; of those for make it is checked that there is such a one.
NOT_RUN = ("git ", "cd ", "make ")
ONE_SCREEN = 80


def run(line: str) -> subprocess.CompletedProcess[str]:
    """Run a line in a shell as a reader does, in the project's folder, with the project's programs."""
    programs = str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", "")
    environment = {**os.environ, "PATH": programs, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        line,
        shell=True,
        cwd=ROOT,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def test_commands_answer_as_shown() -> None:
    """A shell example prints what stands below it; `...` stands for anything."""
    for command in COMMANDS:
        if not command.line.startswith(NOT_RUN):
            answer = run(command.line).stdout
            assert doctest.OutputChecker().check_output(command.answer, answer, doctest.ELLIPSIS), (
                command.line
            )


def test_make_commands_exist() -> None:
    """Each `make` command of the README is known to the Makefile."""
    asked = [command.line for command in COMMANDS if command.line.startswith("make ")]
    unknown = [line for line in asked if run(line.replace("make", "make --dry-run", 1)).returncode]
    assert unknown == []


def test_python_examples_hold() -> None:
    """A Python example is a session that goes as shown."""
    for body in fenced(PAGE, "python"):
        example = doctest.DocTestParser().get_doctest(body, {}, "README.md", "README.md", 0)
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example).failed == 0


def test_readme_fits_one_screen() -> None:
    """The README is read at a glance."""
    assert len(PAGE.splitlines()) <= ONE_SCREEN
