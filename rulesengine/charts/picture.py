"""A chart as a notebook shows it: a drawing with text in it, in the colours of the page around it."""

import hashlib
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

INK = "#010203"
"""Stands for the colour of the page's text until the drawing is written."""
WIDTH, HEIGHT = 4.6, 3.4
"""Inches of a chart that needs no other size: on a telephone its letters are still those of a page."""
COLOURS = ("#0072b2", "#d55e00")
"""Two colours that colour-blind readers tell apart, on white and on black."""
LINES = ("-", "--")
MARKERS = ("o", "s")
"""How the lines of two sides differ besides their colour."""
STYLE: dict[Any, Any] = {  # keys are the names of matplotlib's own settings
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "svg.fonttype": "none",
    "svg.hashsalt": "rulesengine",
    **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
}


LINE_ENDS = 'stroke-linejoin="round" stroke-linecap="butt"'
"""What matplotlib says for all lines in a style sheet."""
_SHEET = re.compile(r"<defs>\s*<style[^>]*>[^<]*</style>\s*</defs>")
_ID = re.compile(r' id="([^"]+)"')
_REFERENCE = re.compile(r'(href="|url\()#([^")]+)')
_STYLE = re.compile(r'style="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart with the sentence that says what it shows, for whoever does not see it."""

    figure: Figure
    words: str

    def svg(self) -> str:
        """Return the drawing; its black is the colour of the text around it."""
        stream = io.StringIO()
        with rc_context(STYLE):
            self.figure.savefig(
                stream, format="svg", transparent=True, metadata={"Date": None, "Creator": None}
            )
        text = stream.getvalue().replace(INK, "currentColor")
        return _with_own_ids(_without_styles(text[text.index("<svg") :]))

    def _repr_html_(self) -> str:
        opening = Markup('<figure class="rx-chart" role="img" aria-label="{}">').format(self.words)
        return str(opening) + self.svg() + "</figure>"

    def _repr_png_(self) -> bytes:
        stream = io.BytesIO()
        with rc_context(STYLE):
            self.figure.savefig(stream, format="png", dpi=120, facecolor="white")
        return stream.getvalue()


def empty(width: float = WIDTH, height: float = HEIGHT) -> tuple[Figure, Axes]:
    """Return a figure of one pair of axes, in inches, without the frame that nothing reads."""
    with rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="#808080", alpha=0.3, linewidth=0.8)
    return figure, axes


def name_axes(axes: Axes, across: str, up: str) -> None:
    """Write what is counted across and what goes up, and below it what is drawn."""
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    tell_signs(axes, columns=2)


def tell_signs(axes: Axes, *, columns: int, apart: float = 0.5) -> None:
    """Write below the chart what its signs and colours mean; `apart` is the space between lines, in ems."""
    signs, words = axes.get_legend_handles_labels()
    figure = axes.get_figure(root=True)
    if signs and figure:
        figure.legend(
            signs,
            words,
            loc="outside lower center",
            ncols=columns,
            handlelength=1.4,
            columnspacing=1,
            labelspacing=apart,
            frameon=False,
        )


def mark_hands(axes: Axes, numbers: Sequence[int], label: str) -> None:
    """Mark some of the hands: a fine line through each, and its sign at the foot."""
    for number in numbers:
        axes.axvline(number, color=INK, linestyle=":", linewidth=1)
    if numbers:
        axes.plot(numbers, [0] * len(numbers), "D", color=INK, label=label, clip_on=False, zorder=3)


def _with_own_ids(svg: str) -> str:
    """Return the drawing without names that nothing refers to; the others are of this drawing alone."""
    mark = hashlib.sha256(svg.encode()).hexdigest()[:8]
    used = {name for _, name in _REFERENCE.findall(svg)}
    svg = _ID.sub(lambda named: f' id="{mark}-{named[1]}"' if named[1] in used else "", svg)
    return _REFERENCE.sub(rf"\1#{mark}-\2", svg)


def _without_styles(svg: str) -> str:
    """Return the drawing with its looks as attributes: a site that forbids inline styles shows it too."""
    svg = _SHEET.sub("", svg).replace("<svg ", f"<svg {LINE_ENDS} ", 1)
    return _STYLE.sub(lambda style: _attributes(style[1]), svg)


def _attributes(style: str) -> str:
    looks = (look.partition(":") for look in style.split(";") if look.strip())
    return " ".join(f'{name.strip()}="{value.strip()}"' for name, _, value in looks)
