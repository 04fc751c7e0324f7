"""The interactives of Spades."""

from rulesengine.explorers.declaration import Explorer
from rulesengine.explorers.spades_forms import BAGS, BIDS, HOUSE, SCORES, TRICKS
from rulesengine.explorers.spades_scores import draw_hand

EXPLORERS = (
    Explorer(
        kind="spades.hand",
        settings=(BIDS, TRICKS, SCORES, BAGS, HOUSE),
        draw=draw_hand,
        start={"bids": [4, 3, 2, 3], "tricks": [5, 3, 3, 2], "scores": [337, 120], "bags": [9, 4]},
        predict="spades-predict-hand",
    ),
)
