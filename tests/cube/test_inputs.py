"""What people type, paste, send or put in a file is read, or refused by rule with every problem."""

import pytest
from hypothesis import given

from rulesengine.core.errors import RulesError
from rulesengine.core.question import ask
from rulesengine.cube import GAME
from rulesengine.examples.check import outputs
from rulesengine.text.catalogue import LANGUAGES, speaker
from rulesengine.text.plain import render_error
from tests.strategies import hostile

BY_KIND = {question.kind: question for question in GAME.questions}
VOICES = tuple(speaker(lang) for lang in LANGUAGES)
NAMES = sorted({one.name for question in GAME.questions for one in question.parameters} | {"rules", "preset"})
SEVEN = {"length": 7, "score": [3, 2]}


def refusals(kind: str, **given: object) -> list[tuple[str, str]]:
    """Return path and rule of every problem of a question; each is said in four languages."""
    with pytest.raises(RulesError) as caught:
        ask(GAME, BY_KIND[kind], given, VOICES)
    assert all(render_error(caught.value, lang) for lang in LANGUAGES)
    return [(one.value, one.rule.id) for one in caught.value.problems]


@pytest.mark.parametrize("kind", ["cube.mat", "cube.match"])
@given(text=hostile)
def test_hostile_records_are_refused_with_their_place(kind: str, text: str) -> None:
    """Whatever is pasted as a match is read, or its lines are named."""
    field = "text" if kind == "cube.mat" else "games"
    given_ = {field: text} if kind == "cube.mat" else {"length": 7, field: text}
    strange: list[str] = []
    try:
        ask(GAME, BY_KIND[kind], given_, VOICES)
    except RulesError as error:
        strange = [one.value for one in error.problems if not one.value.startswith((field, "length"))]
    assert strange == []


@pytest.mark.parametrize(
    ("given_", "expected"),
    [
        ({**SEVEN, "cube": 3}, [("cube", "cube-not-power-of-two")]),
        ({**SEVEN, "cube": -2}, [("cube", "cube-not-power-of-two")]),
        ({"length": 7, "score": [7, 2]}, [("score", "cube-score-at-length")]),
        ({"length": 7, "score": [-1, 2]}, [("score", "cube-score-negative")]),
        ({"length": 0, "score": [0, 0]}, [("length", "cube-length-impossible")]),
        ({"length": 65}, [("length", "cube-length-impossible")]),
        ({**SEVEN, "owner": "C"}, [("owner", "cube-unknown-player")]),
        ({**SEVEN, "turn": ""}, [("turn", "cube-unknown-player")]),
        ({**SEVEN, "player": "C"}, [("player", "cube-unknown-player")]),
        ({**SEVEN, "crawford": True}, [("crawford", "cube-crawford-impossible")]),
        ({**SEVEN, "rolled": True, "offered": True}, [("offered", "cube-rolled-and-offered")]),
        ({**SEVEN, "cube": 2, "owner": "B", "offered": True}, [("offered", "cube-not-owner")]),
        ({"length": 7, "score": [6, 2], "crawford": True, "offered": True}, [("offered", "cube-crawford")]),
        ({"score": [3, 2]}, [("length", "input-missing-key")]),
        ({**SEVEN, "cube": "two"}, [("cube", "input-not-whole")]),
        ({**SEVEN, "rules": {"dead_cube": "maybe"}}, [("rules.dead_cube", "input-not-a-choice")]),
        ({**SEVEN, "preset": "club"}, [("preset", "input-not-a-choice")]),
    ],
    ids=str,
)
def test_bad_input_is_refused_by_its_rule(given_: dict[str, object], expected: list[tuple[str, str]]) -> None:
    """Each impossible thing has a rule of its own."""
    assert refusals("cube.status", **given_) == expected


def test_all_problems_come_together() -> None:
    """A state that is wrong in every way says all of it at once."""
    found = refusals("cube.status", length=7, score=[9, -1], cube=3, owner="C", turn="D")
    assert found == [
        ("owner", "cube-unknown-player"),
        ("turn", "cube-unknown-player"),
        ("score", "cube-score-negative"),
        ("score", "cube-score-at-length"),
        ("cube", "cube-not-power-of-two"),
    ]


def test_problems_of_several_games_come_together() -> None:
    """Each game names its own."""
    games = [
        {"actions": ["A jump"], "winner": "A", "result": "oyn"},
        {"actions": [], "winner": "A", "result": "huge"},
    ]
    assert refusals("cube.match", length=7, games=games) == [
        ("games[0].actions[0]", "input-not-a-choice"),
        ("games[1].result", "input-not-a-choice"),
    ]


@pytest.mark.parametrize("owner", ["a", "А", " A "])
def test_player_may_be_written_in_small_or_cyrillic_letters(owner: str) -> None:
    """Who types `А` on a Russian keyboard means `A`."""
    found = ask(GAME, BY_KIND["cube.status"], {**SEVEN, "cube": 4, "owner": owner}, VOICES)
    assert found.value.state.owner == "A"


@pytest.mark.parametrize("gammons", [0.2, "0.2", "1/5", [0.2, "0.2"], "0.2:0.2"])
def test_share_of_mars_is_read_as_it_is_written(gammons: object) -> None:
    """A decimal number means what it says."""
    one = ask(GAME, BY_KIND["cube.takepoint"], {**SEVEN, "gammons": gammons}, VOICES)
    other = ask(GAME, BY_KIND["cube.takepoint"], {**SEVEN, "gammons": "1/5"}, VOICES)
    assert one.value == other.value


def test_table_may_be_text() -> None:
    """Rows on lines of their own, the trailer's list behind a bar."""
    text = "0.5 0.7 0.75\n0.3 0.5 0.6\n0.25 0.4 0.5 | 0.5 0.485 0.3"
    found = ask(GAME, BY_KIND["cube.chance"], {"length": 3, "score": [1, 0], "table": text}, VOICES)
    assert str(outputs(BY_KIND["cube.chance"], found)["chance"]) == "0.60000"
