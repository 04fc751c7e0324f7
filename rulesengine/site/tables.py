"""Tables: each in a box of its own, which the keyboard can reach, and none left untranslated."""

from docutils import nodes
from sphinx.transforms import SphinxTransform
from sphinx.writers.html5 import HTML5Translator


class PlacedCells(SphinxTransform):
    """Say where the cells of a table inside a directive stand: Sphinx translates nothing without a place."""

    default_priority = 10
    """Before translations are looked up, which is at 20."""

    def apply(self, **_options: object) -> None:
        """Give every cell without a place that of its table."""
        for table in self.document.findall(nodes.table):
            for cell in table.findall(nodes.paragraph):
                if not cell.source:
                    cell.source, cell.line = self.document["source"], table.line or 0


def visit_table(writer: HTML5Translator, node: nodes.table) -> None:
    """Open the box before the table."""
    writer.body.append('<div class="wide" tabindex="0">')
    HTML5Translator.visit_table(writer, node)


def depart_table(writer: HTML5Translator, node: nodes.table) -> None:
    """Close the box after the table."""
    HTML5Translator.depart_table(writer, node)
    writer.body.append("</div>\n")
