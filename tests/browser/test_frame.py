"""The frame of the pages: usable by keyboard, on a phone, in the dark, without scripts, for everyone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rulesengine.text.catalogue import LANGUAGES
from tests.harness.accessibility import axe_in_light_and_dark
from tests.harness.pages import Pages

LESSON = "notebooks/kozel_ties.html"
PHONE = 360

pytestmark = pytest.mark.browser


def paths(site: Path, language: str) -> list[str]:
    """Return the addresses of all pages of a language, without the one that only leads on."""
    found = sorted((site / language).rglob("*.html"))
    return [page.relative_to(site).as_posix() for page in found if page != site / language / "index.html"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(site_dir: Path, open_page: Pages, site_url: str, language: str) -> None:
    """No page shuts anyone out, in light and dark."""
    page = open_page.blank()
    for path in paths(site_dir, language):
        page.goto(site_url + path)
        assert axe_in_light_and_dark(page) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_phone(
    site_dir: Path, open_page: Pages, site_url: str, language: str
) -> None:
    """Long Ukrainian and Georgian words fit into 360 pixels; wide tables scroll in a box of their own."""
    page = open_page.blank(width=PHONE)
    for path in paths(site_dir, language):
        page.goto(site_url + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE, path


def test_skip_link_comes_first(page: Page, site_url: str) -> None:
    """One key goes past the menu."""
    page.goto(f"{site_url}ru/{LESSON}")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_class("skip")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_contents_open_and_close_by_keyboard_on_a_phone(open_page: Pages) -> None:
    """The button says whether the contents are open; Escape closes them and comes back."""
    page = open_page(f"uk/{LESSON}#step=2", width=PHONE)
    button = page.get_by_role("button", name="Зміст")
    menu = page.get_by_role("navigation", name="Зміст")
    expect(menu).to_be_hidden()
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()
    expect(page).to_have_url(re.compile("#step=2$"))


def test_contents_are_reached_without_scripts_on_a_phone(open_page: Pages) -> None:
    """With scripts off a plain link shows the contents."""
    page = open_page(f"ka/{LESSON}", width=PHONE, scripts=False)
    page.get_by_role("link", name="სარჩევი").click()
    expect(page.get_by_role("navigation", name="სარჩევი")).to_be_visible()


def test_contents_mark_the_open_page_and_list_its_sections(page: Page, site_url: str) -> None:
    """A reader sees where he is."""
    page.goto(f"{site_url}en/{LESSON}")
    entry = page.locator("#menu li:has(> [aria-current='page'])")
    expect(entry.locator("ul a").first).to_have_attribute("href", re.compile("^#"))
    expect(page.locator("#menu [aria-current='page']")).to_have_count(1)


def paper(page: Page) -> str:
    """Return the colour behind the text."""
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def test_colours_are_chosen_by_keyboard_and_kept(open_page: Pages, site_url: str) -> None:
    """The choice beats the system's and holds on the next page, in another language too."""
    page = open_page(f"ru/{LESSON}")
    light = paper(page)
    page.get_by_label("Цвета").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert paper(page) != light
    page.goto(f"{site_url}ka/{LESSON}")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_colours_follow_the_system(open_page: Pages) -> None:
    """Until something is chosen, with scripts off as well."""
    assert paper(open_page(f"en/{LESSON}", dark=True)) != paper(open_page(f"en/{LESSON}"))
    bare = open_page(f"en/{LESSON}", dark=True, scripts=False)
    assert paper(bare) == paper(open_page(f"en/{LESSON}", dark=True))


def test_a_page_is_complete_without_scripts(open_page: Pages) -> None:
    """Text, contents, languages and neighbours are there; what needs scripts is not shown."""
    page = open_page(f"en/{LESSON}", scripts=False)
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
    expect(page.get_by_role("link", name="Next")).to_be_visible()
    expect(page.get_by_label("Colours")).to_be_hidden()


def test_a_page_asks_for_little(open_page: Pages) -> None:
    """At most twenty requests, none of them for the engine."""
    page = open_page(f"ka/{LESSON}")
    page.wait_for_load_state("networkidle")
    requests = open_page.guards[0].requests
    assert len(requests) <= 20
    assert not [url for url in requests if "/runtime/" in url]
