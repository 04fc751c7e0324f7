"""The style of explorers in a notebook: the book's own, fitted to JupyterLab's themes."""

from functools import cache
from importlib.resources import files

from ipywidgets import HTML, Box, Layout, VBox
from markupsafe import Markup

from rulesengine.text.catalogue import say
from rulesengine.views.styles import STYLES

SHEETS = (*(f"site/static/{name}" for name in STYLES), "widgets/notebook.css")


@cache
def style_html() -> Markup:
    """Return the style element that stands once in each explorer."""
    # A style sheet is not text for readers: escaped, its selectors would not work.
    sheets = (files("rulesengine").joinpath(place).read_text(encoding="utf-8") for place in SHEETS)
    return Markup("<style>") + Markup("\n".join(sheets)) + Markup("</style>")


def title(name: str, lang: str) -> HTML:
    """Return the heading of an explorer."""
    return HTML(Markup('<p class="rxw-title" lang="{}">{}</p>').format(lang, say(f"{name}.title", lang)))


def beside(controls: VBox, answer: VBox) -> Box:
    """Return both side by side, one below the other where it is narrow."""
    return Box([controls, answer], layout=Layout(flex_flow="row wrap", align_items="flex-start"))
