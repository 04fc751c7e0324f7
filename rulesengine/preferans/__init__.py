"""Preferans: writing a deal, raspasy, closing the pool, amnesty and the final settlement."""

from rulesengine.core.question import Game
from rulesengine.preferans.questions import QUESTIONS
from rulesengine.preferans.rulebook import PRESETS, RULES

GAME = Game(name="preferans", rules=RULES, presets=PRESETS, questions=QUESTIONS)

__all__ = ["GAME"]
