"""Counters of bags: each place is drawn, and none leaves the drawing."""

from xml.etree import ElementTree

import pytest

from rulesengine.views.bags import WIDTH, BagBoard, Counter, Line, bags_html


def counter(old: int, new: int, free: int = 0, penalty: str = "") -> Counter:
    """Give a counter with these places."""
    places = ("old",) * old + ("new",) * new + ("free",) * free
    return Counter(before=old, new=new, places=places, penalty=penalty)


def drawing(*counters: Counter) -> ElementTree.Element:
    """Give the SVG of one line as a tree; it must be well-formed for that."""
    one, other = counters
    lines = (Line("<1>", (one, other), "hand-1"),)
    board = BagBoard(title="<T>", sides=("a", "b & c"), legend="l", lines=lines)
    html = bags_html(board, "en")
    return ElementTree.fromstring(html[: html.index("</svg>") + len("</svg>")])


def kinds(svg: ElementTree.Element) -> list[str]:
    """Give the kinds of all places in the order in which they are drawn."""
    named = [(part.get("class") or "") for part in svg.iter()]
    return [name.removeprefix("rx-bag-") for name in named if name.startswith("rx-bag-")]


@pytest.mark.parametrize("limit", [1, 5, 7, 10, 13])
def test_counter_has_as_many_places_as_the_house_allows(limit: int) -> None:
    """Old ones first, then the new, then the free."""
    old = limit - 1
    svg = drawing(counter(old, 1), counter(0, 0, limit))
    assert kinds(svg) == ["old"] * old + ["new"] + ["free"] * limit


def test_penalty_stands_behind_the_counter() -> None:
    """What was charged is said where the full counter ends."""
    svg = drawing(counter(9, 1, penalty="−200"), counter(0, 0, 10))
    assert "−200" in "".join(svg.itertext())


def test_long_counter_is_numbers() -> None:
    """A house that counts to fifty is not drawn place by place."""
    svg = drawing(counter(40, 3, 7), counter(0, 0, 50))
    assert kinds(svg) == []
    assert "40 + 3" in "".join(svg.itertext())


def test_nothing_leaves_the_drawing() -> None:
    """All places stand between its edges."""
    svg = drawing(counter(3, 10), counter(13, 0))
    middles = [float(spot.get("cx") or 0) for spot in svg.iter("circle")]
    assert min(middles) > 0
    assert max(middles) < WIDTH
