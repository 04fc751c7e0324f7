"""The tests' own JupyterLab does what a reader's does."""

import pytest
from playwright.sync_api import Page, expect

from tests.harness.lab import Lab, open_notebook, run_all
from tests.harness.notebooks import write_notebook

SLIDER = """import ipywidgets

slider = ipywidgets.IntSlider(value=3, description="pairs")
label = ipywidgets.HTML(value="3 and carry")
slider.observe(lambda change: setattr(label, "value", f"{change.new} and carry"), "value")
ipywidgets.VBox([slider, label])
"""


@pytest.mark.lab
def test_slider_moved_by_keyboard_changes_what_the_notebook_shows(jupyterlab: Lab, lab_page: Page) -> None:
    """A control in JupyterLab reaches Python and its answer comes back."""
    write_notebook(jupyterlab.folder / "slider.ipynb", SLIDER)
    open_notebook(lab_page, "slider.ipynb")
    run_all(lab_page)
    expect(lab_page.get_by_text("3 and carry", exact=True)).to_be_visible()
    lab_page.get_by_role("slider").press("ArrowRight")
    expect(lab_page.get_by_text("4 and carry", exact=True)).to_be_visible()


@pytest.mark.lab
def test_cell_that_raises_is_told(jupyterlab: Lab, lab_page: Page) -> None:
    """A failing cell fails the test with the notebook's own words."""
    write_notebook(jupyterlab.folder / "broken.ipynb", "60 / 0")
    open_notebook(lab_page, "broken.ipynb")
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run_all(lab_page)
