"""The catalogues say the same in every language, and only what the rules can fill in."""

import re
from collections.abc import Iterator

import pytest

from rulesengine.core.cards import RANKS
from rulesengine.examples.check import check
from rulesengine.examples.shipped import shipped
from rulesengine.games import GAMES, RULES, SOURCES
from rulesengine.kozel.rulebook import Tie
from rulesengine.text.catalogue import LANGUAGES, SOURCE_LANGUAGE, MissingMessage, messages, say
from rulesengine.text.narration import name_of_fact
from rulesengine.text.phrase import FORMATS, compile_template, fields

OTHERS = [lang for lang in LANGUAGES if lang != SOURCE_LANGUAGE]
LETTERS = {"en": r"[A-Za-z]", "ru": r"[А-яЁё]", "uk": r"[А-яІіЇїЄєҐґ]", "ka": r"[ა-ჰ]"}
GAME_RULES = [rule for game in GAMES for rule in game.rules]


def used(message: str, lang: str) -> frozenset[str]:
    """Return the facts that any form of a message uses."""
    return frozenset().union(*map(fields, messages(lang)[message]))


def signs(texts: tuple[str, ...]) -> set[str]:
    """Return the signs of calculation that any form of a message shows."""
    return set("×÷≥<") & set(" ".join(texts))


def missing(ids: Iterator[str] | set[str] | list[str], lang: str) -> list[str]:
    """Return the ids that a language does not have."""
    return sorted(set(ids) - messages(lang).keys())


REJECTED = {
    (one.rule.id, frozenset(dict(one.facts)))
    for found in map(check, shipped().values())
    if found.derived is not None
    for step in found.derived.steps()
    for one in step.instead_of
}
"""Every rejected rule in the shipped answers, with the names of its facts."""


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_or_invents_a_message(lang: str) -> None:
    """Every id of the English catalogue is in each other one, and no other id is."""
    assert messages(lang).keys() ^ messages(SOURCE_LANGUAGE).keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_sentence_and_title(lang: str) -> None:
    """A rule that can be named can be said."""
    assert missing([f"{rule}{part}" for rule in RULES for part in ("", ".title")], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_a_game_has_its_statement(lang: str) -> None:
    """The book prints each rule of a game in general terms."""
    assert missing([f"{rule.id}.statement" for rule in GAME_RULES], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rejected_rule_can_say_why(lang: str) -> None:
    """A rule that is rejected in an answer has words for that, and the facts that they use."""
    assert missing([f"{rule}.rejected" for rule, _ in REJECTED], lang) == []
    assert [rule for rule, facts in REJECTED if not used(f"{rule}.rejected", lang) <= facts] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentence_of_a_rule_uses_only_its_facts(lang: str) -> None:
    """No template asks for a fact that the rule does not state."""
    assert [rule.id for rule in RULES.values() if not used(rule.id, lang) <= set(rule.facts)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_title_and_statement_use_no_facts(lang: str) -> None:
    """What stands in the book's list of rules is complete without a deal."""
    general = [name for name in messages(lang) if name.endswith((".title", ".statement"))]
    assert [name for name in general if used(name, lang)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_facts(lang: str) -> None:
    """A translation says all that the English says, and nothing else."""
    assert [name for name in messages(lang) if used(name, lang) != used(name, SOURCE_LANGUAGE)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_writes_a_sum_with_the_same_signs(lang: str) -> None:
    """Nobody divides with a colon, which is the sign of a score, or leaves out a sum that another shows."""
    assert [
        name
        for name, texts in messages(lang).items()
        if signs(texts) != signs(messages(SOURCE_LANGUAGE)[name])
    ] == []
    assert [name for name, texts in messages(lang).items() if re.search(r"\) : \(", " ".join(texts))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_has_a_name(lang: str) -> None:
    """The numbers behind a step are shown with their names."""
    assert (
        missing([name_of_fact(rule, name, lang) for rule in RULES.values() for name in rule.facts], lang)
        == []
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_format_is_known(lang: str) -> None:
    """What stands behind a colon is a format of the renderer or a message of the same language."""
    formats = {
        form for texts in messages(lang).values() for text in texts for _, _, form in compile_template(text)
    }
    tables = {form for form in formats - FORMATS.keys() if not form.startswith("unit-")}
    assert missing({form for form in formats if form.startswith("unit-")}, lang) == []
    assert [
        table for table in tables if not any(name.startswith(f"{table}-") for name in messages(lang))
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_and_cited_place_has_a_name(lang: str) -> None:
    """A citation can be read in every language."""
    cited = {f"place-{one.source}-{one.place}" for rule in RULES.values() for one in rule.citations}
    assert missing(cited | {f"source-{source.key}" for source in SOURCES}, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_of_words_are_complete(lang: str) -> None:
    """Each way with ties and each rank of the short deck has its words."""
    ties = [f"{table}-{tie.value}" for table in ("word-kozel-tie", "kozel-record") for tie in Tie]
    ranks = [f"{table}-{rank}" for table in ("word-rank", "unit-rank") for rank in RANKS[:8]]
    assert missing([*ties, *ranks], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_in_their_own_script(lang: str) -> None:
    """A message with words has letters of its own language: none is left in English."""
    wordy = {
        name: re.sub(r"\{.*?\}", "", " ".join(texts))
        for name, texts in messages(lang).items()
        if re.search(r"[^\W\d_]{3}", re.sub(r"\{.*?\}", "", " ".join(texts)))
        and not name.startswith("ui-language-")
    }
    assert [name for name, text in wordy.items() if not re.search(LETTERS[lang], text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty_or_untidy(lang: str) -> None:
    """No blank message, no blank at either end, no doubled blank."""
    untidy = [
        name
        for name, texts in messages(lang).items()
        for text in texts
        if not text.strip() or text != text.strip() or "  " in text
    ]
    assert untidy == []


def test_missing_message_is_named() -> None:
    """Asking for an unknown id names the id and the language."""
    with pytest.raises(MissingMessage, match="ka has no message nowhere"):
        say("nowhere", "ka")
