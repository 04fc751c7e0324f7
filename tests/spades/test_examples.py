"""Each sentence of the source has its rule, its example and its test; each kind and choice is shown."""

import pytest

from rulesengine.examples.check import check
from rulesengine.examples.shipped import shipped
from rulesengine.games import GAMES, RULES
from rulesengine.spades.rulebook import PRESETS, DoubleNil, NilTricks

(GAME,) = (game for game in GAMES if game.name == "spades")
OWN = [one for one in shipped().values() if one.kind.startswith("spades.")]
OF_THE_SOURCE = [one for one in OWN if one.source["key"] == "spades-rules-1-0-0"]

SENTENCES = {
    "goal": ("spades-highest-spade", "spades-highest-spade-of-two"),
    "setup-1": ("spades-hand-size", "spades-deal-thirteen-each"),
    "setup-2": ("spades-contract", "spades-contract-3-and-2"),
    "setup-3": ("spades-bid-nil", "spades-nil-is-a-bid-of-0"),
    "play-1": ("spades-first-lead", "spades-deal-first-lead"),
    "play-2": ("spades-follow-suit", "spades-follow-hearts"),
    "play-3": ("spades-highest-of-suit", "spades-highest-of-the-suit-led"),
    "play-4": ("spades-trick", "spades-deal-one-trick"),
    "duties-1": ("spades-not-broken", "spades-lead-before-broken"),
    "duties-2": ("spades-highest-of-suit", "spades-two-is-lowest"),
    "duties-3": ("spades-bids-locked", "spades-deal-fifth-bid"),
    "scoring-1": ("spades-contract-made", "spades-made-with-bags"),
    "scoring-2": ("spades-contract-set", "spades-set-by-one"),
    "scoring-3": ("spades-bag-penalty", "spades-bags-ten"),
    "scoring-4": ("spades-nil-tricks-count", "spades-nil-fails-with-one-trick"),
    "end-1": ("spades-deal-over", "spades-deal-mixed"),
    "end-2": ("spades-target-reached", "spades-end-500"),
    "special-1": ("spades-extra-hand", "spades-end-tie-at-510"),
    "special-2": ("spades-suicide-off", "spades-no-suicide-house"),
    "players-1": ("spades-player-only-card", "spades-choice-only-card"),
    "players-2": ("spades-player-lowest", "spades-choice-lowest"),
    "players-3": ("spades-player-covers-nil", "spades-choice-covers-nil"),
    "players-4": ("spades-player-sets-the-others", "spades-choice-sets-the-others"),
}
"""The source sentence by sentence: the rule that says it and an example that cites the place and uses it."""


@pytest.mark.parametrize("place", SENTENCES)
def test_sentence_of_the_source_has_rule_and_example(place: str) -> None:
    """The rule cites the sentence; the example cites it too, holds, and its answer uses the rule."""
    rule, name = SENTENCES[place]
    assert ("spades-rules-1-0-0", place) in [(one.source, one.place) for one in RULES[rule].citations]
    example = shipped()[name]
    assert example.source == {"key": "spades-rules-1-0-0", "place": place}
    found = check(example)
    stories = found.error.problems if found.error else (found.derived,)
    assert rule in {step.rule.id for story in stories if story for step in story.steps()}


def test_no_sentence_is_cited_that_is_not_listed() -> None:
    """Rules and examples cite no other places of the source."""
    cited = {one.place for rule in GAME.rules for one in rule.citations if one.source == "spades-rules-1-0-0"}
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
    of_source = {rule.id for rule in GAME.rules if any("rules-1" in one.source for one in rule.citations)}
    assert sorted(of_source - used) == []


def test_every_kind_reading_and_rulebook_is_shown_at_work() -> None:
    """No preset, no choice and no kind of question without an example."""
    assert sorted({question.kind for question in GAME.questions} - {one.kind for one in OWN}) == []
    presets = {str(one.given.get("preset", "seed-1-0-0")) for one in OWN}
    houses = [dict(one.given.get("rules", {})) for one in OWN]
    asked = {str(value) for house in houses for value in house.values()}
    assert sorted(set(PRESETS) - presets - {"nil-bags-only"}) == []
    wanted = {one.value for choice in (NilTricks, DoubleNil) for one in choice}
    assert wanted - asked <= {NilTricks.COUNT.value, DoubleNil.INDEPENDENT.value}
