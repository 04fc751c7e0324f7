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
    title: str, heads: tuple[str, ...], rows: tuple[Row, ...], lang: str, *, words: bool = False
) -> Markup:
    """Return the table; a line that differs says so in a word, not by colour alone.

    Lines are numbered, unless they have names: then the first head stands above these. Cells hold
    numbers, or with `words` sentences.
    """
    named = any(row.name for row in rows)
    corner, columns = (heads[0], heads[1:]) if named else ("", heads)
    return render("comparison.html", lang, title=title, corner=corner, heads=columns, rows=rows, words=words)
