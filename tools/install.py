"""Install a locked list of packages with pip, and show how far it is: install.py LIST."""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

STEP = 20
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install")
LOCKED = ("--require-hashes", "--only-binary", ":all:", "--progress-bar", "off")
HINT = (
    "pip could not install the locked packages; its own words stand above. "
    "If your network needs another package index or a certificate, tell pip so: "
    "pip config set global.index-url …, or PIP_INDEX_URL and PIP_CERT."
)


def install(listed: Path) -> int:
    """Run pip on the list; give its exit status."""
    # pip's warnings and errors go straight to the reader, its chatter is counted.
    with subprocess.Popen([*PIP, *LOCKED, "-r", str(listed)], stdout=subprocess.PIPE, text=True) as pip:
        assert pip.stdout is not None
        for line in _progress(pip.stdout, _count(listed)):
            print(line, flush=True)
        return pip.wait()


def _count(listed: Path) -> int:
    return sum("==" in line for line in listed.read_text("utf-8").splitlines())


def _progress(chatter: Iterable[str], size: int) -> Iterator[str]:
    seen = 0
    for line in chatter:
        if line.startswith(("Collecting ", "Processing ")):
            seen += 1
            if seen % STEP == 0:
                yield f"   fetched {seen} of about {size} packages"
        elif line.startswith("Installing collected packages"):
            yield "   unpacking them"


if __name__ == "__main__":
    if install(Path(sys.argv[1])):
        sys.exit(HINT)
