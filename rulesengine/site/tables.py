"""Tables that scroll in a box of their own, which the keyboard can reach, so that the page never does."""

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator


def visit_table(writer: HTML5Translator, node: nodes.table) -> None:
    """Open the box before the table."""
    writer.body.append('<div class="wide" tabindex="0">')
    HTML5Translator.visit_table(writer, node)


def depart_table(writer: HTML5Translator, node: nodes.table) -> None:
    """Close the box after the table."""
    HTML5Translator.depart_table(writer, node)
    writer.body.append("</div>\n")
