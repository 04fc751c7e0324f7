"""The interactives of Spades."""

from rulesengine.bots.habits import Level
from rulesengine.bots.table_question import OTHERS
from rulesengine.explorers.declaration import Explorer, Setting, as_lines, as_numbers
from rulesengine.explorers.spades_bags import draw_bags
from rulesengine.explorers.spades_cards import draw_legal, draw_nil
from rulesengine.explorers.spades_forms import (
    AS_CARDS,
    AS_HANDS,
    BAGS,
    BIDS,
    COUNT,
    HOUSE,
    SCORES,
    TRICKS,
    as_levels,
)
from rulesengine.explorers.spades_scores import draw_hand, draw_readings
from rulesengine.explorers.spades_sheets import draw_audit, draw_compare, draw_compare_games
from rulesengine.explorers.spades_table import draw_table
from rulesengine.spades.deck import SUITS_UP
from rulesengine.spades.rulebook import OF_GAMES, OF_HANDS, OF_PLAY
from rulesengine.spades.seats import PARTNERS, SEATS
from rulesengine.views.controls import Control

_SUITS = ("", *(suit.value for suit in reversed(SUITS_UP)))
_LEVELS = tuple(level.value for level in Level)
_HANDS = Setting("hands", Control.LINES, AS_HANDS)

EXPLORERS = (
    Explorer(
        kind="spades.hand",
        settings=(BIDS, TRICKS, SCORES, BAGS, HOUSE),
        draw=draw_hand,
        axes=OF_GAMES,
        start={"bids": [4, 3, 2, 3], "tricks": [5, 3, 3, 2], "scores": [337, 120], "bags": [9, 4]},
        predict="spades-predict-hand",
    ),
    Explorer(
        kind="spades.bags",
        settings=(_HANDS, SCORES, BAGS, HOUSE),
        draw=draw_bags,
        axes=OF_GAMES,
        start={"hands": ["4 3 2 3 / 5 3 3 2", "3 4 2 2 / 4 5 2 2", "2 3 3 3 / 4 3 4 2", "3 3 3 2 / 6 3 4 0"]},
    ),
    Explorer(
        kind="spades.audit",
        settings=(_HANDS, Setting("recorded", Control.LINES, as_lines), SCORES, BAGS, HOUSE),
        draw=draw_audit,
        axes=OF_GAMES,
        start={
            "hands": ["4 3 2 3 / 5 3 3 2", "4 3 2 3 / 4 3 2 4"],
            "recorded": [[62, -60], [122, 0]],
        },
    ),
    Explorer(
        kind="spades.compare",
        settings=(BIDS, TRICKS, SCORES, BAGS),
        draw=draw_compare,
        houses=("rules", "against"),
        axes=OF_HANDS,
        start={
            "bids": [4, 3, 2, 3],
            "tricks": [5, 3, 3, 2],
            "bags": [3, 1],
            "against": {"bag_limit": 5, "bag_penalty": 50},
        },
    ),
    Explorer(
        kind="spades.compare_games",
        settings=(_HANDS, SCORES, BAGS),
        draw=draw_compare_games,
        houses=("rules", "against"),
        axes=OF_GAMES,
        start={
            "hands": ["4 3 2 3 / 6 3 2 2", "3 4 2 3 / 5 4 2 2", "4 3 3 3 / 4 3 4 2"],
            "against": {"target": 250},
        },
    ),
    Explorer(
        kind="spades.readings",
        settings=(
            Setting("bids", Control.NUMBERS, as_numbers, PARTNERS, read=COUNT),
            Setting("tricks", Control.NUMBERS, as_numbers, PARTNERS, read=COUNT),
            Setting("score", Control.NUMBER),
            Setting("bags", Control.NUMBER),
        ),
        draw=draw_readings,
        axes=tuple(name for name in OF_HANDS if name != "nil_tricks"),
        start={"bids": [0, 6], "tricks": [1, 5]},
    ),
    Explorer(
        kind="spades.legal",
        settings=(
            Setting("hand", Control.TEXT, AS_CARDS),
            Setting("table", Control.TEXT, AS_CARDS, optional=True),
            Setting("led", Control.CHOICE, choices=_SUITS, folded=True),
            Setting("broken", Control.CHOICE),
            Setting("first_trick", Control.CHOICE, folded=True),
        ),
        draw=draw_legal,
        axes=OF_PLAY,
        start={"hand": "A♠ 9♠ 4♠ K♥ 8♥ J♦ 10♦ 3♦ 7♣", "table": "5♥ Q♥"},
    ),
    Explorer(
        kind="spades.nil",
        settings=(
            Setting("hand", Control.TEXT, AS_CARDS),
            Setting("nil", Control.TEXT, AS_CARDS, optional=True),
            Setting("table", Control.TEXT, AS_CARDS, optional=True),
            Setting("broken", Control.CHOICE, folded=True),
            Setting("first_trick", Control.CHOICE, folded=True),
        ),
        draw=draw_nil,
        axes=OF_PLAY,
        start={"hand": "A♠ 6♠ K♥ 5♥ 2♥ 8♦ 3♣", "nil": "7♠ 9♥ 6♥ J♦ 4♦ 8♣ 5♣", "table": "3♥"},
    ),
    Explorer(
        kind="spades.table",
        settings=(
            Setting("deal", Control.NUMBER, clears=("bid", "cards")),
            Setting(
                "levels", Control.CHOICES, as_levels, OTHERS, choices=_LEVELS, word="level", clears=("cards",)
            ),
            Setting("bid", Control.NUMBER, optional=True, read=COUNT),
            Setting("cards", Control.TEXT, AS_CARDS, optional=True, folded=True),
            Setting("dealer", Control.CHOICE, choices=SEATS, folded=True, clears=("bid", "cards")),
            Setting("scores", Control.NUMBERS, SCORES.write, SCORES.parts, folded=True),
            Setting("bags", Control.NUMBERS, BAGS.write, BAGS.parts, folded=True),
            HOUSE,
        ),
        draw=draw_table,
        start={"deal": 1, "levels": ["normal", "normal", "normal"], "bid": 4, "cards": "4♦"},
    ),
)
