"""Counters of bags: each place is drawn, told in words too, and none leaves the drawing."""

from xml.etree import ElementTree

import pytest

from rulesengine.views.bags import WIDTH, BagBoard, Counter, Line, bags_html


def drawing(limit: int, *counters: Counter) -> ElementTree.Element:
    """Give the SVG of one line as a tree; it must be well-formed for that."""
    one, other = counters
    lines = (Line("<1>", (one, other), "hand-1"),)
    board = BagBoard(title="<T>", sides=("a", "b & c"), limit=limit, legend="l", lines=lines)
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
    svg = drawing(limit, Counter(before=old, new=1), Counter(before=0, new=0))
    assert kinds(svg) == ["old"] * old + ["new"] + ["free"] * limit


def test_more_than_full_is_full() -> None:
    """Twenty bags at once fill the counter and no more."""
    svg = drawing(10, Counter(before=9, new=11, penalty="−200"), Counter(before=0, new=0))
    assert kinds(svg)[:10] == ["old"] * 9 + ["new"]
    assert "−200" in "".join(svg.itertext())


def test_long_counter_is_numbers() -> None:
    """A house that counts to fifty is not drawn place by place."""
    svg = drawing(50, Counter(before=40, new=3), Counter(before=0, new=0))
    assert kinds(svg) == []
    assert "40 + 3" in "".join(svg.itertext())


def test_nothing_leaves_the_drawing() -> None:
    """All places stand between its edges."""
    svg = drawing(13, Counter(before=3, new=10), Counter(before=13, new=0))
    middles = [float(spot.get("cx") or 0) for spot in svg.iter("circle")]
    assert min(middles) > 0
    assert max(middles) < WIDTH
