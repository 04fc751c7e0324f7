"""The form of one deal holds every deal: any declarer, any order of answers, names, a dealer who sits."""

import json
from typing import Any

import pytest

from rulesengine.core.errors import RulesError
from rulesengine.core.question import ask
from rulesengine.examples.shipped import shipped
from rulesengine.explorers import EXPLORERS
from rulesengine.explorers.declaration import Explorer
from rulesengine.explorers.forms import form_of, given_of, texts_of
from rulesengine.explorers.host import answer
from rulesengine.text.trace import trace

NO_SUCH_CHOICE = "the form offers the games, answers and conventions that there are"
OF_A_SHEET = "the form has a field for each number of a sheet, and no others"
FOUR_SEATS = "the form has four seats, and each player one of them"
CANNOT_SHOW = {
    "preferans-compare-by-rules": "the form chooses the other convention by its name",
    "preferans-level-five": NO_SUCH_CHOICE,
    "preferans-level-eleven": NO_SUCH_CHOICE,
    "preferans-answer-unknown-word": NO_SUCH_CHOICE,
    "preferans-rules-unknown-preset": NO_SUCH_CHOICE,
    "preferans-rules-unknown-axis": NO_SUCH_CHOICE,
    "preferans-rules-without-price": "an empty list in the form leaves the convention's own",
    "preferans-answer-twice": "each seat answers once in the form, or passes and takes the whist back",
    "preferans-player-named-twice": FOUR_SEATS,
    "preferans-five-players-in-a-deal": FOUR_SEATS,
    "preferans-worth-of-strangers": FOUR_SEATS,
    "preferans-settle-five-players": FOUR_SEATS,
    "preferans-settle-two-players": "the form always has three players or four",
    "preferans-close-unknown-player": FOUR_SEATS,
    "preferans-settle-adjust-a-stranger": FOUR_SEATS,
    "preferans-settle-whists-on-a-stranger": FOUR_SEATS,
    "preferans-settle-whists-on-oneself": OF_A_SHEET,
    "preferans-settle-negative-whists": OF_A_SHEET,
    "preferans-settle-square-matrix": OF_A_SHEET,
    "preferans-close-pool-too-long": OF_A_SHEET,
    "preferans-settle-float-stake": "what is typed in the form is text",
    "preferans-settle-nothing-given": "the form always names its seats",
    "preferans-settle-empty-name": "a seat without a name in the form is called by its letter",
    "preferans-audit-too-few-numbers": OF_A_SHEET,
}
"""The shipped examples that the form of their interactive has no way to say, each with the reason."""
EXAMPLES = {
    id_: one for id_, one in shipped().items() if one.kind.startswith("preferans.") and one.kind in EXPLORERS
}


def told(explorer: Explorer, given: dict[str, Any]) -> object:
    """Give the trace of an answer, or what is refused and where."""
    try:
        return trace(ask(explorer.game, explorer.question, given))
    except RulesError as error:
        return [(one.value, one.rule.id) for one in error.problems]


def opened(id_: str) -> tuple[object, object]:
    """Give what the form says when it is opened with an example, and what the example says."""
    example = EXAMPLES[id_]
    explorer, given = EXPLORERS[example.kind], dict(example.given)
    said = given_of(texts_of(form_of(explorer, given, "en")), explorer)
    return told(explorer, said), told(explorer, given)


@pytest.mark.parametrize("id_", [id_ for id_ in EXAMPLES if id_ not in CANNOT_SHOW])
def test_every_shipped_example_opens_in_its_form(id_: str) -> None:
    """Whatever stands in the book can be taken up and changed by a reader."""
    ours, theirs = opened(id_)
    assert ours == theirs


@pytest.mark.parametrize("id_", CANNOT_SHOW)
def test_what_a_form_cannot_show_is_no_deal_or_named(id_: str) -> None:
    """Only what is impossible is left out, and the other convention's own rules."""
    ours, theirs = opened(id_)
    assert ours != theirs
    assert isinstance(theirs, list) or id_ == "preferans-compare-by-rules"


DEAL: dict[str, Any] = {
    "preset": "sochi",
    "level": "6",
    "declarer": "B",
    "tricks": ["3", "5", "2", ""],
    "answers": ["pass", "", "whist", ""],
    "dealer": "",
    "players": ["", "", "", ""],
    "first": "",
    "given_up": "false",
}


def asked(kind: str = "preferans.deal", **changes: Any) -> dict[str, Any]:
    """Ask as a page does."""
    request = {"explorer": kind, "lang": "en", "given": DEAL | changes}
    response: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return response


def test_whoever_declares_the_next_seat_answers_first() -> None:
    """After B comes C, then A: nothing else is to be said of the order."""
    explorer = EXPLORERS["preferans.deal"]
    assert given_of(DEAL, explorer)["answers"] == ["C whist", "A pass"]
    assert given_of(DEAL | {"first": "A"}, explorer)["answers"] == ["A pass", "C whist"]
    assert asked()["ok"]


def test_a_whist_taken_back_is_one_choice() -> None:
    """C passes, A asks for half, C whists after all."""
    explorer = EXPLORERS["preferans.deal"]
    answers = ["half", "", "back", ""]
    assert given_of(DEAL | {"answers": answers}, explorer)["answers"] == ["C pass", "A half", "C whist"]
    assert "takes the whist back" in asked(answers=answers)["html"]


def test_players_are_called_by_their_names() -> None:
    """Who types names reads them in the answer, the dealer's too."""
    html = asked(players=["Ann", "Bob", "Cleo", "Dan"], dealer="D")["html"]
    assert all(name in html for name in ("Ann", "Bob", "Cleo", "Dan"))


def test_who_took_nothing_keeps_the_seat() -> None:
    """An empty field does not move a named player behind the others."""
    explorer = EXPLORERS["preferans.deal"]
    typed = DEAL | {"players": ["Ann", "Bob", "Cleo", ""], "tricks": ["", "5", "5", ""]}
    assert list(given_of(typed, explorer)["tricks"]) == ["Ann", "Bob", "Cleo"]


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"players": ["Ann", "Ann", "", ""]}, ["players"]),
        ({"players": ["a=b", "", "", ""]}, ["players"]),
        ({"tricks": ["3", "5", "2", "1"]}, ["tricks", "tricks"]),
        ({"answers": ["pass", "pass", "whist", ""]}, ["answers"]),
        ({"dealer": "B"}, ["dealer"]),
        ({"first": "E"}, ["first"]),
    ],
)
def test_problems_stand_where_they_were_typed(changes: dict[str, Any], fields: list[str]) -> None:
    """The same name twice, a fourth hand, a declarer who answers or sits."""
    assert [one["field"] for one in asked(**changes)["problems"]] == fields


def test_a_named_fourth_is_at_the_table_of_a_deal_and_its_worth() -> None:
    """An uncontested six is worth 15 among four, though D sat and is not told of."""
    four = {"players": ["A", "B", "C", "D"], "declarer": "A", "tricks": [""] * 4}
    assert "15" in asked("preferans.worth", **four, answers=["", "pass", "pass", ""])["html"]


def test_compared_deal_may_be_anybodys() -> None:
    """The deal that is compared has names and a dealer like any other."""
    deal = {f"deal.{key}": DEAL[key] for key in ("level", "declarer", "tricks", "answers", "dealer")}
    texts = {**deal, "preset": "sochi", "against_preset": "rostov", "players": ["Ann", "Bob", "Cleo", ""]}
    request = {"explorer": "preferans.compare", "lang": "en", "given": texts}
    assert "Bob" in json.loads(answer(json.dumps(request)))["html"]
