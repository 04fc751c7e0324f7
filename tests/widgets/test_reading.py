"""Explorers as widgets: what a reader sees of an answer, step by step."""

import re
from typing import Any

import pytest
from ipywidgets import HTML

from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import narrate
from rulesengine.widgets import ExplorerWidget, explore, styling
from tests.widgets.test_values import inside


def press(widget: ExplorerWidget, words: str) -> None:
    """Press the button with the words of a message."""
    pressed(widget, words).click()


def pressed(widget: ExplorerWidget, words: str) -> Any:
    """Give the widget whose description is a message."""
    text = say(words, widget.lang)
    return next(one for one in inside(widget) if getattr(one, "description", "") == text)


def page(widget: ExplorerWidget) -> str:
    """Give the answer's HTML."""
    return str(board(widget).value)


def board(widget: ExplorerWidget) -> Any:
    """Give the widget that holds the answer."""
    return next(
        one for one in inside(widget) if '<rules-explorer class="rxw-story' in str(getattr(one, "value", ""))
    )


def place(widget: ExplorerWidget) -> int | None:
    """Give the number of steps seen; None when everything is seen."""
    found = re.search(r'data-stepping="(\d+)"', page(widget))
    return int(found[1]) if found else None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answer_is_the_verdict_the_drawing_and_the_steps(lang: str) -> None:
    """The notebook shows what the page shows, in the reader's language."""
    widget = explore("kozel.match", lang)
    html = page(widget)
    assert html.count('<li class="rx-step') == len(narrate(widget.derived, lang)) - 1
    assert "<svg" in html
    assert f'lang="{lang}"' in html


def test_steps_are_gone_through_one_by_one() -> None:
    """Forward, back, to the start and to the end; neither end is passed."""
    widget = explore("kozel.match")
    press(widget, "ui-step-first")
    press(widget, "ui-step-back")
    assert place(widget) == 0
    press(widget, "ui-step-next")
    press(widget, "ui-step-next")
    assert place(widget) == 2
    assert "li:nth-child(n+3) { display: none }" in page(widget)
    press(widget, "ui-step-back")
    assert place(widget) == 1
    press(widget, "ui-step-all")
    press(widget, "ui-step-next")
    assert place(widget) is None


def test_hand_is_drawn_when_its_last_step_is_reached() -> None:
    """The drawing does not tell more than the steps."""
    widget = explore("kozel.match")
    press(widget, "ui-step-first")
    assert page(widget).count("visibility: hidden") == 2
    for _ in range(3):
        press(widget, "ui-step-next")
    assert page(widget).count("visibility: hidden") == 1


def test_depth_is_kept_for_the_next_answer() -> None:
    """The reader's choice of depth outlives a change."""
    widget = explore("kozel.match")
    depth = pressed(widget, "ui-depth")
    depth.value = "everything"
    widget.hands = ["95:25"]
    assert '<details class="rx-why" open>' in page(widget)
    depth.value = "verdict"
    assert 'data-depth="verdict"' in page(widget)
    assert " open>" not in page(widget)


def test_refusal_is_said_beside_a_marked_answer() -> None:
    """Field and sentence stand above the last good answer, which is marked as such."""
    widget = explore("kozel.match", "uk")
    widget.hands = ["<b>1:1</b>"]
    told = "".join(one.value for one in inside(widget) if isinstance(one, HTML))
    assert 'role="alert"' in told
    assert say("kozel-field-hands", "uk") in told
    assert say("ui-stale", "uk") in told
    assert "<b>1:1" not in told
    assert "data-stale" in page(widget)
    widget.hands = ["95:25"]
    assert "data-stale" not in page(widget)


def test_predicting_hides_the_answer_until_it_is_right() -> None:
    """A known mistake is named; the right prediction shows the answer."""
    widget = explore("kozel.match")
    answer = board(widget)
    pressed(widget, "ui-predict").value = True
    assert answer.layout.display == "none"
    typed = pressed(widget, "kozel-predict-match")
    typed.value = "abc"
    assert not any('<p class="rx-reply' in str(getattr(one, "value", "")) for one in inside(widget))
    typed.value = "3:3"
    replies = [one.value for one in inside(widget) if '<p class="rx-reply' in str(getattr(one, "value", ""))]
    assert say("kozel-guess-carry-forgotten", "en", score=(3, 3)) in replies[0]
    assert answer.layout.display == "none"
    typed.value = "4 : 3"
    assert not answer.layout.display


def test_a_notebook_says_how_much_is_seen_at_first() -> None:
    """Asked to predict, the reader does not see the answer yet; the depth is the one that was asked for."""
    asked = explore("kozel.match", predict=True)
    assert pressed(asked, "ui-predict").value
    assert board(asked).layout.display == "none"
    press(asked, "ui-reveal")
    assert not board(asked).layout.display
    short = explore("kozel.clinch", depth="verdict", predict=True)
    assert pressed(short, "ui-depth").value == "verdict"
    assert board(short).layout.display != "none"


def test_answer_can_be_seen_without_predicting() -> None:
    """Whoever gives up sees the answer."""
    widget = explore("kozel.count")
    pressed(widget, "ui-predict").value = True
    press(widget, "ui-reveal")
    assert not pressed(widget, "ui-predict").value
    assert not pressed(widget, "ui-depth").layout.display


def test_explorer_without_a_question_has_no_prediction() -> None:
    """Nothing is asked where the declaration asks nothing."""
    with pytest.raises(StopIteration):
        pressed(explore("kozel.clinch"), "ui-predict")


def test_answer_has_no_link_that_leads_nowhere() -> None:
    """The rules' pages do not lie beside a notebook."""
    assert "href=" not in page(explore("kozel.match"))


def test_style_is_the_books_own_and_then_the_notebooks() -> None:
    """Frame, cards and drawings look as on a page; the colours are those of JupyterLab."""
    style = styling.style_html()
    places = [style.index(rule) for rule in ("rules-explorer {", ".rx-card {", ".rx-drawing {", ".rxw {")]
    assert places == sorted(places)


def test_house_rules_are_folded_away() -> None:
    """They open and close with a button that a keyboard reaches."""
    widget = explore("kozel.match")
    fold = pressed(widget, "kozel-group-rules")
    inner = next(one for one in inside(widget) if fold in getattr(one, "children", ())).children[1]
    assert inner.layout.display == "none"
    fold.value = True
    assert not inner.layout.display
