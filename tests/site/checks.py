"""Checks of a built site: words left untranslated, links that lead nowhere, addresses of other hosts."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

from rulesengine.games import GAMES
from tests.site.reading import PageContent, read_page

# Names of programs and of their authors, written in Latin letters in every language; nothing else belongs
# here: what a reader types is code, and the title of a book is marked with its language.
NAMES = frozenset({"Python", "JavaScript", "TypeScript", "Kotlin"})
NAMES |= frozenset({"PrefCount", "OpenPref", "danpetruk", "rostiktc", "mathfewmatthews", "savanto", "obIs"})
NAMES |= frozenset({"Backgammon", "bgsage", "PlayingCards", "JUnit"})

_LATIN_WORD = re.compile(r"[A-Za-z][A-Za-z'’_]{2,}")
# The ids of rules and examples, hosts, and whatever has a path, are the same for everyone.
_ID = re.compile(
    rf"\b(?:{'|'.join(game.name for game in GAMES)})[.-][\w.-]+"
    r"|[\w.-]+/[\w./+-]+|\b[a-z\d-]+(?:\.[a-z]{2,})+"
)
_ENGLISH_SHARE = re.compile(r"\d\.\d+\s?%")
_STYLE_ADDRESS = re.compile(r"url\(\s*['\"]?([^'\")]+)")


def untranslated_words(site: Path, language: str, names: frozenset[str] = NAMES) -> list[str]:
    """Return the English words on the pages of a language, each with its page.

    Code is passed over, and so is whatever is marked with a language of its own or with `translate="no"`.
    """
    return [
        f"{page.relative_to(site)}: {word!r} in {text!r}"
        for page in _pages(site / language)
        for spoken, text in _content(page).words
        if spoken == language
        for word in _LATIN_WORD.findall(_ID.sub("", text))
        if word not in names and not word.isupper()
    ]


def english_shares(site: Path, language: str) -> list[str]:
    """Return the shares that have a decimal point where the language writes a comma, each with its page."""
    return [
        f"{page.relative_to(site)}: {share!r} in {text!r}"
        for page in _pages(site / language)
        for spoken, text in _content(page).words
        if spoken == language
        for share in _ENGLISH_SHARE.findall(text)
    ]


def broken_links(site: Path) -> list[str]:
    """Return the links within the site that lead to no file or to no place in it."""
    return [
        f"{page.relative_to(site)}: {address.url}"
        for page in _pages(site)
        for address in _content(page).addresses
        if not _is_foreign(address.url) and not _leads_somewhere(page, address.url)
    ]


def foreign_addresses(site: Path) -> list[str]:
    """Return the addresses of other hosts that a page or a style would make the browser ask for."""
    return [f"{file.relative_to(site)}: {url}" for file, url in _loaded(site) if _is_foreign(url)]


def _loaded(site: Path) -> Iterator[tuple[Path, str]]:
    for page in _pages(site):
        yield from ((page, address.url) for address in _content(page).addresses if address.loaded)
    for style in site.rglob("*.css"):
        yield from ((style, url) for url in _STYLE_ADDRESS.findall(style.read_text(encoding="utf-8")))


def _leads_somewhere(page: Path, url: str) -> bool:
    parts = urlsplit(url)
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    if not parts.fragment or target.suffix != ".html":
        return True
    # what stands behind a question mark is the state of an interactive
    return unquote(parts.fragment).partition("?")[0] in _content(target).anchors


def _is_foreign(url: str) -> bool:
    parts = urlsplit(url)
    return bool(parts.netloc) or parts.scheme not in {"", "data"}


def _pages(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*.html") if "_static" not in file.parts)


@cache
def _content(page: Path) -> PageContent:
    return read_page(page)
