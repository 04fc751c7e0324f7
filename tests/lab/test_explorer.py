"""An explorer in a real JupyterLab, used by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from rulesengine.explorers import EXPLORERS
from rulesengine.explorers.page import answer
from rulesengine.text.catalogue import say
from rulesengine.text.narration import verdict
from tests.harness.lab import Lab, open_notebook, run_all
from tests.harness.notebooks import write_notebook

CELL = 'from rulesengine.widgets import explore\nwidget = explore("kozel.match", "{lang}")\nwidget'


def verdict_of(hands: list[str], lang: str) -> str:
    """Give the sentence that the engine says of hands after 2:3."""
    return verdict(answer(EXPLORERS["kozel.match"], {"pairs": [2, 3], "hands": hands}, lang), lang)


@pytest.mark.lab
@pytest.mark.parametrize("lang", ["en", "ka"])
def test_hand_changed_by_keyboard_is_answered(jupyterlab: Lab, lab_page: Page, lang: str) -> None:
    """The new result stands in the page; an impossible hand is refused beside the last good one."""
    write_notebook(jupyterlab.folder / f"match-{lang}.ipynb", CELL.format(lang=lang))
    open_notebook(lab_page, f"match-{lang}.ipynb")
    run_all(lab_page)
    shown = lab_page.locator("[data-verdict]")
    expect(shown).to_have_text(verdict_of(["60:60", "74:46"], lang))
    hands = lab_page.get_by_label(say("kozel-field-hands", lang))
    hands.press("Control+End")
    hands.press_sequentially("\n46:74")
    expect(shown).to_have_text(verdict_of(["60:60", "74:46", "46:74"], lang))
    expect(lab_page.get_by_role("alert")).to_be_hidden()
    hands.press("Backspace")
    expect(lab_page.get_by_role("alert")).to_contain_text("46:7")
    expect(shown).to_have_text(verdict_of(["60:60", "74:46", "46:74"], lang))


@pytest.mark.lab
def test_number_stepper_and_house_rules_by_keyboard(jupyterlab: Lab, lab_page: Page) -> None:
    """A number goes up by an arrow key, steps are taken with Enter, house rules open with a key."""
    write_notebook(jupyterlab.folder / "keys.ipynb", CELL.format(lang="en"))
    open_notebook(lab_page, "keys.ipynb")
    run_all(lab_page)
    shown = lab_page.locator("[data-verdict]")
    lab_page.get_by_label("Pairs before: Side A").press("ArrowUp")
    expect(shown).to_contain_text("5:3")
    lab_page.get_by_role("button", name="House rules").press("Enter")
    pairs = lab_page.get_by_label("Pairs for an ordinary win")
    expect(pairs).to_be_visible()
    pairs.press("ArrowUp")
    expect(shown).to_contain_text("6:3")
    lab_page.get_by_role("button", name=say("ui-step-first", "en"), exact=True).press("Enter")
    expect(shown).to_be_hidden()
    lab_page.get_by_role("button", name="Next step").press("Enter")
    expect(lab_page.locator(".rx-step[data-step]:visible")).to_have_count(1)
