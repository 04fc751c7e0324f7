"""Kozel: counting a deal, writing it, and what a 60:60 tie does."""

from rulesengine.core.question import Game
from rulesengine.kozel.agree import agree_before_play
from rulesengine.kozel.audit import audit_record
from rulesengine.kozel.clinch import judge_finish
from rulesengine.kozel.compare import compare_houses
from rulesengine.kozel.count import count_deal
from rulesengine.kozel.hand import Hand, Result
from rulesengine.kozel.match import play_match
from rulesengine.kozel.points import Bank
from rulesengine.kozel.questions import QUESTIONS
from rulesengine.kozel.record import write_record
from rulesengine.kozel.rulebook import ARTICLE, PRESETS, RULES, SOURCES, KozelRulebook, Tie

GAME = Game(name="kozel", rules=RULES, presets=PRESETS, questions=QUESTIONS, sources=SOURCES, two_sided=True)

__all__ = [
    "ARTICLE",
    "GAME",
    "Bank",
    "Hand",
    "KozelRulebook",
    "Result",
    "Tie",
    "agree_before_play",
    "audit_record",
    "compare_houses",
    "count_deal",
    "judge_finish",
    "play_match",
    "write_record",
]
