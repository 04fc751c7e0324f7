"""The stems by which Ukrainian and Georgian words are found."""

import pytest

from rulesengine.site.search import SearchGeorgian, SearchUkrainian

UKRAINIAN = [
    "нічия нічию нічиєю нічиї",
    "пара пари пару парою парам парами",
    "колода колоди колоду колодою колодах",
    "п'ять п’яти пʼятьма п`ятьох",
    "дев'ятка дев’ятки дев'ятку дев’яткою",
    "правило правила правилу правилом правилами",
]
GEORGIAN = [
    "წყვილი წყვილს წყვილის წყვილები წყვილებს წყვილების წყვილებით",
    "ყაიმი ყაიმს ყაიმის ყაიმით",
    "წესი წესის წესები წესებში წესებით",
    "ქულა ქულას ქულის ქულები ქულებს",
]


@pytest.mark.parametrize("forms", UKRAINIAN)
def test_forms_of_a_ukrainian_word_meet(forms: str) -> None:
    """Whatever the case, and whichever apostrophe is at hand."""
    rules = SearchUkrainian({})
    assert len({rules.stem(word) for word in rules.split(forms)}) == 1


@pytest.mark.parametrize("forms", GEORGIAN)
def test_forms_of_a_georgian_word_meet(forms: str) -> None:
    """Cases, plural and postpositions are folded."""
    rules = SearchGeorgian({})
    assert len({rules.stem(word) for word in rules.split(forms)}) == 1


def test_an_apostrophe_does_not_cut_a_word() -> None:
    """But quotation marks around it do."""
    assert SearchUkrainian({}).split("'п’ять' об'єднань, 60:60") == ["п’ять", "об'єднань", "60", "60"]
