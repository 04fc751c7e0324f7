"""The runtime of the browser beside the pages: made from the project's own wheel, only when that changed."""

import subprocess
import sys
from pathlib import Path

from rulesengine.site.inputs import package_hash
from rulesengine.site.jobs import BuildError, Tell
from rulesengine.site.runtime import build_runtime


def publish_runtime(root: Path, out: Path, tell: Tell) -> str:
    """Bring `out / "site" / "runtime"` up to date and return the name of its folder.

    Raises BuildError if the engine does not start in it.
    """
    target, stamp = out / "site" / "runtime", out / "work" / "runtime-built-from"
    inputs = package_hash(root)
    known, _, digest = stamp.read_text(encoding="utf-8").partition(" ") if stamp.exists() else ("", "", "")
    if known == inputs and (target / digest).is_dir():
        return digest
    tell("runtime: started")
    wheel = build_wheel(root, out / "work" / "wheel")
    try:
        digest = build_runtime(wheel, root / "node_modules", target)
    except RuntimeError as problem:
        raise BuildError(f"runtime:\n{problem}") from problem
    stamp.write_text(f"{inputs} {digest}", encoding="utf-8")
    tell("runtime: done")
    return digest


def build_wheel(root: Path, folder: Path) -> Path:
    """Return the project's wheel, the one file that tests, build and browser share."""
    for old in folder.glob("*.whl"):
        old.unlink()
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(done.stderr or done.stdout)
    (wheel,) = folder.glob("*.whl")
    return wheel
