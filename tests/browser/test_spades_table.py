"""The table to play at, in a browser: by thumb, by keyboard, by a link, and with the reasons at hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from rulesengine.core.cards import parse_card
from rulesengine.text.catalogue import say
from tests.harness.accessibility import axe, axe_in_light_and_dark
from tests.harness.explorers import PATIENCE, Explorer
from tests.harness.pages import Pages

LESSON = "notebooks/spades_play.html"
KIND = "spades.table"
_FOCUSED = "document.activeElement.dataset.set ?? ''"

pytestmark = pytest.mark.browser


def table(page: Page) -> Explorer:
    """Give the table with everything still to do: no bid, no card."""
    one = Explorer(page, KIND)
    one.set("deal", "1")
    one.set("bid", "")
    one.set("cards", "")
    one.expect_live()
    return one


def button(one: Explorer, writes: str) -> Locator:
    """Give the button that writes this."""
    return one.result.locator(f"[data-set='{writes}']")


def playable(one: Explorer) -> Locator:
    """Give the cards that may be pressed."""
    return one.result.locator("button.rx-held")


def refused(one: Explorer) -> Locator:
    """Give the cards that may not be played."""
    return one.result.locator("details.rx-refused")


def play_on(one: Explorer, press: Callable[[Locator], None]) -> None:
    """Play the hand to its end, always the first card that may be played."""
    for _ in range(13):
        before = one.result.text_content() or ""
        press(playable(one).first)
        expect(one.result).not_to_have_text(before, timeout=PATIENCE)
        one.expect_answered()


def test_a_hand_is_played_by_thumb(chromium: Browser, site_url: str) -> None:
    """On a phone: a bid, thirteen cards, the score with its reasons, and the next hand."""
    phone = chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = phone.new_page()
    page.goto(f"{site_url}en/{LESSON}")
    one = table(page)
    button(one, "bid=4").tap()
    expect(one.field("bid")).to_have_value("4")
    one.expect_live()
    play_on(one, Locator.tap)
    expect(one.verdict).to_have_attribute("data-rule", "spades-deal-over")
    expect(one.steps.filter(has_text="Made:").or_(one.steps.filter(has_text="Set:"))).to_have_count(2)
    page.get_by_role("button", name=say("spades-act-next", "en")).tap()
    expect(one.field("deal")).to_have_value("2")
    one.expect_live()
    phone.close()


def test_a_hand_is_played_by_keyboard_alone(page: Page, site_url: str) -> None:
    """After each card the keyboard stands on a card again, so that Enter is enough."""
    page.goto(f"{site_url}en/{LESSON}")
    one = table(page)
    button(one, "bid=4").focus()
    page.keyboard.press("Enter")
    expect(playable(one).first).to_be_visible(timeout=PATIENCE)
    for count in range(13):
        assert page.evaluate(_FOCUSED).startswith("cards="), count
        before = one.result.text_content() or ""
        page.keyboard.press("Enter")
        expect(one.result).not_to_have_text(before, timeout=PATIENCE)
        one.expect_answered()
    expect(one.verdict).to_have_attribute("data-rule", "spades-deal-over")


def test_a_card_is_played_into_its_own_deal_only(chromium: Browser, site_url: str) -> None:
    """Until a link is answered the cards of the older picture do nothing, and nothing of the link is lost."""
    page = chromium.new_context().new_page()
    page.route("**/runtime/**", lambda route: route.abort())
    page.goto(f"{site_url}en/{LESSON}#x-table?deal=7&bid=3&cards=K♥+A♣")
    one = Explorer(page, KIND)
    expect(one.root).to_have_attribute("data-stale", "")
    playable(one).first.click()
    expect(one.field("cards")).to_have_value("K♥ A♣")


def test_another_deal_begins_with_its_bid(page: Page, site_url: str) -> None:
    """What was bid and played in the deal before is left behind."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, KIND)
    expect(one.field("cards")).not_to_have_value("")
    one.set("deal", "7")
    one.expect_live()
    expect(one.field("bid")).to_have_value("")
    expect(one.field("cards")).to_have_value("")


@pytest.mark.parametrize("language", ["en", "ka"])
def test_a_refused_card_says_why(page: Page, site_url: str, language: str) -> None:
    """Pressed, it answers with its rule and stays in the hand; the state does not change."""
    page.goto(f"{site_url}{language}/{LESSON}")
    one = table(page)
    button(one, "bid=4").click()
    expect(refused(one).first).to_be_visible(timeout=PATIENCE)
    fields, first = one.fields(), refused(one).first
    expect(first.locator(".rx-refusal")).to_be_hidden()
    first.locator("summary").click()
    expect(first.locator(".rx-refusal")).to_be_visible()
    ace = (parse_card("A♠"),)
    expect(first.locator(".rx-refusal")).to_have_text(say("spades-must-follow", language, cards=ace, led="♦"))
    refused(one).nth(1).locator("summary").press("Enter")
    expect(refused(one).nth(1).locator(".rx-refusal")).to_be_visible()
    expect(first.locator(".rx-refusal")).to_be_hidden()
    assert one.fields() == fields


def test_a_link_restores_the_state_and_back_undoes(open_page: Pages) -> None:
    """Another reader who opens the address sees the same table; back takes one card away."""
    page = open_page(f"en/{LESSON}")
    one = table(page)
    button(one, "bid=4").click()
    states = []
    for _ in range(3):
        one.expect_live()
        states.append(one.result.text_content() or "")
        playable(one).first.click()
        expect(one.result).not_to_have_text(states[-1], timeout=PATIENCE)
    one.expect_live()
    last = one.result.text_content() or ""
    other = Explorer(open_page(one.address.rpartition("/en/")[2].join(["en/", ""])), KIND)
    expect(other.result).to_have_text(last, timeout=PATIENCE)
    for state in reversed(states):
        page.go_back()
        expect(one.result).to_have_text(state, timeout=PATIENCE)


@pytest.mark.parametrize("language", ["ka"])
def test_nobody_is_shut_out(open_page: Pages, language: str) -> None:
    """While bidding, with a refusal open, and at the end: on a phone, in light and dark."""
    page = open_page(f"{language}/{LESSON}", width=360)
    one = table(page)
    page.evaluate(
        "key => [...document.querySelectorAll('main *')].filter(part => !part.matches('h1')"
        " && !document.getElementById(key).contains(part)"
        " && !part.contains(document.getElementById(key))).forEach(part => part.remove())",
        one.key,
    )
    assert axe(page) == []
    button(one, "bid=4").click()
    expect(refused(one).first).to_be_visible(timeout=PATIENCE)
    refused(one).first.locator("summary").click()
    assert axe_in_light_and_dark(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    play_on(one, Locator.click)
    assert axe(page) == []


def test_cards_are_seen_without_scripts(open_page: Pages) -> None:
    """The worked deal stands there in full; what could not be pressed is no button."""
    page = open_page(f"en/{LESSON}", scripts=False)
    one = Explorer(page, KIND)
    expect(one.result.locator(".rx-hand .rx-card").first).to_be_visible()
    expect(playable(one).first).to_be_hidden()
    expect(playable(one).first.locator(".rx-card")).to_be_visible()
