"""Where the build asks for the browser's runtime."""

from collections.abc import Callable
from pathlib import Path


def publish_runtime(root: Path, site: Path, tell: Callable[[str], None]) -> str:
    """Return the hash of the runtime below `site / "runtime"`, empty while there is none."""
    return ""
