"""A table in which one column is held against another."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line: its cells, the mark that steps refer to, and whether it differs."""

    cells: tuple[str, ...]
    mark: str = ""
    differs: bool = False


def comparison_html(title: str, heads: tuple[str, ...], rows: tuple[Row, ...], lang: str) -> Markup:
    """Return the table; a line that differs says so in a word, not by colour alone."""
    return render("comparison.html", lang, title=title, heads=heads, rows=rows)
