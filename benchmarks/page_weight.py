"""What a page loads before the first touch, and what the live parts weigh."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.figures import Figure, table
from benchmarks.first_touch import LESSON, PATIENCE, SITE, TOUCH, serving
from rulesengine.site.weight import on_the_line
from tests.harness.browser import launch_chromium

LIVE = "/runtime/"


@dataclass(slots=True)
class Load:
    """The files that a page has asked for, each with its bytes on the line."""

    files: dict[str, int] = field(default_factory=dict)
    requests: int = 0

    def add(self, url: str) -> None:
        """Count one request; what is asked for again is counted, but weighs nothing."""
        path = urlsplit(url).path
        self.requests += 1
        self.files[path] = weight(SITE / path.lstrip("/"))

    @property
    def bytes(self) -> int:
        """The bytes of all files, compressed as a static server sends them."""
        return sum(self.files.values())

    @property
    def live(self) -> int:
        """How many of the files belong to the live parts."""
        return sum(LIVE in path or ".wasm" in path for path in self.files)


def measure() -> list[Figure]:
    """Open every page of the site with an empty cache, then touch a control of the lesson."""
    with serving(SITE) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        pages = {name: opened(browser, address, name) for name in _names()}
        live = touched(browser, address)
        browser.close()
    for name, load in pages.items():
        print(f"  {name:40} {load.bytes / 1000:6.1f} kB {load.requests:3} requests")
    return [
        Figure(name="heaviest page, compressed", value=_most(pages, "bytes") / 1000, unit="kB", bar=150),
        Figure(name="most requests of a page", value=_most(pages, "requests"), unit="", bar=20),
        Figure(name="live files before the first touch", value=_most(pages, "live"), unit="", bar=0),
        Figure(name="live parts, compressed", value=live.bytes / 1e6, unit="MB", bar=11),
        Figure(name="requests for the live parts", value=live.requests, unit=""),
    ]


def weight(file: Path) -> int:
    """Return the bytes on the line of a file, of a folder those of the page that stands for it."""
    return on_the_line(file / "index.html" if file.is_dir() else file)


def opened(browser: Browser, address: str, name: str) -> Load:
    """Return what a page loads when it is opened and scrolled through, but not touched."""
    load = Load()
    page = _page(browser, load)
    page.goto(address + name, wait_until="networkidle")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_timeout(500)
    page.context.close()
    return load


def touched(browser: Browser, address: str) -> Load:
    """Return what the live parts load, those included that follow behind the first answer."""
    load = Load()
    page = _page(browser, Load())
    page.goto(address + LESSON, wait_until="networkidle")
    # a worker's requests are seen from its page's context
    page.context.on("request", lambda request: load.add(request.url))
    page.evaluate(TOUCH)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(2000)
    page.context.close()
    return load


def _page(browser: Browser, load: Load) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    context.on("request", lambda request: load.add(request.url))
    return context.new_page()


def _names() -> list[str]:
    """Return the site's pages in every language that has been built."""
    found = (file.relative_to(SITE) for file in SITE.rglob("*.html") if "_static" not in file.parts)
    return sorted(name.as_posix() for name in found)


def _most(pages: dict[str, Load], what: str) -> float:
    return float(max(getattr(load, what) for load in pages.values()))


if __name__ == "__main__":
    print(table("What a page loads", measure()))
