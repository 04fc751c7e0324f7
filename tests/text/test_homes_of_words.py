"""Each message stands in one catalogue only, and no game speaks with another game's words."""

import gettext
from collections import Counter

import pytest

from rulesengine.games import GAMES, RULES
from rulesengine.site.prose_given import label
from rulesengine.text.catalogue import LANGUAGES, LOCALE
from rulesengine.text.narration import game_of, name_of_fact
from rulesengine.text.phrase import FORMATS, compile_template

SHARED = "core"
NAMES = frozenset(game.name for game in GAMES)


def homes(lang: str) -> dict[str, dict[str, str]]:
    """Return the messages of each catalogue of a language, a plural form by form in one text."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted((LOCALE / lang / "LC_MESSAGES").glob("*.mo")):
        with file.open("rb") as stream:
            listed = gettext.GNUTranslations(stream)._catalog  # type: ignore[attr-defined]  # gettext offers no listing
        texts = found.setdefault(file.stem, {})
        for key, text in listed.items():
            name = key[0] if isinstance(key, tuple) else key
            if name:
                texts[name] = texts.get(name, "") + text
    return found


def units(text: str) -> set[str]:
    """Return the nouns that a message asks for."""
    forms = {form for _, _, form in compile_template(text)} - FORMATS.keys()
    return {form for form in forms if form.startswith("unit-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_catalogues(lang: str) -> None:
    """Else the catalogue that is read last would speak for the other one."""
    counted = Counter(name for texts in homes(lang).values() for name in texts)
    assert [name for name, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_game_names_a_fact_in_another_games_words(lang: str) -> None:
    """The name of each fact stands in its own game's catalogue, or in that of all games."""
    home = {name: catalogue for catalogue, texts in homes(lang).items() for name in texts}
    named = {
        (game_of(rule.id), name_of_fact(rule, fact, lang)) for rule in RULES.values() for fact in rule.facts
    }
    assert [(game, name) for game, name in sorted(named) if home[name] not in (SHARED, game)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_game_counts_in_another_games_words(lang: str) -> None:
    """A noun that a message counts stands in its own catalogue, or in that of all games."""
    catalogues = homes(lang)
    asked = {(game, unit) for game in NAMES for text in catalogues[game].values() for unit in units(text)}
    foreign = [pair for pair in asked if pair[1] not in catalogues[SHARED] | catalogues[pair[0]]]
    assert sorted(foreign) == []


def test_every_rule_of_a_game_bears_its_name() -> None:
    """By the beginning of its id a rule is known to be a game's, and finds that game's words."""
    assert [rule.id for game in GAMES for rule in game.rules if game_of(rule.id) != game.name] == []
    assert [rule.id for rule in RULES.values() if game_of(rule.id) not in NAMES | {"input"}] == []


def test_same_fact_has_each_games_own_name() -> None:
    """`under` is what a declarer of preferans lacks, and the card below which a nil of Spades stays."""
    assert name_of_fact(RULES["preferans-failed"], "under", "en") == "preferans-fact-under"
    assert name_of_fact(RULES["spades-nil-ahead"], "under", "en") == "spades-fact-under"
    assert name_of_fact(RULES["spades-trick"], "winner", "en") == "fact-winner"


def test_output_of_an_example_is_named_in_its_own_games_words() -> None:
    """A page names an output as its game names the fact; where the game states none, by its own name."""
    assert label("preferans", "under", "ru") == "недобор"
    assert label("spades", "under", "ru") == "карта нила"
    assert label("kozel", "line", "ru") == "line"
