"""Every notebook of the book in a real JupyterLab."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page

from tests.harness.lab import open_notebook, run_all, settled, shorter
from tests.harness.notebooks import LESSONS

NOTEBOOKS = sorted(file.name for file in LESSONS.glob("*.ipynb"))


def moves(explorer: Locator) -> Iterator[None]:
    """Make one change after another as a reader does, each in a form that is as it was at first."""
    controls = explorer.locator(".rxw-controls")
    for choice in controls.locator("select:visible").all():
        yield from _choices(choice)
    for number in controls.locator("input[type=number]:visible").all():
        yield from _arrows(number)
    for words in controls.locator("textarea:visible, input[type=text]:visible").all():
        yield from _cuts(words)


def _choices(choice: Locator) -> Iterator[None]:
    first = choice.evaluate("select => select.selectedIndex")
    for index in range(choice.locator("option").count()):
        if index != first:
            choice.select_option(index=index)
            yield
    choice.select_option(index=first)


def _arrows(number: Locator) -> Iterator[None]:
    first = number.input_value()
    for key in ("ArrowUp", "ArrowDown"):
        number.press(key)
        yield
        number.fill(first)


def _cuts(words: Locator) -> Iterator[None]:
    first = words.input_value()
    for text in shorter(first):
        words.fill(text)
        yield
    words.fill(first)


@pytest.mark.lab
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_notebook_runs_and_its_first_explorer_answers(lab_page: Page, name: str) -> None:
    """All cells run without an error; a control of the first explorer is moved and the answer is new."""
    open_notebook(lab_page, name)
    run_all(lab_page)
    explorer = lab_page.locator(".rxw").first
    result, refusal = explorer.locator("[data-result]"), explorer.get_by_role("alert")
    before = result.text_content()
    for _ in moves(explorer):
        settled(lab_page)
        if result.text_content() != before and refusal.is_hidden():
            return
    pytest.fail(f"nothing that was changed in the first explorer of {name} gave another answer")
