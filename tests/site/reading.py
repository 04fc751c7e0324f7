"""Reads built pages for the checks: their words with their language, their addresses, their anchors."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

_VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
_NOT_PROSE = frozenset({"script", "style", "code", "pre", "kbd", "samp"})
_SAID = ("aria-label", "title", "placeholder", "alt")


@dataclass(frozen=True, slots=True)
class Address:
    """An address that a page holds, and whether the browser asks for it on its own."""

    url: str
    loaded: bool


@dataclass(slots=True)
class PageContent:
    """What one built page says, points to, and can be pointed at."""

    words: list[tuple[str, str]] = field(default_factory=list)
    addresses: list[Address] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)


def read_page(file: Path) -> PageContent:
    """Return the content of one page; each piece of text comes with the language it is marked with."""
    reader = _Reader()
    reader.feed(file.read_text(encoding="utf-8"))
    reader.close()
    return reader.content


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.content = PageContent()
        self._open: list[tuple[str, str]] = [("", "")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        language = given.get("lang", self._open[-1][1])
        if tag in _NOT_PROSE or given.get("translate") == "no":
            language = ""
        if tag not in _VOID:
            self._open.append((tag, language))
        self._note(tag, given, language)

    def handle_endtag(self, tag: str) -> None:
        for depth in range(len(self._open) - 1, 0, -1):
            if self._open[depth][0] == tag:
                del self._open[depth:]
                return

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.content.words.append((self._open[-1][1], data.strip()))

    def _note(self, tag: str, given: dict[str, str], language: str) -> None:
        self.content.words += [(language, given[name]) for name in _SAID if given.get(name)]
        self.content.anchors |= {given[name] for name in ("id", "name") if given.get(name)}
        loads = tag != "a" and given.get("rel") not in {"alternate", "next", "prev", "canonical"}
        for name in ("href", "src", "action"):
            if given.get(name):
                self.content.addresses.append(Address(given[name], loads and name != "action"))
