"""The build itself: strict, never stale, never done twice."""

import json
import shutil
from pathlib import Path

import pytest

from rulesengine.site.build import build_site, stamp_of
from rulesengine.site.jobs import BuildError

ROOT = Path(__file__).parents[2]
COPIED = ("book", "notebooks", "rulesengine")
LESSON = "kozel_ties.ipynb"


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """Give a copy of the book that a test may spoil; no notebook is run for it, and no runtime made."""
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("_config.yml", "_toc.yml"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    for notebook in (tmp_path / "notebooks").glob("*.ipynb"):
        without_code(notebook)
    return tmp_path


def without_code(notebook: Path) -> None:
    """Leave a notebook's text alone, so that it need not be run."""
    content = json.loads(notebook.read_text(encoding="utf-8"))
    content["cells"] = [cell for cell in content["cells"] if cell["cell_type"] == "markdown"]
    notebook.write_text(json.dumps(content), encoding="utf-8")


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
    line = add_line(book / "book" / "sources.md", "See [that page](gone.md).")
    for _ in range(2):
        with pytest.raises(BuildError, match=rf"book/sources\.md:{line}: WARNING: .*gone\.md"):
            build(book, "en")
    assert not (book / "_build" / "site" / "en").exists()


def test_a_new_sentence_fails_until_it_is_translated(book: Path) -> None:
    """No language falls behind unseen."""
    add_line(book / "book" / "sources.md", "A sentence that nobody has translated yet.")
    with pytest.raises(BuildError, match=r"ka/LC_MESSAGES/book/sources\.po: not translated: 'A sentence"):
        build(book, "ka")


def test_a_changed_engine_leaves_no_old_answer(book: Path) -> None:
    """Notebooks run again when the engine changed, and only then."""
    package = book / "rulesengine" / "core" / "sample.py"
    package.write_text('"""A value of the engine."""\n\nVALUE = "first answer"\n', encoding="utf-8")
    notebook = book / "notebooks" / LESSON
    shutil.copyfile(ROOT / "notebooks" / LESSON, notebook)
    content = json.loads(notebook.read_text(encoding="utf-8"))
    content["cells"].append(
        {
            "cell_type": "code",
            "id": "sample",
            "metadata": {},
            "source": "from rulesengine.core.sample import VALUE\n\nVALUE",
            "outputs": [],
            "execution_count": None,
        }
    )
    notebook.write_text(json.dumps(content), encoding="utf-8")
    page = book / "_build" / "site" / "en" / "notebooks" / "kozel_ties.html"
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
