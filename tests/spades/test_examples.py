"""Every rule of the source, every kind of question, reading and rulebook is shown by an example."""

from rulesengine.examples.check import check
from rulesengine.examples.shipped import shipped
from rulesengine.games import GAMES
from rulesengine.spades.rulebook import PRESETS, DoubleNil, NilTricks
from tests.spades.test_sentences import SENTENCES, SOURCE

(GAME,) = (game for game in GAMES if game.name == "spades")
OWN = [one for one in shipped().values() if one.kind.startswith("spades.")]
OF_THE_SOURCE = [one for one in OWN if one.source["key"] == SOURCE]


def test_no_sentence_is_cited_that_is_not_listed() -> None:
    """Rules and examples cite no other places of the source."""
    cited = {one.place for rule in GAME.rules for one in rule.citations if one.source == SOURCE}
    assert cited == set(SENTENCES)
    assert {one.source["place"] for one in OF_THE_SOURCE} <= set(SENTENCES)


def test_every_rule_of_the_source_has_an_example_from_the_source() -> None:
    """What the source says is proved by examples of the source, not by those of other houses."""
    used = set()
    for example in OF_THE_SOURCE:
        found = check(example)
        stories = found.error.problems if found.error else (found.derived,)
        for story in stories:
            for step in story.steps() if story else ():
                used |= {step.rule.id, *(one.rule.id for one in step.instead_of)}
    of_source = {rule.id for rule in GAME.rules if SOURCE in {one.source for one in rule.citations}}
    assert sorted(of_source - used) == []


def test_every_kind_reading_and_rulebook_is_shown_at_work() -> None:
    """No preset, no choice and no kind of question without an example."""
    assert sorted({question.kind for question in GAME.questions} - {one.kind for one in OWN}) == []
    presets = {str(one.given.get("preset", "seed-1-0-0")) for one in OWN}
    houses = [dict(one.given.get("rules", {})) for one in OWN]
    asked = {str(value) for house in houses for value in house.values()}
    assert sorted(set(PRESETS) - presets) == []
    wanted = {one.value for choice in (NilTricks, DoubleNil) for one in choice}
    assert wanted - asked <= {NilTricks.COUNT.value, DoubleNil.INDEPENDENT.value}
