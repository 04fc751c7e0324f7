"""An example that the controls cannot show is not opened: the first touch would lose it."""

from typing import Any

import pytest

from rulesengine.explorers.forms import form_of, given_of, texts_of
from rulesengine.explorers.page import answer, holds
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.widgets import explore


@pytest.mark.parametrize("name", EXPLORERS)
def test_every_form_holds_its_own_example(name: str) -> None:
    """Untouched, it asks for the answer that stands below it."""
    explorer = EXPLORERS[name]
    assert holds(explorer, explorer.start, answer(explorer, explorer.start, "en"), "en")
    assert given_of(texts_of(form_of(explorer, explorer.start, "en")), explorer)


@pytest.mark.parametrize(
    "given",
    [
        {"level": "misere", "declarer": "Ann", "tricks": {"Ann": 1}},
        {"level": 7, "declarer": "B", "tricks": {"A": 2, "B": 6, "C": 2}, "answers": ["C whist", "A pass"]},
        {"level": 6, "tricks": {"A": 6, "B": 2, "C": 2}, "answers": ["C pass", "B half", "C whist"]},
        {"level": 6, "tricks": {"A": 6, "B": 2, "C": 2}, "answers": ["B whist", "C pass"], "dealer": "E"},
    ],
)
def test_any_deal_can_be_shown(given: dict[str, Any]) -> None:
    """Names, other seats, a whist taken back, a dealer who sits: the form holds them as they are."""
    widget = explore("preferans.deal", "en", **given)
    widget.preset = "leningrad"
    assert not widget.problems


@pytest.mark.parametrize(
    "given",
    [{"deal": "raspasy x5: A=3, B=2, C=5"}, {"deal": "6 A: ; B pass, C pass", "against": {"ten": "checked"}}],
)
def test_an_example_that_the_form_cannot_show_is_refused(given: dict[str, Any]) -> None:
    """A price of one's own, a rule of the other side: said at once to whoever writes the page."""
    with pytest.raises(ValueError, match=r"the form of preferans\.compare cannot show"):
        explore("preferans.compare", "en", **given)
