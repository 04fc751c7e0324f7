"""The score sheet in a real browser: no text lies over another or over a line's edge, none is too small."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

import rulesengine
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.views.scoresheet import ScoreSheet, scoresheet_html
from rulesengine.views.styles import STYLES
from tests.views.sheets import SHEETS, piter

pytestmark = pytest.mark.browser

STATIC = Path(rulesengine.__file__).parent / "site" / "static"
STYLE = "".join((STATIC / name).read_text("utf-8") for name in ("book.css", "frame.css", *STYLES))
SMALLEST = 11

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('svg text')].map(text => [text.textContent, text.getBBox()]);
  const apart = (a, b) => a.x + a.width <= b.x + 0.2 || b.x + b.width <= a.x + 0.2
    || a.y + a.height <= b.y + 0.5 || b.y + b.height <= a.y + 0.5;
  return boxes.flatMap(([said, box], n) => boxes.slice(n + 1)
    .filter(([, other]) => !apart(box, other)).map(([other]) => `${said} / ${other}`));
}"""
OUTSIDE = """() => {
  const paper = document.querySelector('svg').viewBox.baseVal;
  return [...document.querySelectorAll('svg text')].filter(text => {
    const box = text.getBBox();
    return box.x < paper.x || box.x + box.width > paper.x + paper.width
      || box.y < paper.y || box.y + box.height > paper.y + paper.height;
  }).map(text => text.textContent);
}"""
SMALL = """smallest => {
  const svg = document.querySelector('svg');
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return [...document.querySelectorAll('svg text')]
    .filter(text => parseFloat(getComputedStyle(text).fontSize) * scale < smallest)
    .map(text => text.textContent);
}"""


def show(page: Page, sheet: ScoreSheet, lang: str, width: int) -> None:
    """Put a sheet where a page of the book has it."""
    page.set_viewport_size({"width": width, "height": 900})
    page.set_content(
        f'<html lang="{lang}"><meta name="viewport" content="width=device-width"><style>{STYLE}</style><main>'
        f'<rules-explorer data-state="live"><figure class="rx-picture">{scoresheet_html(sheet, lang)}'
    )


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_keep_apart_and_can_be_read(page: Page, lang: str, width: int) -> None:
    """On any sheet no text touches another, leaves the paper or is smaller than 11 px."""
    for name, sheet in SHEETS.items():
        show(page, sheet, lang, width)
        assert page.evaluate(OVERLAPS) == [], name
        assert page.evaluate(OUTSIDE) == [], name
        assert page.evaluate(SMALL, SMALLEST) == [], name
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name


def test_marks_show_and_hide_cells(page: Page) -> None:
    """The frame of a step is seen only while it is current; what comes later is not, except in print."""
    show(page, piter(), "en", 360)
    seen = "[...document.querySelectorAll('%s')].filter(one => getComputedStyle(one).visibility == 'visible')"
    assert page.evaluate(f"{seen % '.rx-look'}.length") == 0
    page.evaluate("""document.querySelectorAll('[data-mark]').forEach(one => one.classList.add(
        one.dataset.mark == 'amnesty' ? 'rx-current' : 'rx-future'))""")
    assert page.evaluate(f"{seen % '.rx-look'}.length") == 8
    assert page.evaluate(f"{seen % 'g[data-mark]'}.map(one => one.textContent)") == ["0", "52", "76", "84"]
    page.emulate_media(media="print")
    assert page.evaluate(f"{seen % '.rx-look'}.length") == 0
    assert page.evaluate(f"{seen % 'g[data-mark]'}.length") == page.locator("g[data-mark]").count()


def test_overlapping_texts_are_seen(page: Page) -> None:
    """The check itself finds letters that are too large or too small for their fields."""
    show(page, piter(), "en", 360)
    page.add_style_tag(content=".rx-sheet g text { font-size: 60px !important }")
    assert page.evaluate(OVERLAPS) != []
    assert page.evaluate(OUTSIDE) != []
    page.add_style_tag(content=".rx-sheet g text { font-size: 10px !important }")
    assert page.evaluate(SMALL, SMALLEST) != []
