"""Explorers in four languages: each answers in its page's words, and the switch keeps the state."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.harness.explorers import LESSON, Explorer

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", ["ru", "uk", "ka"])
def test_answers_come_in_the_pages_language(page: Page, site_url: str, language: str) -> None:
    """The engine answers in the words of the page."""
    page.goto(f"{site_url}{language}/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    one.set("hands", "60:60\n95:25")
    one.expect_live()


def test_the_language_switch_takes_everything_along(page: Page, site_url: str) -> None:
    """Page, numbers, step and depth are the same in the other language, in its words."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    one.set("hands", "60:60\n60:60\n74:46")
    one.leave()
    one.expect_live()
    one.press("first")
    one.press("next")
    fields = one.fields()
    page.get_by_role("link", name="Українська").click()
    page.wait_for_url(re.compile(f"/uk/{LESSON}"))
    one.expect_live()
    assert one.fields() == fields
    expect(one.steps.locator("visible=true")).to_have_count(2)


def test_the_language_switch_keeps_a_rule(page: Page, site_url: str) -> None:
    """A link to a numbered rule leads to the same rule in the other language."""
    page.goto(f"{site_url}en/{LESSON}")
    why = Explorer(page, "kozel.clinch").root.locator(".rx-why").first
    why.locator("summary").click()
    why.locator("dd a").click()
    page.wait_for_url(re.compile("#kozel-"))
    anchor = page.url.partition("#")[2]
    page.get_by_role("link", name="Русский").click()
    page.wait_for_url(re.compile(f"/ru/book/kozel-rules.html#{anchor}$"))
    expect(page.locator(f"#{anchor}")).to_be_in_viewport()
