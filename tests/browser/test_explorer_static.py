"""Explorers with scripts off: the worked example is complete before anything runs."""

import re
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rulesengine.text.catalogue import LANGUAGES, say
from tests.harness.explorers import KINDS, LESSON, LESSON_OF, LESSONS, ONE_EACH, Explorer
from tests.harness.pages import Pages

UNFOLDED = 4
"""Reasons of an interactive that are unfolded one by one."""
SHEETS = ("preferans.deal", "preferans.settle", "preferans.trick_value")

pytestmark = pytest.mark.browser


def test_every_kind_stands_in_a_lesson() -> None:
    """No interactive is made that a reader cannot find."""
    assert set(LESSON_OF) == set(KINDS)


@pytest.mark.parametrize(
    ("language", "lesson"),
    [*((one, LESSON) for one in LANGUAGES), *zip(cycle(LANGUAGES), ONE_EACH, strict=False)],
)
def test_the_whole_example_is_there(open_page: Pages, language: str, lesson: str) -> None:
    """Verdict, every step and a notice are to be seen; controls that do nothing are not."""
    page = open_page(f"{language}/{lesson}", scripts=False)
    for kind in LESSONS[lesson]:
        one = Explorer(page, kind)
        expect(one.root).to_have_attribute("data-state", "static")
        expect(one.verdict).not_to_be_empty()
        for step in one.steps.all():
            expect(step.locator(".rx-sentence")).to_be_visible()
            expect(step.locator(".rx-sentence")).not_to_be_empty()
        expect(one.root.locator(".rx-noscript")).to_have_text(say("ui-no-script", language))
        for selector in (".rx-form", ".rx-tools", ".rx-bar", ".rx-start", ".rx-predict"):
            expect(one.root.locator(selector).locator("visible=true")).to_have_count(0)


@pytest.mark.parametrize("lesson", ONE_EACH)
def test_reasons_unfold(open_page: Pages, lesson: str) -> None:
    """Behind each step stand its rule, its numbers and its source; somewhere a rule that did not apply."""
    page = open_page(f"en/{lesson}", scripts=False)
    for kind in LESSONS[lesson]:
        reasons = Explorer(page, kind).root.locator(".rx-step .rx-why").all()
        for why in reasons[:UNFOLDED]:
            for folded in why.locator("xpath=ancestor::details[not(@open)]/summary").all():
                folded.click()
            why.locator("summary").click()
            expect(why.locator("dd a")).to_be_visible()
            assert why.locator(".rx-facts div").count() > 1 or why.locator(".rx-source").count()
        expect(Explorer(page, kind).root.locator(".rx-source").first).to_be_visible()
    if lesson != "notebooks/spades_play.html":  # there the cards themselves say why they may not be played
        expect(page.locator("[open] > .rx-rejected li").first).to_be_visible()


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_rule_leads_to_its_paragraph(site_dir: Path, open_page: Pages, lesson: str) -> None:
    """The rule of each step is a link that ends where the rule stands."""
    page = open_page(f"en/{lesson}", scripts=False)
    links = set(
        page.locator("rules-explorer dd a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    )
    assert links
    for link in links:
        file, _, anchor = link.partition("#")
        target = (site_dir / "en" / "notebooks" / file).read_text("utf-8")
        assert f'id="{anchor}"' in target, link


@pytest.mark.parametrize("kind", ["kozel.match", "kozel.count", "kozel.clinch", *SHEETS])
def test_drawings_say_what_they_show(open_page: Pages, kind: str) -> None:
    """A drawing has a name and a description for those who do not see it."""
    drawing = Explorer(open_page(f"en/{LESSON_OF[kind]}", scripts=False), kind).root.locator("svg").first
    for part in ("title", "desc"):
        expect(drawing.locator(f"> {part}")).to_have_text(re.compile(r"\S+ \S+"))


@pytest.mark.parametrize("kind", ["kozel.audit", "kozel.compare", "preferans.audit", "preferans.compare"])
def test_tables_say_what_they_show(open_page: Pages, kind: str) -> None:
    """A table has a caption, and each line and column a head."""
    page = open_page(f"en/{LESSON_OF[kind]}", scripts=False)
    table = Explorer(page, kind).root.locator(".rx-picture table").first
    expect(table.locator("caption")).not_to_be_empty()
    expect(table.locator("tbody tr").first.locator("th")).to_have_attribute("scope", "row")
    expect(table.locator("thead th").first).to_have_attribute("scope", "col")


def test_languages_lead_to_the_same_example(open_page: Pages) -> None:
    """With scripts off too the same page waits in the other language."""
    page = open_page(f"en/{LESSON}", scripts=False)
    page.get_by_role("link", name="ქართული").click()
    expect(page).to_have_url(re.compile(f"/ka/{LESSON}$"))
    expect(Explorer(page, "kozel.match").verdict).to_be_visible()


@pytest.mark.parametrize(
    ("depth", "lesson"), [("verdict", LESSON), *(("steps", lesson) for lesson in ONE_EACH)]
)
def test_print_shows_the_result_without_controls(open_page: Pages, depth: str, lesson: str) -> None:
    """On paper the example is complete, whatever was folded away or covered on the screen."""
    page = open_page(f"en/{lesson}")
    for kind in LESSONS[lesson]:
        one = Explorer(page, kind).uncover()
        one.press("first")
        one.depth.select_option(depth)
    page.emulate_media(media="print")
    for kind in LESSONS[lesson]:
        one = Explorer(page, kind)
        expect(one.verdict).to_be_visible()
        for step in one.steps.all():
            expect(step).to_be_visible()
        controls = one.root.locator(
            "button:not(.rx-held), input, select, textarea"
        )  # a card is a drawing too
        expect(controls.locator("visible=true")).to_have_count(0)


@pytest.mark.parametrize("lesson", ONE_EACH)
def test_print_keeps_interactives_on_the_page(open_page: Pages, lesson: str) -> None:
    """Printed as narrow as a phone, nothing of an interactive lies past an edge."""
    page = open_page(f"en/{lesson}", width=360, scripts=False)
    page.emulate_media(media="print")
    edges = page.locator("rules-explorer").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    )
    assert edges
    assert all(0 <= left < right <= 360 for left, right in edges), edges


def test_print_uncovers_the_answer(open_page: Pages) -> None:
    """A prediction that is asked for on the screen hides nothing on paper."""
    page = open_page(f"en/{LESSON}")
    covered = page.locator("rules-explorer[data-covered]").first
    expect(covered).to_have_attribute("data-predicting", "")
    expect(covered.locator("[data-verdict]")).to_be_hidden()
    page.emulate_media(media="print")
    expect(covered.locator("[data-verdict]")).to_be_visible()
