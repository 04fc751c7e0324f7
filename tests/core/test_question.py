"""A question is asked with what is given, and everything left out has its default."""

from dataclasses import FrozenInstanceError

import pytest

from rulesengine.core import problems as why
from rulesengine.core.errors import InputError
from rulesengine.core.outputs import Likeliest
from rulesengine.core.question import REQUIRED, Question, ask, read_given
from rulesengine.core.reading import Whole
from rulesengine.games import GAMES, QUESTIONS, RULES
from rulesengine.kozel import GAME
from rulesengine.kozel.rulebook import KozelRulebook, Tie

MATCH = QUESTIONS["kozel.match"][1]
EVERY = tuple(QUESTIONS.items())


def test_defaults_stand_for_what_is_left_out() -> None:
    """Only the hands of a match must be given."""
    given = read_given(GAME, MATCH, {"hands": []})
    assert given == {"pairs": (0, 0), "carry": 0, "hands": (), "rulebook": KozelRulebook()}


def test_preset_and_rules_make_the_rulebook() -> None:
    """Rules override single fields of the named rulebook."""
    raw = {"hands": [], "preset": "KOZEL_AI_MATCH", "rules": {"tie": "none"}}
    assert read_given(GAME, MATCH, raw)["rulebook"] == KozelRulebook(tie=Tie.NONE)


@pytest.mark.parametrize("question", [one for _, (_, one) in EVERY], ids=lambda one: one.kind)
def test_required_parameters_are_asked_for_together(question: Question) -> None:
    """With nothing given, every required parameter is named, and nothing else."""
    required = [one.name for one in question.parameters if one.default is REQUIRED]
    if required:
        with pytest.raises(InputError) as caught:
            read_given(GAME, question, {})
        assert [(one.value, one.rule) for one in caught.value.problems] == [
            (name, why.MISSING_KEY) for name in required
        ]


@pytest.mark.parametrize("question", [one for _, (_, one) in EVERY], ids=lambda one: one.kind)
def test_question_is_declared_whole(question: Question) -> None:
    """Main parameter, groups, unordered outputs and refused outputs are among those that the question has."""
    names = {one.name for one in question.parameters}
    assert question.main in names | {""}
    assert question.unordered <= question.outputs.keys()
    assert question.refused.keys() <= question.outputs.keys()
    assert question.kind.split(".")[0] in {game.name for game in GAMES}
    assert all(one in question.parameters for group in question.groups for one in group.parameters)


def test_words_are_checked_only_when_there_are_voices() -> None:
    """Without a language to read them in, the words of a record are passed over."""
    assert ask(GAME, MATCH, {"hands": "60:60 → нет"}).value.state.carry == 1


def test_ids_of_rules_are_unique() -> None:
    """An id is an anchor, a message and a rule: it stands for one thing."""
    declared = [rule for game in GAMES for rule in game.rules]
    assert len({rule.id for rule in declared}) == len(declared)
    assert all(RULES[rule.id] is rule for rule in declared)


def test_reader_of_a_number_knows_its_range() -> None:
    """Forms take the smallest and the largest value from the reader."""
    carry = next(one for one in MATCH.parameters if one.name == "carry")
    assert carry.read == Whole(0, 99)


def test_words_that_fit_equally_well_are_one_value() -> None:
    """Equal words are equal values, which nobody can change; the likeliest is the one that is written."""
    found = Likeliest(("capped-at-target", "carry-forgotten"))
    assert found == Likeliest(("capped-at-target", "carry-forgotten"))
    assert len({found, Likeliest(found.words), Likeliest(found.words[:1])}) == 2
    assert (str(found), str(Likeliest(()))) == ("capped-at-target", "")
    with pytest.raises(FrozenInstanceError):
        found.words = ()  # type: ignore[misc]  # what the test is about
