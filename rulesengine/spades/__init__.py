"""Spades: bids, legal play, nil and bags, the score and the end of the game."""

from rulesengine.core.question import Game
from rulesengine.spades.audit import audit_sheet
from rulesengine.spades.bags import count_bags
from rulesengine.spades.compare import compare_games, compare_houses, compare_readings
from rulesengine.spades.cover import NilTrick, judge_cover
from rulesengine.spades.deal import Bid, Deal, Play, begin
from rulesengine.spades.end import judge_end
from rulesengine.spades.game import play_game
from rulesengine.spades.hand import Hand, score_hand, score_one_side
from rulesengine.spades.legality import judge_cards
from rulesengine.spades.moves import apply, judge_turn, legal
from rulesengine.spades.playing import Trick
from rulesengine.spades.questions import QUESTIONS
from rulesengine.spades.record import Record, replay_deal
from rulesengine.spades.rulebook import DOCUMENT, PRESETS, REFUSED, DoubleNil, NilTricks, SpadesRulebook
from rulesengine.spades.rules import RULES, SOURCES
from rulesengine.spades.side import Side
from rulesengine.spades.trick import take_trick

GAME = Game(
    name="spades",
    rules=RULES,
    presets=PRESETS,
    questions=QUESTIONS,
    sources=SOURCES,
    two_sided=True,
    refused=REFUSED,
)

__all__ = [
    "DOCUMENT",
    "GAME",
    "Bid",
    "Deal",
    "DoubleNil",
    "Hand",
    "NilTrick",
    "NilTricks",
    "Play",
    "Record",
    "Side",
    "SpadesRulebook",
    "Trick",
    "apply",
    "audit_sheet",
    "begin",
    "compare_games",
    "compare_houses",
    "compare_readings",
    "count_bags",
    "judge_cards",
    "judge_cover",
    "judge_end",
    "judge_turn",
    "legal",
    "play_game",
    "replay_deal",
    "score_hand",
    "score_one_side",
    "take_trick",
]
