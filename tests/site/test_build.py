"""The build itself: strict, never stale, never done twice."""

import json
import shutil
from pathlib import Path

import pytest

from rulesengine.site.build import build_site, stamp_of
from rulesengine.site.jobs import BuildError

ROOT = Path(__file__).parents[2]
TOC = "format: jb-book\nroot: book/index\nchapters:\n- file: notebooks/lesson\n"
HOME = "# A book\n\nOne sentence.\n"
LESSON = "# A lesson\n"
TRANSLATED = {"index": ("A book", "One sentence."), "lesson": ("A lesson",)}
"""What the tiny book says, page by page, in the order of its messages."""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """Give a book of two pages that a test may spoil, with all of the package, in English and Georgian."""
    shutil.copytree(
        ROOT / "rulesengine", tmp_path / "rulesengine", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copyfile(ROOT / "_config.yml", tmp_path / "_config.yml")
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    write(tmp_path / "_toc.yml", TOC)
    write(tmp_path / "book" / "index.md", HOME)
    write_lesson(tmp_path)
    for folder, page in (("book", "index"), ("notebooks", "lesson")):
        messages = [f'msgid "{said}"\nmsgstr "ქართულად"\n' for said in ("", *TRANSLATED[page])]
        messages[0] = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
        catalogue = tmp_path / "book" / "locale" / "ka" / "LC_MESSAGES" / folder / f"{page}.po"
        write(catalogue, "\n".join(messages))
    return tmp_path


def write(file: Path, text: str) -> None:
    """Write a file of the tiny book."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def write_lesson(book: Path, code: str = "") -> None:
    """Write the lesson of the tiny book, with a cell of code if there is any."""
    shared = {"metadata": {}, "id": "title"}
    cells: list[dict[str, object]] = [{"cell_type": "markdown", "source": LESSON, **shared}]
    if code:
        run: dict[str, object] = {"cell_type": "code", "source": code, "outputs": [], "execution_count": None}
        cells.append({**shared, **run, "id": "code"})
    kernel = {"name": "python3", "display_name": "Python 3"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    write(book / "notebooks" / "lesson.ipynb", json.dumps(notebook))


def build(book: Path, *languages: str) -> list[str]:
    """Build some languages and return what was told."""
    told: list[str] = []
    build_site(book, book / "_build", languages, with_runtime=False, tell=told.append)
    return told


def add_line(page: Path, text: str) -> int:
    """Add a line to a page and return its number."""
    lines = [*page.read_text(encoding="utf-8").splitlines(), "", text]
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(lines)


def test_a_broken_link_fails_with_file_and_line(book: Path) -> None:
    """The build names the place of what is wrong, and names it again the next time."""
    line = add_line(book / "book" / "index.md", "See [that page](gone.md).")
    for _ in range(2):
        with pytest.raises(BuildError, match=rf"book/index\.md:{line}: WARNING: .*gone\.md"):
            build(book, "en")
    assert not (book / "_build" / "site" / "en").exists()


def test_a_new_sentence_fails_until_it_is_translated(book: Path) -> None:
    """No language falls behind unseen."""
    add_line(book / "book" / "index.md", "A sentence that nobody has translated yet.")
    with pytest.raises(BuildError, match=r"ka/LC_MESSAGES/book/index\.po: not translated: 'A sentence"):
        build(book, "ka")


def test_a_changed_engine_leaves_no_old_answer(book: Path) -> None:
    """Notebooks run again when the engine changed, and only then."""
    package = book / "rulesengine" / "core" / "sample.py"
    package.write_text('"""A value of the engine."""\n\nVALUE = "first answer"\n', encoding="utf-8")
    write_lesson(book, "from rulesengine.core.sample import VALUE\n\nVALUE")
    page = book / "_build" / "site" / "en" / "notebooks" / "lesson.html"
    build(book, "en")
    assert "first answer" in page.read_text(encoding="utf-8")
    assert "site: 0 of 1 languages built" in build(book, "en")[-1]
    package.write_text('"""A value of the engine."""\n\nVALUE = "second answer"\n', encoding="utf-8")
    build(book, "en")
    assert "second answer" in page.read_text(encoding="utf-8")
    assert "first answer" not in page.read_text(encoding="utf-8")


def test_runtimes_go_when_no_page_names_them(book: Path) -> None:
    """One language built alone leaves the others their engine; what nobody names any more is cleared away."""
    out, runtimes = book / "_build", book / "_build" / "site" / "runtime"
    for name in ("used", "left"):
        (runtimes / name).mkdir(parents=True)
        (runtimes / name / "about.js").touch()
    stamp_of(out, "ka").parent.mkdir(parents=True)
    stamp_of(out, "ka").write_text("pages used", encoding="utf-8")
    build(book, "en")
    assert [one.name for one in runtimes.iterdir()] == ["used"]


def test_an_unknown_language_is_refused(book: Path) -> None:
    """Before anything is built."""
    with pytest.raises(ValueError, match="unknown languages \\['de'\\]"):
        build(book, "de")
