"""Serves the built site on this machine only, with the file types that browsers insist on."""

from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from rulesengine.site.jobs import Tell, tell_line

HOST = "127.0.0.1"
PORT = 8000
_UNCHANGING = "/runtime/"


class SiteHandler(SimpleHTTPRequestHandler):
    """Plain files: what is packed is sent as it lies there, and what may change is asked for again."""

    protocol_version = "HTTP/1.1"
    _found = False
    extensions_map = {  # noqa: RUF012  # the base declares it as it is used here
        "": "application/octet-stream",
        ".html": "text/html; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".png": "image/png",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def guess_type(self, path: str) -> str:  # type: ignore[override]  # the base also takes other kinds of paths
        """Return the type of a file by its last ending alone."""
        return self.extensions_map.get(Path(path).suffix.lower(), self.extensions_map[""])

    def send_response(self, code: int, message: str | None = None) -> None:
        """Remember whether the file is there."""
        self._found = code == HTTPStatus.OK
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Let a browser keep the runtime, whose folder is named by its hash, and nothing else unasked.

        A file that is missing now may be there at the next try.
        """
        unchanging = self._found and _UNCHANGING in self.path
        kept = "max-age=31536000, immutable" if unchanging else "no-cache"
        self.send_header("Cache-Control", kept)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Keep quiet: the address is all that a reader needs to see."""


def site_server(site: Path, port: int = 0) -> ThreadingHTTPServer:
    """Return a server of the folder on the loopback address; port 0 takes any that is free."""
    return ThreadingHTTPServer((HOST, port), partial(SiteHandler, directory=str(site)))


def serve_site(site: Path, port: int = PORT, *, tell: Tell = tell_line) -> None:
    """Serve the folder until interrupted and tell the address; take another port if this one is taken."""
    if not (site / "index.html").exists():
        raise FileNotFoundError(f"no site in {site}")
    with _server_near(site, port) as server:
        tell(f"http://{HOST}:{server.server_port}/")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            tell("")


def _server_near(site: Path, port: int) -> ThreadingHTTPServer:
    try:
        return site_server(site, port)
    except OSError:
        return site_server(site)
