"""Compile the message catalogues whenever the package is built or installed."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface):  # type: ignore[type-arg]  # the hook needs no configuration type
    """Turn every `.po` below the package into the `.mo` that gettext reads."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files are collected."""
        compile_catalogues(Path(self.root, "rulesengine"))


def compile_catalogues(folder: Path) -> list[Path]:
    """Compile each `.po` that is newer than its `.mo`; give the files written."""
    stale = [
        source for source in sorted(folder.rglob("*.po")) if _is_newer(source, source.with_suffix(".mo"))
    ]
    for source in stale:
        with source.open("rb") as po, source.with_suffix(".mo").open("wb") as mo:
            write_mo(mo, read_po(po))
    return [source.with_suffix(".mo") for source in stale]


def _is_newer(source: Path, target: Path) -> bool:
    return not target.exists() or source.stat().st_mtime_ns > target.stat().st_mtime_ns
