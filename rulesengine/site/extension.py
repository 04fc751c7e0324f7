"""The Sphinx extension of the book: theme, words, search, and what each page is told."""

import os
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.fileutil import copy_asset_file

from rulesengine.site.assets import STATIC, drop_replaced, join_styles
from rulesengine.site.languages import site_name
from rulesengine.site.page import fill_page
from rulesengine.site.search import SearchGeorgian, SearchUkrainian
from rulesengine.site.tables import depart_table, visit_table
from rulesengine.text.catalogue import say

_HERE = Path(__file__).parent
_FONTS = Path("node_modules", "@fontsource", "noto-sans-georgian", "files")
_FONT_FILES = tuple(f"noto-sans-georgian-georgian-{weight}-normal.woff2" for weight in (400, 700))


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the theme, the search languages and the events with Sphinx."""
    app.add_config_value("rulesengine_engine", "", "env", str)
    app.add_config_value("rulesengine_site", "", "env", str)
    app.add_config_value("rulesengine_runtime", "", "html", str)
    # Jupyter Book sets it even without the extension that knows it.
    app.add_config_value("comments_config", {}, "", dict)
    app.add_html_theme("rulesengine", os.fspath(_HERE / "templates"))
    app.add_search_language(SearchUkrainian)
    app.add_search_language(SearchGeorgian)
    app.connect("config-inited", _word_the_prompts)
    app.connect("builder-inited", _say_in_the_language, priority=100)
    app.connect("builder-inited", join_styles)
    app.connect("builder-inited", _copy_fonts)
    app.connect("html-page-context", fill_page, priority=900)
    app.connect("build-finished", drop_replaced, priority=900)
    app.add_node(nodes.table, override=True, html=(visit_table, depart_table))
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _word_the_prompts(_app: Sphinx, config: Any) -> None:  # noqa: ANN401  # Sphinx's settings are attributes
    """Word the prompts in the language, before Sphinx asks whether its settings have changed."""
    language = site_name(config.language)
    config.nb_code_prompt_show = say("ui-code-show", language)
    config.nb_code_prompt_hide = say("ui-code-hide", language)


def _say_in_the_language(app: Sphinx) -> None:
    """Give Sphinx the title and captions that it does not take from its own catalogues."""
    config: Any = app.config
    language = site_name(config.language)
    config.html_title = say("ui-site-title", language)
    config.html_static_path.append(os.fspath(STATIC))
    for tree in config.external_site_map.root.subtrees:
        said = tree.caption and app.builder.format == "html"
        tree.caption = say(tree.caption, language) if said else None


def _copy_fonts(app: Sphinx) -> None:
    if app.builder.format != "html":
        return
    target = Path(app.outdir, "_static", "fonts")
    target.mkdir(parents=True, exist_ok=True)
    for name in _FONT_FILES:
        copy_asset_file(os.fspath(app.srcdir / _FONTS / name), os.fspath(target / name))
