"""A link that says what a form cannot hold is contradicted at that place, never silently replaced."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from rulesengine.explorers.page import show
from rulesengine.text.catalogue import LANGUAGES, say
from tests.harness.explorers import LESSON, Explorer
from tests.harness.pages import Pages

STATIC = Path(__file__).parent.parent.parent / "rulesengine" / "site" / "static"
ADDRESS = "http://explorer.test/"

pytestmark = pytest.mark.browser


@pytest.fixture
def bare(chromium: Browser) -> Iterator[Page]:
    """Give an empty page without the guard, which would complain of the engine that never comes."""
    with chromium.new_context() as context:
        yield context.new_page()


def opened(page: Page, kind: str, query: str, lang: str = "en") -> Explorer:
    """Open a page that has nothing but an explorer, by a link; its engine never comes."""

    def serve(route: Route) -> None:
        name = urlsplit(route.request.url).path.strip("/")
        script = STATIC / name
        if name.endswith(".js") and script.is_file():
            route.fulfill(body=script.read_text(encoding="utf-8"), content_type="text/javascript")
        elif name:
            route.abort()
        else:
            made = f'{show(kind, lang)}<script type="module" src="explorer.js"></script>'
            route.fulfill(body=f'<!doctype html><meta charset="utf-8">{made}', content_type="text/html")

    page.route(f"{ADDRESS}**", serve)
    page.goto(f"{ADDRESS}#x-{kind.replace('.', '-')}?{query}")
    one = Explorer(page, kind)
    expect(one.root).not_to_have_attribute("data-state", "static")
    return one


@pytest.mark.parametrize(
    ("lang", "kind", "name", "came"),
    [
        ("en", "preferans.deal", "preset", "evil"),
        ("ru", "preferans.deal", "level", "11"),
        ("uk", "preferans.close", "who", "Z"),
        ("ka", "kozel.match", "rules.tie", "<b>"),
        ("en", "cube.match", "preset", "evil"),
    ],
)
def test_a_choice_that_does_not_exist_is_named(
    bare: Page, lang: str, kind: str, name: str, came: str
) -> None:
    """It stands in the field as the link says it, with a sentence; the answer is marked as an older one."""
    one = opened(bare, kind, f"{name}={came}", lang)
    expect(one.problem(name)).to_have_text(say("ui-link-choice", lang, came=came))
    expect(one.field(name)).to_have_value(came)
    expect(one.root).to_have_attribute("data-stale", "")


@pytest.mark.parametrize(
    ("kind", "query", "came", "fields"),
    [
        ("preferans.deal", "tricks=6:2:1:1:0", 5, 4),
        ("preferans.settle", "players=A:B:C:D:E", 5, 4),
        ("preferans.settle", "pool=57", 1, 4),
        ("kozel.match", "pairs=2", 1, 2),
        ("kozel.match", "pairs=2&pairs=3&pairs=4", 3, 2),
    ],
)
def test_too_few_and_too_many_values_are_counted(
    bare: Page, kind: str, query: str, came: int, fields: int
) -> None:
    """Nobody's number is taken to be nothing, and none is dropped."""
    one = opened(bare, kind, query)
    name = query.partition("=")[0]
    expect(one.problem(name)).to_have_text(say("ui-link-count", "en", came=came, fields=fields))
    expect(one.root).to_have_attribute("data-stale", "")


def test_an_unknown_field_is_named_until_something_is_changed(bare: Page) -> None:
    """What belongs to no field is said above the answer, as text."""
    one = opened(bare, "kozel.match", "nosuch=3&%3Cb%3E=1&step=2")
    said = "".join(say("ui-link-unknown", "en", came=came) for came in ("nosuch", "<b>"))
    expect(one.root.locator("[data-problems]")).to_have_text(said)
    expect(one.root).to_have_attribute("data-stale", "")
    one.set("carry", "1")
    one.leave()
    assert "nosuch" not in one.address


@pytest.mark.parametrize(
    ("kind", "query", "name", "values"),
    [
        ("kozel.match", "pairs=2:3", "pairs", ["2", "3"]),
        ("kozel.match", "pairs=2&pairs=3", "pairs", ["2", "3"]),
        ("preferans.settle", "players=A:x&players=B&players=&players=D", "players", ["A:x", "B", "", "D"]),
        ("preferans.settle", "pool=abc:12:6:16", "pool", ["abc", "12", "6", "16"]),
        ("kozel.match", "carry=1&carry=2", "carry", ["1 2"]),
    ],
)
def test_what_a_form_can_hold_is_held_as_it_is(
    bare: Page, kind: str, query: str, name: str, values: list[str]
) -> None:
    """A name with a colon moves nobody; letters where a number is wanted are left to the engine to refuse."""
    one = opened(bare, kind, query)
    expect(one.field(name)).to_have_value(values[0])
    assert [one.field(name, index).input_value() for index in range(len(values))] == values
    expect(one.problem(name)).to_be_hidden()


def test_a_comma_is_not_dropped_from_a_number(bare: Page) -> None:
    """12,5 does not become 125 on its way into a field for whole numbers."""
    one = opened(bare, "kozel.match", "")
    one.field("carry").fill("")
    one.field("carry").press_sequentially("12,5")
    expect(one.field("carry")).to_have_value("12,5")
    one.quick.press_sequentially("12,5")
    expect(one.quick).to_have_value("12,5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_to_a_form_that_is_not_there_says_so(open_page: Pages, lang: str) -> None:
    """The numbers of an old or damaged link are not lost in silence; a link to a heading says nothing."""
    page = open_page(f"{lang}/{LESSON}#x-nothing?hands=61%3A59")
    lost = page.locator("[data-lost]")
    expect(lost).to_have_text(say("ui-link-lost", lang))
    page.evaluate(f"location.hash = '{Explorer(page, 'kozel.match').key}?hands=61%3A59'")
    expect(lost).to_have_text("")
    page.evaluate("location.hash = 'text'")
    expect(lost).to_have_text("")
