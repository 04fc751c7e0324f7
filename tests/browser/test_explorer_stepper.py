"""Explorers before any Python: one step at a time, three depths, and nothing fetched for it."""

import pytest
from playwright.sync_api import Page, expect

from tests.harness.explorers import LESSON, LESSON_OF, LESSONS, ONE_EACH, PATIENCE, SORTS, Explorer
from tests.harness.pages import Pages

DEPTHS = {"verdict": (False, False), "steps": (True, False), "everything": (True, True)}

WALKED = 12
"""Steps that are taken one by one; a longer story is left for all of it then."""

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("kind", SORTS)
def test_one_step_at_a_time(page: Page, site_url: str, kind: str) -> None:
    """The first step alone, then each next one; the verdict comes last."""
    page.goto(f"{site_url}en/{LESSON_OF[kind]}")
    one = Explorer(page, kind).uncover()
    one.press("first")
    count = one.steps.count()
    for shown in range(1, min(count, WALKED) + 1):
        expect(one.steps.locator("visible=true")).to_have_count(shown)
        expect(one.root.locator("li.rx-current")).to_have_attribute("data-step", str(shown))
        expect(one.verdict).to_be_hidden()
        expect(one.root.locator(".rx-place")).to_have_text(f"{shown} of {count + 1}")
        one.press("next")
    if count > WALKED:
        one.press("all")
    expect(one.verdict).to_be_visible()
    if count <= WALKED:
        one.press("next")
    expect(one.root.locator(".rx-bar")).to_be_hidden()
    expect(one.root).to_have_attribute("data-state", "stepper")


def test_back_and_all(page: Page, site_url: str) -> None:
    """Back goes one step back and no further than the first; all ends the walk."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    one.press("first")
    expect(one.root.locator("[data-do='back']")).to_be_disabled()
    one.press("next")
    one.press("back")
    expect(one.steps.locator("visible=true")).to_have_count(1)
    one.press("all")
    expect(one.steps.locator("visible=true")).to_have_count(one.steps.count())
    expect(one.verdict).to_be_visible()
    expect(one.root.locator("[data-do='next']")).to_be_hidden()


@pytest.mark.parametrize("kind", ["kozel.match", "kozel.audit"])
def test_the_drawing_marks_the_step(page: Page, site_url: str, kind: str) -> None:
    """The hand that a step is about is marked in the drawing, and later hands are not drawn yet."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, kind).uncover()
    one.press("first")
    future = one.root.locator(".rx-picture .rx-future")
    assert future.count() or one.root.locator(".rx-picture [data-mark]").count() == 1
    marks = []
    for _ in range(one.steps.count()):
        mark = one.root.locator("li.rx-current").get_attribute("data-mark")
        if mark:
            expect(one.root.locator(".rx-picture .rx-current")).to_have_attribute("data-mark", mark)
            marks.append(mark)
        one.press("next")
    assert len(set(marks)) > 1
    expect(future).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_phone_follows_the_walk(open_page: Pages, lang: str) -> None:
    """The step that a press uncovers is seen at once, above the buttons, and so is the answer at the end."""
    page = open_page(f"{lang}/{LESSON}", width=360)
    one = Explorer(page, "kozel.clinch", 1)
    one.press("first")
    for _ in range(one.steps.count()):
        box = one.root.locator("li.rx-current").bounding_box()
        bar = one.root.locator(".rx-bar").bounding_box()
        assert box
        assert bar
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= bar["y"]
        one.press("next")
    expect(one.verdict).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("kind", ["preferans.settle", "kozel.match", "cube.match", "spades.readings"])
def test_a_phone_shows_the_step_and_its_place_in_the_drawing(open_page: Pages, kind: str) -> None:
    """However long the walk: what the step is about is marked in sight, above the step and not over it."""
    page = open_page(f"en/{LESSON_OF[kind]}", width=360)
    one = Explorer(page, kind).uncover()
    one.press("first")
    for _ in range(min(one.steps.count(), WALKED + 4)):
        step = one.root.locator("li.rx-current").bounding_box()
        bar = one.root.locator(".rx-bar").bounding_box()
        picture = one.root.locator(".rx-picture").bounding_box()
        assert step
        assert picture
        assert bar
        assert picture["y"] >= 0
        assert picture["y"] + picture["height"] <= step["y"] + 1
        assert step["y"] + step["height"] <= bar["y"] + 1
        for part in one.root.locator(".rx-picture .rx-current").all()[:1]:
            place = part.bounding_box()
            assert place
            assert picture["y"] - 1 <= place["y"]
            assert place["y"] + place["height"] <= picture["y"] + picture["height"] + 1
        one.press("next")


@pytest.mark.parametrize("lesson", ONE_EACH)
def test_nothing_is_fetched_for_it(open_page: Pages, lesson: str) -> None:
    """Stepping, depths and predictions ask the server for nothing, least of all for the engine."""
    page = open_page(f"en/{lesson}")
    page.wait_for_load_state("networkidle")
    before = len(open_page.guards[0].requests)
    for kind in LESSONS[lesson]:
        one = Explorer(page, kind).uncover()
        one.press("first")
        one.press("next")
        one.depth.select_option("everything")
    page.wait_for_load_state("networkidle")
    requests = open_page.guards[0].requests
    # the browser itself looks for the page's icon again when the address changes
    assert {url for url in requests[before:] if not url.endswith("/icon.svg")} == set()
    assert not [url for url in requests if "/runtime/" in url or "wasm" in url]


@pytest.mark.parametrize("depth", DEPTHS)
def test_depths_are_kept_on_the_next_page(page: Page, site_url: str, depth: str) -> None:
    """The answer alone, the steps, or everything: as chosen, and so on the next page as well."""
    page.goto(f"{site_url}en/{LESSON}")
    Explorer(page, "kozel.clinch").depth.select_option(depth)
    page.goto("about:blank")
    page.goto(f"{site_url}en/{LESSON}")
    for kind in LESSONS[LESSON]:
        one = Explorer(page, kind).uncover()
        steps, reasons = DEPTHS[depth]
        expect(one.depth).to_have_value(depth)
        expect(one.verdict).to_be_visible()
        expect(one.steps.first).to_be_visible(visible=steps)
        expect(one.root.locator(".rx-why dl").first).to_be_visible(visible=reasons)


def test_a_walk_is_no_choice_of_depth(page: Page, site_url: str) -> None:
    """Whoever walks through an example that opened with the answer alone finds the next one so again."""
    page.goto(f"{site_url}en/{LESSON}")
    page.locator("rules-explorer[data-depth=verdict] [data-do=first]").first.click()
    opened = page.locator("rules-explorer[data-depth=verdict]").count()
    page.goto("about:blank")
    page.goto(f"{site_url}en/{LESSON}")
    expect(page.locator("rules-explorer[data-depth=verdict]")).to_have_count(opened + 1)


def test_an_unfolded_reason_stays_unfolded(page: Page, site_url: str) -> None:
    """The next step and another answer do not fold away what the reader has opened."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch").uncover()
    one.press("first")
    one.steps.first.locator("summary").click()
    one.press("next")
    expect(one.steps.first.locator("dl")).to_be_visible()
    one.set("table", "1")
    expect(one.root).to_have_attribute("data-state", "live", timeout=PATIENCE)
    one.expect_live()
    expect(one.steps.first.locator("dl")).to_be_visible()


def test_storage_that_is_forbidden_breaks_nothing(page: Page, site_url: str) -> None:
    """A reader who forbids storage can choose a depth all the same."""
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError') }"
    )
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch")
    one.depth.select_option("everything")
    expect(one.root.locator(".rx-why dl").first).to_be_visible()
