"""The three computer players of Spades, what each of them is given to see, and the table they play at."""

from rulesengine.bots.choose import choose
from rulesengine.bots.duel import Duel, play_duel
from rulesengine.bots.habits import Level
from rulesengine.bots.measured import DUEL, MEASURED, tell_duel
from rulesengine.bots.question import CHOICE, Told, choice_at_table
from rulesengine.bots.reasons import REASONS
from rulesengine.bots.sitting import AtTable, Sitting, sit
from rulesengine.bots.table import Before, play_deal, play_game, score_after
from rulesengine.bots.table_question import TABLE
from rulesengine.bots.view import PlayerView, view_of

__all__ = [
    "CHOICE",
    "DUEL",
    "MEASURED",
    "REASONS",
    "TABLE",
    "AtTable",
    "Before",
    "Duel",
    "Level",
    "PlayerView",
    "Sitting",
    "Told",
    "choice_at_table",
    "choose",
    "play_deal",
    "play_duel",
    "play_game",
    "score_after",
    "sit",
    "tell_duel",
    "view_of",
]
