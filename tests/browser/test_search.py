"""Page search: words of all four languages, in forms that do not stand in the text."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rulesengine.site.search import SearchGeorgian, SearchUkrainian
from tests.harness.accessibility import axe
from tests.harness.pages import Pages

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "query"),
    [
        ("ru", "ничьей"),
        ("ru", "КОЛОДОЙ"),
        ("ru", "счёту"),
        ("uk", "нічиєю"),
        ("uk", "дев'ятка"),
        ("uk", "дев’яткою"),
        ("ka", "ყაიმით"),
        ("ka", "წყვილებს"),
        ("ka", "წესებში"),
        ("en", "ties"),
        ("en", "nines"),
    ],
)
def test_search_finds(page: Page, site_url: str, language: str, query: str) -> None:
    """A reader types the form that comes to mind, on any page, and finds the rules of Kozel."""
    page.goto(f"{site_url}{language}/notebooks/kozel_ties.html")
    field = page.locator("header input[name=q]")
    field.fill(query)
    field.press("Enter")
    expect(page.locator("#search-results a[href*='kozel-rules.html']").first).to_be_visible()


def test_search_page_is_for_everyone(open_page: Pages) -> None:
    """Results are a list of links, the number is said, and axe finds nothing."""
    page = open_page("ka/search.html?q=წყვილი")
    expect(page.get_by_role("status")).not_to_be_empty()
    assert axe(page) == []


def test_nothing_found_is_said(open_page: Pages) -> None:
    """What was typed is shown as text, whatever it is."""
    page = open_page("ru/search.html?q=<img src=x onerror=alert(1)>фывапролдж")
    expect(page.get_by_role("status")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(page.locator("#search-results li")).to_have_count(0)


def test_the_language_switch_keeps_the_query(page: Page, site_url: str) -> None:
    """The same question in another language."""
    page.goto(f"{site_url}ru/search.html?q=60")
    page.get_by_role("link", name="English").click()
    expect(page).to_have_url(f"{site_url}en/search.html?q=60")


def test_search_without_scripts_says_so(open_page: Pages) -> None:
    """The contents are there instead."""
    page = open_page("uk/search.html", scripts=False)
    expect(page.get_by_text("Пошуку потрібні скрипти")).to_be_visible()


@pytest.mark.parametrize("rules", [SearchUkrainian({}), SearchGeorgian({})], ids=lambda rules: rules.lang)
def test_browser_folds_words_as_the_index_does(
    site_dir: Path, open_page: Pages, rules: SearchUkrainian | SearchGeorgian
) -> None:
    """The two writings of the rules agree on every word of a page."""
    words = sorted(
        set(rules.split((site_dir / rules.lang / "book" / "index.html").read_text(encoding="utf-8")))
    )
    page = open_page(f"{rules.lang}/search.html")
    folded = page.evaluate("words => words.map(word => new Stemmer().stemWord(word))", words)
    assert json.dumps(folded) == json.dumps([rules.stem(word) for word in words])
