"""What a page costs before the reader touches anything, counted from the files on disk."""

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from rulesengine.site.weight import on_the_line
from tests.site.reading import read_page

_STYLE_ADDRESS = re.compile(r"url\(\s*['\"]?([^'\")]+)")
_IMPORT = re.compile(r"(?:from|import)\s*['\"](\.[^'\"]+)['\"]")


@dataclass(frozen=True, slots=True)
class Weight:
    """The files that a page loads by itself."""

    files: frozenset[Path]

    @property
    def compressed(self) -> int:
        """Bytes on the line."""
        return sum(on_the_line(file) for file in self.files)


def weigh(page: Path) -> Weight:
    """Return the files that a browser fetches for a page, each script it imports and each font included."""
    found: set[Path] = set()
    waiting = [page, *(_target(page, one.url) for one in read_page(page).addresses if one.loaded)]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _needed_by(file)
    return Weight(frozenset(found))


def _needed_by(file: Path) -> list[Path]:
    patterns = {".css": _STYLE_ADDRESS, ".js": _IMPORT}
    if file.suffix not in patterns:
        return []
    return [_target(file, url) for url in patterns[file.suffix].findall(file.read_text(encoding="utf-8"))]


def _target(file: Path, url: str) -> Path:
    return (file.parent / urlsplit(url).path).resolve()
