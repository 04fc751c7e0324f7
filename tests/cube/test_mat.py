"""Match texts of programs: what is read, what is passed over, what is reported."""

import pytest

from rulesengine.core.errors import InputError
from rulesengine.cube.actions import Action, Move
from rulesengine.cube.mat import audit_mat, read_mat
from rulesengine.cube.rulebook import GameKind
from rulesengine.cube.scoring import Result

HEAD = '; [Event "Club"]\n\n 7 point match\n\n Game 1\n Ann : 0                          Boris : 0\n'


def text(*lines: str) -> str:
    """Return a match text of one game."""
    return HEAD + "\n".join(lines) + "\n"


def test_actions_are_read_from_both_columns() -> None:
    """The left column is A, the right one B; moves of checkers are passed over."""
    game = read_mat(
        text(
            "  1)                               41: 13/9 24/23",
            "  2)  Doubles => 2                  Takes",
            "  3) 31: 24/21 6/5                 Doubles => 4",
            "  4)  Takes                        64: 24/14",
            "      Wins 8 points",
        )
    ).record.games[0]
    assert game.moves == (
        Move("A", Action.DOUBLE),
        Move("B", Action.TAKE),
        Move("B", Action.DOUBLE),
        Move("A", Action.TAKE),
    )
    assert (game.winner, game.result) == ("A", Result.MARS)


@pytest.mark.parametrize(
    ("points", "result"), [(2, Result.OYN), (4, Result.MARS), (6, Result.KOKS), (1, Result.OYN)]
)
def test_points_are_a_multiple_of_the_cube(points: int, result: Result) -> None:
    """A text that cuts points at the end of the match is an ordinary win."""
    lines = (
        "  1)  Doubles => 2                  Takes",
        f"                                   Wins {points} points",
    )
    game = read_mat(text(*lines)).record.games[0]
    assert (game.winner, game.result) == ("B", result)


def test_pass_wins_at_the_old_cube() -> None:
    """After “Drops” the game is passed."""
    match = audit_mat(read_mat(text("  1)  Doubles => 2                  Drops", "      Wins 1 point"))).value
    assert (match.score, match.games[0].scored is not None) == ((1, 0), True)


@pytest.mark.parametrize("word", ["Drops", "Passes", "Rejects"])
def test_words_of_several_programs_are_known(word: str) -> None:
    """Programs call a pass by different words."""
    game = read_mat(text(f"  1)  Doubles => 2                  {word}", "      Wins 1 point")).record.games[0]
    assert game.result is Result.PASSED


def test_every_unreadable_line_is_named() -> None:
    """Two strange lines make two problems with their numbers."""
    with pytest.raises(InputError) as caught:
        read_mat(text("  1) 31: 8/5 6/5                  sneezes", "Who won?"))
    assert [one.value for one in caught.value.problems] == ["text[7]", "text[8]"]


@pytest.mark.parametrize("nothing", ["", "\n\n", " 7 point match\n"])
def test_text_without_a_game_is_refused(nothing: str) -> None:
    """There must be something to count."""
    with pytest.raises(InputError, match="cube-line-unreadable"):
        read_mat(nothing)


def test_double_of_a_dead_cube_is_reported_by_game_and_action() -> None:
    """At 6:2 to 7 the leader's cube is dead; the text's score is held against the count."""
    lines = (
        " 7 point match",
        " Game 1",
        " Ann : 5                          Boris : 2",
        "  1) 31: 8/5 6/5",
        "      Wins 1 point",
        " Game 2",
        " Ann : 6                          Boris : 2",
        "                                   Wins 1 point",
        " Game 3",
        " Ann : 6                          Boris : 4",
        "  1)  Doubles => 2                  Takes",
        "      Wins 2 points",
    )
    found = audit_mat(read_mat("\n".join(lines)))
    assert found.value.illegal == ((3, 1),)
    assert found.value.score == (7, 3)
    assert [step.value for step in found.because if step.rule.id == "cube-written-score-differs"] == [3]


def test_long_nardy_is_read_as_well() -> None:
    """The game is said beside the text, for the text does not say it."""
    read = read_mat(text("  1) 31: 24/20", "      Wins 2 points"), GameKind.LONG)
    assert (read.record.game, read.record.games[0].result) == (GameKind.LONG, Result.MARS)
