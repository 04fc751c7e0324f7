"""Read which modules each module of the package imports."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "rulesengine"
# Names of types that only the type checker knows count as the standard library's.
OWN = {PACKAGE.name, "_typeshed"}


@dataclass(frozen=True, slots=True)
class Import:
    """One import: the file and line it stands on, and the module asked for."""

    file: Path
    line: int
    module: str

    @property
    def layer(self) -> str:
        """Name the folder below the package that holds the importing file; a lone module is its own layer."""
        return self.file.relative_to(PACKAGE).parts[0].removesuffix(".py")

    @property
    def target(self) -> str:
        """Name the layer asked for if it is one of the package's own, else nothing."""
        parts = self.module.split(".")
        return parts[1] if parts[0] == PACKAGE.name and len(parts) > 1 else ""

    @property
    def foreign(self) -> str:
        """Name the third-party library asked for, if it is one."""
        top = self.module.partition(".")[0]
        return "" if top in OWN | sys.stdlib_module_names else top

    def __str__(self) -> str:
        """Say where it stands and what it asks for."""
        return f"{self.file.relative_to(PACKAGE.parent)}:{self.line} imports {self.module}"


def imports() -> list[Import]:
    """Give every import of the package, those inside functions included."""
    return [found for file in sorted(PACKAGE.rglob("*.py")) for found in _imports_of(file)]


def _imports_of(file: Path) -> Iterator[Import]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (Import(file, node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == PACKAGE.name:
            yield from (Import(file, node.lineno, f"{node.module}.{name.name}") for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield Import(file, node.lineno, node.module or "")
