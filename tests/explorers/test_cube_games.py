"""Actions, turns in a row, results and chances are drawn with the engine's answers."""

import html
import re

from hypothesis import assume, given
from hypothesis import strategies as st

from rulesengine.core.balance import in_digits
from rulesengine.cube.actions import CubeAction, legal_actions
from rulesengine.cube.chain import turn_chain
from rulesengine.cube.chances import win_chance
from rulesengine.cube.gammon import gammon_value
from rulesengine.cube.rulebook import CubeRulebook, GameKind
from rulesengine.cube.scoring import Resignation, Result, resign, score_game
from rulesengine.cube.state import CubeState, Phase
from rulesengine.explorers.cube_chances import draw_chance, draw_gammon
from rulesengine.explorers.cube_games import draw_actions, draw_chain, draw_result
from rulesengine.text.catalogue import say
from rulesengine.views.answer import Drawn
from tests.cube.strategies import houses, players, states
from tests.explorers.drawings import hold_together, svg

BOOK = CubeState(length=7, score=(3, 2), cube=4, owner="A")


def lines(drawn: Drawn) -> list[list[str]]:
    """Give the cells of each line of the table, its name first."""
    rows = re.findall(r"<tr(.*?)</tr>", str(drawn.picture).split("<tbody>")[1], re.DOTALL)
    return [[html.unescape(cell) for cell in re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", row)] for row in rows]


def percents(drawn: Drawn) -> list[str]:
    """Give the numbers at the bars."""
    return [text.text or "" for text in svg(drawn).iter("text") if text.get("class") == "rx-number"]


@given(state=states(), player=players, house=houses)
def test_every_action_says_whether_it_is_legal(state: CubeState, player: str, house: CubeRulebook) -> None:
    """A sign and a sentence for each of the four."""
    derived = legal_actions(state, player, house)
    drawn = draw_actions(derived, "en")
    hold_together(derived, drawn)
    signs = [cells[1][0] for cells in lines(drawn)]
    assert signs == ["✓" if action in derived.value.legal else "✕" for action in CubeAction]


def test_chain_of_the_book() -> None:
    """From 3:2 to 7 B turns to 2, A to 4, B to 8; then 3 + 8 is enough."""
    drawn = draw_chain(turn_chain(CubeState(length=7, score=(3, 2), turn="B")), "en")
    turns = [["B", "1 → 2", "3 < 7"], ["A", "2 → 4", "5 < 7"], ["B", "4 → 8", "6 < 7"], ["A", "✕", "11 ≥ 7"]]
    assert lines(drawn) == turns


@given(state=states())
def test_any_chain_has_a_line_for_each_turn(state: CubeState) -> None:
    """And one for the player for whom the cube is dead."""
    derived = turn_chain(state)
    drawn = draw_chain(derived, "ka")
    hold_together(derived, drawn)
    assert len(lines(drawn)) == len(derived.value.turns) + 1


def replies(drawn: Drawn) -> dict[str, str]:
    """Give what is said to each prediction."""
    return {guess.text: guess.reply for guess in drawn.guesses}


def test_worth_forgets_neither_cube_nor_result() -> None:
    """A mars at 4 is 8: the cube alone and the mars alone are answered by name."""
    drawn = draw_result(score_game(BOOK, "A", Result.MARS), "en")
    assert lines(drawn) == [["Player A", "3", "11"], ["Player B", "2", "2"]]
    assert replies(drawn) == {
        "8": say("cube-guess-right", "en"),
        "4": say("cube-guess-factor-forgotten", "en", factor=2),
        "2": say("cube-guess-cube-forgotten", "en", cube=4),
    }


def test_pass_is_worth_the_cube_before_the_offer() -> None:
    """Eight was only offered."""
    drawn = draw_result(score_game(BOOK, "A", Result.PASSED), "en")
    assert replies(drawn)["8"] == say("cube-guess-not-taken", "en")


@given(state=states(), winner=players, result=st.sampled_from(Result), cut=st.booleans())
def test_any_result_is_written(state: CubeState, winner: str, result: Result, *, cut: bool) -> None:
    """The table is the engine's score; the step that gives the points finds the winner's line."""
    house = CubeRulebook(cut_points=cut)
    written = [score_game(state, winner, result, GameKind.SHORT, house)]
    if result is not Result.PASSED and state.phase is not Phase.OFFERED:
        written.append(resign(state, Resignation("A", result), GameKind.SHORT, house))
    for derived in written:
        drawn, scored = draw_result(derived, "uk"), derived.value
        hold_together(derived, drawn)
        assert [cells[1:] for cells in lines(drawn)] == [
            [str(before), str(after)] for before, after in zip(scored.before, scored.after, strict=True)
        ]
        assert [guess.text for guess in drawn.guesses if guess.right] == [str(scored.points)]


@given(state=states(fresh=True))
def test_chances_of_both_make_one(state: CubeState) -> None:
    """The two bars are the two players'."""
    assume(state.length <= 25)
    derived = win_chance(state.length, state.score)
    drawn = draw_chance(derived, "ru")
    hold_together(derived, drawn)
    both = (derived.value.mine, derived.value.theirs)
    shares = (in_digits(one * 100, 2).rstrip("0").rstrip(".").replace(".", ",") for one in both)
    assert percents(drawn) == [f"{share}\u00a0%" for share in shares]


def test_mars_that_adds_nothing_is_seen() -> None:
    """For a dead cube two bars are as long as the match; one half is what money players say."""
    drawn = draw_gammon(gammon_value(BOOK), "en")
    assert percents(drawn)[1:] == ["100\u00a0%", "100\u00a0%"]
    assert [guess.text for guess in drawn.guesses if guess.right] == ["0"]
    assert replies(drawn)["50"] == say("cube-guess-gammon-money", "en")


@given(state=states())
def test_any_mars_can_be_drawn(state: CubeState) -> None:
    """Each end of the game has its bar and its step."""
    assume(state.length <= 25)
    derived = gammon_value(state)
    hold_together(derived, draw_gammon(derived, "ka"))
