"""Kozel: counting a deal, writing it, and what a 60:60 tie does."""

from rulesengine.core.question import Game
from rulesengine.kozel.questions import QUESTIONS
from rulesengine.kozel.rulebook import PRESETS, RULES

GAME = Game(name="kozel", rules=RULES, presets=PRESETS, questions=QUESTIONS)

__all__ = ["GAME"]
