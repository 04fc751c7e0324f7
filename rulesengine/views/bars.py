"""Numbers as bars on both sides of a zero line, each with its name and the number itself."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render

WIDTH, ROW, HEAD = 360, 25, 24
LEFT, RIGHT = 34, 290
"""From where to where bars may go; names stand before them, numbers behind."""
WIDE, TALL = (2, 358), 46
"""From where to where bars go below their names, and how much room each then has."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, its number as written, how long it is (below zero to the left), its step."""

    name: str
    number: str
    length: float
    mark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bars:
    """A drawing of bars; `heads` stand above the names and above the numbers.

    With `below` bars lie below their names, which may then be long. `whole` is the length of a bar that
    fills its room; without it the longest one does.
    """

    title: str
    heads: tuple[str, str]
    bars: tuple[Bar, ...]
    below: bool = False
    whole: float = 0


def bars_html(chart: Bars, lang: str) -> Markup:
    """Return the drawing; its names and numbers stand in it as text."""
    lengths = [bar.length for bar in chart.bars]
    low, high = min(0.0, *lengths), max(0.0, chart.whole, *lengths)
    left, right = WIDE if chart.below else (LEFT, RIGHT)
    room = TALL if chart.below else ROW
    scale = (right - left) / ((high - low) or 1)
    zero = left - low * scale
    rows = [
        (bar, HEAD + room * index, min(zero, zero + bar.length * scale), abs(bar.length) * scale)
        for index, bar in enumerate(chart.bars)
    ]
    size = (WIDTH, HEAD + room * len(chart.bars) + 2)
    return render("bars.svg", lang, chart=chart, rows=rows, zero=zero, size=size)
