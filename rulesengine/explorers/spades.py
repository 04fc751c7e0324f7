"""The interactives of Spades."""

from rulesengine.bots.habits import Level
from rulesengine.bots.table_question import OTHERS
from rulesengine.explorers.declaration import Explorer, Setting
from rulesengine.explorers.spades_cards import draw_legal
from rulesengine.explorers.spades_forms import BAGS, BIDS, COUNT, HOUSE, SCORES, TRICKS, as_cards, as_levels
from rulesengine.explorers.spades_scores import draw_hand
from rulesengine.explorers.spades_table import draw_table
from rulesengine.spades.deck import SUITS_UP
from rulesengine.spades.seats import SEATS
from rulesengine.views.controls import Control

_SUITS = ("", *(suit.value for suit in reversed(SUITS_UP)))
_LEVELS = tuple(level.value for level in Level)

EXPLORERS = (
    Explorer(
        kind="spades.hand",
        settings=(BIDS, TRICKS, SCORES, BAGS, HOUSE),
        draw=draw_hand,
        start={"bids": [4, 3, 2, 3], "tricks": [5, 3, 3, 2], "scores": [337, 120], "bags": [9, 4]},
        predict="spades-predict-hand",
    ),
    Explorer(
        kind="spades.legal",
        settings=(
            Setting("hand", Control.TEXT, as_cards),
            Setting("table", Control.TEXT, as_cards, optional=True),
            Setting("led", Control.CHOICE, choices=_SUITS, folded=True),
            Setting("broken", Control.CHOICE),
            Setting("first_trick", Control.CHOICE, folded=True),
        ),
        draw=draw_legal,
        start={"hand": "A♠ 9♠ 4♠ K♥ 8♥ J♦ 10♦ 3♦ 7♣", "table": "5♥ Q♥"},
    ),
    Explorer(
        kind="spades.table",
        settings=(
            Setting("deal", Control.NUMBER),
            Setting("levels", Control.CHOICES, as_levels, OTHERS, choices=_LEVELS, word="level"),
            Setting("bid", Control.NUMBER, optional=True, read=COUNT),
            Setting("cards", Control.TEXT, as_cards, optional=True, folded=True),
            Setting("dealer", Control.CHOICE, choices=SEATS, folded=True),
            Setting("scores", Control.NUMBERS, SCORES.write, SCORES.parts, folded=True),
            Setting("bags", Control.NUMBERS, BAGS.write, BAGS.parts, folded=True),
            HOUSE,
        ),
        draw=draw_table,
        start={"deal": 1, "levels": ["normal", "normal", "normal"], "bid": 3},
    ),
)
