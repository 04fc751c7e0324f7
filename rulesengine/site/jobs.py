"""Runs Sphinx jobs as processes: the right language in the kernels, everything printed kept in a log."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from rulesengine.site.sphinx_run import SphinxJob
from rulesengine.text.language import VARIABLE

Tell = Callable[[str], None]

_AT_ONCE = 2
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
# The kernel says on each start how it is connected, which nobody can act on.
_CHATTER = "[IPKernelApp] WARNING | Kernel is running over TCP"


class BuildError(Exception):
    """The book cannot be built; the message holds every problem with its file and line."""


def tell_line(text: str) -> None:
    """Print one line at once and whole, whichever job it comes from."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def run_all(jobs: Sequence[SphinxJob], tell: Tell) -> dict[SphinxJob, str]:
    """Run the jobs, two at a time; return the problems of each, nothing for one that went well."""
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        return dict(zip(jobs, pool.map(lambda job: _run(job, tell), jobs), strict=True))


def _run(job: SphinxJob, tell: Tell) -> str:
    """Run one job into an empty folder; return its problems, nothing if there are none."""
    name = f"{job.language} {job.builder}"
    tell(f"{name}: started")
    started = time.monotonic()
    shutil.rmtree(job.output, ignore_errors=True)
    job.work.mkdir(parents=True, exist_ok=True)
    log = job.work / f"{job.builder}.log"
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [sys.executable, "-m", "rulesengine.site.sphinx_run", job.to_text()],
            cwd=job.root,
            env=_environment(job),
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    tell(f"{name}: {'failed after' if done.returncode else 'done in'} {time.monotonic() - started:.1f} s")
    if not done.returncode:
        return ""
    # Sphinx would not read these pages again, and so forget what is wrong with them.
    shutil.rmtree(job.work / f"doctrees-{job.builder}", ignore_errors=True)
    said = [line for line in _COLOUR.sub("", done.stderr).splitlines() if not line.startswith(_CHATTER)]
    return "\n".join((f"{name}:", *(said or [log.read_text(encoding="utf-8")])))


def _environment(job: SphinxJob) -> dict[str, str]:
    """Return the environment in which the run and its notebooks find the package and the language."""
    paths = [str(job.root), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONHASHSEED": "0",
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
        VARIABLE: job.language,
        "JUPYTER_PLATFORM_DIRS": "1",
        "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", "1735689600"),
    }
