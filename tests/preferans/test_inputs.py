"""Whatever comes in is answered or refused by rule, with every problem and its path."""

from fractions import Fraction
from typing import Any

import pytest

from rulesengine.core.errors import InputError, RulesError
from rulesengine.core.question import ask
from rulesengine.core.rulebook import axes, read_rulebook
from rulesengine.preferans import GAME
from rulesengine.preferans.rulebook import PRESETS, SOCHI, PreferansRulebook
from rulesengine.text.narration import complaints

KINDS = {question.kind: question for question in GAME.questions}
SHEET: dict[str, Any] = {"players": ["A", "B", "C"], "pool": [1, 2, 3]}
DEAL: dict[str, Any] = {
    "level": 6,
    "declarer": "A",
    "tricks": {"A": 6, "B": 2, "C": 2},
    "answers": ["B whist", "C whist"],
}


def refused(kind: str, **given: Any) -> list[tuple[str, str]]:
    """Return path and rule of every problem."""
    with pytest.raises(RulesError) as caught:
        ask(GAME, KINDS[f"preferans.{kind}"], given)
    return [(one.value, one.rule.id) for one in caught.value.problems]


def answered(kind: str, output: str, **given: Any) -> object:
    """Return one output of an answer."""
    question = KINDS[f"preferans.{kind}"]
    return question.outputs[output](ask(GAME, question, given), lambda message, /, **_facts: message)


def test_all_problems_of_a_deal_are_told_together() -> None:
    """A wrong level, a strange word and a negative trick are three problems."""
    found = refused("deal", level=12, declarer="", tricks={"A": -1}, answers=["B maybe"])
    assert [path for path, _ in found] == ["level", "declarer", "tricks.A", "answers[0]"]
    contradictory = {**DEAL, "tricks": {"A": 6, "B": 2, "C": 1}, "answers": ["A whist"]}
    assert [rule for _, rule in refused("deal", **contradictory)] == [
        "preferans-declarer-answers",
        "preferans-answer-missing",
        "preferans-tricks-wrong",
    ]


@pytest.mark.parametrize(("level", "tricks"), [(6, {"A": 5, "B": 3, "C": 2}), (10, {"A": 9, "B": 1})])
def test_silence_is_not_taken_for_a_pass(level: int, tricks: dict[str, int]) -> None:
    """Who forgets the answers is asked for them, not told to leave out the tricks of the game."""
    assert refused("deal", level=level, declarer="A", tricks=tricks) == [
        ("answers", "preferans-answer-missing")
    ]


@pytest.mark.parametrize("kind", ["settle", "rounding"])
def test_whists_on_oneself_are_told_beside_what_cannot_be_read(kind: str) -> None:
    """A letter in the pool and one among the whists hide neither the own whists nor a short mountain."""
    whists = [[7, "x", 0], [0, 0, 0], [0, 0, 5]]
    found = refused(kind, players=["W", "E", "S"], pool=[1, "y", 3], mountain=[1, 2], whists=whists)
    assert found == [
        ("pool[1]", "input-not-whole"),
        ("whists[0][1]", "input-not-whole"),
        ("mountain", "input-wrong-number"),
        ("whists[0][0]", "preferans-whists-on-oneself"),
        ("whists[2][2]", "preferans-whists-on-oneself"),
    ]
    as_text = refused(kind, players="W E S", pool="1 y 3", whists="7 x 0; 0 0 0; 0 0 5")
    assert [rule for _, rule in as_text].count("preferans-whists-on-oneself") == 2


def test_a_list_of_names_that_cannot_be_read_is_told_once() -> None:
    """Five players are too many; what they would have had says nothing more."""
    many = refused("settle", players=["A", "B", "C", "D", "E"], pool=[1, 2, 3, 4, 5])
    assert [rule for _, rule in many] == ["preferans-too-many-players"]


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"pool": [1, -2, 3]}, "input-out-of-range"),
        ({"pool": [1, 2]}, "input-wrong-number"),
        ({"pool": [10**9, 0, 0]}, "input-out-of-range"),
        ({"pool": ["1/2", 0, 0]}, "input-not-whole"),
        ({"pool": [0.5, 0, 0]}, "input-not-whole"),
        ({"mountain": {"X": 1}}, "input-unknown-key"),
        ({"players": ["A", "B", "C", "D", "E"]}, "preferans-too-many-players"),
        ({"players": ["A", "B"]}, "preferans-too-few-players"),
        ({"players": ["A", "B", "A"]}, "preferans-same-player"),
        ({"whists": [[5, 0, 0], [0, 0, 0], [0, 0, 0]]}, "preferans-whists-on-oneself"),
        ({"whists": [[0, 5], [0, 0]]}, "input-wrong-number"),
        ({"whists": "nonsense"}, "input-not-whole"),
        ({"stake": 0.05}, "input-not-exact"),
        ({"stake": "-1"}, "input-not-exact"),
        ({"rounding": "up"}, "input-not-a-choice"),
        ({"adjust": "X"}, "preferans-unknown-player"),
        ({"target": 0}, "input-out-of-range"),
        ({"preset": "moscow"}, "input-not-a-choice"),
        ({"rules": {"pool_point": 0}}, "input-out-of-range"),
        ({"more": 1}, "input-unknown-key"),
    ],
)
def test_hostile_sheet_is_refused_by_rule(change: dict[str, Any], rule: str) -> None:
    """Each is named by the rule that refuses it."""
    assert rule in [one for _, one in refused("settle", **{**SHEET, **change})]


@pytest.mark.parametrize("form", ["list", "table", "text", "text table"])
def test_sheet_is_read_in_every_form(form: str) -> None:
    """Lists, tables and lines of text say the same."""
    forms: dict[str, dict[str, Any]] = {
        "list": {"pool": [0, 0, 12], "whists": [[0, 5, 0], [0, 0, 0], [0, 0, 0]]},
        "table": {"pool": {"S": 12}, "whists": {"W": {"E": 5}}},
        "text": {"pool": "0 0 12", "whists": "0 5 0; 0 0 0; 0 0 0"},
        "text table": {"pool": "S=12", "whists": "W=5"} | {"whists": [[0, 5, 0], [0, 0, 0], [0, 0, 0]]},
    }
    result = answered("settle", "result", players=["W", "E", "S"], **forms[form])
    assert result == {"W": -35, "E": -45, "S": 80}


def test_players_without_names_are_letters() -> None:
    """Without players the seats are A, B, C, D, or those whom the tables name."""
    assert answered("settle", "result", mountain=[6, 0, 0, 0]) == {"A": -45, "B": 15, "C": 15, "D": 15}
    named = {"Ann": {"Bob": 9}, "Bob": {"Cid": 9}, "Cid": {"Ann": 9}}
    assert answered("settle", "result", whists=named) == {"Ann": 0, "Bob": 0, "Cid": 0}


def test_six_columns_are_too_many_and_nothing_else() -> None:
    """Nobody is said to be there twice whom nobody named."""
    assert refused("settle", pool=[1, 2, 3, 4, 5, 6]) == [("players", "preferans-too-many-players")]


def test_level_and_answers_are_read_from_text() -> None:
    """A form and a command line give digits and commas."""
    said = {**DEAL, "level": "6", "tricks": "A=6, B=2, C=2", "answers": "B whist, C pass"}
    assert answered("deal", "whists", **said) == {"B": {"A": 8}}


def test_absent_player_took_none() -> None:
    """A player who is named only by an answer has no tricks; seats are completed."""
    said = {**DEAL, "tricks": {"A": 6, "B": 4}}
    assert answered("deal", "whists", **said) == {"B": {"A": 8}}
    assert answered("raspasy", "pool", tricks={"A": 4, "B": 6}) == {"A": 0, "B": 0, "C": 1}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_axis_of_every_preset_is_read_back(preset: str) -> None:
    """What a convention holds can be written into a file and read again."""
    house = PRESETS[preset]
    told = {axis.name: getattr(house, axis.name) for axis in axes(house)}
    assert read_rulebook(PreferansRulebook(), told, "rules") == house


def test_axes_are_read_as_a_file_writes_them() -> None:
    """Every axis in the form of the public contract."""
    written = {
        "penalty_factor": 1,
        "pool_point": 10,
        "responsibility": "1",
        "whist_style": "greedy",
        "consolation": "value",
        "consolation_to_passer": True,
        "consolation_to_dealer": False,
        "duty": {"6": 4, "7": 2, "8": 1, "9": 1, "10": 1},
        "ten": "whisted",
        "shortfall": "side-then-personal",
        "single_duty": "both",
        "misere_fine": 10,
        "raspasy_prices": [1, 2, 3],
        "raspasy_amnesty": "none",
        "raspasy_zero": "pool-price",
        "closing": "each",
        "aid_whists": 10,
        "mountain_first": False,
        "compensation": 3,
    }
    assert read_rulebook(PreferansRulebook(), written, "rules") == SOCHI
    assert read_rulebook(SOCHI, {"consolation": 10}, "rules").consolation == 10
    assert read_rulebook(SOCHI, {"raspasy_prices": "1-2-4"}, "rules").raspasy_prices == (1, 2, 4)
    assert dict(read_rulebook(SOCHI, {"duty": "8=2"}, "rules").duty)[8] == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"duty": {"5": 1}},
        {"duty": 4},
        {"duty": {"6": 9}},
        {"consolation": "much"},
        {"consolation": -1},
        {"responsibility": 0.5},
        {"raspasy_prices": []},
        {"raspasy_prices": 3},
        {"whist_style": "rude"},
        {"bombs": True},
    ],
)
def test_impossible_convention_is_refused(wrong: dict[str, Any]) -> None:
    """Unknown axes, values that are none, and contradictions."""
    with pytest.raises(RulesError):
        read_rulebook(SOCHI, wrong, "rules")


def test_nothing_given_is_refused_as_input() -> None:
    """An empty question is not answered with a guess."""
    for kind, question in KINDS.items():
        if kind != "preferans.trick_value":
            with pytest.raises(InputError):
                ask(GAME, question, {})


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        ({"duty": "6=2.5"}, ("rules.duty.6", "input-not-whole")),
        ({"duty": "6=4 or so"}, ("rules.duty", "preferans-not-a-duty")),
        ({"duty": "6=-1"}, ("rules.duty.6", "input-out-of-range")),
        ({"duty": "6=2, 6=4"}, ("rules.duty.6", "input-same-name")),
        ({"duty": (1, 2)}, ("rules.duty", "preferans-not-a-duty")),
        ({"raspasy_prices": "-5"}, ("rules.raspasy_prices[0]", "input-out-of-range")),
        ({"raspasy_prices": "1,-2,3"}, ("rules.raspasy_prices[1]", "input-out-of-range")),
        ({"raspasy_prices": "1 -2 3"}, ("rules.raspasy_prices[1]", "input-out-of-range")),
        ({"raspasy_prices": "1.5"}, ("rules.raspasy_prices[0]", "input-not-whole")),
    ],
)
def test_rule_is_read_whole_or_refused(rules: dict[str, object], problem: tuple[str, str]) -> None:
    """Nothing of what is written is dropped."""
    assert refused("deal", **DEAL, rules=rules) == [problem]


def test_wrong_consolation_is_told_that_a_number_will_do() -> None:
    """The refusal offers the two words and the usual numbers."""
    with pytest.raises(InputError) as caught:
        read_rulebook(SOCHI, {"consolation": "much"}, "rules")
    (found,) = caught.value.problems
    assert found.fact("choices") == ("value", "none", "5", "10", "15", "20")


@pytest.mark.parametrize("written", ["1-2-3", "1 – 2 – 3", "1, 2, 3", "1;2;3", [1, 2, 3]])
def test_prices_are_read_as_players_write_them(written: object) -> None:
    """A dash between two numbers separates them."""
    assert read_rulebook(SOCHI, {"raspasy_prices": written}, "rules").raspasy_prices == (1, 2, 3)


def test_worth_knows_only_the_players_at_the_table() -> None:
    """Whoever else is named is refused, at every place where the name stands."""
    given = {"level": 6, "answers": ["B pass", "C pass"], "players": ["W", "E", "S"]}
    rule = "preferans-unknown-player"
    assert refused("worth", **given) == [("declarer", rule), ("answers[0]", rule), ("answers[1]", rule)]
    sits = {**DEAL, "dealer": "D", "players": ["A", "B", "C"]}
    assert refused("worth", **sits) == [("dealer", rule)]
    told = {**DEAL, "tricks": {"A": 6, "B": 2, "X": 2}, "players": ["A", "B", "C"]}
    assert ("tricks.X", rule) in refused("worth", **told)


def test_worth_of_a_misere_is_shared_by_the_players_at_the_table() -> None:
    """Nobody but the declarer is named in it, and no seat without a player is put in."""
    misere = {"level": "misere", "declarer": "W"}
    three = answered("worth", "worth", **misere, players=["W", "E", "S"])
    assert three == {"W": Fraction(200, 3), "E": Fraction(-100, 3), "S": Fraction(-100, 3)}
    four = answered("worth", "worth", **misere, players=["W", "E", "S", "N"])
    assert four == {"W": 75, "E": -25, "S": -25, "N": -25}


def test_all_wrong_deals_of_a_party_are_told_together() -> None:
    """A line that cannot be read does not hide a deal that cannot be, and each says which deal it is."""
    deals = ["6 A: A=6, B=2, C=2; B whist, C whist", "bla", "6 A: A=7, B=2, C=2; B whist, C whist"]
    party = {"players": ["A", "B", "C"], "target": 20, "deals": deals}
    told = [("deals[1]", "preferans-not-a-deal"), ("deals[2].tricks", "preferans-tricks-wrong")]
    assert refused("party", **party) == told
    assert refused("correct", **party, number=1, deal=deals[0]) == told
    with pytest.raises(RulesError) as caught:
        ask(GAME, KINDS["preferans.party"], party)
    assert [one.sentence.partition(":")[0] for one in complaints(caught.value, "en")] == ["Deal 2", "Deal 3"]


def test_stake_with_a_comma_is_money() -> None:
    """It is paid to the hundredth, as with a point."""
    sheet = {"pool": [0, 0, 12], "mountain": [0, 0, 0]}
    assert answered("settle", "money", **sheet, stake="0,05") == answered(
        "settle", "money", **sheet, stake="0.05"
    )
