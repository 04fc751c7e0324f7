"""Install the locked files for the reader's browser with npm, with Node from the system or from PyPI."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from rulesengine.site.node import OLDEST, NodeMissingError, find_node

ROOT = Path(__file__).parent.parent


def main() -> None:
    """Find or install Node, then install exactly what package-lock.json names."""
    if not _has_node():
        print(f"No Node.js {OLDEST} or newer with npm was found: installing it into the environment.")
        _install_node()
    # No install script is needed by these packages, so none may run.
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=ROOT, env=_environment(), check=True)


def _has_node() -> bool:
    try:
        find_node()
    except NodeMissingError:
        return False
    return shutil.which("npm", path=_environment()["PATH"]) is not None


def _install_node() -> None:
    subprocess.run([sys.executable, "tools/install.py", "requirements/node.txt"], cwd=ROOT, check=True)


def _environment() -> dict[str, str]:
    """Put the environment's programs first, as the Makefile does."""
    programs = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": programs + os.pathsep + os.environ.get("PATH", "")}


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failure:
        sys.exit(f"{failure.cmd[0]} failed with exit status {failure.returncode}; its own words stand above.")
