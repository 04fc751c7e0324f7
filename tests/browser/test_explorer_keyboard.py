"""Explorers by keyboard alone: everything is reached in order, and the keyboard's place is never lost."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.harness.explorers import LESSON, LESSON_OF, PATIENCE, SORTS, Explorer
from tests.harness.pages import Pages

_REACHABLE = """element => [...element.querySelectorAll('input, select, textarea, button, summary, a[href]')]
    .filter(stop => stop.checkVisibility() && !stop.disabled).length"""
_OUTLINE = """() => { const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1; }"""
_PLACE = """element => [...element.querySelectorAll('*')].indexOf(document.activeElement)"""

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("kind", SORTS)
def test_everything_is_reached_in_order(page: Page, site_url: str, kind: str) -> None:
    """The Tab key goes once through every control, in the order of the page, each with a visible edge."""
    page.goto(f"{site_url}en/{LESSON_OF[kind]}")
    one = Explorer(page, kind).uncover()
    one.press("first")
    one.press("next")
    expected = one.root.evaluate(_REACHABLE)
    one.root.locator("input, textarea, select").first.focus()
    places = []
    while (place := one.root.evaluate(_PLACE)) >= 0:
        assert page.evaluate(_OUTLINE), page.evaluate("document.activeElement.outerHTML")
        places.append(place)
        page.keyboard.press("Tab")
    assert places == sorted(places)
    assert len(set(places)) == expected


def test_enter_goes_nowhere(page: Page, site_url: str) -> None:
    """Enter in a number, in a quick entry and in a guess asks or answers; the page stays."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match")
    page.evaluate("window.stayed = true")
    one.guess.fill("99:98")
    page.keyboard.press("Enter")
    expect(one.reply).not_to_be_empty()
    expect(one.guess).to_be_focused()
    one.uncover()
    one.field("pairs").fill("1")
    page.keyboard.press("Enter")
    expect(one.field("pairs")).to_be_focused()
    one.quick.fill("61")
    page.keyboard.press("Enter")
    expect(one.field("hands")).to_have_value(re.compile("61:59$"))
    expect(one.quick).to_be_focused()
    one.expect_live()
    assert page.evaluate("window.stayed")
    assert "?" not in page.url.partition("#")[0]


def test_a_walk_keeps_the_keyboard_on_its_buttons(page: Page, site_url: str) -> None:
    """From the first step to the last and back no key press falls into nothing."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch")
    first, back, following = (one.root.locator(f"[data-do='{name}']") for name in ("first", "back", "next"))
    first.focus()
    page.keyboard.press("Enter")
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    back.focus()
    page.keyboard.press("Enter")
    expect(following).to_be_focused()
    for _ in range(one.steps.count() + 1):
        page.keyboard.press("Enter")
    expect(one.root.locator(".rx-bar")).to_be_hidden()
    expect(first).to_be_focused()


def test_another_answer_keeps_the_keyboards_place(page: Page, site_url: str) -> None:
    """Whoever reads on while the answer comes is not thrown back to the top of the page."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch")
    one.set("confirmed", "50")
    one.steps.nth(1).locator("summary").focus()
    one.expect_live()
    expect(one.steps.nth(1).locator("summary")).to_be_focused()
    one.field("table").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("2")
    one.expect_live()
    expect(one.field("table")).to_be_focused()


def test_the_answer_is_looked_at_by_keyboard(page: Page, site_url: str) -> None:
    """After looking at the covered answer the keyboard goes on from there."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match")
    one.guess.focus()
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(one.root.locator("[data-do='reveal']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(one.verdict).to_be_visible()
    expect(one.root.locator(".rx-predict summary")).to_be_focused()


def test_changes_are_said(page: Page, site_url: str) -> None:
    """Steps, answers and refusals are said by a screen reader, each in one sentence."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch")
    said = one.root.locator("[data-said]")
    expect(said).to_have_attribute("role", "status")
    expect(one.status).to_have_attribute("role", "status")
    one.press("first")
    expect(one.result.locator("[data-step='2']")).to_be_hidden()
    one.press("next")
    expect(said).to_have_text(one.result.locator("[data-step='2'] .rx-sentence").inner_text())
    one.press("all")
    before = one.verdict.inner_text()
    expect(said).to_have_text(before)
    one.set("confirmed", "50")
    expect(said).not_to_have_text(before, timeout=PATIENCE)
    expect(said).to_have_text(one.verdict.inner_text())
    one.set("table", "999")
    expect(one.status).not_to_be_empty(timeout=PATIENCE)


@pytest.mark.parametrize("name", ["match", "clinch"])
def test_a_choice_is_made_by_keyboard(open_page: Pages, name: str) -> None:
    """House rules are unfolded and chosen without a pointer."""
    page = open_page(f"en/{LESSON}")
    one = Explorer(page, f"kozel.{name}").uncover()
    one.root.locator(".rx-group > summary").first.focus()
    page.keyboard.press("Enter")
    one.field("rules.tie").focus()
    page.keyboard.press("ArrowDown")
    expect(one.field("rules.tie")).not_to_have_value("carry")
    one.expect_live()
