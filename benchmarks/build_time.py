"""The build of the site: from nothing, with nothing changed, and with one notebook changed."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from benchmarks.figures import Figure, table
from benchmarks.lite import ROOT
from rulesengine.text.catalogue import LANGUAGES

NOTEBOOK = Path("notebooks", "kozel_ties.ipynb")
LINKED = ("node_modules",)


def measure() -> list[Figure]:
    """Build a copy of the sources three times; a build with faults still shows how long the work takes."""
    with tempfile.TemporaryDirectory(prefix="rulesengine-") as work:
        copy = Path(work) / "book"
        copy_sources(copy)
        nothing = build(copy, "from nothing")
        same = build(copy, "nothing changed")
        touch(copy / NOTEBOOK)
        changed = build(copy, "one notebook changed")
    languages = f"{len(LANGUAGES)} languages"
    return [
        Figure(name=f"{languages}, from nothing", value=nothing, unit="s", bar=180),
        Figure(name=f"{languages}, nothing changed", value=same, unit="s", bar=15),
        Figure(name=f"{languages}, one notebook changed", value=changed, unit="s", bar=40),
    ]


def copy_sources(copy: Path) -> None:
    """Copy all files that the project keeps, without anything that a build has made."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, copy / name)
    for name in LINKED:
        (copy / name).symlink_to(ROOT / name)


def build(copy: Path, name: str) -> float:
    """Return the seconds that `make book` works, without the set-up."""
    begun, worked = perf_counter(), processor_seconds()
    run(copy, "-m", "tools.catalogues")
    faults = run(copy, "-c", "from rulesengine.cli import main; main()", "site", "build")
    seconds = perf_counter() - begun
    verdict = f"refused with {len(faults)} faults, the first: {faults[0][:90]}" if faults else "well"
    work = processor_seconds() - worked
    print(f"  {name}: {seconds:.1f} s, of processors {work:.1f} s, {verdict}", flush=True)
    return seconds


def processor_seconds() -> float:
    """Return what all finished processes have used: on a busy machine it says more than the clock."""
    used = os.times()
    return used.children_user + used.children_system


def run(copy: Path, *arguments: str) -> list[str]:
    """Run Python in the copy, which it finds before all else; return the lines of what went wrong."""
    plain = {name: value for name, value in os.environ.items() if name != "RULESENGINE_LANG"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env={**plain, "PYTHONPATH": str(copy), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return (done.stderr.splitlines() or ["without a word"]) if done.returncode else []


def touch(notebook: Path) -> None:
    """Change a cell of code, so that the notebook must be run again in every language."""
    read = json.loads(notebook.read_text("utf-8"))
    cell = next(cell for cell in read["cells"] if cell["cell_type"] == "code")
    cell["source"] = ["# changed\n", *"".join(cell["source"]).splitlines(keepends=True)]
    notebook.write_text(json.dumps(read, ensure_ascii=False, indent=1), "utf-8")


if __name__ == "__main__":
    print(table("Building the site", measure()))
