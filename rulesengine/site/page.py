"""What a page's template is told: its words, its menu, its other languages, its files."""

import posixpath
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

from rulesengine.site.assets import explorer_modules, keep_used
from rulesengine.site.languages import site_name
from rulesengine.site.menu import menu
from rulesengine.site.words import chrome_words
from rulesengine.text.catalogue import LANGUAGES

_EXPLORER = "<rules-explorer"
# The notebook extension hides the words of its own button from a screen reader behind this.
_UNTRANSLATED_LABEL = ' aria-label="Toggle hidden content"'


def fill_page(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    """Add to a page's context what the templates of the site use (event `html-page-context`)."""
    builder = app.builder
    if not isinstance(builder, StandaloneHTMLBuilder):
        return
    language = site_name(app.config.language)
    words = chrome_words(language)
    context |= {
        "site_language": language,
        "words": words,
        "site_title": words["ui-site-title"],
        "menu": menu(builder, page),
        "languages": [_other(code, page, builder, words) for code in LANGUAGES],
        "default_url": _default_url(page, builder),
        "runtime": _runtime(page, app.config.rulesengine_runtime),
        "has_explorer": _EXPLORER in context.get("body", ""),
        "explorer_modules": explorer_modules(),
    }
    if "body" in context:
        context["body"] = context["body"].replace(_UNTRANSLATED_LABEL, "")
    keep_used(context)


def _root(page: str) -> str:
    return "../" * (page.count("/") + 1)


def _other(code: str, page: str, builder: StandaloneHTMLBuilder, words: dict[str, str]) -> dict[str, str]:
    target = builder.get_target_uri(page)
    return {"code": code, "name": words[f"ui-language-{code}"], "url": f"{_root(page)}{code}/{target}"}


def _default_url(page: str, builder: StandaloneHTMLBuilder) -> str:
    if page == builder.config.root_doc:
        return posixpath.join(_root(page), "index.html")
    return f"{_root(page)}{LANGUAGES[0]}/{builder.get_target_uri(page)}"


def _runtime(page: str, runtime: str) -> str:
    return f"{_root(page)}runtime/{runtime}/" if runtime else ""
