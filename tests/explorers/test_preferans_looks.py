"""Drawings of preferans in a real browser: nothing touches, nothing is wider than a phone."""

import random

import pytest
from playwright.sync_api import Page

from rulesengine.core.derivation import Derived
from rulesengine.explorers.preferans_compare import draw_compare
from rulesengine.explorers.preferans_party import draw_party
from rulesengine.explorers.preferans_rounding import draw_rounding
from rulesengine.explorers.preferans_settling import draw_settle
from rulesengine.explorers.preferans_tables import draw_trick_value, draw_worth
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.choices import rounding_choices
from rulesengine.preferans.compare import compare_conventions
from rulesengine.preferans.finish import Finished, Terms, finish
from rulesengine.preferans.party import play_party
from rulesengine.preferans.record import read_deal_line, read_text
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.rulebook import LENINGRAD, SOCHI
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.settle import Route
from rulesengine.preferans.sheet import Sheet
from rulesengine.preferans.worth import trick_value, worth_of_deal
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.views.answer import Drawn
from tests.views.test_scoresheet_looks import OUTSIDE, OVERLAPS, SMALL, SMALLEST, STYLE

pytestmark = pytest.mark.browser

PARTY = read_text(
    """Аня, Борис, Вера, Глеб; 21
    10 Аня / Глеб: ; Борис pass, Вера pass
    misere Вера / Борис: Вера=2
    raspasy / Аня: Борис=3, Вера=2, Глеб=5"""
)
REMISE = read_deal_line("6 A / D: A=5, B=5, C=0; B whist, C pass")


def settled(seed: int) -> Derived[Finished]:
    """Settle a sheet as chance has it, by each way in turn."""
    rng = random.Random(seed)
    count = 3 + seed % 2
    players = ("A", "B", "C", "D")[:count]
    rows = tuple(tuple(rng.randrange(0, 400) if one != other else 0 for other in players) for one in players)
    pools, mountains = (tuple(rng.randrange(most) for _ in players) for most in (60, 200))
    short = Terms(route=Route.SHORT)
    ways = [short, *(Terms(rounding=way, adjust="A") for way in Rounding)]
    return finish(Sheet(players, pools, mountains, rows), ways[seed % len(ways)])


def drawings(lang: str) -> list[Drawn]:
    """Draw what has the most in it."""
    assert isinstance(REMISE, Deal)
    long = Sheet(("Аня", "Борис", "Вера"), (0, 0, 0), (100, 2, 500), ((0, 0, 0),) * 3)
    return [
        *(draw_settle(settled(seed), lang) for seed in range(8)),
        draw_party(play_party(PARTY, LENINGRAD), lang),
        draw_rounding(rounding_choices(long), lang),
        draw_compare(compare_conventions(REMISE, SOCHI, LENINGRAD), lang),
        draw_worth(worth_of_deal(REMISE), lang),
        draw_trick_value(trick_value(Contract.SIX), lang),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawings_can_be_read_on_a_phone(page: Page, lang: str) -> None:
    """No text touches another or leaves its drawing, none is too small, and no table needs scrolling."""
    page.set_viewport_size({"width": 360, "height": 900})
    for number, drawn in enumerate(drawings(lang)):
        page.set_content(
            f'<html lang="{lang}"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f'<main><rules-explorer data-state="live"><figure class="rx-picture">{drawn.picture}'
        )
        if page.locator("svg").count():
            assert page.evaluate(OVERLAPS) == [], number
            assert page.evaluate(OUTSIDE) == [], number
            assert page.evaluate(SMALL, SMALLEST) == [], number
        inside = "document.querySelector('figure')"
        assert page.evaluate(f"{inside}.scrollWidth <= {inside}.clientWidth"), number
