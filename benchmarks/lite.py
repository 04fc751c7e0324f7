"""A JupyterLite with its own Pyodide, to be measured against; it asks no other machine while it runs."""

import hashlib
import json
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements" / "lite.txt"
PYODIDE = ROOT / "node_modules" / "pyodide"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# Wheels for the Python inside of Pyodide, not for the one that runs this.
FOR_THE_BROWSER = ("--python-version", "3.14", "--implementation", "py", "--abi", "none", "--platform", "any")
DOWNLOAD = ("--disable-pip-version-check", "download", "--quiet", "--no-deps", "--require-hashes")


def lite_site(folder: Path) -> Path:
    """Build a JupyterLite with only its REPL below `folder`, unless it is there, and return its site."""
    site, stamp = folder / "site", folder / "built-from"
    wanted = f"{hashlib.sha256(LOCK.read_bytes()).hexdigest()} {version('jupyterlite-pyodide-kernel')}"
    if not (stamp.exists() and stamp.read_text("utf-8") == wanted):
        shutil.rmtree(folder, ignore_errors=True)
        _fill(folder / "sources")
        _build(folder / "sources", site)
        stamp.write_text(wanted, "utf-8")
    return site


def _fill(sources: Path) -> None:
    """Lay Pyodide and the wheels that its kernel loads where JupyterLite looks for them."""
    target = sources / "static" / "pyodide"
    target.mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(PYODIDE / name, target / name)
    wanted = ("--only-binary", ":all:", "--dest", str(target), "--requirement", str(LOCK))
    _run("pip", *DOWNLOAD, *FOR_THE_BROWSER, *wanted)
    _move_extra_wheels(target, sources / "pypi")
    _write_lock(target)


def _move_extra_wheels(target: Path, index: Path) -> None:
    """Move what Pyodide's list of packages does not know into the index that the kernel asks first."""
    index.mkdir()
    known = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["packages"]
    for wheel in target.glob("*.whl"):
        if _name(wheel) not in known:
            wheel.rename(index / wheel.name)


def _write_lock(target: Path) -> None:
    """Cut Pyodide's list of packages down to the wheels that are there, with their own hashes."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    packages = {}
    for wheel in target.glob("*.whl"):
        name = _name(wheel)
        found = hashlib.sha256(wheel.read_bytes()).hexdigest()
        packages[name] = {**lock["packages"][name], "file_name": wheel.name, "sha256": found}
    text = json.dumps({**lock, "packages": packages})
    (target / "pyodide-lock.json").write_text(text, "utf-8")


def _name(wheel: Path) -> str:
    return wheel.name.partition("-")[0].replace("_", "-").lower()


def _build(sources: Path, site: Path) -> None:
    # What is not named on the command line must not come from a folder that happens to be the present one.
    places = ("--lite-dir", str(sources), "--output-dir", str(site))
    _run("jupyterlite_core", "build", *places, "--apps", "repl", "--no-sourcemaps", cwd=sources)
    settings = json.loads((site / "jupyter-lite.json").read_bytes())["jupyter-config-data"]
    kernel = settings["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    assert kernel["pyodideUrl"].startswith("./static/pyodide/"), "JupyterLite would ask another machine"


def _run(module: str, *arguments: str, cwd: Path = ROOT) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=cwd, check=True)


if __name__ == "__main__":
    print(lite_site(ROOT / "_build" / "lite"))
