"""Two banks as bars that run towards the line that wins."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render

WIDTH = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class Race:
    """Points of two sides, what lies on the table, the line to reach and the whole length."""

    title: str
    names: tuple[str, str]
    points: tuple[int, int]
    table: int
    line: int
    whole: int
    line_label: str


def race_html(race: Race, lang: str) -> Markup:
    """Return the drawing; its numbers stand in it as text."""
    scale = WIDTH / race.whole
    bars = [
        (name, points, max(0.0, min(points, race.whole)) * scale)
        for name, points in zip(race.names, race.points, strict=True)
    ]
    return render("race.html", lang, race=race, bars=bars, scale=scale, width=WIDTH)
