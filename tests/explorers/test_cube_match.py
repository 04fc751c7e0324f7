"""A match game by game: scores, cubes and the Crawford game are the engine's; turns are held to the rules."""

from xml.etree import ElementTree

import pytest
from hypothesis import given

from rulesengine.core.derivation import Derived
from rulesengine.cube.mat import audit_mat, read_mat
from rulesengine.cube.match import Match, play_match
from rulesengine.cube.match_record import MatchRecord
from rulesengine.cube.record import read_game
from rulesengine.explorers import EXPLORERS
from rulesengine.explorers.cube_match import draw_match
from rulesengine.explorers.cube_turns import draw_turns
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.views.answer import Drawn
from tests.cube.strategies import records
from tests.explorers.drawings import hold_together, picture_marks, svg

AFTER = ("→ A mars", "→ A mars", "→ B mars", "B double, A take → B oyn")
"""A match to five in which 4:2 comes after the Crawford game."""
BEFORE = ("→ A mars", "→ B mars", "→ A oyn", "→ A oyn", "B double, A take → B oyn")
"""A match to five in which 4:2 is the Crawford game."""
TEXT = str(EXPLORERS["cube.mat"].start["text"])


def played(*games: str, length: int = 5) -> Derived[Match]:
    """Play a match of these games."""
    return play_match(MatchRecord(length=length, games=tuple(read_game(game, "") for game in games)))


def cells(drawn: Drawn) -> list[ElementTree.Element]:
    """Give the games of the timeline."""
    return [part for part in svg(drawn) if (part.get("class") or "").startswith("rx-cell")]


def texts(cell: ElementTree.Element, kind: str) -> list[str]:
    """Give the texts of a kind in a game."""
    return [one.text or "" for one in cell.iter("text") if one.get("class") == kind]


def cubes(drawn: Drawn) -> list[tuple[str, str]]:
    """Give for each game what the cube shows, and beside whom it lies: left A, right B."""
    found = []
    for cell in cells(drawn):
        face = next(one for one in cell.iter("text") if one.get("class") == "rx-face")
        frame = next(one for one in cell.iter("rect") if one.get("class") == "rx-frame")
        middle = float(frame.get("x") or 0) + float(frame.get("width") or 0) / 2
        place = float(face.get("x") or 0) - middle
        found.append((face.text or "", "A" if place < 0 else "B" if place > 0 else ""))
    return found


def test_the_same_score_means_two_things() -> None:
    """At 4:2 one game is the Crawford game and the other comes after it."""
    first, second = (
        next(cell for cell in cells(draw_match(played(*games), "en")) if texts(cell, "rx-points") == ["4:2"])
        for games in (BEFORE, AFTER)
    )
    assert (texts(first, "rx-badge"), texts(second, "rx-badge")) == (["Crawford"], ["after it"])
    assert "rx-crawford" in str(first.get("class"))
    assert "rx-crawford" not in str(second.get("class"))


def test_cube_lies_beside_whoever_took_it() -> None:
    """In the middle it was not turned; the last owner has it at the end of the game."""
    drawn = draw_match(played("A double, B take → A oyn", "→ A oyn", "B double, A take → B oyn"), "en")
    assert cubes(drawn) == [("2", "B"), ("1", ""), ("2", "A")]


def test_scores_follow_one_another() -> None:
    """Each game begins where the one before ended."""
    drawn = draw_match(played(*AFTER), "en")
    assert [texts(cell, "rx-points") for cell in cells(drawn)] == [["0:0"], ["2:0"], ["4:0"], ["4:2"]]
    assert [texts(cell, "rx-score") for cell in cells(drawn)] == [["2:0"], ["4:0"], ["4:2"], ["4:4"]]


def test_illegal_turn_is_marked_and_explained() -> None:
    """A double in the Crawford game is void; the reason stands above the drawing."""
    drawn = draw_match(played(*BEFORE), "en")
    voids = [any(one.get("class") == "rx-void" for one in cell.iter("path")) for cell in cells(drawn)]
    assert voids == [False] * 4 + [True]
    assert len(drawn.notes) == 1
    assert say("cube-crawford", "en", player="B", score=(4, 2), length=5) in drawn.notes[0]


def test_games_that_only_have_the_score_of_the_crawford_game_are_refused() -> None:
    """Who goes by the score alone names game 4; game 3 is right."""
    guesses = {guess.text: guess for guess in draw_match(played(*AFTER), "en").guesses}
    assert [text for text, guess in guesses.items() if guess.right] == ["3"]
    assert guesses["4"].reply == say("cube-guess-crawford-again", "en", game=4, score=(4, 2))
    assert guesses["0"].reply == say("cube-guess-crawford-none", "en")


def test_match_without_games_is_only_a_score() -> None:
    """Nothing has been played yet."""
    assert picture_marks(draw_match(played(), "en")) == set()
    assert [guess.text for guess in draw_match(played(), "en").guesses] == ["0"]


def turns(drawn: Drawn) -> dict[str, str]:
    """Give the lines of the table by their marks."""
    found = {}
    for row in str(drawn.picture).split("<tr data-mark=")[1:]:
        found[row.split('"')[1]] = row
    return found


def test_first_illegal_turn_is_marked_with_its_reason() -> None:
    """In the shipped text A turns a dead cube; B's turn before looks alike and is legal."""
    drawn = draw_turns(audit_mat(read_mat(TEXT)), "en")
    marked = [mark for mark, row in turns(drawn).items() if "rx-differs" in row]
    assert marked == ["turn-2-7"]
    assert "3 + 8 = 11 already wins a match to 7" in turns(drawn)["turn-2-7"]
    assert say("cube-turns-first", "en") in turns(drawn)["turn-2-7"]
    assert say("cube-turns-none", "en") in str(drawn.picture)


def test_legal_turn_that_shortcuts_forbid_is_refused_by_their_names() -> None:
    """B's 2 + 4 = 6 leaves a match to 7 open; the larger score and the size of the cube do not count."""
    guesses = {guess.text: guess for guess in draw_turns(audit_mat(read_mat(TEXT)), "en").guesses}
    assert guesses["2:7"].right
    for name in ("larger-score", "cube-fits"):
        assert say(f"word-cube-simplification-{name}", "en") in guesses["2:5"].reply
    assert say("word-cube-simplification-one-away", "en") in guesses["0"].reply


def test_wrong_score_of_a_text_is_told() -> None:
    """What is written before a game is held against what was counted."""
    drawn = draw_turns(audit_mat(read_mat(TEXT.replace("Ann : 3", "Ann : 4"))), "en")
    assert drawn.notes == (
        say("cube-written-score-differs", "en", game=2, written=(4, 2), score=(3, 2)),
        say("cube-written-points-differ", "en", game=2, written=16, points=8),
    )


def test_legal_match_has_no_illegal_turn() -> None:
    """Zero is right, and there is nothing to mark."""
    drawn = draw_turns(played("A double, B take → A oyn"), "en")
    assert [guess.text for guess in drawn.guesses if guess.right] == ["0"]
    assert "rx-differs" not in str(drawn.picture)


@given(record=records())
def test_any_match_can_be_drawn(record: MatchRecord) -> None:
    """Every game has its cell and every action its line, with the engine's numbers."""
    derived = play_match(record)
    match = derived.value
    line, table = draw_match(derived, "ru"), draw_turns(derived, "uk")
    hold_together(derived, line)
    hold_together(derived, table)
    if match.games:
        assert cubes(line) == [(str(game.state.cube), game.state.owner) for game in match.games]
    illegal = {f"turn-{game}-{action}" for game, action in match.illegal}
    assert {mark for mark, row in turns(table).items() if "rx-illegal" in row} == illegal
    assert len(turns(table)) == sum(len(game.actions) for game in record.games)


@given(record=records())
def test_exactly_one_prediction_is_right(record: MatchRecord) -> None:
    """No guess stands there twice, and an offer is judged from where it was made."""
    derived = play_match(record)
    for drawn in (draw_match(derived, "en"), draw_turns(derived, "en")):
        texts_of = [guess.text for guess in drawn.guesses]
        assert len(set(texts_of)) == len(texts_of)
        assert sum(guess.right for guess in drawn.guesses) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_speak_the_page_language(lang: str) -> None:
    """The badge of the Crawford game and the words of the table."""
    assert say("word-cube-crawford-crawford", lang) in str(draw_match(played(*AFTER), lang).picture)
    assert say("cube-turns-title", lang) in str(draw_turns(played(*AFTER), lang).picture)
