"""The shipped examples of Kozel: every section of the article that holds a number."""

from rulesengine.kozel import GAME
from tests.harness.wrong_rules import examples_of

OWN = examples_of(GAME.name)
OF_THE_ARTICLE = [one for one in OWN if one.source["key"] == "kozel-ai-60-60"]
PLACES_WITH_NUMBERS = (
    "why-60-60",
    "outcomes",
    "example-ordinary",
    "example-big",
    "repeated",
    "tricks",
    "checking",
    "next-hand",
    "finish",
    "states",
    "mistakes",
    "record",
    "interface",
    "pocket",
    "faq-who-won",
    "faq-at-once",
    "faq-ninety",
)


def test_every_place_of_the_article_that_holds_a_number_is_covered() -> None:
    """No section of the source is left without an example."""
    assert sorted(set(PLACES_WITH_NUMBERS) - {one.source["place"] for one in OF_THE_ARTICLE}) == []
