"""The pieces that checked prose adds to a page, and how they are written as HTML."""

import html
import json
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.config import Config
from sphinx.util.docutils import SphinxDirective
from sphinx.writers.html5 import HTML5Translator

from rulesengine.site.languages import site_name
from rulesengine.site.prose_domain import Key, domain_of
from rulesengine.text.catalogue import LANGUAGES, SOURCE_LANGUAGE

_RULE_LINK = re.compile(r'<a href="[^"#]*#([a-z0-9-]+)">(.*?)</a>')
_CELL_LINES = 10_000
_LONGEST_PARAGRAPH = 80


class ProseDirective(SphinxDirective):
    """A directive that takes one id and warns about the page that it stands on."""

    required_arguments = 1

    @property
    def location(self) -> str:
        """File and line of the directive; cell and line in a notebook."""
        return exact_location(*self.get_source_info(), f"{{{self.name}}} {self.arguments[0]}")

    def report(self, message: str) -> list[nodes.Node]:
        """Warn with the line of this directive; return what is printed then: nothing."""
        domain_of(self.env).report(message, self.location)
        return []


class checked_number(nodes.inline):  # noqa: N801  # docutils names nodes so
    """A number that the engine computes too; `value` and `title` say what and from where."""


class derivation(nodes.General, nodes.Element):  # noqa: N801  # docutils names nodes so
    """An answer with its steps, finished as HTML in `html`."""


class folded(nodes.General, nodes.Element):  # noqa: N801  # docutils names nodes so
    """What is shown when its `summary` is opened."""


def language_of(config: Config) -> str:
    """Return the language of the pages, as the catalogues call it."""
    code = site_name(config.language)
    return code if code in LANGUAGES else SOURCE_LANGUAGE


def paragraph(kind: str, *content: nodes.Node) -> nodes.paragraph:
    """Return a paragraph of a class of its own, in words that the page's translators never see."""
    return nodes.paragraph("", "", *content, classes=[kind], translatable=False)


def exact_location(source: str, line: int, text: str) -> str:
    """Return file and line of `text`, which stands in the paragraph that starts at `line`.

    In a notebook, whose file nobody reads by lines, it is the cell and the line in it.
    """
    file = Path(source)
    if not file.is_file():
        return f"{source}:{line}"
    if file.suffix != ".ipynb":
        return f"{source}:{_line(file.read_text(encoding='utf-8'), line, text)}"
    cell, line = divmod(line, _CELL_LINES)
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return f"{source}:cell {cell}, line {_line(''.join(cells[cell - 1]['source']), line - 1, text)}"


def visit_number(self: HTML5Translator, node: nodes.Element) -> None:
    """Open a checked number."""
    value, title = html.escape(node["value"]), html.escape(node["title"])
    self.body.append(f'<data class="rx-check" value="{value}" title="{title}">')


def depart_number(self: HTML5Translator, _node: nodes.Element) -> None:
    """Close a checked number."""
    self.body.append("</data>")


def visit_derivation(self: HTML5Translator, node: nodes.Element) -> None:
    """Write an answer; its rules become links where a page prints them."""
    page = self.builder.current_docname

    def link(found: re.Match[str]) -> str:
        key = Key("rule", found[1])
        place = domain_of(self.builder.env).place(key)
        name = f"<code>{found[2]}</code>"
        if place is None:
            return name
        address = "" if place.page == page else self.builder.get_relative_uri(page, place.page)
        return f'<a href="{address}#{key.anchor}">{name}</a>'

    self.body.append(_RULE_LINK.sub(link, node["html"]))
    raise nodes.SkipNode


def visit_folded(self: HTML5Translator, node: nodes.Element) -> None:
    """Open what is folded."""
    self.body.append(f'<details class="rx-proof"><summary>{html.escape(node["summary"])}</summary>')


def depart_folded(self: HTML5Translator, _node: nodes.Element) -> None:
    """Close what is folded."""
    self.body.append("</details>\n")


def skip(_self: object, _node: nodes.Element) -> None:
    """Leave out what a builder cannot show."""
    raise nodes.SkipNode


def pass_through(_self: object, _node: nodes.Element) -> None:
    """Write the content alone."""


def visitors(node: type[nodes.Element]) -> dict[str, Any]:
    """Return how each builder writes a node, as `add_node` wants it."""
    html_form = {
        checked_number: (visit_number, depart_number),
        derivation: (visit_derivation, None),
        folded: (visit_folded, depart_folded),
    }[node]
    plain = (skip, None) if node is derivation else (pass_through, pass_through)
    return {"html": html_form, **dict.fromkeys(("text", "latex", "man", "texinfo"), plain)}


def _line(page: str, line: int, text: str) -> int:
    """Return the number of the line that holds `text`, from `line` on; `line` itself if none does."""
    first = max(line, 1)
    lines = enumerate(page.splitlines()[first - 1 : first + _LONGEST_PARAGRAPH], first)
    return next((number for number, words in lines if text in words), line)
