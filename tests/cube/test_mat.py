"""Match texts of programs: what is read, what is passed over, what is reported."""

import pytest

from rulesengine.core.errors import InconsistentRecord, InputError
from rulesengine.cube.actions import Action, CubeAction
from rulesengine.cube.mat import audit_mat, read_mat
from rulesengine.cube.rulebook import CubeRulebook, GameKind
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
    assert game.actions == (
        Action("A", CubeAction.DOUBLE),
        Action("B", CubeAction.TAKE),
        Action("B", CubeAction.DOUBLE),
        Action("A", CubeAction.TAKE),
    )
    assert (game.winner, game.result) == ("A", Result.MARS)


def test_a_take_of_nothing_leaves_the_cube_as_it_is() -> None:
    """It is void; two points at cube one are a mars all the same."""
    read = read_mat(text("  1)  Takes                         31: 8/5 6/5", "      Wins 2 points"))
    assert read.record.games[0].result is Result.MARS
    assert [one.rule.id for one in audit_mat(read).because] == ["cube-game-played"]


@pytest.mark.parametrize(
    ("points", "result", "told"),
    [
        (2, Result.OYN, []),
        (4, Result.MARS, []),
        (6, Result.KOKS, []),
        (0, Result.OYN, [(0, 2)]),
        (1, Result.OYN, [(1, 2)]),
        (5, Result.OYN, [(5, 2)]),
    ],
)
def test_points_are_a_multiple_of_the_cube(points: int, result: Result, told: list[tuple[int, int]]) -> None:
    """Points that no result is worth are read as an ordinary win, and told: also those of the last game."""
    lines = (
        "  1)  Doubles => 2                  Takes",
        f"                                   Wins {points} points",
    )
    read = read_mat(text(*lines))
    game = read.record.games[0]
    assert (game.winner, game.result) == ("B", result)
    steps = (one for one in audit_mat(read).because if one.rule.id == "cube-written-points-differ")
    assert [(one.fact("written"), one.fact("points")) for one in steps] == told


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


@pytest.mark.parametrize(
    "long_move",
    [
        "  1) 33: 24/21 24/21 13/10 13/10 Doubles => 2",
        "  1) 33: 24/21* 24/21* 13/10* 13/10* Doubles => 2",
        "  1) 33:  24/21 24/21 13/10 13/10   Doubles => 2",
        "  1)\t33: 24/21 24/21 13/10 13/10\tDoubles => 2",
        "  1) 33: Cannot Move               Doubles =>\u00a02",
    ],
)
def test_an_offer_behind_a_long_move_is_read(long_move: str) -> None:
    """The columns touch where a move is long; a cube that was turned there is not passed over."""
    game = read_mat(
        text(long_move, "  2)  Takes                         61: 8/2", "  Wins 2 points")
    ).record.games[0]
    assert game.actions == (Action("B", CubeAction.DOUBLE), Action("A", CubeAction.TAKE))
    assert (game.winner, game.result) == ("A", Result.OYN)


def test_nobody_moves_before_the_names() -> None:
    """Without the line of both names nobody knows whose a column is."""
    with pytest.raises(InputError) as caught:
        read_mat(" 7 point match\n Game 1\n  1) Doubles => 2    Takes\n      Wins 1 point\n")
    assert [one.value for one in caught.value.problems] == ["text[3]", "text[4]"]


@pytest.mark.parametrize("names", [" Game 5 : 0        x : y : 0", " Ann Lee : 0\t\tგიორგი (1500.3) : 0"])
def test_names_may_be_any(names: str) -> None:
    """A name may have spaces, a colon, any letters, or look like the head of a game."""
    game = read_mat(
        f"3 Points Match\nGame 1\n{names}\n 1)  Doubles => 2   Drops\n Wins 1 point"
    ).record.games[0]
    assert (game.winner, game.result) == ("A", Result.PASSED)


def test_a_session_for_money_is_refused_by_its_length() -> None:
    """Programs write it as a match to nothing."""
    with pytest.raises(InconsistentRecord, match="length: cube-length-impossible"):
        audit_mat(read_mat(text("      Wins 1 point").replace(" 7 point", " 0 point")))


@pytest.mark.parametrize(("played", "illegal"), [(False, ((1, 1),)), (True, ())])
def test_a_text_from_mid_match_does_not_know_its_crawford_game(
    played: bool, illegal: tuple[tuple[int, int], ...]
) -> None:
    """Whether the Crawford game came before its first game is said beside the text."""
    lines = "  1)                                Doubles => 2\n  2)  Takes\n      Wins 2 points\n"
    told = HEAD.replace("Ann : 0", "Ann : 6") + lines
    assert audit_mat(read_mat(told, crawford_played=played)).value.illegal == illegal


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


@pytest.mark.parametrize(("written", "told"), [(2, []), (3, [(1, 3, 2)]), (8, [(1, 8, 2)])])
def test_an_offer_is_to_twice_the_cube(written: int, told: list[tuple[int, int, int]]) -> None:
    """Another number is told with its action and read as twice the cube."""
    read = read_mat(text(f"  1)  Doubles => {written}                  Takes", "      Wins 2 points"))
    found = audit_mat(read)
    steps = (one for one in found.because if one.rule.id == "cube-written-cube-differs")
    assert [tuple(one.fact(name) for name in ("action", "written", "cube")) for one in steps] == told
    assert found.value.score == (2, 0)


def test_points_are_those_of_the_house() -> None:
    """Where a mars pays three, three points are a mars."""
    house = CubeRulebook(mars=3, koks=4)
    game = read_mat(text("      Wins 3 points"), GameKind.SHORT, house).record.games[0]
    assert game.result is Result.MARS


def test_a_byte_order_mark_is_passed_over() -> None:
    """Some editors put one before the first character."""
    read = read_mat("\ufeff" + text("      Wins 1 point"))
    assert read.record.length == 7


def test_one_text_is_one_match() -> None:
    """A second match is refused by its line, a text without a length by name."""
    with pytest.raises(InputError, match=r"text\[8\]: cube-second-match"):
        read_mat(text("      Wins 1 point", " 5 point match"))
    with pytest.raises(InputError, match="text: cube-length-missing"):
        read_mat(" Game 1\n Ann : 0          Boris : 0\n")


def test_long_nardy_is_read_as_well() -> None:
    """The game is said beside the text, for the text does not say it."""
    read = read_mat(text("  1) 31: 24/20", "      Wins 2 points"), GameKind.LONG)
    assert (read.record.game, read.record.games[0].result) == (GameKind.LONG, Result.MARS)
