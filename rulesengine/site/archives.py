"""Collect the Python files for the reader's browser: our package, its libraries, the standard library."""

import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

Files = dict[str, bytes]
"""Archive path → content."""

DESK_ONLY = ("__main__.py", "charts", "cli.py", "commands.py", "site", "widgets")
"""Parts of our package that never run in a browser."""

EXAMPLES = ".toml"
"""How the files of worked examples end: a page shows them, and its engine never reads them."""

LIBRARIES = ("jinja2", "markupsafe")

NOT_CALLED = frozenset(
    {"jinja2/constants.py", "jinja2/ext.py", "jinja2/meta.py", "jinja2/nativetypes.py", "jinja2/sandbox.py"}
)
"""Modules of these that no template of ours needs."""

UNUSED = frozenset(Path(__file__).with_name("unused.txt").read_text(encoding="ascii").split())
"""Modules that neither the engine nor Pyodide's own start imports, or that the interpreter holds already."""

ENCODINGS = frozenset(
    {
        "__init__",
        "_win_cp_codecs",
        "aliases",
        "ascii",
        "charmap",
        "cp437",
        "hex_codec",
        "idna",
        "latin_1",
        "punycode",
        "raw_unicode_escape",
        "unicode_escape",
        "utf_16",
        "utf_16_be",
        "utf_16_le",
        "utf_32",
        "utf_32_be",
        "utf_32_le",
        "utf_8",
        "utf_8_sig",
    }
)
"""The encodings that are kept; cp437 is the one that `zipfile` reads names with."""


def standard_library(archive: Path) -> Files:
    """Return the modules of Pyodide's standard library that are worth sending."""
    return {name: content for name, content in _unzip(archive) if _is_needed(PurePosixPath(name))}


def application(wheel: Path) -> Files:
    """Return our package without its desk parts, with Jinja2 and the pure part of MarkupSafe."""
    files = {name: content for name, content in _unzip(wheel) if _is_for_browser(PurePosixPath(name))}
    for library in LIBRARIES:
        files.update(_library(library))
    return files


def write_archive(files: Files, target: Path) -> None:
    """Write the files as a zip that depends on nothing but their names and contents."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name])


def _unzip(archive: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(archive) as opened:
        for entry in opened.infolist():
            if not entry.is_dir():
                yield entry.filename, opened.read(entry)


def _is_needed(path: PurePosixPath) -> bool:
    if path.parts[0] == "encodings":
        return path.stem in ENCODINGS
    module = path.with_suffix("")
    return UNUSED.isdisjoint(f"{part}" for part in (module, *module.parents))


def _is_for_browser(path: PurePosixPath) -> bool:
    if path.parts[0].endswith(".dist-info"):
        return path.name == "METADATA"
    return len(path.parts) > 1 and path.parts[1] not in DESK_ONLY and path.suffix != EXAMPLES


def _library(name: str) -> Iterable[tuple[str, bytes]]:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        message = f"{name} is not installed"
        raise ModuleNotFoundError(message, name=name)
    folder = Path(spec.origin).parent
    for source in sorted(folder.rglob("*.py")):
        path = source.relative_to(folder.parent).as_posix()
        if path not in NOT_CALLED:
            yield path, source.read_bytes()
