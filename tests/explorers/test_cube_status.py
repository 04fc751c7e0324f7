"""The edge of the board shows the engine's numbers, and predictions name the shortcut behind them."""

import re

import pytest
from hypothesis import given

from rulesengine.cube.mistakes import WRONG_RULES
from rulesengine.cube.rulebook import OWNER_RULE, PRESETS, CubeRulebook
from rulesengine.cube.state import CubeState, Phase
from rulesengine.cube.status import Reason, cube_status, liveness
from rulesengine.explorers.cube_status import draw_status
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.views.answer import Drawn
from tests.cube.strategies import houses, states
from tests.explorers.drawings import hold_together, svg

BOOK = CubeState(length=7, score=(3, 2), cube=4, owner="A")


def drawn(state: CubeState, lang: str = "en", house: CubeRulebook = OWNER_RULE) -> Drawn:
    """Draw a state."""
    return draw_status(cube_status(state, "", house), lang)


def texts(drawing: Drawn, kind: str) -> list[str]:
    """Give what stands in the drawing as text of a kind, from above."""
    return [one.text or "" for one in svg(drawing).iter("text") if one.get("class") == kind]


def cube(drawing: Drawn) -> tuple[str, float]:
    """Give what the cube shows and where its upper edge is."""
    group = next(one for one in svg(drawing).iter("g") if (one.get("class") or "").startswith("rx-cube"))
    rect, number = list(group)
    return number.text or "", float(rect.get("y") or 0)


def reply(drawing: Drawn, *, right: bool) -> str:
    """Give what is said to the right prediction, or to the wrong one."""
    return next(guess.reply for guess in drawing.guesses if guess.right is right)


def test_the_sum_of_the_book_stands_beside_each_player() -> None:
    """B sits at the far end; 3 + 4 = 7 is enough, 2 + 4 = 6 is not."""
    assert texts(drawn(BOOK), "rx-formula") == ["2 + 4 = 6 < 7", "3 + 4 = 7 ≥ 7"]
    assert texts(drawn(BOOK), "rx-said") == ["live", "dead"]
    assert texts(drawn(BOOK), "rx-score") == ["2", "3"]


def test_the_cube_lies_where_its_owner_sits() -> None:
    """With B it lies above, in the middle between, with A below; its face says what it counts."""
    places = [cube(drawn(CubeState(length=7, score=(3, 2), cube=4, owner=owner))) for owner in ("B", "", "A")]
    assert [face for face, _ in places] == ["4", "4", "4"]
    assert [place for _, place in places] == sorted(place for _, place in places)
    assert len({place for _, place in places}) == 3


def test_whose_turn_it_is_and_what_was_done_is_said() -> None:
    """The lines in the middle know the phase and the Crawford game."""
    state = CubeState(length=7, score=(6, 2), turn="B", phase=Phase.ROLLED, crawford=True)
    assert texts(drawn(state), "rx-line") == ["B has rolled", "Crawford game: no doubling"]
    offered = CubeState(length=7, score=(3, 2), cube=2, owner="A", phase=Phase.OFFERED)
    assert texts(drawn(offered), "rx-line") == ["A offers 4"]


def test_each_wrong_rule_is_named_where_it_errs() -> None:
    """For each of the four a state is refused to it by name."""
    states = {
        "larger-score": CubeState(length=7, score=(6, 2), turn="B"),
        "one-away": BOOK,
        "dead-for-both": BOOK,
        "cube-fits": CubeState(length=7, score=(3, 2), cube=4, owner="B", turn="B"),
    }
    for name, state in states.items():
        words = say(f"word-cube-simplification-{name}", "en")
        assert words in reply(drawn(state), right=False), name
        assert words in reply(drawn(state), right=True), name


def test_a_shortcut_is_not_blamed_for_another_reason() -> None:
    """In the Crawford game the reason is the game, not the sum."""
    state = CubeState(length=7, score=(6, 2), turn="B", crawford=True)
    assert reply(drawn(state), right=False) == "No. " + say(
        "cube-crawford", "en", player="B", score=(6, 2), length=7
    )
    assert reply(drawn(state), right=True) == say("cube-guess-right", "en")


def test_another_policy_is_not_told_that_it_is_a_mistake() -> None:
    """Where the house lets a dead cube be turned, "no" is the owner rule's answer."""
    told = reply(drawn(BOOK, house=PRESETS["both-players-rule"]), right=False)
    assert told.startswith(say("cube-guess-owner-rule", "en", why="").strip())


@given(state=states(), house=houses)
def test_any_state_can_be_drawn(state: CubeState, house: CubeRulebook) -> None:
    """Steps and picture agree, sums are the engine's, and yes or no is right as the engine says."""
    derived = cube_status(state, "", house)
    drawing = draw_status(derived, "ru")
    hold_together(derived, drawing)
    assert cube(drawing)[0] == str(state.cube)
    for player, text in zip("BA", texts(drawing, "rx-formula"), strict=True):
        live = liveness(state, player)
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        assert numbers == [state.score["AB".index(player)], state.cube, live.fact("total"), state.length]
        assert ("<" in text) is live.value
    right = next(guess for guess in drawing.guesses if guess.right)
    assert (right.text == "yes") is (derived.value.reason is None)


@given(state=states(fresh=True))
def test_exactly_the_shortcuts_that_err_are_named(state: CubeState) -> None:
    """A reply names a shortcut if and only if it would decide this turn wrongly."""
    status = cube_status(state).value
    told = reply(drawn(state), right=True)
    for name, says in WRONG_RULES.items():
        errs = status.reason in (None, Reason.DEAD_CUBE) and says(state, state.turn) is not (
            status.reason is None
        )
        assert (say(f"word-cube-simplification-{name.value}", "en") in told) is errs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_speaks_the_page_language(lang: str) -> None:
    """Title, place of the cube and life are said in words too."""
    told = svg(drawn(BOOK, lang)).findtext("desc") or ""
    assert say("cube-place-owned", lang, cube=4, owner="A") in told
    assert say("word-cube-life-dead", lang) in told
