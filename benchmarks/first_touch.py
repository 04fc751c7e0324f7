"""First touch of a control to the first live answer, against the REPL of a JupyterLite on this machine."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Page, Playwright, sync_playwright

from benchmarks.figures import Figure, table
from benchmarks.lite import ROOT, lite_site
from rulesengine.site.serve import site_server
from tests.harness.browser import launch_chromium

ROUNDS = 5
SITE = ROOT / "_build" / "site"
LESSON = "en/notebooks/kozel_ties.html"
QUESTION = "repl/index.html?toolbar=1&kernel=python&code=1%2B1"
PATIENCE = 180_000
TOUCH = """async () => {
    const explorer = document.querySelector('rules-explorer[name="kozel.match"]');
    const hands = explorer.querySelector('[name="hands"]');
    const result = explorer.querySelector("[data-result]");
    const answered = new Promise((done) => new MutationObserver(done).observe(result, { childList: true }));
    const touched = performance.now();
    hands.focus();
    hands.value = "60:60\\n95:25";
    hands.dispatchEvent(new Event("input", { bubbles: true }));
    await answered;
    return [performance.now() - touched, explorer.dataset.state, result.textContent];
}"""


def measure() -> list[Figure]:
    """Measure both in turn, each time in a browser that has never seen them."""
    ours, theirs = [], []
    lite_folder = lite_site(ROOT / "_build" / "lite")
    with serving(SITE) as book, serving(lite_folder) as lite, sync_playwright() as playwright:
        for _ in range(ROUNDS):
            ours.append(first_answer(playwright, book + LESSON))
            theirs.append(repl_answer(playwright, lite + QUESTION))
            print(f"  lesson {ours[-1]:6.2f} s   JupyterLite {theirs[-1]:6.2f} s", flush=True)
    times_faster = median([slow / fast for slow, fast in zip(theirs, ours, strict=True)])
    return [
        Figure(name="lesson: first touch → live answer", value=median(ours), unit="s"),
        Figure(name="JupyterLite REPL: page open → 1+1", value=median(theirs), unit="s"),
        Figure(name="JupyterLite ÷ lesson", value=times_faster, unit="×", bar=10, at_least=True),
    ]


def first_answer(playwright: Playwright, address: str) -> float:
    """Return the seconds from the first touch of a control to the answer on the page."""
    with fresh_page(playwright) as page:
        page.goto(address, wait_until="networkidle")
        milliseconds, state, words = page.evaluate(TOUCH)
        assert state == "live", f"the engine is {state}"
        assert "3" in words, "not the answer that was asked for"
        return float(milliseconds) / 1000


def repl_answer(playwright: Playwright, address: str) -> float:
    """Return the seconds from opening the page to the 2 of 1+1."""
    with fresh_page(playwright) as page:
        begun = perf_counter()
        page.goto(address, wait_until="commit")
        output = page.locator(".jp-OutputArea-output", has_text="2").first
        output.wait_for(timeout=PATIENCE)
        return perf_counter() - begun


@contextmanager
def fresh_page(playwright: Playwright) -> Iterator[Page]:
    """Give a page of a browser started for it, with nothing in any cache."""
    browser = launch_chromium(playwright)
    try:
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(PATIENCE)
        yield page
    finally:
        browser.close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder as `make site` does; give its address."""
    server = site_server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


if __name__ == "__main__":
    print(table("First touch", measure()))
