"""Pieces of an explorer in browsers that lack something, or that choose all colours themselves."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from rulesengine.explorers import show
from rulesengine.views.race import Race, race_html
from rulesengine.views.styles import STYLES

pytestmark = pytest.mark.browser

STATIC = Path(__file__).parents[2] / "rulesengine" / "site" / "static"
RACE = Race(title="t", names=("A", "B"), points=(58, 40), table=3, line=61, whole=120, line_label="61 wins")
_LOOKS = """() => {
    const look = (css) => getComputedStyle(document.querySelector(css));
    const text = document.createElement('i');
    text.style = 'color: CanvasText; background: Canvas';
    document.body.append(text);
    return [
        ['.rx-name', '.rx-line-label', '.rx-number'].map((css) => look(css).fill),
        look('.rx-track').fill, look('.rx-bar-fill').fill,
        getComputedStyle(text).color, getComputedStyle(text).backgroundColor,
    ];
}"""
_OWN_COLOURS = """() => {
    const named = (colour) => {
        document.body.style.color = colour;
        return getComputedStyle(document.body).color;
    };
    const known = new Set(['none', 'rgb(0, 0, 0)', ...['CanvasText', 'Canvas', 'Highlight'].map(named)]);
    const parts = document.querySelectorAll('.rx-picture svg *');
    const drawn = [...parts].filter((one) => !one.closest('.rx-card'));
    const own = drawn.flatMap((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke]);
    if (!drawn.length) throw new Error('nothing is drawn');
    return [...new Set(own)].filter((colour) => !known.has(colour));
}"""
DRAWN = (
    "kozel.match",
    "kozel.clinch",
    "cube.status",
    "cube.grid",
    "cube.match",
    "spades.bags",
    "preferans.deal",
)
_KEPT = """() => {
    delete Element.prototype.checkVisibility;
    const region = document.querySelector('div');
    document.querySelector('#two').focus();
    const place = new KeptPlace(region);
    region.innerHTML = '<a href="#" hidden>0</a><a href="#">1</a><a href="#" id="new">2</a>';
    place.restore();
    return document.activeElement.id;
}"""


def test_colours_of_the_system_are_used_in_drawings(page: Page) -> None:
    """Whoever lets the system choose all colours sees letters, bars and their ground in them."""
    styles = "".join((STATIC / name).read_text(encoding="utf-8") for name in STYLES)
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.set_content(f"<style>:root {{ --ink: #111; --quiet: #555 }} {styles}</style>{race_html(RACE, 'en')}")
    letters, ground, bar, ink, paper = page.evaluate(_LOOKS)
    assert letters == [ink] * 3
    assert (ground, bar) == (paper, ink)


@pytest.mark.parametrize("name", DRAWN)
def test_no_drawing_keeps_a_colour_of_its_own(page: Page, name: str) -> None:
    """Where the system chooses the colours, everything drawn is letters, ground or what is pointed at."""
    styles = "".join((STATIC / style).read_text(encoding="utf-8") for style in ("book.css", *STYLES))
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.set_content(f"<style>{styles}</style>{show(name, 'en')}")
    assert page.evaluate(_OWN_COLOURS) == []


def test_the_keyboards_place_is_kept_in_older_browsers(page: Page) -> None:
    """A new answer does not lose the reader's place where visibility must be found out by hand."""
    script = (
        (STATIC / "place.js").read_text(encoding="utf-8").replace("export class", "window.KeptPlace = class")
    )
    page.set_content('<div><a href="#" hidden>0</a><a href="#">1</a><a href="#" id="two">2</a></div>')
    page.add_script_tag(content=script)
    assert page.evaluate(_KEPT) == "new"
