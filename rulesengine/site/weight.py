"""What a file weighs on its way to a reader."""

import gzip
from pathlib import Path

PACKED = frozenset((".gz", ".png", ".woff2", ".zip"))
"""Endings of files that are packed already, so that no server packs them again."""


def on_the_line(file: Path) -> int:
    """Return the bytes of a file as a static server sends it: as it is if packed already, else with gzip."""
    content = file.read_bytes()
    return len(content) if file.suffix in PACKED else len(gzip.compress(content, mtime=0))
