"""Make sure that there is a Chromium for the tests, and say which."""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

from tests.harness.browser import NoBrowserError, find_chromium, is_root


def main() -> None:
    """Print the path of a usable Chromium; install Debian's package if that can be done without asking."""
    with sync_playwright() as playwright:
        try:
            found = find_chromium(playwright)
        except NoBrowserError as missing:
            if not (is_root() and shutil.which("apt-get")):
                sys.exit(str(missing))
            _install_from_debian()
            found = find_chromium(playwright)
    print(f"Browser for the tests: {found}")


def _install_from_debian() -> None:
    print("\n== Installing Chromium with apt-get", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-q"], env=quiet, check=True)
    install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"]
    subprocess.run(install, env=quiet, check=True)


if __name__ == "__main__":
    main()
