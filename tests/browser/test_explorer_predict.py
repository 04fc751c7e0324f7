"""Predict first: the answer is covered until the reader has said what it will be."""

import pytest
from playwright.sync_api import Page, expect

from rulesengine.text.catalogue import say
from tests.harness.explorers import LESSON, LESSON_OF, PATIENCE, Explorer
from tests.harness.pages import Pages

# One hand after a tie that shows each mistake by another number: 4:3, 60:60, then a big win of A.
ALL_MISTAKES = "pairs=4&pairs=3&hands=60%3A60%0A95%3A25"

pytestmark = pytest.mark.browser


def predicting(page: Page, address: str) -> Explorer:
    """Open the match explorer and start to predict."""
    page.goto(address)
    one = Explorer(page, "kozel.match")
    if one.root.get_attribute("data-predicting") is None:
        one.press("predict")
    expect(one.root).to_have_attribute("data-predicting", "")
    expect(one.result).to_be_hidden()
    return one


def guess(one: Explorer, text: str) -> None:
    """Type a prediction and confirm it."""
    one.guess.fill(text)
    one.guess.press("Enter")


def test_a_lesson_opens_covered(page: Page, site_url: str) -> None:
    """Where a lesson asks for a prediction, the answer is out of sight from the start."""
    page.goto(f"{site_url}en/{LESSON}")
    for covered in page.locator("rules-explorer[data-covered]").all():
        expect(covered).to_have_attribute("data-predicting", "")
        expect(covered.locator("[data-verdict]")).to_be_hidden()
        expect(covered.locator("[data-guess-input]")).to_be_visible()


@pytest.mark.parametrize("typed", ["{}:{}", "{} : {}", " {} - {}", "{} {}"])
def test_the_right_answer_uncovers(page: Page, site_url: str, typed: str) -> None:
    """Two numbers are understood however they are typed, and the answer is shown."""
    one = predicting(page, f"{site_url}en/{LESSON}")
    right = one.root.locator("[data-guess][data-right]").get_attribute("data-guess") or ""
    guess(one, typed.format(*right.split(":")))
    expect(one.reply).to_have_class("rx-reply rx-right")
    expect(one.verdict).to_be_visible()
    expect(one.root).to_have_attribute("data-state", "stepper")


def test_each_known_mistake_has_its_reply(page: Page, site_url: str) -> None:
    """A wrong number that a known mistake makes is answered by what went wrong; the answer stays covered."""
    one = predicting(page, f"{site_url}en/{LESSON}")
    known = one.root.locator("[data-guess]:not([data-right])")
    replies = [reply.strip() for reply in known.all_text_contents()]
    assert len(set(replies)) == len(replies) >= 3
    for wrong, reply in zip(known.all(), replies, strict=True):
        guess(one, wrong.get_attribute("data-guess") or "")
        expect(one.reply).to_have_text(reply)
        expect(one.result).to_be_hidden()
    guess(one, "99:98")
    expect(one.reply).to_have_text(say("ui-guess-wrong", "en"))
    expect(one.result).to_be_hidden()


def test_mistakes_are_those_of_the_numbers_in_the_form(page: Page, site_url: str) -> None:
    """After a changed example the replies are those of its own mistakes."""
    page.goto(f"{site_url}en/{LESSON}")
    one = Explorer(page, "kozel.match").uncover()
    page.goto(f"{site_url}en/{LESSON}#{one.key}?{ALL_MISTAKES}")
    one.expect_live()
    known = {node.get_attribute("data-guess") for node in one.root.locator("[data-guess]").all()}
    assert {"7:3", "6:3"} < known
    one.press("predict")
    guess(one, "6:3")
    expect(one.reply).not_to_be_empty()
    expect(one.reply).not_to_have_text(say("ui-guess-wrong", "en"))


def test_the_answer_can_be_looked_at(page: Page, site_url: str) -> None:
    """Nobody has to guess, and one can cover the answer again."""
    one = predicting(page, f"{site_url}en/{LESSON}")
    one.press("reveal")
    expect(one.verdict).to_be_visible()
    one.press("predict")
    expect(one.verdict).to_be_hidden()
    expect(one.guess).to_be_focused()
    one.press("predict")
    expect(one.verdict).to_be_visible()


def test_an_empty_guess_is_no_guess(page: Page, site_url: str) -> None:
    """Letters and nothing at all are not judged, and nothing is submitted."""
    one = predicting(page, f"{site_url}en/{LESSON}")
    address = one.address
    for text in ("", "abc", "   "):
        guess(one, text)
        expect(one.reply).to_have_text("")
    assert one.address == address


def test_a_changed_number_wants_another_prediction(page: Page, site_url: str) -> None:
    """The old reply goes away with the answer that it belonged to, and the new answer stays covered."""
    one = predicting(page, f"{site_url}en/{LESSON}")
    guess(one, "99:98")
    one.set("hands", "61:59")
    expect(one.reply).to_have_text("", timeout=PATIENCE)
    expect(one.result).to_be_hidden()
    one.expect_answered()


def test_a_sent_link_is_not_covered(open_page: Pages, site_url: str) -> None:
    """Who follows a link to a settled dispute sees it settled."""
    page = open_page(f"en/{LESSON}")
    key = Explorer(page, "kozel.match").key
    other = open_page(f"en/{LESSON}#{key}?hands=61%3A59")
    one = Explorer(other, "kozel.match")
    one.expect_live()
    expect(one.verdict).to_be_visible()


@pytest.mark.parametrize("typed", ["31,35 %", "31.35", "31"])
def test_a_decimal_meets_the_whole_number_asked_for(page: Page, site_url: str, typed: str) -> None:
    """Whoever copies the printed share, with a comma or a point, has it right."""
    page.goto(f"{site_url}en/{LESSON_OF['cube.takepoint']}")
    one = Explorer(page, "cube.takepoint")
    guess(one, typed)
    expect(one.reply).to_have_class("rx-reply rx-right")
    expect(one.verdict).to_be_visible()


@pytest.mark.parametrize("typed", ["−7½", "-7 1/2", "−15/2"])
def test_a_fraction_meets_the_answer_however_it_is_typed(page: Page, site_url: str, typed: str) -> None:
    """A mixed number and a fraction are one number."""
    lesson = LESSON_OF["preferans.settle"]
    page.goto(f"{site_url}en/{lesson}")
    key = Explorer(page, "preferans.settle").key
    page.goto(f"{site_url}en/{lesson}#{key}?pool=21:21:21:21&mountain=1:0:0:0")
    one = Explorer(page, "preferans.settle")
    one.expect_live()
    one.press("predict")
    guess(one, typed)
    expect(one.reply).to_have_class("rx-reply rx-right")
