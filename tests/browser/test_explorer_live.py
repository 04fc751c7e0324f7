"""Explorers with the engine: at the first touch it starts, and the page answers as the desk does."""

import pytest
from playwright.sync_api import Page, Route, expect

from rulesengine.text.catalogue import say
from tests.harness.explorers import KINDS, LESSON, LESSON_OF, PATIENCE, Explorer
from tests.harness.pages import Pages

# What the browser keeps is written when the engine is up, so as not to slow it down.
_KEPT = """async wanted => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
    return kept.flat().length >= wanted; }"""
CHANGES = {
    "kozel.match": ("hands", "61:59\n60:60\n25:95"),
    "kozel.count": ("banks", "A=3 10=2 K=2 Q=2 J=2\nA=1 10=2 K=2 Q=2 J=2"),
    "kozel.clinch": ("table", "1"),
    "kozel.audit": ("recorded", "3:3\n4:3"),
    "kozel.compare": ("hands", "60:60\n60:60\n95:25"),
    "preferans.deal": ("tricks", "4", "3", "3"),
    "preferans.raspasy": ("tricks", "10", "0", "0"),
    "preferans.close": ("points", "7"),
    "preferans.settle": ("mountain", "7"),
    "preferans.rounding": ("mountain", "7"),
    "preferans.audit": ("mountain", "7"),
    "preferans.party": ("deals", "misere A: A=1"),
    "preferans.correct": ("deal", "misere A: A=1"),
    "preferans.compare": ("deal.tricks", "4", "3", "3"),
    "preferans.worth": ("answers", "", "whist", "pass"),
    "preferans.trick_value": ("level", "9"),
    "spades.hand": ("tricks", "4", "4", "3", "2"),
    "spades.bags": ("hands", "2 3 2 3 / 5 3 3 2\n2 3 2 3 / 5 3 3 2"),
    "spades.audit": ("recorded", "62:-60\n122:1"),
    "spades.compare": ("tricks", "6", "3", "2", "2"),
    "spades.compare_games": ("hands", "2 3 2 3 / 5 3 3 2\n2 3 2 3 / 5 3 3 2"),
    "spades.readings": ("tricks", "2", "5"),
    "spades.legal": ("hand", "A♠ 2♦ 3♣"),
    "spades.nil": ("hand", "A♠ K♠ 6♠ 4♠ J♦ 9♦ 4♦"),
    "spades.table": ("bid", "6"),
    "cube.status": ("score", "6", "1"),
    "cube.grid": ("length", "5"),
    "cube.match": ("games", "A double, B take → A oyn"),
    "cube.mat": (
        "text",
        " 1 point match\n\n Game 1\n A : 0  B : 0\n  1) 31: 8/5 6/5  Doubles => 2\n  2)  Takes\n",
    ),
    "cube.audit": ("recorded", "2:0\n2:2\n2:3"),
    "cube.compare": ("games", "A double, B take → A oyn"),
    "cube.policy_counts": ("longest", "5"),
    "cube.policies": ("score", "6", "1"),
    "cube.counts": ("longest", "5"),
    "cube.takepoint": ("score", "5", "4"),
    "cube.gammon": ("score", "5", "4"),
    "cube.chance": ("score", "4", "4"),
    "cube.chain": ("score", "5", "4"),
    "cube.actions": ("score", "5", "4"),
    "cube.result": ("score", "5", "4"),
    "cube.resign": ("score", "5", "4"),
}

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_number_is_answered(page: Page, site_url: str, kind: str) -> None:
    """Each explorer shows what the engine on the desk says, step by step and word by word."""
    page.goto(f"{site_url}en/{LESSON_OF[kind]}")
    one = Explorer(page, kind).uncover()
    before = one.result.text_content()
    one.set(*CHANGES[kind])
    one.expect_live()
    assert one.result.text_content() != before
    expect(one.status).to_be_hidden()


def test_first_touch_starts_the_engine(page: Page, site_url: str) -> None:
    """Loading is said while it lasts, the example stays, and typing is not held up."""
    held: list[Route] = []
    page.route("**/worker.js", lambda route: held.append(route))  # noqa: PLW0108  # it marks what it is given
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.clinch")
    verdict = one.verdict.text_content() or ""
    one.field("table").focus()
    expect(one.root).to_have_attribute("data-state", "loading")
    expect(one.status).to_have_text(say("ui-loading", "en"))
    expect(one.verdict).to_have_text(verdict)
    one.field("table").fill("1")
    one.press("first")
    expect(one.steps.locator("visible=true")).to_have_count(1)
    held[0].continue_()
    expect(one.root).to_have_attribute("data-state", "live", timeout=PATIENCE)
    one.expect_live()


def test_house_rules_are_answered(page: Page, site_url: str) -> None:
    """Every field of the house rules, of both houses too, changes the answer."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.compare")
    one.set("hands", "60:60\n60:60\n95:25")
    for name, value in (
        ("rules.tie", "both"),
        ("rules.tie", "redeal"),
        ("rules.target", "9"),
        ("rules.big_win_from", "100"),
        ("against.tie", "carry"),
        ("against.carry_cap", "5"),
        ("against.carry_may_finish", "false"),
    ):
        one.set(name, value)
        one.expect_live()


def test_quick_entries(page: Page, site_url: str) -> None:
    """A tap adds a hand, a number adds another with its rest, the last one can be taken away."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    hands = one.field("hands")
    before = hands.input_value()
    one.root.locator("[data-quick-entry='60:60']").click()
    expect(hands).to_have_value(f"{before}\n60:60")
    one.expect_live()
    one.quick.fill("70")
    expect(one.root.locator("[data-quick-rest]")).to_have_text("70:50")
    one.root.locator("[data-quick-add]").click()
    expect(hands).to_have_value(f"{before}\n60:60\n70:50")
    expect(one.quick).to_have_value("")
    one.expect_live()
    for _ in range(2):
        one.root.locator("[data-quick-undo]").click()
    expect(hands).to_have_value(before)
    one.expect_live()


def test_last_deal_of_a_party_is_taken_back_and_the_rest_settled(page: Page, site_url: str) -> None:
    """A button takes a line away, the others stay as typed; a link carries the sheet into its settlement."""
    page.goto(f"{site_url}ru/{LESSON_OF['preferans.party']}")
    one = Explorer(page, "preferans.party")
    one.set("deals", "6 A: ; B пас, C пас\n7 C: ; A pass, B pass")
    one.expect_live()
    one.root.locator("[data-set='-=deals']").click()
    expect(one.field("deals")).to_have_value("6 A: ; B пас, C пас")
    one.expect_live()
    one.root.locator(".rx-link a").click()
    settled = Explorer(page, "preferans.settle")
    expect(settled.field("pool")).to_have_value("2")
    settled.expect_live()


def test_an_impossible_quick_entry_is_refused(page: Page, site_url: str) -> None:
    """130 points are not passed over in silence."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    one.quick.fill("130")
    one.quick.press("Enter")
    one.expect_refused("hands")
    one.root.locator("[data-quick-undo]").click()
    one.expect_live()


def test_two_explorers_leave_each_other_alone(page: Page, site_url: str) -> None:
    """What is changed in one stays out of the other; each has its own problems and steps."""
    page.goto(f"{site_url}en/{LESSON}")
    one, other = Explorer(page, "kozel.clinch"), Explorer(page, "kozel.clinch", 1)
    fields, text = other.fields(), other.result.text_content() or ""
    one.set("table", "999")
    one.expect_refused("table")
    other.press("first")
    assert other.fields() == fields
    expect(other.problem("table")).to_be_hidden()
    expect(other.result).to_have_text(text)
    other.set("table", "2")
    other.expect_live()
    expect(one.problem("table")).to_be_visible()
    expect(one.steps.locator("visible=true")).to_have_count(one.steps.count())


def test_the_answer_is_that_to_the_last_input(page: Page, site_url: str) -> None:
    """However fast one types, in two explorers at once, no older answer stays."""
    page.goto(f"{site_url}en/{LESSON}")
    one, other = Explorer(page, "kozel.match").uncover(), Explorer(page, "kozel.clinch")
    for points in range(61, 80):
        one.set("hands", f"{points}:{120 - points}\n60:60")
        other.set("table", str(points - 61))
    one.expect_live()
    other.expect_live()
    one.field("hands").press_sequentially("\n74:46\n")
    one.expect_live()


def test_the_engine_starts_once_for_two_pages(open_page: Pages, site_url: str) -> None:
    """What one page has fetched, the next page of any language takes from the browser."""
    page = open_page(f"en/{LESSON}")
    heavy: list[str] = []
    for language in ("en", "ru"):
        page.goto(f"{site_url}{language}/{LESSON}")
        one = Explorer(page, "kozel.clinch")
        one.set("table", "1")
        one.expect_live()
        page.wait_for_load_state("networkidle")
        heavy = [url for url in open_page.guards[0].requests if url.endswith(".gz")]
        page.wait_for_function(_KEPT, arg=len(heavy))
    assert sorted(set(heavy)) == sorted(heavy)
    assert heavy
