"""Start a real JupyterLab for tests, and work in it as a reader does."""

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page

START_SECONDS = 60
RUN_SECONDS = 120
# Whatever would ask another host, or leave out cells that are not in view.
SETTINGS: dict[str, dict[str, object]] = {
    "@jupyterlab/apputils-extension/notification": {
        "checkForUpdates": False,
        "doNotDisturbMode": True,
        "fetchNews": "false",
    },
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
}
# The debugger asks each new kernel how it stands, and complains of one that ends before it has answered.
LEFT_OUT = {"disabledExtensions": {"@jupyterlab/debugger-extension": True}}
EXTENSIONS = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
NEEDED = ("@jupyter-widgets", "jupyterlab_pygments")
"""The extensions of the lab that a reader has; the benchmarks bring another, which no lab of his can load."""
STARTED = "() => window.jupyterapp?.restored.then(() => true)"
OPEN = """async name => {
    const open = {path: name, factory: 'Notebook'};
    const panel = await window.jupyterapp.commands.execute('docmanager:open', open);
    await panel.revealed;
}"""
CLOSE = """async () => {
    const panels = [...window.jupyterapp.shell.widgets('main')].filter(panel => panel.sessionContext);
    for (const panel of panels) {
        await panel.sessionContext.shutdown();
        panel.dispose();
    }
}"""
RUN_ALL = """async () => {
    const panel = window.jupyterapp.shell.currentWidget;
    await panel.sessionContext.ready;
    await window.jupyterapp.commands.execute('notebook:run-all-cells');
    const cells = panel.model.toJSON().cells;
    const outputs = cells.flatMap(cell => cell.outputs ?? []);
    const errors = outputs.filter(output => output.output_type === 'error');
    return errors.map(error => `${error.ename}: ${error.evalue}`);
}"""

# The kernel answers in the order of the questions, so an answer to nothing comes after all the others.
SETTLED = """async () => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    await kernel.requestExecute({code: '', silent: true}).done;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""


@dataclass(frozen=True, slots=True)
class Lab:
    """A running JupyterLab: its address, its token, and the folder of its notebooks."""

    url: str
    token: str
    folder: Path


@contextmanager
def running_lab(home: Path, notebooks: Path | None = None) -> Iterator[Lab]:
    """Run a JupyterLab in `home`, on a copy of the notebooks, cut off from the user's own settings."""
    folder = home / "notebooks"
    if notebooks is None:
        folder.mkdir()
    else:
        shutil.copytree(notebooks, folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    lab = Lab(f"http://127.0.0.1:{_free_port()}", secrets.token_hex(16), folder)
    _write(home / "config" / "labconfig" / "page_config.json", LEFT_OUT)
    for name in NEEDED:
        _link(home / "labextensions" / name, EXTENSIONS / name)
    for plugin, values in SETTINGS.items():
        package, _, plain = plugin.rpartition("/")
        _write(home / "settings" / package / f"{plain}.jupyterlab-settings", values)
    log = home / "jupyterlab.log"
    with log.open("w") as words:
        server = subprocess.Popen(
            _command(lab, home), env=_environment(home), stdout=words, stderr=subprocess.STDOUT
        )
    try:
        _wait(lab, server, log)
        yield lab
    finally:
        _stop(server)


def open_lab(page: Page, lab: Lab) -> None:
    """Open the lab with no notebook in it, and wait until it can be used."""
    page.goto(f"{lab.url}/lab?reset&token={lab.token}")
    page.wait_for_function(STARTED, timeout=START_SECONDS * 1000)


def open_notebook(page: Page, name: str) -> None:
    """Open a notebook of the lab's folder in the open lab, and wait until its cells are there."""
    page.evaluate(OPEN, name)
    page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=START_SECONDS * 1000)


def close_notebooks(page: Page) -> None:
    """Close whatever notebook is open, and end its kernel."""
    page.evaluate(CLOSE)


def run_all(page: Page) -> None:
    """Run all cells of the open notebook; fail with the notebook's words if one raises."""
    page.set_default_timeout(RUN_SECONDS * 1000)
    errors = page.evaluate(RUN_ALL)
    assert not errors, "a cell of the notebook failed:\n" + "\n".join(errors)


def settled(page: Page) -> None:
    """Wait until the kernel has answered everything that was changed in the open notebook."""
    page.evaluate(SETTLED)


def shorter(text: str) -> Iterator[str]:
    """Give a text without its last line, its last two, and so on; without words where it is one line.

    >>> [*shorter("A♠ 2♦ 3♣")]
    ['A♠ 2♦', 'A♠']
    """
    between = "\n" if "\n" in text else " "
    while between in text:
        text = text.rpartition(between)[0]
        yield text


def _command(lab: Lab, home: Path) -> list[str]:
    options = {
        "IdentityProvider.token": lab.token,
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": lab.url.rpartition(":")[2],
        "ServerApp.port_retries": "0",
        "ServerApp.root_dir": str(lab.folder),
        "LabApp.extension_manager": "readonly",
        "LabApp.labextensions_path": str(home / "labextensions"),
    }
    flags = ["--no-browser", "--allow-root", "--expose-app-in-browser"]
    return [
        sys.executable,
        "-m",
        "jupyterlab",
        *flags,
        *(f"--{name}={value}" for name, value in options.items()),
    ]


def _environment(home: Path) -> dict[str, str]:
    places = {
        "IPYTHONDIR": "ipython",
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }
    return {**os.environ, **{name: str(home / place) for name, place in places.items()}}


def _write(target: Path, values: Mapping[str, object]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(values), "utf-8")


def _link(link: Path, target: Path) -> None:
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(target, target_is_directory=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(lab: Lab, server: subprocess.Popen[bytes], log: Path) -> None:
    limit = time.monotonic() + START_SECONDS
    while time.monotonic() < limit and server.poll() is None:
        try:
            with urlopen(f"{lab.url}/api/status?token={lab.token}", timeout=5):
                return
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise AssertionError(f"JupyterLab did not start:\n{log.read_text()}")


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(15)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
