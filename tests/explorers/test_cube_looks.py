"""Drawings of the cube in a real browser: nothing touches, a phone has room, cells lead somewhere."""

import re

import pytest
from playwright.sync_api import Page, expect

from rulesengine.cube.actions import legal_actions
from rulesengine.cube.chain import match_grid, turn_chain
from rulesengine.cube.compare import compare_policies
from rulesengine.cube.counts import count_wrong
from rulesengine.cube.gammon import gammon_value
from rulesengine.cube.match import play_match
from rulesengine.cube.match_record import MatchRecord
from rulesengine.cube.mistakes import Simplification
from rulesengine.cube.record import read_game
from rulesengine.cube.scoring import Result, score_game
from rulesengine.cube.state import CubeState, Phase
from rulesengine.cube.status import cube_status
from rulesengine.cube.takepoint import TakeModel, take_point
from rulesengine.explorers.cube_chances import draw_gammon, draw_takepoint
from rulesengine.explorers.cube_games import draw_actions, draw_chain, draw_result
from rulesengine.explorers.cube_grid import draw_grid
from rulesengine.explorers.cube_match import draw_match
from rulesengine.explorers.cube_policies import draw_counts, draw_policies
from rulesengine.explorers.cube_status import draw_status
from rulesengine.explorers.cube_turns import draw_turns
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.views.answer import Drawn
from tests.views.test_scoresheet_looks import OUTSIDE, OVERLAPS, SMALL, SMALLEST, STYLE

pytestmark = pytest.mark.browser

GAMES = ("A double, B take, B double, A pass", "→ A mars", "→ A mars", "B double, A take → B oyn", "→ A oyn")
STATES = (
    CubeState(length=7, score=(3, 2), cube=4, owner="A"),
    CubeState(length=64, score=(63, 62), turn="B", crawford=True),
    CubeState(length=64, score=(42, 31), cube=32, owner="B", turn="B", phase=Phase.OFFERED),
)


def drawings(lang: str) -> list[Drawn]:
    """Draw what has the most in it."""
    match = play_match(MatchRecord(length=9, games=tuple(read_game(game, "") for game in GAMES)))
    return [
        *(draw_status(cube_status(state), lang) for state in STATES),
        *(draw_grid(match_grid(length, 4, "B"), lang) for length in (7, 11, 64)),
        draw_match(match, lang),
        draw_turns(match, lang),
        draw_policies(compare_policies(STATES[0]), lang),
        draw_counts(count_wrong(Simplification.ONE_AWAY, 1, 9), lang),
        draw_takepoint(take_point(CubeState(length=7, score=(3, 4)), TakeModel.LIVE), lang),
        draw_gammon(gammon_value(STATES[0]), lang),
        draw_actions(legal_actions(STATES[0]), lang),
        draw_chain(turn_chain(STATES[0]), lang),
        draw_result(score_game(STATES[0], "A", Result.MARS), lang),
    ]


def put(page: Page, picture: str, lang: str) -> None:
    """Put a picture where a page of the book has it."""
    page.set_viewport_size({"width": 360, "height": 900})
    page.set_content(
        f'<html lang="{lang}"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f'<main><rules-explorer data-state="live"><figure class="rx-picture">{picture}'
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawings_can_be_read_on_a_phone(page: Page, lang: str) -> None:
    """No text touches another or leaves its drawing, none is too small, and nothing needs scrolling."""
    for number, drawn in enumerate(drawings(lang)):
        for one in re.findall("<svg.*?</svg>", str(drawn.picture), re.DOTALL):
            put(page, one, lang)
            assert page.evaluate(OVERLAPS) == [], number
            assert page.evaluate(OUTSIDE) == [], number
            assert page.evaluate(SMALL, SMALLEST) == [], number
        put(page, drawn.picture, lang)
        inside = "document.querySelector('figure')"
        assert page.evaluate(f"{inside}.scrollWidth <= {inside}.clientWidth"), number


def test_board_of_a_longer_match_scrolls_in_its_own_frame(page: Page) -> None:
    """The page itself stays as wide as the phone, and cells as large as a finger."""
    put(page, draw_grid(match_grid(25, 4), "en").picture, "en")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = page.locator(".rx-box").first.bounding_box()
    assert box
    assert box["width"] >= 24


def test_keyboard_reaches_the_cells(page: Page) -> None:
    """A cell is a link: it takes the focus, shows it, and goes to its address."""
    put(page, draw_grid(match_grid(3, 2), "en").picture, "en")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    label = "document.activeElement.getAttribute('aria-label')"
    assert page.evaluate(label) == "0:1, live"
    width = "getComputedStyle(document.activeElement.querySelector('.rx-box')).strokeWidth"
    assert page.evaluate(width) == "3px"
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("score=0%3A1"))
