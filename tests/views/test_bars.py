"""Bars: names and numbers are text, the zero line parts gains from losses."""

from xml.etree import ElementTree

from rulesengine.views.bars import LEFT, RIGHT, WIDE, Bar, Bars, bars_html


def drawing(*lengths: float) -> ElementTree.Element:
    """Give the SVG of bars as a tree; it must be well-formed for that."""
    bars = tuple(Bar(str(n), f"{length:+g}", length, f"step-{n}") for n, length in enumerate(lengths))
    return ElementTree.fromstring(bars_html(Bars(title="<T>", heads=("a", "b & c"), bars=bars), "en"))


def spans(svg: ElementTree.Element) -> list[tuple[float, float]]:
    """Give where each bar begins and ends."""
    found = [(float(rect.get("x") or 0), float(rect.get("width") or 0)) for rect in svg.iter("rect")]
    return [(x, x + width) for x, width in found]


def test_losses_end_at_the_line_where_gains_begin() -> None:
    """The longest bars fill the room on their sides."""
    svg = drawing(-30, 0, 10)
    line = svg.find("line")
    assert line is not None
    zero = float(line.get("x1") or 0)
    assert spans(svg) == [(LEFT, zero), (zero, zero), (zero, RIGHT)]


def test_gains_alone_begin_at_the_left() -> None:
    """Without a loss no room is kept for one, and nothing at all is no error."""
    assert spans(drawing(5, 10)) == [(LEFT, (LEFT + RIGHT) / 2), (LEFT, RIGHT)]
    assert spans(drawing(0)) == [(LEFT, LEFT)]


def test_everything_is_told_in_words() -> None:
    """Title, description, names and numbers are text; steps find their bars."""
    svg = drawing(-30, 10)
    assert svg.findtext("title") == svg.get("aria-label") == "<T>"
    assert svg.findtext("desc") == "0: -30. 1: +10. "
    assert [text.text for text in svg.iter("text")] == ["a", "b & c", "0", "-30", "1", "+10"]
    assert [group.get("data-mark") for group in svg.iter("g")] == ["step-0", "step-1"]


def test_bars_below_their_names_are_shares_of_a_whole() -> None:
    """A long name has a line of its own, and half of the whole fills half of the room."""
    bar = Bar("a name of many words", "50 %", 0.5, "half")
    chart = Bars(title="T", heads=("a", "b"), bars=(bar,), below=True, whole=1)
    svg = ElementTree.fromstring(bars_html(chart, "en"))
    assert spans(svg) == [(WIDE[0], sum(WIDE) / 2)]
    name = next(text for text in svg.iter("text") if text.text == bar.name)
    rect = next(svg.iter("rect"))
    assert float(name.get("y") or 0) < float(rect.get("y") or 0)
