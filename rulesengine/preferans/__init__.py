"""Preferans: writing a deal, raspasy, closing the pool, amnesty and the final settlement."""

from rulesengine.core.question import Game
from rulesengine.preferans.questions import QUESTIONS
from rulesengine.preferans.rulebook import PRESETS
from rulesengine.preferans.rules import RULES, SOURCES

GAME = Game(name="preferans", rules=RULES, presets=PRESETS, questions=QUESTIONS, sources=SOURCES)

__all__ = ["GAME"]
