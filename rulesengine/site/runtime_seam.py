"""Where the build makes the project's wheel and, from it, the browser's runtime."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rulesengine.site.runtime import build_runtime


def publish_runtime(root: Path, site: Path, tell: Callable[[str], None]) -> str:
    """Return the hash of the runtime below `site / "runtime"`, made anew when the package has changed."""
    tell("runtime: the package, Python and its memory image")
    wheel = build_wheel(root, site.parent / "wheel")
    return build_runtime(wheel, root / "node_modules", site / "runtime")


def build_wheel(root: Path, folder: Path) -> Path:
    """Return the project's wheel, the one file that tests, build and browser share.

    Raises `CalledProcessError` when the project cannot be packed.
    """
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(root)]
    subprocess.run(command, check=True, capture_output=True)
    return next(folder.glob("*.whl"))
