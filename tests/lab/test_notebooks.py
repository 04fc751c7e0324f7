"""Every notebook of the book in a real JupyterLab."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.harness.lab import Lab, open_notebook, run_all

NOTEBOOKS = ("kozel_ties", "preferans_deal", "preferans_settlement")
"""Lessons in whose first form any change gives another answer; the build runs every lesson."""


def change(explorer: Locator) -> None:
    """Change a control as a reader does: the convention, else a number by an arrow key, else lines."""
    convention = explorer.locator(".rxw-controls select:visible").first
    if convention.count():
        chosen = convention.evaluate("select => select.selectedIndex")
        convention.select_option(index=0 if chosen else 1)
        return
    number = explorer.locator("input[type=number]:visible").first
    if number.count():
        number.press("ArrowUp")
        return
    lines = explorer.locator("textarea:visible").first
    lines.fill(lines.input_value().partition("\n")[0])


@pytest.mark.lab
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_notebook_runs_and_its_first_explorer_answers(jupyterlab: Lab, page: Page, name: str) -> None:
    """All cells run without an error; a control of the first explorer is moved and the answer is new."""
    open_notebook(page, jupyterlab, f"{name}.ipynb")
    run_all(page)
    explorer = page.locator(".rxw").first
    result = explorer.locator("[data-result]")
    before = result.inner_html()
    change(explorer)
    expect(result).not_to_have_js_property("innerHTML", before)
    expect(explorer.get_by_role("alert")).to_be_hidden()
