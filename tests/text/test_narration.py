"""A derivation is told in steps, each before the one that needs it."""

import pytest
from hypothesis import given

from rulesengine.core.errors import RulesError
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import play_match
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.narration import Depth, narrate, verdict
from rulesengine.text.plain import render, render_error
from tests.kozel.strategies import Case, cases

TIE_THEN_WIN = play_match((Hand((60, 60)), Hand((74, 46))), (2, 3))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_match_of_the_source_is_told_in_order(lang: str) -> None:
    """The first example of the source: each step with its depth and the numbers that a reader looks for."""
    told = [(step.level, step.words.rule, step.sentence) for step in narrate(TIE_THEN_WIN, lang)]
    expected = [
        (2, kozel.TIE, ["60:60"]),
        (2, kozel.TIE_CARRIES, ["1"]),
        (1, kozel.SCORE_STAYS, ["60:60", "2:3"]),
        (3, kozel.WIN, ["A", "74", "61", "89", "1"]),
        (3, kozel.CARRY_GOES, ["A", "1"]),
        (2, kozel.AWARD, ["A", "1 + 1", "2"]),
        (1, kozel.SCORE, ["74:46", "2:3", "4:3"]),
        (0, kozel.MATCH_OPEN, ["4:3", "6"]),
    ]
    assert [(level, rule) for level, rule, _ in told] == [(level, rule.id) for level, rule, _ in expected]
    for (_, _, sentence), (_, _, numbers) in zip(told, expected, strict=True):
        assert [number for number in numbers if number not in sentence] == []


def test_plain_text_is_numbered_and_indented() -> None:
    """The verdict comes first, and a step stands deeper than the one that needs it."""
    verdict_line, *steps = render(TIE_THEN_WIN, "en").splitlines()
    assert verdict_line == verdict(TIE_THEN_WIN, "en")
    assert [line.split(".")[0] for line in steps] == ["  1", "  2", "3", "    4", "    5", "  6", "7"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_depths_grow(lang: str) -> None:
    """The verdict is one line, the steps begin with it, and everything holds every step."""
    brief, steps, everything = (render(TIE_THEN_WIN, lang, depth).splitlines() for depth in Depth)
    assert brief == [verdict(TIE_THEN_WIN, lang)] == steps[:1] == everything[:1]
    assert [line for line in everything if line in steps] == steps
    assert len(everything) > 2 * len(steps)


@pytest.mark.parametrize("lang", LANGUAGES)
@given(case=cases())
def test_every_step_is_told_after_those_it_needs(lang: str, case: Case) -> None:
    """A step follows all steps below it; the last is the verdict."""
    found = play_match(case.hands, case.pairs, case.carry, case.house)
    steps = narrate(found, lang)
    places = {step.path: place for place, step in enumerate(steps)}
    assert len(places) == len(steps)
    assert steps[-1].sentence == verdict(found, lang)
    assert all(places[path] < places[path[:-1]] for path in places if path)


@pytest.mark.parametrize("lang", LANGUAGES)
@given(case=cases(most=5))
def test_no_step_shows_a_raw_field_or_id(lang: str, case: Case) -> None:
    """Sentences are finished: no brace, no id of a message, no blank sentence."""
    found = play_match(case.hands, case.pairs, case.carry, case.house)
    for words in (step.words for step in narrate(found, lang)):
        for text in (words.sentence, words.title, *words.rejected, *words.sources):
            assert text
            assert not any(mark in text for mark in ("{", "}", "kozel-", "unit-", "word-", "place-"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_is_a_line_with_its_path_and_its_rule(lang: str) -> None:
    """Two impossible hands make two lines, each with what may explain it and the rule that refuses it."""
    with pytest.raises(RulesError) as caught:
        play_match((Hand((60, 58)), Hand((121, 0))))
    lines = render_error(caught.value, lang).splitlines()
    assert [line.split(": ")[0] for line in lines] == ["hands[0]", "hands[1]"]
    assert all("121" in line or "118" in line for line in lines)
    assert [line.split()[-1] for line in lines] == ["[kozel-total-short]", "[kozel-total-over]"]
