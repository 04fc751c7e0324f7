"""Explorers as widgets: controls, traits and code all say the same."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
import traitlets
from ipywidgets import BoundedIntText, Dropdown, Text, Textarea, Widget

from rulesengine.core.errors import RulesError
from rulesengine.explorers import EXPLORERS, Opening, show
from rulesengine.explorers.forms import form_of
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.views.controls import Control
from rulesengine.widgets import ExplorerWidget, explore
from rulesengine.widgets.controls import NUMERIC
from tests.harness.lab import shorter

KINDS = {
    Control.NUMBERS: BoundedIntText,
    Control.NUMBER: BoundedIntText,
    Control.LINES: Textarea,
    Control.FILE: Textarea,
    Control.CHOICE: Dropdown,
    Control.CHOICES: Dropdown,
    Control.GRID: BoundedIntText,
    Control.TEXT: Text,
    Control.TEXTS: Text,
}
ALL = [*zip(EXPLORERS, cycle(LANGUAGES), strict=False), *(("kozel.match", lang) for lang in LANGUAGES)]


def inside(widget: Widget) -> list[Any]:
    """Give all widgets that a composite is made of."""
    below = [one for child in getattr(widget, "children", ()) for one in inside(child)]
    return [widget, *below]


def control(widget: ExplorerWidget, field: str, number: int = 0) -> Any:
    """Give the control whose words begin with those of a field; of a pair, the one of a side."""
    words = say(field, widget.lang)
    found = [one for one in inside(widget) if getattr(one, "description", "").startswith(words)]
    return found[number]


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_every_field_is_a_native_control_with_its_words(name: str, lang: str) -> None:
    """What the declaration lists is there, under its own label, in every language."""
    widgets = inside(explore(name, lang))
    form = form_of(EXPLORERS[name], EXPLORERS[name].start, lang)
    for field in form.all_fields:
        words = f"{field.label}: "
        found = [one for one in widgets if f"{getattr(one, 'description', '')}: ".startswith(words)]
        assert found
        kind = Text if field.optional and field.control in NUMERIC else KINDS[field.control]
        assert all(isinstance(one, kind) for one in found)


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_opens_with_its_own_example_answered(name: str, lang: str) -> None:
    """Traits and answer are there at once."""
    widget = explore(name, lang)
    assert widget.values == EXPLORERS[name].start
    assert set(widget.result) == set(EXPLORERS[name].question.outputs)
    assert not widget.problems


def moves(one: Any) -> Iterator[None]:
    """Set a control to one value after another that a reader could choose or type, and back again."""
    first = one.value
    if isinstance(one, Dropdown):
        others = [value for _, value in one.options if value != first]
    elif isinstance(one, BoundedIntText):
        others = [first + 1, first - 1]
    else:
        others = [*shorter(first)]
    for value in others:
        one.value = value
        yield
    one.value = first


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_a_control_of_every_explorer_changes_its_answer(name: str, lang: str) -> None:
    """No explorer refuses whatever is done in it."""
    widget = explore(name, lang)
    (panel,) = (one for one in inside(widget) if "rxw-controls" in getattr(one, "_dom_classes", ()))
    first = widget.derived
    controls = (one for one in inside(panel) if isinstance(one, (Dropdown, BoundedIntText, Text, Textarea)))
    assert any(widget.derived != first and not widget.problems for one in controls for _ in moves(one))


def test_control_changes_the_answer() -> None:
    """A reader's change reaches values, parameter, answer and outputs."""
    widget = explore("kozel.match")
    before = widget.derived
    control(widget, "kozel-field-hands").value = "60:60\n95:25"
    assert widget.values["hands"] == widget.hands == ["60:60", "95:25"]
    assert widget.result["pairs"] == widget.derived.value.state.pairs == (5, 3)
    assert widget.derived != before


def test_record_pasted_on_one_line_is_read() -> None:
    """The one-line record with its words is cut into hands."""
    widget = explore("kozel.match", hands=["90:30"])
    control(widget, "kozel-field-hands").value = "60:60 → carry; 74:46 → A gets 1+1"
    assert not widget.problems
    assert widget.result["carry"] == 0


def test_parameter_set_from_code_moves_its_control() -> None:
    """Setting a trait is the same as changing the control."""
    widget = explore("kozel.match")
    widget.pairs = [4, 1]
    assert [control(widget, "kozel-field-pairs", side).value for side in (0, 1)] == [4, 1]
    assert widget.values["pairs"] == [4, 1]
    assert widget.result["winner"] == "A"


def test_another_deal_leaves_what_was_played_behind() -> None:
    """Bid and cards belong to their deal: a reader who asks for another one is dealt it."""
    widget = explore("spades.table")
    assert {"bid", "cards"} <= widget.values.keys()
    control(widget, "spades-field-deal").value = 7
    assert not widget.problems
    assert not {"bid", "cards"} & widget.values.keys()
    assert widget.derived.value.sitting.deal == 7


def test_house_rule_stands_in_values_only_where_it_differs() -> None:
    """What a house leaves as the book has it is not written."""
    widget = explore("kozel.match", hands=["60:60", "95:25"])
    choice = control(widget, "kozel-axis-tie")
    choice.value = "multiply"
    assert widget.values["rules"] == widget.rules == {"tie": "multiply"}
    assert widget.result["pairs"] == (4, 0)
    choice.value = "carry"
    assert "rules" not in widget.values


def test_yes_or_no_is_a_truth_value() -> None:
    """A choice of yes and no is given as a worked example gives it."""
    widget = explore("kozel.match")
    control(widget, "kozel-axis-carry_may_finish").value = "false"
    assert widget.values["rules"] == {"carry_may_finish": False}


def test_other_house_is_kept_when_it_agrees() -> None:
    """A house that must be given is given, though nothing in it differs."""
    widget = explore("kozel.compare")
    widget.against = {}
    control(widget, "kozel-field-carry").value = 1
    assert widget.values["against"] == {}
    assert widget.result["parted"] == 0


@pytest.mark.parametrize("values", [{"hands": ["60:58"]}, {"pairs": "x", "hands": 7}, {}, {"hands": []}])
def test_strange_values_from_code_never_raise(values: dict[str, object]) -> None:
    """Whatever is set, the widget answers or says what is wrong."""
    widget = explore("kozel.match")
    widget.values = values
    assert bool(widget.problems) != ("hands" in values and values["hands"] == [])


def test_refusal_keeps_the_last_good_answer() -> None:
    """An impossible hand is told in a sentence; answer and outputs stay."""
    widget = explore("kozel.match", "ru")
    good = widget.derived
    widget.hands = ["60:60", "60:58"]
    assert (widget.derived, widget.result["pairs"]) == (good, (4, 3))
    assert len(widget.problems) == 1
    assert widget.problems[0].startswith(say("kozel-field-hands", "ru"))
    widget.hands = ["60:60"]
    assert not widget.problems
    assert widget.result["carry"] == 1


def test_two_widgets_can_be_linked() -> None:
    """A change in one is answered by both, whichever it came from."""
    one, other = explore("kozel.match", "en"), explore("kozel.match", "ka")
    traitlets.link((one, "values"), (other, "values"))
    control(one, "kozel-field-carry").value = 1
    assert control(other, "kozel-field-carry").value == 1
    other.hands = ["95:25"]
    assert one.derived == other.derived
    assert control(one, "kozel-field-hands").value == "95:25"


def test_answers_cannot_be_set() -> None:
    """Only the engine writes answers."""
    widget = explore("kozel.match")
    for name in ("derived", "result", "problems"):
        with pytest.raises(traitlets.TraitError):
            setattr(widget, name, None)


def test_refused_example_is_an_error_with_its_reason() -> None:
    """A notebook that opens with an impossible deal fails, and says why in its language."""
    with pytest.raises(RulesError) as caught:
        explore("kozel.match", "en", hands=["60:58"])
    assert "60:58 makes 118" in caught.value.__notes__[0]


@pytest.mark.parametrize(("name", "lang"), [("kozel.bridge", "en"), ("kozel.match", "xx")])
def test_unknown_name_or_language_is_refused(name: str, lang: str) -> None:
    """The message names what there is."""
    with pytest.raises(ValueError, match=r"there are (kozel\.match|en), "):
        explore(name, lang)


def test_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """One notebook serves four languages; an explicit language goes first."""
    monkeypatch.setenv("RULESENGINE_LANG", "uk")
    assert explore("kozel.match").lang == "uk"
    assert explore("kozel.match", "ka").lang == "ka"


@pytest.mark.parametrize(("name", "lang"), ALL)
def test_bundle_has_widget_page_and_text(name: str, lang: str) -> None:
    """A notebook takes the widget, the book the same element that the page shows, a terminal the steps."""
    given: dict[str, Any] = dict(EXPLORERS[name].start)
    bundle = explore(name, lang, "first", **given)._repr_mimebundle_()
    assert "model_id" in bundle["application/vnd.jupyter.widget-view+json"]
    assert bundle["text/html"] == str(show(name, lang, Opening("first"), **given))
    assert "1. " in bundle["text/plain"]


def test_bundle_shows_the_last_good_answer() -> None:
    """What is saved with a notebook never holds a refusal."""
    widget = explore("kozel.match")
    widget.hands = ["95:25"]
    widget.hands = ["60:58"]
    assert "95:25" in widget._repr_mimebundle_()["text/html"]


def test_only_this_package_needs_ipywidgets() -> None:
    """Engine, explorers and charts are imported without the notebook's library."""
    imports = "import sys, rulesengine.explorers, rulesengine.charts, rulesengine.cli"
    code = f"{imports}; sys.exit('ipywidgets' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_house_rules_left_alone_say_what_the_chosen_convention_says() -> None:
    """Who changes the convention sees its rules at once, and what was changed by hand stays changed."""
    start: dict[str, Any] = {**EXPLORERS["preferans.deal"].start, "preset": "leningrad"}
    widget = explore("preferans.deal", "en", **start)
    style = control(widget, "preferans-axis-whist_style")
    assert style.options[0] == (
        "as the convention says: " + say("word-preferans-whist_style-gentleman", "en"),
        "",
    )
    control(widget, "preferans-field-preset").value = "sochi"
    assert style.options[0][0].endswith(say("word-preferans-whist_style-greedy", "en"))
    style.value = "gentleman"
    assert widget.values["rules"] == {"whist_style": "gentleman"}
    widget.preset = "rostov"
    assert (style.value, widget.values["preset"]) == ("gentleman", "rostov")


def test_house_rule_without_a_control_is_kept() -> None:
    """What only code can set, because the answer seldom asks for it, survives a change in the form."""
    widget = explore("preferans.settle", "en", rules={"give_up": 2}, pool=[1, 0, 0], mountain=[0, 0, 0])
    widget.rules = {"misere_fine": 20, "compensation": 2}
    control(widget, "preferans-axis-compensation").value = "1"
    assert widget.values["rules"] == {"misere_fine": 20, "compensation": "1"}
