"""Forms say what they were opened with, and each problem finds the field that it is about."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from rulesengine.core.errors import RulesError
from rulesengine.core.question import ask
from rulesengine.core.rulebook import axes
from rulesengine.examples.shipped import shipped
from rulesengine.explorers import EXPLORERS
from rulesengine.explorers.declaration import Explorer
from rulesengine.explorers.forms import form_of, given_of
from rulesengine.explorers.host import answer
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.trace import trace

Texts = dict[str, str | list[str]]


def texts_of(name: str, given: Any, lang: str = "en") -> Texts:
    """Give what a browser reads from the form as it is opened."""
    form = form_of(EXPLORERS[name], given, lang)
    return {one.name: list(one.values) if len(one.values) > 1 else one.values[0] for one in form.all_fields}


def asked(name: str, texts: Texts) -> dict[str, Any]:
    """Ask as a page does."""
    request = json.dumps({"explorer": name, "lang": "en", "given": texts})
    response: dict[str, Any] = json.loads(answer(request))
    return response


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPLORERS)
def test_form_says_what_it_was_opened_with(name: str, lang: str) -> None:
    """Opening a page and changing nothing gives the answer that stands there, in any language."""
    explorer = EXPLORERS[name]
    said = given_of(texts_of(name, explorer.start, lang), explorer)
    ours, theirs = (ask(explorer.game, explorer.question, given) for given in (said, explorer.start))
    assert trace(ours) == trace(theirs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "given", "words"),
    [
        ("preferans.party", {"deals": ["7 A: A=8, B=1, C=1; B pass, C half", "misere B: B=0"]}, 3),
        ("preferans.party", {"deals": ["raspasy: A=4, B=3, C=3", "8 A: give-up"]}, 2),
        ("cube.match", {"games": ["A double, B take, B roll → A mars", "A double, B pass"]}, 6),
    ],
)
def test_a_record_is_in_the_readers_words(name: str, given: dict[str, Any], words: int, lang: str) -> None:
    """No English word is left in a party or a match, and it is read as the same one."""
    explorer = EXPLORERS[name]
    whole = {**explorer.start, **given}
    texts = texts_of(name, whole, lang)
    record = str(texts[next(iter(given))])
    assert len(re.findall(r"[a-z]+(?:-[a-z]+)*", record)) == (words if lang == "en" else 0)
    read = [given_of(one, explorer) for one in (texts, texts_of(name, whole))]
    ours, theirs = (ask(explorer.game, explorer.question, one) for one in read)
    assert trace(ours) == trace(theirs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPLORERS)
def test_every_field_has_its_words(name: str, lang: str) -> None:
    """No label is missing in any language."""
    form = form_of(EXPLORERS[name], EXPLORERS[name].start, lang)
    assert all(one.label and all(word for _, word in one.choices) for one in form.fields)


def told(explorer: Explorer, given: dict[str, Any]) -> object:
    """Give the trace of an answer, or which rules refuse what; None where the house contradicts itself."""
    try:
        return trace(ask(explorer.game, explorer.question, given))
    except RulesError as error:
        refused = [(one.value, one.rule.id) for one in error.problems]
        return None if any(path.startswith("rules") for path, _ in refused) else refused


def changed(explorer: Explorer, given: dict[str, Any]) -> Iterator[str]:
    """Give the axes that no field shows and that change an answer all the same."""
    presets = explorer.game.presets.values()
    hidden = [one.name for one in axes(next(iter(presets))) if one.name not in explorer.axes]
    before = told(explorer, given)
    for axis in hidden:
        for setting in {getattr(preset, axis) for preset in presets}:
            after = told(explorer, {**given, "rules": {**given.get("rules", {}), axis: setting}})
            if after not in (before, None):
                yield axis


@pytest.mark.parametrize("name", [name for name, one in EXPLORERS.items() if one.axes])
def test_house_rules_that_are_not_shown_change_no_answer(name: str) -> None:
    """Whatever houses differ in is there to be chosen, wherever it matters in a shipped example."""
    explorer = EXPLORERS[name]
    assert set(explorer.axes) <= {one.name for one in axes(next(iter(explorer.game.presets.values())))}
    examples = [one.given for one in shipped().values() if one.kind == name]
    found = {axis for given in (explorer.start, *examples) for axis in changed(explorer, dict(given))}
    assert found == set()


SHEET: Texts = {
    "preset": "sochi",
    "players": ["W", "E", "S", ""],
    "pool": ["20", "20", "20", ""],
    "mountain": ["322", "124", "82", ""],
    "whists": ["120", "96", "", "240", "12", "", "", "", "", "", "", ""],
}


def test_fourth_seat_left_empty_means_three_players() -> None:
    """The guide's W, E and S with the fourth column untouched; an empty number is none."""
    response = asked("preferans.settle", SHEET)
    assert "W −1484, E 652, S 832" in response["html"]


@pytest.mark.parametrize("nothing", ["", "0"])
def test_a_fourth_name_taken_away_leaves_three(nothing: str) -> None:
    """Whoever empties the name of a seat where nothing stands has three players."""
    response = asked("preferans.settle", {**SHEET, "mountain": ["322", "124", "82", nothing]})
    assert "W −1484, E 652, S 832" in response["html"]


def test_numbers_without_any_names_seat_a_fourth() -> None:
    """Where nobody is named, the letter of the seat will do."""
    unnamed = {**SHEET, "players": ["", "", "", ""], "mountain": ["322", "124", "82", "0"]}
    assert "D " in asked("preferans.settle", unnamed)["html"]


@pytest.mark.parametrize(
    ("name", "given", "field"),
    [
        ("preferans.settle", {"mountain": ["322", "x", "82", ""]}, "mountain"),
        ("preferans.settle", {"pool": ["-1", "0", "0", ""]}, "pool"),
        ("preferans.settle", {"players": ["W", "W", "S", ""]}, "players"),
        ("preferans.settle", {"mountain": ["322", "124", "82", "5"]}, "players"),
        ("preferans.settle", {"whists": ["120", "96", "7", "240", "12", *[""] * 7]}, "players"),
        ("preferans.settle", {"rules.raspasy_prices": "1 2 x"}, "rules.raspasy_prices"),
        ("preferans.settle", {"rules.duty": "6=5"}, "rules.duty"),
        ("preferans.settle", {"rounding": "divisible", "mountain": ["0", "0", "2", ""]}, "adjust"),
        ("preferans.audit", {"recorded": ["1", "", "2", ""]}, "recorded"),
    ],
)
def test_problem_stands_at_its_field(name: str, given: Texts, field: str) -> None:
    """A name, a number, a house rule: each is complained of where it was typed."""
    response = asked(name, {**SHEET, **given})
    assert [one["field"] for one in response["problems"]] == [field]


@pytest.mark.parametrize("given", [{"deal.tricks": ["6", "2", "3"]}, {"deal.tricks": ["6", "2", "99"]}])
def test_problem_of_a_table_stands_at_the_field_of_its_part(given: Texts) -> None:
    """Eleven tricks are the fault of the tricks, inside a deal that is compared too."""
    texts = {**texts_of("preferans.compare", EXPLORERS["preferans.compare"].start), **given}
    assert [one["field"] for one in asked("preferans.compare", texts)["problems"]] == ["deal.tricks"]


def test_chosen_seat_is_the_player_who_sits_there() -> None:
    """The choice among seats says a letter, the engine hears a name."""
    texts = {
        **SHEET,
        "rounding": "divisible",
        "adjust": "C",
        "mountain": ["0", "2", "5", ""],
        "whists": [""] * 12,
    }
    given = given_of(texts, EXPLORERS["preferans.settle"])
    assert given["adjust"] == "S"


def test_answer_says_what_the_convention_says_where_nothing_was_changed() -> None:
    """A club sees the rules behind the name of its convention, and another name's at once."""
    standing = [
        asked("preferans.settle", {**SHEET, "preset": one})["standing"] for one in ("sochi", "leningrad")
    ]
    assert [one["rules.pool_point"] for one in standing] == [
        "as the convention says: 10",
        "as the convention says: 20",
    ]
    assert asked("kozel.match", {"hands": "60:60"})["standing"] == {}
