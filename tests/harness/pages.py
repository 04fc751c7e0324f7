"""Open pages in contexts of their own, and hold each to the guard when the test ends."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page

from tests.harness.guard import Guard

HEIGHT = 900


class Pages:
    """Make fresh pages for one test; `guards` has one guard for each page made."""

    def __init__(self, browser: Browser, base: str = "") -> None:
        self.guards: list[Guard] = []
        self._browser = browser
        self._base = base
        self._contexts: list[BrowserContext] = []

    def __call__(
        self, path: str, *, width: int = 1280, dark: bool = False, locale: str = "en", scripts: bool = True
    ) -> Page:
        """Open a page of the site (a path below its root, or a whole address) in a fresh context."""
        page = self.blank(width=width, dark=dark, locale=locale, scripts=scripts)
        page.goto(self._base + path)
        return page

    def blank(
        self, *, width: int = 1280, dark: bool = False, locale: str = "en", scripts: bool = True
    ) -> Page:
        """Give an empty page in a fresh context, of the width in CSS pixels."""
        context = self._browser.new_context(
            viewport={"width": width, "height": HEIGHT},
            color_scheme="dark" if dark else "light",
            locale=locale,
            java_script_enabled=scripts,
        )
        self._contexts.append(context)
        self.guards.append(Guard(context))
        return context.new_page()

    @property
    def pages(self) -> list[Page]:
        """All pages made."""
        return [page for context in self._contexts for page in context.pages]

    def close(self) -> list[str]:
        """Close all pages; give their faults."""
        for context in self._contexts:
            context.close()
        return [fault for guard in self.guards for fault in guard.faults]


@contextmanager
def guarded(browser: Browser, base: str = "") -> Iterator[Pages]:
    """Give pages while the block runs; afterwards fail on whatever they did wrong."""
    pages = Pages(browser, base)
    try:
        yield pages
    finally:
        faults = pages.close()
    assert not faults, "the page did wrong:\n" + "\n".join(faults)
