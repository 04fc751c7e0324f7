"""A table in which one column is held against another."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of text: `mark` names the step that writes it, `read` the steps that look at it."""

    text: str
    mark: str = ""
    read: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line: its cells, its name if it is not just numbered, the mark of its steps, whether it differs.

    `read` are the steps that are about the line as a whole. A `foot` stands below all others, its cells
    under the last heads.
    """

    cells: tuple[str | Cell, ...]
    name: str = ""
    mark: str = ""
    read: tuple[str, ...] = ()
    differs: bool = False
    foot: bool = False


def comparison_html(
    title: str, heads: tuple[str | Cell, ...], rows: tuple[Row, ...], lang: str, *, words: bool = False
) -> Markup:
    """Return the table; a line that differs says so in a word, not by colour alone.

    Lines are numbered, unless they have names: then the first head stands above these. Cells hold
    numbers, or with `words` sentences.
    """
    body = tuple(row for row in rows if not row.foot)
    named = any(row.name for row in body)
    corner, *columns = (_cell(head) for head in (heads if named else ("", *heads)))
    lines = tuple((row, tuple(map(_cell, row.cells))) for row in body)
    return render(
        "comparison.html",
        lang,
        title=title,
        corner=corner,
        heads=columns,
        rows=body,
        lines=lines,
        words=words,
        feet=tuple(row for row in rows if row.foot),
    )


def _cell(said: str | Cell) -> Cell:
    return said if isinstance(said, Cell) else Cell(said)
