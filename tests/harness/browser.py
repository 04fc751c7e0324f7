"""Find a Chromium to test in, and start it."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BUNDLES = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Newer versions draw two pages of suggestions below the address bar of every window that is opened.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)
HOW_TO_INSTALL = (
    "The tests need Chromium or Chrome, and none was found. Install it with your system's packages "
    "(Debian and Ubuntu: `sudo apt-get install chromium`) or with `.venv/bin/playwright install chromium`, "
    "then run `make test` again."
)


class NoBrowserError(Exception):
    """No Chromium is on this machine; the message says how to get one."""


def find_chromium(playwright: Playwright) -> Path:
    """Give the system's Chromium or Chrome, else Playwright's own.

    Raises NoBrowserError if there is neither: a test that needs a browser fails then, it is never skipped.
    """
    own = Path(playwright.chromium.executable_path)
    found = _system_chromium() or (own if own.exists() else None)
    if found is None:
        raise NoBrowserError(HOW_TO_INSTALL)
    return found


def launch_chromium(playwright: Playwright) -> Browser:
    """Start the Chromium that was found, without its own errands on the network."""
    flags = [*FLAGS, "--no-sandbox"] if is_root() else [*FLAGS]
    return playwright.chromium.launch(executable_path=find_chromium(playwright), args=flags)


def is_root() -> bool:
    """Say whether everything may be installed here, and Chromium's sandbox cannot run."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _system_chromium() -> Path | None:
    named = [Path(path) for name in PROGRAMS if (path := shutil.which(name))]
    return next(iter([*named, *(path for path in BUNDLES if path.exists())]), None)
