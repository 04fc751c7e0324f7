"""Lessons in JupyterLab read as plain Markdown."""

import json
from pathlib import Path

import pytest

from rulesengine.site.lessons import plain_markdown, prepare_lessons
from rulesengine.text.catalogue import LANGUAGES

LESSONS = Path(__file__).parents[2] / "notebooks"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_mark_of_the_book_is_left_in_a_lesson(tmp_path: Path, lang: str) -> None:
    """A learner in JupyterLab sees numbers and folded answers, not the marks that the book checks."""
    for copy in prepare_lessons(LESSONS, tmp_path, lang):
        cells = json.loads(copy.read_text(encoding="utf-8"))["cells"]
        text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
        assert [
            mark
            for mark in ("{check}", "{rule}", "{dropdown}", "{worked-example}", "{.language-")
            if mark in text
        ] == []
        assert "<details><summary>" in text


def test_a_worked_example_is_told_in_full() -> None:
    """The example's verdict and its steps stand in the place of its mark."""
    told = plain_markdown("```{worked-example} kozel-tie-then-74-46\n```")
    assert told.startswith("**The match stands 4:3.")
    assert "1 + 1 = 2 pairs" in told


def test_a_learners_own_changes_are_kept(tmp_path: Path) -> None:
    """A copy that is newer than its lesson is not written over."""
    (copy, *_) = prepare_lessons(LESSONS, tmp_path)
    copy.write_text("mine", encoding="utf-8")
    prepare_lessons(LESSONS, tmp_path)
    assert copy.read_text(encoding="utf-8") == "mine"
