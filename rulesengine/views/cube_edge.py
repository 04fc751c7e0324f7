"""The edge of a board with the doubling cube where it lies, both scores, and the sum that decides."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render

WIDTH, HEIGHT = 360, 240
CUBE, RIM = 50, 14
"""The side of the cube, and how far from the board's end it lies when it is owned."""
UPPER, LOWER = 56, 62
"""How far from the board's upper end one player's name stands, and from the lower end the other's."""
DROP = 5
"""How far below its middle the foot of a line's letters is."""
LINE = 19
"""From one line between the players to the next."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player's end of the board: points, the sum that decides, and what follows from it in a word."""

    name: str
    points: int
    formula: str
    life: str
    live: bool
    on_turn: bool
    mark: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """The drawing: `far` sits at the upper end, `near` at the lower, `lines` stand between them.

    `owner` is the name of a player, or "" for a cube in the middle; `mark` is the cube's own step, if
    any. `place` says in words where the cube lies.
    """

    title: str
    far: Side
    near: Side
    cube: int
    owner: str
    place: str
    lines: tuple[str, ...]
    mark: str = ""


def edge_html(edge: Edge, lang: str) -> Markup:
    """Return the drawing; everything in it is told in its description too."""
    tops = {edge.far.name: RIM, edge.near.name: HEIGHT - RIM - CUBE}
    top = tops.get(edge.owner, (HEIGHT - CUBE) // 2)
    sides = ((edge.far, UPPER), (edge.near, HEIGHT - LOWER))
    first = HEIGHT / 2 + DROP - LINE * (len(edge.lines) - 1) / 2
    lines = [(first + LINE * number, text) for number, text in enumerate(edge.lines)]
    cube = {"side": CUBE, "left": RIM, "top": top}
    return render("cube_edge.svg", lang, edge=edge, cube=cube, sides=sides, lines=lines, size=(WIDTH, HEIGHT))
