"""A tiny book of a few pages, built by Sphinx with checked prose alone."""

import io
from dataclasses import dataclass
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.locale import translators
from sphinx.util.console import strip_colors
from sphinx.util.docutils import docutils_namespace, patch_docutils

from rulesengine.site.languages import sphinx_name

CONF = """
extensions = ["myst_nb", "rulesengine.site.prose"]
root_doc = "index"
nb_execution_mode = "off"
myst_enable_extensions = ["colon_fence"]
nitpicky = True
gettext_compact = False
html_theme = "basic"
locale_dirs = ["locale"]
exclude_patterns = ["build", "examples", "locale"]
"""
SOURCES = """
# Sources

(source-kozel-ai-60-60)=
## The article

(source-external)=
## Elsewhere

(source-this-book)=
## This book
"""
EXAMPLES = """
schema = 1

[[example]]
id = "tie-then-win"
kind = "kozel.match"
source = { key = "kozel-ai-60-60", place = "example-ordinary" }
given = { pairs = [2, 3], hands = ["60:60", "74:46"], rules = { target = 7 } }
expect = { pairs = [4, 3], carry = 0 }

[[example]]
id = "short-total"
kind = "kozel.hand"
source = { key = "kozel-ai-60-60", place = "checking" }
given = { points = [60, 58] }
expect = { error = "kozel-total-short", missing = [["J"]] }

[[example]]
id = "misprinted"
kind = "kozel.match"
source = { key = "kozel-ai-60-60", place = "carry" }
given = { hands = ["60:60", "95:25"] }
expect = { pairs = [3, 0] }
verdict = "source-disagrees"
printed = { pairs = [2, 0] }
"""


@dataclass(frozen=True, slots=True)
class Built:
    """What a strict build said, the folder it wrote, and whether it failed."""

    warnings: tuple[str, ...]
    output: Path
    failed: bool

    def page(self, name: str = "index") -> str:
        """Return a page as HTML."""
        return (self.output / f"{name}.html").read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Book:
    """The sources of a tiny book."""

    folder: Path

    def write(self, name: str, text: str) -> None:
        """Write a file of the book."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def translate(self, page: str, language: str, messages: dict[str, str]) -> None:
        """Write the translations of a page's paragraphs."""
        header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
        entries = [f"msgid {_quoted(source)}\nmsgstr {_quoted(said)}\n" for source, said in messages.items()]
        name = f"locale/{sphinx_name(language)}/LC_MESSAGES/{page}.po"
        self.write(name, "\n".join([header, *entries]))

    def build(self, language: str = "en", *, builder: str = "html", parallel: int = 1) -> Built:
        """Build the book, anew or on top of the last build."""
        output, said = self.folder / "build" / language / builder, io.StringIO()
        translators.clear()  # Sphinx keeps those of an earlier book by the names of its pages
        with patch_docutils(str(self.folder)), docutils_namespace():
            app = Sphinx(
                self.folder,
                self.folder,
                output,
                self.folder / "build" / language / f"doctrees-{builder}",
                builder,
                confoverrides={"language": sphinx_name(language)},
                status=None,
                warning=said,
                warningiserror=True,
                keep_going=True,
                parallel=parallel,
            )
            app.build()
        return Built(
            tuple(strip_colors(said.getvalue()).replace(f"{self.folder}/", "").splitlines()),
            output,
            bool(app.statuscode),
        )


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
