"""The set-up is locked, names no host, and says in one sentence what is missing."""

import os
import subprocess
from pathlib import Path

import pytest

from benchmarks.__main__ import ALL
from tools.hatch_build import compile_catalogues

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
CATALOGUE = """msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "tie"
msgstr "нічия"
"""


def make_venv(python: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Ask for an environment made with a Python."""
    ask = ["sh", str(ROOT / "tools" / "make_venv.sh"), str(python), str(folder)]
    return subprocess.run(ask, capture_output=True, text=True, check=False)


def stand_in(target: Path, script: str) -> Path:
    """Write a shell script that plays a Python."""
    target.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    target.chmod(0o755)
    return target


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_pins_by_version_and_hash_and_names_no_place(lock: Path) -> None:
    """Whoever installs gets the same files, from wherever their own pip is told to look."""
    entries = lock.read_text("utf-8").replace("\\\n", " ").splitlines()
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []
    assert [entry for entry in entries if "/" in entry or "@" in entry] == []
    assert [entry for entry in entries if entry.startswith(("torch", "nvidia"))] == []


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ('[ "$1" = --version ] && echo Python 3.9.2; exit 1', "Python 3.11 or newer is needed, but"),
        ('case "$2" in *ensurepip*) exit 1;; esac', "has no venv or no pip of its own"),
    ],
)
def test_unfit_python_is_refused_in_a_sentence(tmp_path: Path, script: str, sentence: str) -> None:
    """A Python that will not do is named, with what to do; nothing is made."""
    refused = make_venv(stand_in(tmp_path / "python", script), tmp_path / "venv")
    assert refused.returncode == 1
    assert sentence in refused.stderr
    assert not (tmp_path / "venv").exists()


def test_missing_python_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """A Python that is not there is named."""
    assert "was found: install Python 3.11" in make_venv(tmp_path / "nothing", tmp_path / "venv").stderr


def test_only_changed_catalogues_are_compiled(tmp_path: Path) -> None:
    """A second run writes nothing; a touched catalogue is written again."""
    source = tmp_path / "kozel.po"
    source.write_text(CATALOGUE, "utf-8")
    assert compile_catalogues(tmp_path) == [tmp_path / "kozel.mo"]
    assert compile_catalogues(tmp_path) == []
    later = source.with_suffix(".mo").stat().st_mtime + 1
    os.utime(source, (later, later))
    assert compile_catalogues(tmp_path) == [tmp_path / "kozel.mo"]


def test_every_benchmark_is_run_by_a_command() -> None:
    """Whoever reads a measured number can measure it again."""
    commands = (ROOT / "Makefile").read_text(encoding="utf-8")
    modules = {file.stem: file.read_text("utf-8") for file in (ROOT / "benchmarks").glob("*.py")}
    measuring = {name for name, text in modules.items() if "\ndef measure()" in text}
    apart = {name for line in commands.splitlines() if "-m benchmarks" in line for name in line.split()}
    assert measuring - set(ALL) - apart == set()
