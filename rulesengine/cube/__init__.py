"""The doubling cube in match play: live or dead, Crawford, what a game is worth, take points."""

from rulesengine.core.question import Game
from rulesengine.cube.actions import Action, CubeAction, apply, legal_actions
from rulesengine.cube.audit import audit_match
from rulesengine.cube.chain import largest_cube, match_grid, turn_chain
from rulesengine.cube.chances import win_chance
from rulesengine.cube.compare import compare_policies
from rulesengine.cube.counts import count_policies, count_wrong
from rulesengine.cube.equity import Table
from rulesengine.cube.gammon import gammon_value
from rulesengine.cube.houses import agree_before_play, compare_houses
from rulesengine.cube.mat import audit_mat, read_mat
from rulesengine.cube.match import play_match
from rulesengine.cube.match_record import GameRecord, MatchRecord
from rulesengine.cube.mistakes import Simplification
from rulesengine.cube.model import Model
from rulesengine.cube.questions import QUESTIONS
from rulesengine.cube.record import from_json, read_record, to_json, write_record
from rulesengine.cube.rulebook import OWNER_RULE, PRESETS, CubeRulebook, DeadCube, EquityModel, GameKind
from rulesengine.cube.rules import RULES, SOURCES
from rulesengine.cube.scoring import Resignation, Result, resign, score_game
from rulesengine.cube.state import CubeState, Phase
from rulesengine.cube.status import Reason, cube_status
from rulesengine.cube.takepoint import TakeModel, take_point
from rulesengine.cube.terms import Terms

GAME = Game(name="cube", rules=RULES, presets=PRESETS, questions=QUESTIONS, sources=SOURCES, two_sided=True)

__all__ = [
    "GAME",
    "OWNER_RULE",
    "Action",
    "CubeAction",
    "CubeRulebook",
    "CubeState",
    "DeadCube",
    "EquityModel",
    "GameKind",
    "GameRecord",
    "MatchRecord",
    "Model",
    "Phase",
    "Reason",
    "Resignation",
    "Result",
    "Simplification",
    "Table",
    "TakeModel",
    "Terms",
    "agree_before_play",
    "apply",
    "audit_mat",
    "audit_match",
    "compare_houses",
    "compare_policies",
    "count_policies",
    "count_wrong",
    "cube_status",
    "from_json",
    "gammon_value",
    "largest_cube",
    "legal_actions",
    "match_grid",
    "play_match",
    "read_mat",
    "read_record",
    "resign",
    "score_game",
    "take_point",
    "to_json",
    "turn_chain",
    "win_chance",
    "write_record",
]
