"""Explorers refuse with a sentence beside the field, keep the last good answer, and survive any input."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from rulesengine.text.catalogue import LANGUAGES, say
from tests.harness.explorers import LESSON, LESSON_OF, PATIENCE, SORTS, Explorer
from tests.harness.pages import Pages

HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "</textarea><script>alert(1)</script>",
    "1000000000",
    "1000000000:1000000000",
    "-1",
    "60:60\n" * 501,
    "x" * 100_001,
    "\u202e60:06\u2066",
    "6\x000:60",
    "{came} %s ${7*7} {{7*7}}",
    "__proto__",
)

_PUT_EVERYWHERE = """(element, text) => {
    for (const field of element.querySelectorAll('.rx-form [name]:not(select)')) field.value = text;
    element.querySelector('.rx-form').dispatchEvent(new InputEvent('input'));
}"""

pytestmark = pytest.mark.browser


def test_a_refusal_stands_beside_its_field(page: Page, site_url: str) -> None:
    """What was expected and what came is said at the field; the old answer stays, marked as such."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    before = one.result.text_content() or ""
    one.set("hands", "60:58")
    one.expect_refused("hands")
    described = (one.field("hands").get_attribute("aria-describedby") or "").split()
    assert one.problem("hands").get_attribute("id") in described
    expect(one.result).to_have_text(before)
    expect(one.status).to_have_text(say("ui-stale", "en"))
    one.set("hands", "60:60")
    one.expect_live()
    expect(one.problem("hands")).to_be_hidden()
    expect(one.field("hands")).not_to_have_attribute("aria-invalid", "true")
    expect(one.status).to_be_hidden()


def test_all_problems_are_shown_at_once(page: Page, site_url: str) -> None:
    """Two wrong fields have two sentences; a folded field is unfolded to show its own."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    one.set("rules.target", "0")
    one.root.locator("summary", has=page.locator("xpath=..//*[@name='rules.target']")).first.click()
    one.set("pairs", "", "1000")
    for name in ("pairs", "rules.target"):
        one.expect_refused(name)


def test_what_the_browser_cannot_read_is_not_taken_as_empty(page: Page, site_url: str) -> None:
    """Half a number in a number field is refused, not passed over."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    one.field("carry").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("1e")
    expect(one.problem("carry")).to_be_visible(timeout=PATIENCE)
    expect(one.field("carry")).to_have_attribute("aria-invalid", "true")


def test_an_engine_that_does_not_come_is_said(open_page: Pages) -> None:
    """The example stays; the next touch tries again and answers what was typed meanwhile."""
    page = open_page(f"en/{LESSON}")
    page.route("**/runtime/**", lambda route: route.abort())
    one = Explorer(page, "kozel.clinch")
    verdict = one.verdict.text_content() or ""
    one.set("table", "1")
    expect(one.root).to_have_attribute("data-state", "failed", timeout=PATIENCE)
    expect(one.status).to_have_text(say("ui-failed", "en"))
    expect(one.verdict).to_have_text(verdict)
    one.press("first")
    expect(one.steps.first).to_be_visible()
    one.press("all")
    page.unroute("**/runtime/**")
    open_page.guards[0].faults.clear()
    one.leave()
    one.field("pairs").focus()
    one.expect_live()
    expect(one.status).to_be_hidden()


@pytest.mark.parametrize(("kind", "language"), [*zip(SORTS, cycle(LANGUAGES), strict=False)])
def test_hostile_input_is_text(page: Page, site_url: str, kind: str, language: str) -> None:
    """Whatever is put into all fields at once is answered as the engine answers it; nothing of it runs."""
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.goto(f"{site_url}{language}/{LESSON_OF[kind]}")
    one = Explorer(page, kind).uncover()
    good = {name: [texts] if isinstance(texts, str) else texts for name, texts in one.fields().items()}
    for text in HOSTILE if kind == SORTS[0] else HOSTILE[::3]:
        one.root.evaluate(_PUT_EVERYWHERE, text)
        refused = {problem["field"] for problem in one.engine().get("problems", [])}
        for name in refused:
            one.expect_refused(name)
        if not refused:  # a number field of the browser takes no letters: it is empty then
            one.expect_live()
    expect(one.root.locator("img, script, iframe")).to_have_count(0)
    for name, texts in good.items():
        one.set(name, *texts)
    one.expect_live()
