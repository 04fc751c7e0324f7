"""The board of all scores: every cell is the engine's, and leads to its derivation."""

import json
from urllib.parse import parse_qs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.cube.chain import match_grid
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.rulebook import LONGEST
from rulesengine.explorers.cube_grid import STATUS, draw_grid
from rulesengine.explorers.host import answer
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.views.answer import Drawn
from rulesengine.views.cube_grid import MOST_CELLS
from tests.cube.strategies import players
from tests.explorers.drawings import hold_together, svg

cubes = st.sampled_from([1, 2, 4, 8, 16])


def cells(drawn: Drawn) -> dict[str, list[bool]]:
    """Give by score whether a cell is live, and whether it has a corner."""
    found = {}
    for link in svg(drawn).iter("a"):
        corner = any(part.get("class") == "rx-corner" for part in link)
        found[(link.get("aria-label") or "").split(",")[0]] = [link.get("class") == "rx-live", corner]
    return found


def lines(drawn: Drawn) -> dict[str, bool]:
    """Give the lines of the drawing by their step, and whether each is the other player's."""
    found = (part for part in svg(drawn).iter("path") if part.get("data-mark"))
    return {line.get("data-mark") or "": "rx-other" in (line.get("class") or "") for line in found}


def test_same_score_two_owners() -> None:
    """At 3:2 to 7 a cube of 4 is dead for A and live for B; a corner tells so on both boards."""
    a, b = (cells(draw_grid(match_grid(7, 4, owner), "en")) for owner in PLAYERS)
    assert len(a) == 49
    assert (a["3:2"], b["3:2"]) == ([False, True], [True, True])
    assert sum(corner for _, corner in a.values()) == 24


def test_cells_say_in_words_what_they_are() -> None:
    """Colour is not alone: there is a sign, and a word for whoever does not see it."""
    labels = [link.get("aria-label") for link in svg(draw_grid(match_grid(7, 4), "en")).iter("a")]
    assert labels[:4] == ["0:0, live", "0:1, live", "0:2, live", "0:3, live"]
    assert labels[-1] == "6:6, dead"


@pytest.mark.parametrize(("length", "cube", "owner"), [(7, 4, "A"), (5, 2, "B"), (3, 1, "B")])
def test_each_cell_leads_to_its_own_derivation(length: int, cube: int, owner: str) -> None:
    """The explorer of one state, opened at the address, says the same of the owner's sum."""
    for link in svg(draw_grid(match_grid(length, cube, owner), "en")).iter("a"):
        place, _, query = (link.get("href") or "").partition("?")
        given_there = {name: values[0] for name, values in parse_qs(query, keep_blank_values=True).items()}
        request = {"explorer": "cube.status", "lang": "en", "given": given_there}
        html = json.loads(answer(json.dumps(request)))["html"]
        score, _, word = (link.get("aria-label") or "").partition(", ")
        assert place == STATUS
        assert given_there["score"] == score
        assert f"The cube is {word} for {owner}." in html


def test_each_wrong_rule_counts_otherwise() -> None:
    """Four shortcuts give four other numbers, each with its name; 21 is right."""
    guesses = {guess.text: guess for guess in draw_grid(match_grid(7, 4), "en").guesses}
    assert [text for text, guess in guesses.items() if guess.right] == ["21"]
    for count, name in {
        "9": "larger-score",
        "42": "one-away",
        "33": "dead-for-both",
        "0": "cube-fits",
    }.items():
        assert say(f"word-cube-simplification-{name}", "en") in guesses[count].reply


def test_a_match_too_long_for_cells_is_two_fields() -> None:
    """Each leads to the score at its border, the signs are there, and the drawing still fits a phone."""
    grid = match_grid(LONGEST, 16, "B")
    drawn = draw_grid(grid, "en")
    assert {name: live for name, (live, _) in cells(drawn).items()} == {"0:47": True, "0:48": False}
    assert [grid.value.live[0][at][1] for at in (47, 48)] == [True, False]
    assert lines(drawn) == {"edge-A": True, "edge-B": False}
    assert float(svg(drawn).get("width") or 0) <= 340
    assert len(cells(draw_grid(match_grid(MOST_CELLS, 16), "en"))) == MOST_CELLS**2


@given(length=st.integers(1, 15), cube=cubes, owner=players)
def test_every_cell_is_the_engines(length: int, cube: int, owner: str) -> None:
    """Colours and corners are what the engine says; steps find their lines."""
    derived = match_grid(length, cube, owner)
    drawn = draw_grid(derived, "ka")
    hold_together(derived, drawn)
    place = PLAYERS.index(owner)
    assert cells(drawn) == {
        f"{mine}:{theirs}": [cell[place], cell[0] != cell[1]]
        for mine, row in enumerate(derived.value.live)
        for theirs, cell in enumerate(row)
    }
    right = next(guess for guess in drawn.guesses if guess.right)
    assert int(right.text) == sum(live for live, _ in cells(drawn).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_legend_speaks_the_page_language(lang: str) -> None:
    """Signs and corner are explained below."""
    html = str(draw_grid(match_grid(7, 4), lang).picture)
    for message in ("cube-grid-live", "cube-grid-dead", "cube-grid-split"):
        assert say(message, lang, player="A", opponent="B") in html
