"""The tests' own JupyterLab does what a reader's does."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.harness.lab import Lab, open_notebook, run_all

SLIDER = """import ipywidgets

slider = ipywidgets.IntSlider(value=3, description="pairs")
label = ipywidgets.HTML(value="3 and carry")
slider.observe(lambda change: setattr(label, "value", f"{change.new} and carry"), "value")
ipywidgets.VBox([slider, label])
"""


def write_notebook(target: Path, *cells: str) -> None:
    """Write a notebook of code cells."""
    code = [
        {
            "cell_type": "code",
            "id": f"cell-{n}",
            "metadata": {},
            "outputs": [],
            "execution_count": None,
            "source": cell,
        }
        for n, cell in enumerate(cells)
    ]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    target.write_text(
        json.dumps({"cells": code, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}), "utf-8"
    )


@pytest.mark.lab
def test_slider_moved_by_keyboard_changes_what_the_notebook_shows(jupyterlab: Lab, page: Page) -> None:
    """A control in JupyterLab reaches Python and its answer comes back."""
    write_notebook(jupyterlab.folder / "slider.ipynb", SLIDER)
    open_notebook(page, jupyterlab, "slider.ipynb")
    run_all(page)
    expect(page.get_by_text("3 and carry", exact=True)).to_be_visible()
    page.get_by_role("slider").press("ArrowRight")
    expect(page.get_by_text("4 and carry", exact=True)).to_be_visible()


@pytest.mark.lab
def test_cell_that_raises_is_told(jupyterlab: Lab, page: Page) -> None:
    """A failing cell fails the test with the notebook's own words."""
    write_notebook(jupyterlab.folder / "broken.ipynb", "60 / 0")
    open_notebook(page, jupyterlab, "broken.ipynb")
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run_all(page)
