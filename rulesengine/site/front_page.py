"""The pages that only lead on: from the site's root to a language, from its root to its home page."""

from collections.abc import Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from rulesengine.site.words import chrome_words

_TEMPLATES = Path(__file__).parent / "templates"


def write_front_pages(site: Path, languages: Sequence[str], home: str) -> None:
    """Write `index.html` of the site and of each language; `home` is the home page's name there."""
    templates = Environment(loader=FileSystemLoader(_TEMPLATES), autoescape=True, undefined=StrictUndefined)
    links = [
        {"code": code, "name": chrome_words(code)[f"ui-language-{code}"], "words": chrome_words(code)}
        for code in languages
    ]
    _write(site / "index.html", templates.get_template("front.html").render(languages=links, home=home))
    for code in languages:
        moved = templates.get_template("moved.html").render(
            language=code, words=chrome_words(code), home=home
        )
        _write(site / code / "index.html", moved)


def _write(file: Path, text: str) -> None:
    file.write_text(text + "\n", encoding="utf-8")
