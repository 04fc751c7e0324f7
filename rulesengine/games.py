"""The games of the book. A new game is one line here and folders of its own."""

from dataclasses import replace

from rulesengine.bots import CHOICE, DUEL, REASONS, TABLE
from rulesengine.core.derivation import Rule
from rulesengine.core.problems import INPUT_RULES
from rulesengine.core.question import Game, Question
from rulesengine.core.sources import COMMON
from rulesengine.cube import GAME as CUBE
from rulesengine.kozel import GAME as KOZEL
from rulesengine.preferans import GAME as PREFERANS
from rulesengine.spades import GAME as SPADES

_QUESTIONS = (*SPADES.questions, CHOICE, TABLE, DUEL)
_AT_TABLE = replace(SPADES, rules=(*SPADES.rules, *REASONS), questions=_QUESTIONS)
"""Spades with its computer players, which stand above the game and not in it."""

GAMES: tuple[Game, ...] = (KOZEL, PREFERANS, _AT_TABLE, CUBE)

QUESTIONS: dict[str, tuple[Game, Question]] = {
    question.kind: (game, question) for game in GAMES for question in game.questions
}
"""Every kind of question with its game."""

RULES: dict[str, Rule] = {
    rule.id: rule for rule in (*INPUT_RULES, *(rule for game in GAMES for rule in game.rules))
}
"""Every rule by its id."""

SOURCES = (*(source for game in GAMES for source in game.sources), *COMMON)
"""Every document that is cited."""
