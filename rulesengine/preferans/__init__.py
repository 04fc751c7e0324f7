"""Preferans: writing a deal, raspasy, closing the pool, amnesty and the final settlement."""

from rulesengine.core.question import Game
from rulesengine.preferans.audit import audit_settlement
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.choices import rounding_choices
from rulesengine.preferans.closing import close_pool
from rulesengine.preferans.compare import compare_conventions
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.finish import Terms, finish
from rulesengine.preferans.money import Stake
from rulesengine.preferans.party import Party, correct, play_party
from rulesengine.preferans.questions import QUESTIONS
from rulesengine.preferans.raspasy import Raspasy, write_raspasy
from rulesengine.preferans.record import read_deal_line, read_text, write_deal_line, write_text
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.rulebook import LENINGRAD, PRESETS, ROSTOV, SOCHI, PreferansRulebook
from rulesengine.preferans.rules import RULES, SOURCES
from rulesengine.preferans.seating import Answer, Call, Deal
from rulesengine.preferans.settle import Route
from rulesengine.preferans.sheet import Field, Sheet, empty_sheet
from rulesengine.preferans.worth import trick_value, worth_of, worth_of_deal

GAME = Game(name="preferans", rules=RULES, presets=PRESETS, questions=QUESTIONS, sources=SOURCES)

__all__ = [
    "GAME",
    "LENINGRAD",
    "ROSTOV",
    "SOCHI",
    "Answer",
    "Call",
    "Contract",
    "Deal",
    "Field",
    "Party",
    "PreferansRulebook",
    "Raspasy",
    "Rounding",
    "Route",
    "Sheet",
    "Stake",
    "Terms",
    "audit_settlement",
    "close_pool",
    "compare_conventions",
    "correct",
    "empty_sheet",
    "finish",
    "play_party",
    "read_deal_line",
    "read_text",
    "rounding_choices",
    "trick_value",
    "worth_of",
    "worth_of_deal",
    "write_deal",
    "write_deal_line",
    "write_raspasy",
    "write_text",
]
