"""A number and its noun agree in all four languages."""

from fractions import Fraction

import pytest

from rulesengine.text.catalogue import LANGUAGES, messages, say

NUMBERS = (0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 15, 20, 21, 22, 25, 100, 101, 102, 111, 112, 114, 120, 121, 1001)
ONE = {1, 21, 101, 121, 1001}
FEW = {2, 3, 4, 22, 102}


def slavic(one: str, few: str, many: str) -> dict[int, str]:
    """Return the nouns as Russian and Ukrainian count."""
    return {number: one if number in ONE else few if number in FEW else many for number in NUMBERS}


def english(one: str, many: str) -> dict[int, str]:
    """Return the nouns as English counts."""
    return {number: one if number == 1 else many for number in NUMBERS}


NOUNS: dict[tuple[str, str], dict[int, str]] = {
    ("en", "unit-pair"): english("pair", "pairs"),
    ("en", "unit-point"): english("point", "points"),
    ("en", "unit-extra-pair"): english("extra pair", "extra pairs"),
    ("en", "unit-rank-J"): english("jack", "jacks"),
    ("en", "unit-tie"): english("tie in a row", "ties in a row"),
    ("ru", "unit-pair"): slavic("пара", "пары", "пар"),
    ("ru", "unit-pair-acc"): slavic("пару", "пары", "пар"),
    ("ru", "unit-point"): slavic("очко", "очка", "очков"),
    ("ru", "unit-rank-J"): slavic("валет", "валета", "валетов"),
    ("ru", "unit-rank-Q"): slavic("дама", "дамы", "дам"),
    ("uk", "unit-pair"): slavic("пара", "пари", "пар"),
    ("uk", "unit-pair-acc"): slavic("пару", "пари", "пар"),
    ("uk", "unit-point"): slavic("очко", "очки", "очок"),
    ("uk", "unit-rank-J"): slavic("валет", "валети", "валетів"),
    ("uk", "unit-rank-Q"): slavic("дама", "дами", "дам"),
    ("ru", "unit-cube-turn"): slavic("поворот", "поворота", "поворотов"),
    ("ru", "unit-cube-point-gen"): slavic("очка", "очков", "очков"),
    ("uk", "unit-cube-turn"): slavic("поворот", "повороти", "поворотів"),
    ("uk", "unit-cube-point-gen"): slavic("очка", "очок", "очок"),
    ("ka", "unit-cube-turn"): dict.fromkeys(NUMBERS, "შებრუნება"),
    ("ka", "unit-pair"): dict.fromkeys(NUMBERS, "წყვილი"),
    ("ka", "unit-point"): dict.fromkeys(NUMBERS, "ქულა"),
    ("ka", "unit-rank-J"): dict.fromkeys(NUMBERS, "ვალეტი"),
}


@pytest.mark.parametrize(("lang", "unit"), NOUNS, ids="-".join)
def test_noun_agrees_with_its_number(lang: str, unit: str) -> None:
    """1 пара, 2 пары, 5 пар; 11 and 111 count like five, 21 and 121 like one; Georgian keeps the singular."""
    said = {number: say(unit, lang, n=number) for number in NUMBERS}
    assert said == {number: f"{number} {noun}" for number, noun in NOUNS[lang, unit].items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_unit_has_all_forms_of_its_language(lang: str) -> None:
    """English and Georgian have two forms, Russian and Ukrainian three and one for fractions."""
    forms = {name: len(texts) for name, texts in messages(lang).items() if name.startswith("unit-")}
    assert set(forms.values()) == {4 if lang in {"ru", "uk"} else 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_unit_says_its_number(lang: str) -> None:
    """No form leaves the number out."""
    units = [name for name in messages(lang) if name.startswith("unit-")]
    assert [
        name for name in units for number in NUMBERS if str(number) not in say(name, lang, n=number)
    ] == []


@pytest.mark.parametrize(("number", "said"), [(-1, "−1 пара"), (-2, "−2 пары"), (-5, "−5 пар")])
def test_negative_number_counts_like_its_size(number: int, said: str) -> None:
    """The sign does not change the noun."""
    assert say("unit-pair", "ru", n=number) == said


@pytest.mark.parametrize(
    ("lang", "unit", "noun"),
    [
        ("en", "unit-whist", "whists"),
        ("ru", "unit-whist", "виста"),
        ("ru", "unit-pool-point", "очка"),
        ("ru", "unit-extra-pair", "дополнительной пары"),
        ("uk", "unit-whist", "віста"),
        ("uk", "unit-pool-point", "очка"),
        ("uk", "unit-trick", "взятки"),
        ("uk", "unit-rank-J", "валета"),
        ("ka", "unit-whist", "ვისტი"),
    ],
)
@pytest.mark.parametrize(
    ("number", "written"),
    [(Fraction(2, 3), "⅔"), (Fraction(20, 3), "6⅔"), (Fraction(-1, 2), "−½"), (Fraction(25, 7), "25/7")],
)
def test_fraction_takes_the_genitive_singular(
    lang: str, unit: str, noun: str, number: Fraction, written: str
) -> None:
    """6⅔ виста, 6⅔ віста: a part of one thing, however many parts there are."""
    assert say(unit, lang, n=number) == f"{written} {noun}"
