"""Ask a question with whatever a file, a form or a link can hold: it is answered, or refused in words."""

import json

from rulesengine.core.errors import RulesError
from rulesengine.core.question import ask
from rulesengine.examples.check import outputs
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.games import QUESTIONS
from rulesengine.text.catalogue import LANGUAGES, speaker
from rulesengine.text.narration import complaints
from rulesengine.text.plain import render
from rulesengine.text.trace import dumps

VOICES = tuple(speaker(lang) for lang in LANGUAGES)


def names(kind: str) -> tuple[str, ...]:
    """Give the names of all that a question can be given."""
    return QUESTIONS[kind][1].given


def start(kind: str) -> dict[str, object]:
    """Give what its interactive starts with, so that a question is not refused for what is left out."""
    return dict(EXPLORERS[kind].start) if kind in EXPLORERS else {}


def told(kind: str, given: dict[str, object]) -> str:
    """Return the answer or the refusal as it is told in all languages.

    Any other error than a refusal goes through; so does an answer or a refusal that cannot be told.
    """
    game, question = QUESTIONS[kind]
    try:
        found = ask(game, question, given, VOICES)
    except RulesError as error:
        return "\n".join(_refusal(error, lang) for lang in LANGUAGES)
    json.loads(dumps(found))
    for lang in LANGUAGES:
        assert outputs(question, found, lang).keys() == question.outputs.keys()
    return "\n".join(render(found, lang) for lang in LANGUAGES)


def _refusal(error: RulesError, lang: str) -> str:
    said = complaints(error, lang)
    assert said
    assert all(one.path and one.sentence.isprintable() for one in said), said
    return "\n".join(one.sentence for one in said)
