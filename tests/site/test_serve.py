"""The server of the built site: this machine only, the types that browsers insist on."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from rulesengine.site.serve import HOST, serve_site, site_server


@pytest.fixture
def ask(tmp_path: Path) -> Iterator[HTTPConnection]:
    """Give a connection to a server of a small folder."""
    for name in (
        "index.html",
        "a.mjs",
        "a.js",
        "a.wasm",
        "memory.bin.gz",
        "font.woff2",
        "runtime/x/worker.js",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"content")
    with site_server(tmp_path) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        connection = HTTPConnection(HOST, server.server_port)
        yield connection
        connection.close()
        server.shutdown()
        thread.join()


def answer(connection: HTTPConnection, path: str) -> HTTPResponse:
    """Ask for a file and read the answer."""
    connection.request("GET", path)
    response = connection.getresponse()
    response.read()
    return response


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/a.mjs", "text/javascript; charset=utf-8"),
        ("/a.js", "text/javascript; charset=utf-8"),
        ("/a.wasm", "application/wasm"),
        ("/memory.bin.gz", "application/octet-stream"),
        ("/font.woff2", "font/woff2"),
    ],
)
def test_files_have_the_types_that_browsers_want(ask: HTTPConnection, path: str, kind: str) -> None:
    """Packed files come as they lie there: the page unpacks them."""
    response = answer(ask, path)
    assert response.getheader("Content-Type") == kind
    assert response.getheader("Content-Encoding") is None


def test_only_the_runtime_is_kept(ask: HTTPConnection) -> None:
    """A page built again is seen at once; the engine is fetched once."""
    assert "immutable" in str(answer(ask, "/runtime/x/worker.js").getheader("Cache-Control"))
    assert answer(ask, "/a.js").getheader("Cache-Control") == "no-cache"


def test_a_missing_file_of_the_runtime_is_not_remembered(ask: HTTPConnection) -> None:
    """What failed once is asked for again."""
    assert answer(ask, "/runtime/x/start.js").getheader("Cache-Control") == "no-cache"
    assert "immutable" in str(answer(ask, "/runtime/x/worker.js").getheader("Cache-Control"))


def test_nothing_outside_the_site_is_served(ask: HTTPConnection) -> None:
    """Neither by dots nor by their disguises."""
    assert answer(ask, "/../../etc/passwd").status == 404
    assert answer(ask, "/%2e%2e/%2e%2e/etc/passwd").status == 404


def test_a_missing_site_is_named(tmp_path: Path) -> None:
    """Before a port is taken."""
    with pytest.raises(FileNotFoundError, match="no site in"):
        serve_site(tmp_path)
