"""The address holds an explorer's state: it can be sent, gone back to, and taken to another language."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.harness.explorers import LESSON, PATIENCE, Explorer
from tests.harness.pages import Pages

NOBODY = ("#<img src=x onerror=alert(1)>", "#%E0%A4%A", "#?", "#x-nobody?hands=1")
HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "hands=" + quote("<img src=x onerror=alert(1)>"),
    "hands=" + "6" * 100_000,
    "hands=%E0%A4%A&%%%=%",
    "nobody=1&rules=2&rules.=3&__proto__=4&constructor=5&toString=6",
    "pairs=1e999&pairs=-1&carry=" + "9" * 400,
    "rules.tie=%3Cscript%3E&step=0&depth=javascript",
    "step=__proto__&depth=constructor&hands=60%3A60",
    "step=-1&step=99999999&depth=",
)

pytestmark = pytest.mark.browser


def test_a_link_shows_the_same_to_someone_else(open_page: Pages, site_url: str) -> None:
    """Numbers, house rules, result, step and depth are the same in another browser."""
    page = open_page(f"en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    one.set("hands", "60:60\n60:60\n74:46\n90:30")
    one.set("pairs", "0", "1")
    one.set("rules.tie", "multiply")
    one.leave()
    one.expect_live()
    one.depth.select_option("everything")
    one.press("first")
    for _ in range(4):
        one.press("next")
    assert one.steps.count() > 5
    other = open_page(one.address.removeprefix(site_url))
    same = Explorer(other, "kozel.match")
    same.expect_live()
    assert same.fields() == one.fields()
    expect(same.steps.locator("visible=true")).to_have_count(5)
    expect(same.root.locator("li.rx-current")).to_have_attribute("data-step", "5")
    expect(same.depth).to_have_value("everything")


def test_copy_link_copies_the_address(page: Page, site_url: str) -> None:
    """The button puts the whole address on the clipboard, says so, and says its own word again later."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch")
    one.set("table", "1")
    one.leave()
    button = one.root.locator("[data-do='share']")
    button.click()
    button.click()
    expect(button).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == one.address
    assert "table=1" in one.address
    expect(button).to_have_text("Copy link")


def test_copy_link_works_where_the_clipboard_is_forbidden(page: Page, site_url: str) -> None:
    """On a page without https the link is copied the old way, and nothing breaks."""
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.goto(f"{site_url}en/{LESSON}")
    button = Explorer(page, "kozel.clinch").root.locator("[data-do='share']")
    button.click()
    expect(button).to_have_text("Copied")
    expect(button).to_be_focused()


def test_back_and_forward(page: Page, site_url: str) -> None:
    """Each change in one explorer or another is one entry of the history, from a heading on too."""
    page.goto(f"{site_url}en/{LESSON}#main")
    one, other = Explorer(page, "kozel.clinch"), Explorer(page, "kozel.clinch", 1)
    start = (one.fields(), other.fields())
    one.set("table", "1")
    one.leave()
    one.expect_live()
    first = (one.fields(), other.fields())
    other.set("table", "2")
    other.leave()
    other.expect_live()
    second = (one.fields(), other.fields())
    for step, fields in (("back", first), ("back", start), ("forward", first), ("forward", second)):
        page.evaluate(f"history.{step}()")
        for explorer, wanted in zip((one, other), fields, strict=True):
            expect(explorer.field("table")).to_have_value(wanted["table"])
            assert explorer.fields() == wanted
            explorer.expect_answered()


def test_back_from_a_refusal_takes_it_away(page: Page, site_url: str) -> None:
    """The good input comes back with its answer, unmarked and without a complaint."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch")
    one.set("table", "999")
    one.leave()
    one.expect_refused("table")
    page.go_back()
    expect(one.problem("table")).to_be_hidden()
    one.expect_live()


def test_a_leap_to_a_heading_changes_nothing(page: Page, site_url: str) -> None:
    """The list of sections leads about the page without undoing what was typed."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch")
    one.set("table", "1")
    one.leave()
    one.expect_live()
    page.locator("#menu li:has(> [aria-current='page']) ul a").first.click()
    expect(page).not_to_have_url(re.compile("table"))
    expect(one.field("table")).to_have_value("1")
    page.go_back()
    expect(page).to_have_url(re.compile("table=1"))
    one.expect_live()


def test_a_link_with_a_refused_input_says_why(page: Page, site_url: str) -> None:
    """The wrong input stands in the field with its sentence; the page's own example stays."""
    page.goto(f"{site_url}en/{LESSON}")
    key = Explorer(page, "kozel.match").key
    page.goto("about:blank")
    page.goto(f"{site_url}en/{LESSON}#{key}?hands=60%3A58")
    one = Explorer(page, "kozel.match")
    one.expect_refused("hands")
    expect(one.field("hands")).to_have_value("60:58")
    expect(one.verdict).to_be_visible()


def test_hostile_fragments_are_text(page: Page, site_url: str) -> None:
    """A link can put texts into fields and nothing else; the explorer answers or refuses, and lives."""
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    key = one.key
    for query in HOSTILE:
        page.goto(f"{site_url}en/{LESSON}#{key}?{query}")
        expect(one.steps.first).to_be_visible(timeout=PATIENCE)
        one.set("hands", "60:60\n74:46")
        one.set("pairs", "1", "2")
        one.set("carry", "0")
        one.set("rules.tie", "carry")
        one.expect_live()
        expect(page.locator("[onerror], rules-explorer :is(img, script)")).to_have_count(0)


@pytest.mark.parametrize("query", HOSTILE[::4], ids=lambda query: query[:20])
def test_pages_open_with_hostile_fragments(page: Page, site_url: str, query: str) -> None:
    """Opened with such a link, the page shows its example and is usable."""
    page.goto(f"{site_url}en/{LESSON}")
    key = Explorer(page, "kozel.match").key
    page.goto("about:blank")
    page.goto(f"{site_url}en/{LESSON}#{key}?{query}")
    one = Explorer(page, "kozel.match")
    expect(one.verdict).to_be_visible()
    one.press("first")
    expect(one.steps.locator("visible=true")).to_have_count(1)


def test_fragments_of_nobody_are_ignored(page: Page, site_url: str) -> None:
    """What names no explorer changes none."""
    for fragment in NOBODY:
        page.goto(f"{site_url}en/{LESSON}{fragment}")
        expect(Explorer(page, "kozel.clinch").root).to_have_attribute("data-state", "stepper")
    one = Explorer(page, "kozel.clinch")
    one.set("table", "1")
    one.expect_live()
