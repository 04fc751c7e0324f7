"""Watch what a page does wrong: script errors, failed requests, calls to other hosts."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError, WebSocket

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
LOCAL_SCHEMES = frozenset({"data", "blob", "about", "chrome-error"})
FIRST_BAD_STATUS = 400


class Guard:
    """Collect the faults of all pages of one browser context.

    `faults` is a plain list: a test that provokes a fault on purpose looks at it and clears it.
    `requests` holds every URL asked for, in order.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.faults: list[str] = []
        self.requests: list[str] = []
        context.on("weberror", self._on_error)
        context.on("console", self._on_console)
        context.on("request", self._on_request)
        context.on("response", self._on_response)
        context.on("page", self._on_page)

    def _on_error(self, error: WebError) -> None:
        self.faults.append(f"uncaught error: {error.error.message}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console error: {message.text} ({message.location.get('url', '')})")

    def _on_request(self, request: Request) -> None:
        self._note(request.url)

    def _on_response(self, response: Response) -> None:
        if response.status >= FIRST_BAD_STATUS:
            self.faults.append(f"status {response.status}: {response.url}")

    def _on_page(self, page: Page) -> None:
        page.on("websocket", self._on_websocket)

    def _on_websocket(self, socket: WebSocket) -> None:
        self._note(socket.url)

    def _note(self, url: str) -> None:
        self.requests.append(url)
        if is_foreign(url):
            self.faults.append(f"request to another host: {url}")


def is_foreign(url: str) -> bool:
    """Say whether an address leaves this machine."""
    parts = urlsplit(url)
    return parts.scheme not in LOCAL_SCHEMES and parts.hostname not in LOOPBACK
