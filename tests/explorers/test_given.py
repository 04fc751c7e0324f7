"""On paper the form is not seen: a line names the convention and what was changed."""

import json
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page

from rulesengine.explorers.host import answer
from rulesengine.explorers.page import show
from rulesengine.text.catalogue import LANGUAGES, say
from tests.views.test_scoresheet_looks import STYLE

CHANGED = {"preset": "leningrad", "level": "6", "tricks": ["6", "2", "2"], "answers": ["", "whist", "whist"]}


def line(explorer: str, lang: str, given: Mapping[str, object]) -> str:
    """Give the line of an answer without its markup."""
    told = json.loads(answer(json.dumps({"explorer": explorer, "lang": lang, "given": given})))
    found = re.findall(r'<p class="rx-given">(.*?)</p>', told["html"], re.DOTALL)
    return str(found[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_convention_and_what_was_changed_are_named(lang: str) -> None:
    """The preset and a setting that was changed; what is as the convention says is not said again."""
    said = line("preferans.deal", lang, CHANGED | {"rules.whist_style": "greedy"})
    assert say("word-preferans-preset-leningrad", lang) in said
    style = say("preferans-axis-whist_style", lang)
    assert f"{style} — {say('word-preferans-whist_style-greedy', lang)}" in said
    assert say("preferans-axis-penalty_factor", lang) not in said
    assert say("preferans-field-dealer", lang) not in said


def test_settlement_names_convention_and_rounding_in_a_short_line() -> None:
    """What decides a settlement stands above it; the rest is the convention's own."""
    given = {"preset": "sochi", "pool": ["1", "2", "3"], "mountain": ["4", "5", "7"], "rounding": "truncate"}
    said = line("preferans.settle", "en", given)
    for words in ("Sochi", "Cut to whole whists"):
        assert words in said
    assert len(said) < 140


@pytest.mark.browser
@pytest.mark.parametrize("width", [360, 800])
def test_line_is_seen_on_paper_only(page: Page, width: int) -> None:
    """On the screen the form says it; on paper the line takes its place."""
    page.set_viewport_size({"width": width, "height": 900})
    page.set_content(f"<style>{STYLE}</style><main>{show('preferans.settle', 'en')}</main>")
    given = page.locator(".rx-given")
    assert not given.is_visible()
    page.emulate_media(media="print")
    assert given.is_visible()
    box = given.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
