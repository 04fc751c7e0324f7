"""Tables: lines are numbered or named, and a difference is said in a word."""

from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.views.comparison import Cell, Row, comparison_html


def test_lines_without_names_are_numbered() -> None:
    """A table of hands counts them."""
    html = comparison_html("Hands", ("Points",), (Row(cells=("60:60",)), Row(cells=("74:46",))), "en")
    assert '<th scope="col">No.</th>' in html
    assert '<th scope="row">1</th><td>60:60</td></tr>' in html


def test_named_lines_have_a_head_of_their_own() -> None:
    """A table of players says so above their names, and escapes them."""
    html = comparison_html("Audit", ("Player", "Right"), (Row(cells=("−40",), name="<W>"),), "en")
    assert '<th scope="col">Player</th>' in html
    assert '<th scope="row">&lt;W&gt;</th>' in html


def test_a_difference_is_a_word() -> None:
    """Not by colour alone; without a difference there is no empty column."""
    for lang in LANGUAGES:
        html = comparison_html("T", ("a", "b"), (Row(cells=("1", "2"), differs=True),), lang)
        assert say("ui-differs", lang) in html
    assert say("ui-verdict", "en") not in comparison_html("T", ("a",), (Row(cells=("1",)),), "en")


def test_a_cell_has_its_own_step_and_those_that_look_at_it() -> None:
    """Steps look at a cell, at a line's name or at a head; each frame lies in its place."""
    row = Row(cells=(Cell("6", "step-1", ("step-2",)),), name="A", read=("step-3",))
    html = comparison_html("T", ("Player", Cell("Points", read=("step-4",))), (row,), "en")
    look = '<i class="rx-look" data-mark="step-{}"></i>'
    assert f'<td data-mark="step-1">6{look.format(2)}</td>' in html
    assert f'<th scope="row">A{look.format(3)}</th>' in html
    assert f'<th scope="col">Points{look.format(4)}</th>' in html


def test_line_of_sums_stands_below_the_others() -> None:
    """It is named and not counted, and its cells stand under the last heads."""
    rows = (Row(cells=("6 A", "+2", "−2")), Row(cells=("+2", "−2"), name="All", foot=True))
    html = comparison_html("Deals", ("Deal", "A", "B"), rows, "en")
    assert html.count("<tr>") == 3
    assert '<tfoot><tr><th scope="row" colspan="2">All</th><td>+2</td><td>−2</td></tr></tfoot>' in html
