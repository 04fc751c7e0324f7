"""Fixtures shared by all tests: the built site, a server, a browser, a JupyterLab."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.harness.browser import launch_chromium
from tests.harness.lab import Lab, close_notebooks, open_lab, running_lab
from tests.harness.pages import Pages, guarded
from tests.harness.serve import serve

ROOT = Path(__file__).parent.parent
SITE = ROOT / "_build" / "site"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep tests that share a JupyterLab on one worker, so that it is started once."""
    for item in items:
        if "jupyterlab" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("lab"))


@pytest.fixture(scope="session")
def site_dir() -> Path:
    """Give the folder of the built site; fail if it is missing or older than its sources."""
    # Asked of make itself, so that there is one list of sources; not with the flags of the make that tests.
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    ask = ["make", "--question", "_build/site.made"]
    fresh = subprocess.run(ask, cwd=ROOT, env=plain, capture_output=True, check=False)
    if fresh.returncode:
        pytest.fail(
            "the site in _build/site is missing or older than its sources: run `make book`", pytrace=False
        )
    return SITE


@pytest.fixture(scope="session")
def site_url(site_dir: Path) -> Iterator[str]:
    """Give the built site's base URL on a server of plain files, below a sub-path; ends in a slash."""
    with serve(site_dir) as url:
        yield url


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start a real Chromium, one for the session."""
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """Give an empty page in a fresh context, held to the guard when the test ends."""
    with guarded(chromium) as pages:
        yield pages.blank()


@pytest.fixture
def open_page(chromium: Browser, site_url: str) -> Iterator[Pages]:
    """Give a function that opens a page of the site: width, colour scheme, locale, scripts on or off."""
    with guarded(chromium, site_url) as pages:
        yield pages


@pytest.fixture(scope="session")
def jupyterlab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Start a real JupyterLab on a copy of the notebooks."""
    with running_lab(tmp_path_factory.mktemp("lab"), ROOT / "notebooks") as lab:
        yield lab


@pytest.fixture(scope="session")
def lab_pages(chromium: Browser, jupyterlab: Lab) -> Iterator[Pages]:
    """Open the JupyterLab once, for all tests."""
    pages = Pages(chromium)
    open_lab(pages.blank(), jupyterlab)
    yield pages
    pages.close()


@pytest.fixture
def lab_page(lab_pages: Pages) -> Iterator[Page]:
    """Give the page of the open JupyterLab; when the test ends, its notebook is closed and it is guarded."""
    ((page,), (guard,)) = lab_pages.pages, lab_pages.guards
    yield page
    close_notebooks(page)
    faults = [*guard.faults]
    guard.faults.clear()
    assert not faults, "the page did wrong:\n" + "\n".join(faults)
