"""What people type, paste, send or put in a file is read, or refused by rule with every problem."""

from collections.abc import Callable

import pytest
from hypothesis import given

from rulesengine.core.errors import InputError, RulesError
from rulesengine.core.question import ask
from rulesengine.cube import GAME
from rulesengine.cube.actions import Action, CubeAction, apply
from rulesengine.cube.inputs import LONGEST_TEXT
from rulesengine.cube.match_record import MatchRecord
from rulesengine.cube.record import from_json, read_record
from rulesengine.cube.state import CubeState, Phase
from rulesengine.examples.check import outputs
from rulesengine.text.catalogue import LANGUAGES, say, speaker
from rulesengine.text.plain import render_error
from tests.harness.hostile import hostile

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


@pytest.mark.parametrize(
    ("kind", "given_", "expected"),
    [
        ("cube.status", {**SEVEN, "cube": 128}, [("cube", "cube-not-power-of-two")]),
        ("cube.status", {**SEVEN, "cube": 2**30}, [("cube", "cube-not-power-of-two")]),
        ("cube.status", {**SEVEN, "cube": 2**50}, [("cube", "input-out-of-range")]),
        ("cube.grid", {"length": 7, "preset": "owner-rule"}, [("preset", "input-unknown-key")]),
        ("cube.chain", {**SEVEN, "rules": {}}, [("rules", "input-unknown-key")]),
        ("cube.match", {"length": 7, "games": [{"line": 5}]}, [("games[0]", "input-not-a-table")]),
        ("cube.match", {"length": 7, "games": ["foo"]}, [("games[0].actions[0]", "input-not-a-choice")]),
        (
            "cube.match",
            {"length": 7, "games": [{"winner": "A", "result": 7}]},
            [("games[0].result", "input-not-a-choice")],
        ),
        (
            "cube.match",
            {"length": 7, "games": [{"winner": "A", "result": "oyn", "bogus": 1}]},
            [("games[0].bogus", "input-unknown-key")],
        ),
        (
            "cube.match",
            {"length": 7, "games": ["C double, B take → C oyn"]},
            [("games[0].winner", "cube-unknown-player"), ("games[0].actions[0]", "cube-unknown-player")],
        ),
        ("cube.mat", {"text": " " * (LONGEST_TEXT + 1)}, [("text", "input-too-many")]),
    ],
    ids=str,
)
def test_nothing_is_dropped_in_silence(
    kind: str, given_: dict[str, object], expected: list[tuple[str, str]]
) -> None:
    """What is not understood, not possible or too long is named, not left out."""
    assert refusals(kind, **given_) == expected


def test_an_offer_to_oneself_is_named_as_the_cause() -> None:
    """The game cannot go on, because its offer was taken by the wrong player."""
    game = "A double, A take → A oyn"
    with pytest.raises(RulesError) as caught:
        ask(GAME, BY_KIND["cube.match"], {"length": 7, "games": [game]}, VOICES)
    (fault,) = caught.value.problems
    assert [fault.rule.id, *(one.rule.id for one in fault.because)] == [
        "cube-offer-unanswered",
        "cube-illegal-turn",
        "cube-offer-to-oneself",
    ]
    for lang in LANGUAGES:
        assert say("cube-offer-to-oneself", lang, player="A") in render_error(caught.value, lang)


@pytest.mark.parametrize("player", ["A", "B"])
def test_nobody_takes_or_passes_an_own_offer(player: str) -> None:
    """Refused by its rule, in four languages."""
    state = CubeState(length=7, score=(3, 2), turn=player, phase=Phase.OFFERED)
    for action in (CubeAction.TAKE, CubeAction.PASS):
        with pytest.raises(RulesError) as caught:
            apply(state, Action(player, action))
        assert [one.rule.id for one in caught.value.problems] == ["cube-offer-to-oneself"]
        for lang in LANGUAGES:
            assert say("cube-offer-to-oneself", lang, player=player) in render_error(caught.value, lang)


@pytest.mark.parametrize(
    ("read", "text", "path"),
    [
        (from_json, '{"schema": true, "length": 1, "games": []}', "schema"),
        (from_json, '{"schema": 2, "length": 1, "games": []}', "schema"),
        (from_json, '{"schema": 1, "length": 1}', "games"),
        (from_json, '{"schema": 1, "length": 1, "games": [], "bogus": 1}', "bogus"),
        (read_record, "length=7 bogus=1", "bogus"),
        (read_record, "length=7 length=9", "length"),
    ],
    ids=("json-true", "json-2", "json-no-games", "json-unknown", "text-unknown", "text-twice"),
)
def test_a_record_with_something_strange_is_refused(
    read: Callable[[str], MatchRecord], text: str, path: str
) -> None:
    """Nothing of a record is left out without a word."""
    with pytest.raises(InputError) as caught:
        read(text)
    assert [one.value for one in caught.value.problems] == [path]


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
