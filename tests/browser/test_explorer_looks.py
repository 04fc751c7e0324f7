"""Explorers on a phone, in the dark, for everyone: in every state that a reader can bring them to."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rulesengine.text.catalogue import LANGUAGES
from tests.harness.accessibility import axe_in_light_and_dark
from tests.harness.explorers import LESSON, LESSONS, ONE_EACH, Explorer
from tests.harness.pages import Pages

PHONE = 360
SMALLEST = 24

_SMALL = """smallest => [...document.querySelectorAll(
        'rules-explorer :is(input, select, textarea, button, summary)')]
    .filter(target => target.checkVisibility())
    .map(target => ({box: target.getBoundingClientRect(), target}))
    .filter(({box}) => box.width < smallest || box.height < smallest)
    .map(({target}) => target.outerHTML.slice(0, 80))"""
_CLIPPED = """() => [...document.querySelectorAll(
        'rules-explorer :is(button, select, label, legend, summary, td)')]
    .filter(part => part.checkVisibility())
    .filter(part => part.getBoundingClientRect().right
        > part.closest('rules-explorer').getBoundingClientRect().right)
    .map(part => part.outerHTML.slice(0, 80))"""

_CUT_CHOICES = """() => {
    document.querySelectorAll('rules-explorer details').forEach(part => { part.open = true });
    const probe = document.body.appendChild(document.createElement('div'));
    const cut = select => {
        const style = getComputedStyle(select);
        const [above, below, left, right] = ['Top', 'Bottom', 'Left', 'Right'].map(
            side => parseFloat(style['padding' + side]));
        probe.style.cssText = `position: absolute; overflow-wrap: normal;
            font: ${style.fontWeight} ${style.fontSize}/${style.lineHeight} ${style.fontFamily};
            width: ${select.clientWidth - left - right + 1}px; white-space: ${style.whiteSpace}`;
        return [...select.options].map(option => option.text).filter((text, index) => {
            select.selectedIndex = index;
            probe.textContent = text;
            return probe.scrollWidth > probe.clientWidth + 1
                || probe.clientHeight > select.clientHeight - above - below + 1;
        });
    };
    return [...document.querySelectorAll('rules-explorer select')]
        .filter(select => select.checkVisibility()).flatMap(cut);
}"""

_ALONE = """keys => {
    const kept = keys.map(key => document.getElementById(key));
    const others = [...document.querySelectorAll('main *')].filter(
        part => !part.matches('h1') && !kept.some(one => one.contains(part) || part.contains(one)));
    others.forEach(part => part.remove());
}"""
"""The rest of the page has a test of its own; without it axe is done much sooner."""

pytestmark = pytest.mark.browser


def untouched(_one: Explorer) -> None:
    """Leave it as the page opens it."""


def stepping(one: Explorer) -> None:
    """Stand at the second step."""
    one.press("first")
    one.press("next")


def predicting(one: Explorer) -> None:
    """Have guessed wrong."""
    if one.root.locator(".rx-predict").count():
        one.press("predict")
        one.predict("99:98")
        expect(one.reply).not_to_be_empty()


def unfolded(one: Explorer) -> None:
    """Show everything, the house rules too."""
    one.depth.select_option("everything")
    for group in one.root.locator(".rx-group > summary").all():
        group.click()


def refused(one: Explorer) -> None:
    """Have typed what cannot be."""
    numbers = one.root.locator(".rx-form input[inputmode='numeric'][name]")
    if numbers.count():
        one.set(numbers.first.get_attribute("name") or "", "-1000")
    else:
        texts = one.root.locator(".rx-form :is(textarea, input[type='text'])[name]")
        one.set(texts.first.get_attribute("name") or "", "?")
    expect(one.root).to_have_attribute("data-stale", "", timeout=30_000)


STATES: tuple[Callable[[Explorer], None], ...] = (untouched, unfolded, stepping, predicting, refused)


def in_state(page: Page, lesson: str, state: Callable[[Explorer], None]) -> None:
    """Bring the first explorer of each kind into a state."""
    for kind in LESSONS[lesson]:
        one = Explorer(page, kind)
        if state is not untouched and one.root.get_attribute("data-predicting") is not None:
            one.press("reveal")
        state(one)


@pytest.mark.parametrize(
    ("language", "lesson"),
    [*((one, LESSON) for one in LANGUAGES), *(("ka", page) for page in ONE_EACH[1:])],
)
def test_a_phone_holds_every_state(open_page: Pages, language: str, lesson: str) -> None:
    """At 360 pixels nothing scrolls sideways or is cut off, and every target is large enough for a thumb."""
    page = open_page(f"{language}/{lesson}", width=PHONE)
    for state in (untouched, stepping, unfolded, refused):
        in_state(page, lesson, state)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE, state.__name__
        assert page.evaluate(_SMALL, SMALLEST) == [], state.__name__
        assert page.evaluate(_CLIPPED) == [], state.__name__


@pytest.mark.parametrize("language", ["uk", "ka"])
def test_a_choice_is_read_whole_on_a_phone(open_page: Pages, site_url: str, language: str) -> None:
    """A closed list shows all of what is chosen in it, on as many lines as that needs."""
    page = open_page.blank(width=PHONE)
    for lesson in LESSONS:
        page.goto(f"{site_url}{language}/{lesson}")
        assert page.evaluate(_CUT_CHOICES) == [], lesson


@pytest.mark.parametrize(
    ("language", "lesson", "state"),
    [
        *(("en", LESSON, state) for state in STATES),
        ("uk", LESSON, unfolded),
        ("ka", LESSON, refused),
        *(("ru", page, refused) for page in ONE_EACH[1:]),
    ],
    ids=lambda part: getattr(part, "__name__", part),
)
def test_axe_finds_nothing_in_any_state(
    open_page: Pages, language: str, lesson: str, state: Callable[[Explorer], None]
) -> None:
    """No state of any explorer shuts anyone out, in light and dark."""
    page = open_page(f"{language}/{lesson}")
    in_state(page, lesson, state)
    keys = [Explorer(page, kind).key for kind in LESSONS[lesson]]
    page.evaluate(_ALONE, keys)
    assert axe_in_light_and_dark(page) == []


@pytest.mark.parametrize("width", [PHONE, 1280])
def test_the_stepper_stays_at_hand(open_page: Pages, width: int) -> None:
    """The buttons of a walk stay within the window while the steps are longer than it."""
    page = open_page(f"en/{LESSON}", width=width)
    one = Explorer(page, "kozel.match").uncover()
    one.depth.select_option("everything")
    one.press("first")
    page.evaluate("element => element.scrollIntoView()", one.result.element_handle())
    expect(one.root.locator("[data-do='next']")).to_be_in_viewport(ratio=1)
