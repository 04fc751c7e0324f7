"""Time a page's engine in headless Chromium: python benchmarks/engine_start.py [RUNTIME_FOLDER]."""

import statistics
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from rulesengine.site.runtime import runtime_weights
from tests.harness.browser import launch_chromium

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "rulesengine" / "site" / "static" / "engine.js"
ROUNDS = 3
REQUEST = '{"explorer": "kozel.match", "lang": "en", "given": {"pairs": "2:3", "hands": "60:60 61:59"}}'
MEASURE = """async ([runtime, request]) => {
    const { createEngine } = await import("/engine.js");
    const begun = performance.now();
    const engine = createEngine(runtime);
    await engine.ask(request);
    const first = performance.now() - begun;
    const calls = [];
    for (let call = 1; call <= 50; call++) {
        // each time another one, or the engine's own memory of answers would be measured
        const other = request.replace("61:59", `${61 + call}:${59 - call}`);
        const from = performance.now();
        await engine.ask(other);
        calls.push(performance.now() - from);
    }
    return { first, calls, how: await engine.start() };
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serve the runtime, the page's script and an empty page, and say nothing."""

    protocol_version = "HTTP/1.1"
    without_image = False

    def translate_path(self, path: str) -> str:
        """Find engine.js in the sources, all else below the runtime's folder."""
        return f"{ENGINE}" if path == "/engine.js" else super().translate_path(path)

    def do_GET(self) -> None:
        """Send an empty page, nothing, or a file."""
        if self.path == "/page":
            self._send(200)
        elif self.without_image and self.path.endswith("memory.bin.gz"):
            self._send(404)
        else:
            super().do_GET()

    def log_message(self, *_: object) -> None:
        """Keep the output to the measurements."""

    def _send(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", "0")
        self.end_headers()


def measure(reader: BrowserContext, address: str, name: str) -> None:
    """Print one page's times in milliseconds."""
    page = reader.new_page()
    page.goto(f"{address}/page")
    seen: dict[str, Any] = page.evaluate(MEASURE, [f"{address}/", REQUEST])
    calls = sorted(seen["calls"])
    further = f"further {statistics.median(calls):5.1f} ms, 95 % {calls[int(len(calls) * 0.95)]:5.1f} ms"
    print(f"{name:12} {seen['how']:7} first {seen['first']:6.0f} ms, {further}")
    page.close()


def main(folder: Path) -> None:
    """Print weights, then the times of first visits, later visits and visits without the memory image."""
    weights = runtime_weights(folder)
    for name, weight in weights.items():
        print(f"{weight:>10,} {name}")
    print(f"{sum(weights.values()):>10,} bytes compressed in all")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=f"{folder}"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        for _ in range(ROUNDS):
            Quiet.without_image = False
            reader = browser.new_context()
            measure(reader, address, "first visit")
            measure(reader, address, "later visit")
            Quiet.without_image = True
            measure(browser.new_context(), address, "no image")
    server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else next(ROOT.glob("_build/site/runtime/*/")))
