"""A page asks the engine in a real browser, with and without the memory image, under a strict policy."""

import json
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request

pytestmark = pytest.mark.browser

STATIC = Path(__file__).parents[2] / "rulesengine" / "site" / "static"
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
PAGE = '<!doctype html><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">'
ASK = """async ([requests, limits]) => {
    const { createEngine } = await import("/static/engine.js");
    window.engine ??= createEngine("../runtime/", limits);
    const ask = (request) => window.engine.ask(request).catch((error) => error.reason);
    const answers = await Promise.all(requests.map(ask));
    return { answers, how: await window.engine.start().catch((error) => error.reason) };
}"""
KEPT = """async () => {
    const files = async () => (await (await caches.open((await caches.keys())[0])).keys()).length;
    while ((await files()) < 3) await new Promise((resolve) => setTimeout(resolve, 20));
}"""
BIG = ("pyodide.asm.wasm.gz", "memory.bin.gz", "python.zip", "app.zip")


def asked(number: int) -> str:
    """Write a request."""
    return json.dumps({"explorer": "x", "lang": "uk", "given": {"hands": f"{number}"}})


def answered(number: int) -> str:
    """Write what the smallest engine says to it."""
    return json.dumps({"ok": True, "html": f"<b>{number}</b>"})


class Site:
    """A static server on one folder that writes down what it was asked for."""

    def __init__(self, folder: Path, headers: dict[str, str]) -> None:
        self.folder, self.headers, self.paths = folder, headers, list[str]()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, site=self))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def names(self) -> list[str]:
        """File names that were asked for, in order."""
        return [path.rpartition("/")[2] for path in self.paths]

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *args: Any, site: Site) -> None:
        self.site = site
        super().__init__(*args, directory=f"{site.folder}")

    def end_headers(self) -> None:
        self.send_header(
            "Content-Security-Policy", POLICY.replace("default-src", "img-src data:; default-src")
        )
        if self.path.endswith(".gz"):
            for name, value in self.site.headers.items():
                self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        self.site.paths.append(self.path)


@pytest.fixture
def site(small_runtime: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Site]:
    """Two pages, the scripts and the runtime, each test with its own copy."""
    shutil.copytree(small_runtime, tmp_path / "runtime")
    shutil.copytree(STATIC, tmp_path / "static")
    for language in ("en", "uk"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "index.html").write_text(PAGE, encoding="utf-8")
    served = Site(tmp_path, getattr(request, "param", {}))
    yield served
    served.close()


@pytest.fixture
def page(chromium: Browser, site: Site) -> Iterator[Page]:
    """Open a new reader's page; a request to anyone else fails the test."""
    context = chromium.new_context()
    opened = context.new_page()
    strangers: list[str] = []

    def watch(request: Request) -> None:
        if not request.url.startswith((site.address, "data:")):
            strangers.append(request.url)

    opened.on("request", watch)
    opened.goto(f"{site.address}/en/index.html")
    yield opened
    context.close()
    assert strangers == []


def ask(page: Page, *numbers: int, **limits: int) -> Any:
    """Ask the page's engine these questions at once."""
    return page.evaluate(ASK, [[asked(number) for number in numbers], limits])


def test_page_is_answered_from_the_memory_image(page: Page) -> None:
    """Under the strict policy."""
    assert ask(page, 1) == {"answers": [answered(1)], "how": "memory"}


def test_only_the_newest_waiting_question_is_answered(page: Page) -> None:
    """Who types on while it loads gets one answer, to the last."""
    assert ask(page, 1, 2, 3)["answers"] == [None, None, answered(3)]


@pytest.mark.parametrize(
    "content", [None, b"", b"\x1f\x8bnothing", b"\x09\0\0\0{}"], ids=["none", "empty", "gzip", "text"]
)
def test_broken_memory_image_means_a_plain_start(page: Page, site: Site, content: bytes | None) -> None:
    """The answer is the same, only later."""
    image = site.folder / "runtime" / "memory.bin.gz"
    image.unlink()
    if content is not None:
        image.write_bytes(content)
    assert ask(page, 1) == {"answers": [answered(1)], "how": "plain"}


def test_other_page_and_language_fetches_nothing_big_again(page: Page, site: Site) -> None:
    """What was fetched once serves all pages."""
    ask(page, 1)
    page.evaluate(KEPT)
    site.paths.clear()
    page.goto(f"{site.address}/uk/index.html")
    assert ask(page, 2) == {"answers": [answered(2)], "how": "memory"}
    assert not set(BIG) & set(site.names())


@pytest.mark.parametrize("site", [{"Content-Encoding": "gzip"}], indirect=True)
def test_server_that_announces_the_compression_is_fine(page: Page) -> None:
    """Then the browser has undone it before the worker sees it."""
    assert ask(page, 1) == {"answers": [answered(1)], "how": "memory"}


def test_later_question_may_succeed_after_the_network_failed(page: Page, site: Site) -> None:
    """A lost file is reported by its reason, and the same page recovers."""
    wasm = site.folder / "runtime" / "pyodide.asm.wasm.gz"
    hidden = wasm.rename(wasm.with_suffix(".hidden"))
    assert ask(page, 1) == {"answers": ["network"], "how": "network"}
    hidden.rename(wasm)
    assert ask(page, 2) == {"answers": [answered(2)], "how": "memory"}


def test_engine_that_breaks_is_started_anew(page: Page) -> None:
    """A request that the engine chokes on does not end the page's engine for good."""
    assert page.evaluate(ASK, [["no JSON"], {}])["answers"] == ["crash"]
    assert ask(page, 1) == {"answers": [answered(1)], "how": "memory"}


def test_lasting_silence_is_a_timeout(page: Page) -> None:
    """Programs learn that nothing came."""
    assert ask(page, 1, silence=1)["answers"] == ["timeout"]


def test_missing_worker_is_a_failed_start(page: Page, site: Site) -> None:
    """Programs learn that nothing could be started."""
    (site.folder / "runtime" / "worker.js").unlink()
    assert ask(page, 1)["answers"] == ["start"]
