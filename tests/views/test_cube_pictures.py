"""Pictures of the cube escape what they are given, and leave out what is not there."""

from xml.etree import ElementTree

from rulesengine.views.cube_edge import HEIGHT, Edge, Side, edge_html
from rulesengine.views.cube_grid import LARGEST, SMALLEST, Border, Cell, Scores, scores_html
from rulesengine.views.cube_timeline import CELLS, Game, Timeline, timeline_html
from rulesengine.views.cube_turns import GameTurns, Turn, turns_html


def side(name: str, *, live: bool = True) -> Side:
    """Give one end of a board."""
    return Side(name=name, points=3, formula="3 < 7", life="a & b", live=live, on_turn=live, mark="")


def edge(owner: str) -> ElementTree.Element:
    """Draw the edge with a cube of `owner`."""
    drawing = Edge(
        title="<T>",
        far=side("B", live=False),
        near=side("A"),
        cube=64,
        owner=owner,
        place="p",
        lines=("one", "two"),
    )
    return ElementTree.fromstring(edge_html(drawing, "en"))


def test_cube_keeps_to_the_board() -> None:
    """It lies at either end or exactly in the middle, never outside."""
    tops = []
    for owner in ("B", "", "A"):
        cube = next(part for part in edge(owner).iter("g") if part.get("class") == "rx-cube")
        rect = next(iter(cube))
        tops.append(float(rect.get("y") or 0))
        assert float(rect.get("height") or 0) + tops[-1] <= HEIGHT
    assert tops[0] + tops[2] == 2 * tops[1]


def test_dead_is_said_by_sign_line_and_word() -> None:
    """Without colours the two players still differ; only the one on turn has the arrow."""
    dead, live = (part for part in edge("A").iter("g") if "rx-life" in (part.get("class") or ""))
    signs = [next(iter(part.iter("path"))).get("d") for part in (dead, live)]
    assert signs[0] != signs[1]
    assert "rx-dead" in str(dead.get("class"))
    assert len([one for one in edge("A").iter("path") if one.get("class") == "rx-turn"]) == 1
    assert edge("A").findtext("title") == "<T>"


def scores(length: int, *, cells: bool = True) -> ElementTree.Element:
    """Draw a board of scores that are all live."""
    points = range(length if cells else 0)
    board = Scores(
        title="T",
        told="t",
        names=("A", "B"),
        length=length,
        cells=tuple(Cell(row, column, "#x?a=1&b=2", "w", True, False) for row in points for column in points),
        borders=(Border(0, True, "edge-A", False), Border(length - 1, False, "edge-B", True)),
        live="live",
        dead="dead",
        split="",
    )
    html = str(scores_html(board, "en"))
    return ElementTree.fromstring(html[: html.index("</svg>") + len("</svg>")])


def test_cells_can_be_tapped() -> None:
    """None is smaller than a finger needs, and a short match fills a phone."""
    for length, size in ((3, LARGEST), (12, SMALLEST), (25, SMALLEST)):
        boxes = [part for part in scores(length).iter("rect") if part.get("class") == "rx-box"]
        assert len(boxes) == length**2
        assert {float(box.get("width") or 0) for box in boxes} == {size}


def test_cells_are_links_with_whole_addresses() -> None:
    """An ampersand in an address is one when it is read."""
    assert next(scores(3).iter("a")).get("href") == "#x?a=1&b=2"


def test_axis_of_a_very_long_match_leaves_numbers_out() -> None:
    """They keep apart."""
    numbers = [part.text for part in scores(64, cells=False).iter("text") if part.get("class") is None]
    assert len(numbers) < 64 / 2


def game(number: int, owner: str = "") -> Game:
    """Give one game."""
    return Game(
        mark=f"game-{number}",
        number=number,
        before="0:0",
        badge="",
        crawford=False,
        cube=1,
        owner=owner,
        gives="<+1>",
        after="1:0",
        void=0,
        words="w",
    )


def test_games_go_on_in_the_next_row() -> None:
    """A phone has room for four beside each other."""
    games = tuple(game(number) for number in range(1, CELLS.columns + 2))
    line = Timeline(title="T", names=("A", "B"), score=(1, 0), middle="m", winner="", games=games)
    html = str(timeline_html(line, "en"))
    svg = ElementTree.fromstring(html[html.index("<svg") : html.index("</svg>") + len("</svg>")])
    frames = [part for part in svg.iter("rect") if part.get("class") == "rx-frame"]
    assert [float(frame.get("x") or 0) for frame in frames][CELLS.columns] == float(frames[0].get("x") or 0)
    assert len({frame.get("y") for frame in frames}) == 2


def test_only_illegal_turns_have_a_reason() -> None:
    """The first is marked, a later one is illegal too, and words are escaped."""
    turns = (Turn(1, "<a>", "m-1"), Turn(2, "b", "m-2", "why", first=True), Turn(3, "c", "m-3", "why"))
    html = str(turns_html((GameTurns("g", turns), GameTurns("h", ())), "en"))
    assert html.count("rx-differs") == 1
    assert html.count("rx-illegal") == 2
    assert "&lt;a&gt;" in html
