"""Make the folder from which a reader's browser starts Python: Pyodide, the package and a memory image."""

import gzip
import hashlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path

from rulesengine.site.archives import Files, application, standard_library, write_archive
from rulesengine.site.node import find_node
from rulesengine.site.weight import on_the_line

HERE = Path(__file__).parent
STATIC = HERE / "static"
SCRIPTS = ("worker.js", "start.js")
MODULES = {"pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js"}
"""Pyodide's scripts under a name that every static server sends as JavaScript."""

WASM = "pyodide.asm.wasm"
MEMORY = "memory.bin"
ARCHIVES = ("python.zip", "app.zip")
COMPLETE = "about.js"
"""The file whose presence says that a folder is whole: it is written last."""


class RuntimeBuildError(RuntimeError):
    """Node could not take the memory image; the message holds what it said."""


def build_runtime(wheel: Path, node_modules: Path, destination: Path) -> str:
    """Write `destination/<hash>/` unless it is there, and return the hash of everything it is made from.

    `wheel` is the project's own, `node_modules` holds `pyodide`.

    Raises:
        RuntimeBuildError: the engine did not start, or did not answer from its memory image.
        NodeMissingError: there is no Node.js that is new enough.

    """
    pyodide = node_modules / "pyodide"
    library, package = standard_library(pyodide / "python_stdlib.zip"), application(wheel)
    digest = _fingerprint(pyodide, library, package)
    folder = destination / digest
    if not (folder / COMPLETE).is_file():
        destination.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=destination, prefix=".new-") as work:
            made = Path(work) / digest
            made.mkdir()
            _fill(made, pyodide, library, package)
            _put(made, folder)
    return digest


def runtime_weights(folder: Path) -> dict[str, int]:
    """Return the bytes that each file of a runtime folder costs on the line, compressed."""
    return {entry.name: on_the_line(entry) for entry in sorted(folder.iterdir())}


def sweep_runtimes(destination: Path, kept: Collection[str]) -> None:
    """Remove the folders of all hashes but those that pages still name."""
    for marker in destination.glob(f"*/{COMPLETE}"):
        if marker.parent.name not in kept:
            shutil.rmtree(marker.parent)


def _put(made: Path, folder: Path) -> None:
    try:
        made.rename(folder)
    except OSError:
        # another build of the same inputs was quicker; what it made is the same
        if not (folder / COMPLETE).is_file():
            raise


def _fingerprint(pyodide: Path, library: Files, package: Files) -> str:
    digest = hashlib.sha256()
    for name, content in _inputs(pyodide, library, package):
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def _inputs(pyodide: Path, library: Files, package: Files) -> Iterator[tuple[str, bytes]]:
    ours = [*(STATIC / name for name in SCRIPTS), HERE / "snapshot.mjs", Path(__file__)]
    theirs = [pyodide / name for name in (*MODULES, WASM, "pyodide-lock.json")]
    yield from ((path.name, path.read_bytes()) for path in sorted(ours) + theirs)
    yield from sorted(library.items())
    yield from sorted(package.items())


def _fill(folder: Path, pyodide: Path, library: Files, package: Files) -> None:
    for name in SCRIPTS:
        shutil.copyfile(STATIC / name, folder / name)
    for name, renamed in MODULES.items():
        shutil.copyfile(pyodide / name, folder / renamed)
    # Node takes the scripts for modules only beside this file; browsers never ask for it
    (folder / "package.json").write_text('{"type": "module"}\n', encoding="utf-8")
    _write_about(folder, pyodide)
    _take_memory(folder, pyodide, library, package)
    _pack(folder / MEMORY, folder)
    (folder / MEMORY).unlink()
    _pack(pyodide / WASM, folder)
    _write_about(folder, pyodide)


def _take_memory(folder: Path, pyodide: Path, library: Files, package: Files) -> None:
    with tempfile.TemporaryDirectory() as work:
        for name, files in zip(ARCHIVES, (library, package), strict=True):
            write_archive(files, Path(work) / name)
        command = [
            find_node(),
            f"{HERE / 'snapshot.mjs'}",
            f"{pyodide.resolve()}",
            work,
            f"{folder.resolve()}",
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        message = f"the memory image could not be taken:\n{done.stderr or done.stdout}"
        raise RuntimeBuildError(message)


def _write_about(folder: Path, pyodide: Path) -> None:
    info = json.loads((pyodide / "pyodide-lock.json").read_bytes())["info"]
    sizes = {path.name: path.stat().st_size for path in sorted(folder.glob("*.gz"))}
    lock = json.dumps({"info": info, "packages": {}}, sort_keys=True)
    text = f"export const lock = {lock};\nexport const sizes = {json.dumps(sizes)};\n"
    (folder / COMPLETE).write_text(text, encoding="utf-8")


def _pack(source: Path, folder: Path) -> None:
    packed = gzip.compress(source.read_bytes(), compresslevel=9, mtime=0)
    (folder / f"{source.name}.gz").write_bytes(packed)
