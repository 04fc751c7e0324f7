"""Explorers by keyboard alone: everything is reached in order, and the keyboard's place is never lost."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.harness.explorers import LESSON, LESSON_OF, PATIENCE, SORTS, Explorer
from tests.harness.pages import Pages

_REACHABLE = """element => [...element.querySelectorAll(
        'input, select, textarea, button, summary, a[href], [tabindex="0"]')]
    .filter(stop => stop.checkVisibility() && !stop.disabled && stop.tabIndex >= 0).length"""
_OUTLINE = """() => { const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1; }"""
_IN_STEPS = """() => document.activeElement.closest('.rx-steps') !== null"""
_BELOW_THE_DRAWING = """() => { const stop = document.activeElement.getBoundingClientRect();
    const picture = document.activeElement.closest('.rx-answer').querySelector('.rx-picture');
    return stop.top >= picture.getBoundingClientRect().bottom - 1; }"""
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


@pytest.mark.parametrize("width", [360, 1280])
def test_the_drawing_hides_no_place_of_the_keyboard(open_page: Pages, width: int) -> None:
    """While the score sheet stays in sight above its step, every stop of the Tab key stands below it."""
    page = open_page(f"en/{LESSON_OF['preferans.settle']}", width=width)
    one = Explorer(page, "preferans.settle").uncover()
    one.press("first")
    for _ in range(8):
        one.press("next")
    one.root.locator(".rx-step summary").first.focus()
    for key in ("Tab", "Shift+Tab"):
        stops = 0
        while page.evaluate(_IN_STEPS):
            assert page.evaluate(_BELOW_THE_DRAWING), page.evaluate("document.activeElement.outerHTML")
            stops += 1
            page.keyboard.press(key)
        assert stops >= 8
        one.root.locator(".rx-step:visible summary").last.focus()


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
    assert "?" not in one.address.partition("#")[0]


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


def test_a_board_is_one_stop_and_walked_by_arrows(open_page: Pages) -> None:
    """Arrow keys go from score to score and stop at the edges; Home and End lead through a row."""
    page = open_page(f"en/{LESSON_OF['cube.grid']}")
    one = Explorer(page, "cube.grid").uncover()
    cells = one.result.locator("[data-cells] a")
    assert one.result.locator("[data-cells] a:not([tabindex='-1'])").count() == 1
    cells.first.focus()
    for key, score in (
        ("ArrowLeft", "0:0"),
        ("ArrowUp", "0:0"),
        ("ArrowRight", "0:1"),
        ("ArrowDown", "1:1"),
        ("End", "1:6"),
        ("ArrowRight", "1:6"),
        ("Control+End", "6:6"),
        ("ArrowDown", "6:6"),
        ("Home", "6:0"),
        ("Control+Home", "0:0"),
    ):
        page.keyboard.press(key)
        expect(one.result.locator(":focus")).to_have_attribute("aria-label", re.compile(rf"^{score},"))


def test_a_board_is_entered_where_it_was_left(open_page: Pages) -> None:
    """The Tab key leaves it at once and comes back to the same score, in another answer too."""
    page = open_page(f"en/{LESSON_OF['cube.grid']}")
    one = Explorer(page, "cube.grid").uncover()
    one.result.locator("[data-cells] a").first.focus()
    for key in ("ArrowDown", "ArrowRight", "Tab"):
        page.keyboard.press(key)
    expect(one.result.locator("[data-cells] :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(one.result.locator(":focus")).to_have_attribute("aria-label", re.compile("^1:1,"))
    one.set("cube", "2")
    one.expect_live()
    assert one.result.locator("[data-cells] a[tabindex='0']").get_attribute("aria-label") == "1:1, live"


def test_the_keyboard_follows_a_cell_to_its_derivation(open_page: Pages) -> None:
    """Enter on a score opens it in the interactive of one state, and the Tab key goes on there."""
    page = open_page(f"en/{LESSON_OF['cube.grid']}")
    Explorer(page, "cube.grid").uncover().result.locator("[data-cells] a").nth(4 * 7 + 1).focus()
    page.keyboard.press("Enter")
    status = Explorer(page, "cube.status")
    expect(status.root).to_be_focused()
    status.expect_live()
    assert [status.field("score", seat).input_value() for seat in (0, 1)] == ["4", "1"]
    page.keyboard.press("Tab")
    expect(status.root.locator(":focus")).to_have_count(1)
