"""A chart as a notebook shows it: a drawing with text in it, in the colours of the page around it."""

import io
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

INK = "#010203"
"""Stands for the colour of the page's text until the drawing is written."""
SIDES = ("#0072b2", "#d55e00")
"""Two colours that colour-blind readers tell apart, on white and on black."""
STYLE: dict[Any, Any] = {  # keys are the names of matplotlib's own settings
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "svg.fonttype": "none",
    "svg.hashsalt": "rulesengine",
    **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
}


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
        return text[text.index("<svg") :].replace("<svg ", '<svg style="max-width: 100%; height: auto" ', 1)

    def _repr_html_(self) -> str:
        opening = Markup('<figure class="rx-chart" role="img" aria-label="{}">').format(self.words)
        return str(opening) + self.svg() + "</figure>"

    def _repr_png_(self) -> bytes:
        stream = io.BytesIO()
        with rc_context(STYLE):
            self.figure.savefig(stream, format="png", dpi=120, facecolor="white")
        return stream.getvalue()


def empty(width: float, height: float) -> tuple[Figure, Axes]:
    """Return a figure of one pair of axes, in inches, without the frame that nothing reads."""
    with rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="#808080", alpha=0.3, linewidth=0.8)
    return figure, axes
