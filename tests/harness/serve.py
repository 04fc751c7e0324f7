"""Serve a folder of plain files under a sub-path, as any static server does."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

SUB_PATH = "/some/where/"


class SubPathHandler(SimpleHTTPRequestHandler):
    """Answer below the sub-path only, and keep quiet."""

    def translate_path(self, path: str) -> str:
        """Map an address below the sub-path to its file; anything else to no file at all."""
        if not path.startswith(SUB_PATH):
            return str(Path(self.directory, "outside-the-sub-path"))
        return super().translate_path("/" + path.removeprefix(SUB_PATH))

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: tests watch the requests from the browser's side."""


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve the folder on a free loopback port; give its base URL, which ends in a slash."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SubPathHandler, directory=str(folder)))
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
