"""A table in which one column is held against another."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line: its cells, its name if it is not just numbered, the mark of its steps, whether it differs."""

    cells: tuple[str, ...]
    name: str = ""
    mark: str = ""
    differs: bool = False


def comparison_html(
    title: str, heads: tuple[str, ...], rows: tuple[Row, ...], lang: str, corner: str = ""
) -> Markup:
    """Return the table; a line that differs says so in a word, not by colour alone.

    `corner` is the head above the lines' names; lines without names are numbered.
    """
    return render("comparison.html", lang, title=title, heads=heads, rows=rows, corner=corner)
