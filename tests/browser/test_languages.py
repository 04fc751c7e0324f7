"""Going from one language to another: the same page and place, the choice remembered."""

import re

import pytest
from playwright.sync_api import Page, expect

from rulesengine.text.catalogue import LANGUAGES
from tests.harness.pages import Pages

LESSON = "notebooks/kozel_ties.html"
HOME = "book/index.html"

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_visit_goes_to_the_browsers_language(open_page: Pages, language: str) -> None:
    """Whoever comes for the first time reads on in the language of the browser."""
    page = open_page("", locale=f"{language}-XX" if language == "en" else language)
    page.wait_for_url(re.compile(f"/{language}/{HOME}$"))


def test_an_unknown_language_goes_to_english(open_page: Pages) -> None:
    """A language that the site does not have leads to the first one."""
    open_page("", locale="fi").wait_for_url(re.compile(f"/en/{HOME}$"))


def test_the_chosen_language_is_remembered(page: Page, site_url: str) -> None:
    """A choice made by hand wins over the browser's language."""
    page.goto(f"{site_url}en/{LESSON}")
    page.get_by_role("link", name="ქართული").click()
    page.wait_for_url(re.compile(f"/ka/{LESSON}$"))
    page.goto(site_url)
    page.wait_for_url(re.compile(f"/ka/{HOME}$"))


def test_the_switch_keeps_page_and_state(page: Page, site_url: str) -> None:
    """The fragment, which holds the state of an explorer, goes along."""
    state = "#kozel.match?pairs=2%3A3&hands=60%3A60+74%3A46&step=2"
    page.goto(f"{site_url}ru/{LESSON}{state}")
    page.get_by_role("link", name="Українська").click()
    expect(page).to_have_url(f"{site_url}uk/{LESSON}{state}")


def test_the_switch_keeps_a_fragment_that_changed_later(page: Page, site_url: str) -> None:
    """The link is right at the moment it is followed, by keyboard as well."""
    page.goto(f"{site_url}ru/{LESSON}")
    page.evaluate("history.replaceState(null, '', '#step=3')")
    page.get_by_role("link", name="English").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{site_url}en/{LESSON}#step=3")


def test_languages_are_plain_links_without_scripts(open_page: Pages) -> None:
    """The root and every page offer all languages with scripts off."""
    for path in ("", f"ka/{LESSON}"):
        page = open_page(path, scripts=False)
        for name in ("English", "Русский", "Українська", "ქართული"):
            expect(page.get_by_role("link", name=name)).to_be_visible()
    page.get_by_role("link", name="Русский").click()
    page.wait_for_url(re.compile(f"/ru/{LESSON}$"))


def test_the_root_of_a_language_leads_to_its_home_page(open_page: Pages) -> None:
    """Addresses that people shorten by hand work."""
    open_page("uk/").wait_for_url(re.compile(f"/uk/{HOME}$"))


def test_georgian_letters_come_with_the_site(open_page: Pages) -> None:
    """Georgian pages have their own font, in both weights, and others wait for no unneeded one."""
    page = open_page(f"ka/{LESSON}")
    loaded = page.evaluate(
        "document.fonts.ready.then(fonts =>"
        " [...fonts].filter(font => font.status === 'loaded').map(font => `${font.family} ${font.weight}`))"
    )
    assert sorted(name.replace('"', "") for name in loaded) == ["Site Georgian 400", "Site Georgian 700"]
