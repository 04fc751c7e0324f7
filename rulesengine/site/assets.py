"""Which styles and scripts a page loads: only what it uses, and nothing from elsewhere."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.builders.html._assets import _CascadingStyleSheet, _JavaScript

from rulesengine.views.styles import STYLES

STATIC = Path(__file__).parent / "static"

# One file for the browser: each request costs a phone more than the few lines that a page may not need.
INTERACTIVES = "interactives.css"
_JOINED = {"site.css": ("book.css", "frame.css", "cells.css"), INTERACTIVES: STYLES}

_IMPORT = re.compile(r'^import .* from "\./([^"]+)"', re.MULTILINE)
# Sphinx and its extensions offer these to every page; the site's own few lines replace them.
_REPLACED = (
    "basic.css",
    "pygments.css",
    "mystnb.",
    "documentation_options.js",
    "doctools.js",
    "sphinx_highlight.js",
    "translations.js",
)
_USED_WITH = {"sphinx-design.min.css": ("sd-container", "sd-tab-set"), "design-tabs.js": ("sd-tab-set",)}
# What these stock pieces leave behind, and what is served from the runtime's folder instead.
_LEFT_OVER = ("worker.js", "start.js", "searchtools.js", "file.png", "minus.png", "plus.png", "*-stemmer.js")


def join_styles(app: Sphinx) -> None:
    """Put the styles of pages into one file, those of interactives into another (event `builder-inited`)."""
    if app.builder.format != "html":
        return
    folder = Path(app.outdir, "_static")
    folder.mkdir(parents=True, exist_ok=True)
    for name, parts in _JOINED.items():
        texts = [(STATIC / part).read_text(encoding="utf-8") for part in parts]
        (folder / name).write_text("\n".join(texts), encoding="utf-8")


def keep_used(context: dict[str, Any]) -> None:
    """Drop from a page's context the styles and scripts that the page does without."""
    body = str(context.get("body", ""))
    context["css_files"] = [asset for asset in context["css_files"] if _is_used(asset, body)]
    context["script_files"] = [asset for asset in context["script_files"] if _is_used(asset, body)]


@cache
def explorer_modules() -> tuple[str, ...]:
    """Return the scripts that the explorers' script imports, so that a page asks for all of them at once."""
    found: list[str] = []
    waiting = ["explorer.js"]
    while waiting:
        name = waiting.pop()
        imported = _IMPORT.findall((STATIC / name).read_text(encoding="utf-8"))
        waiting += [other for other in imported if other not in found]
        found += [other for other in imported if other not in found]
    return tuple(found)


def drop_replaced(app: Sphinx, problem: Exception | None) -> None:
    """Delete the stock files that no page loads (event `build-finished`)."""
    if app.builder.format != "html" or problem:
        return
    static = Path(app.outdir, "_static")
    joined = (part for parts in _JOINED.values() for part in parts)
    for pattern in (*(f"{name}*" for name in _REPLACED), *_LEFT_OVER, *joined):
        for file in static.glob(pattern):
            file.unlink()


def _is_used(asset: _CascadingStyleSheet | _JavaScript, body: str) -> bool:
    name = str(asset.filename or "")
    if not name or "://" in name or name.startswith("//"):
        return False
    name = name.removeprefix("_static/")
    return not name.startswith(_REPLACED) and any(mark in body for mark in _USED_WITH.get(name, ("",)))
