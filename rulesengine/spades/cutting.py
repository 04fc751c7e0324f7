"""How text is cut into bids, cards, hands and actions."""

import re

from rulesengine.core.letters import latin
from rulesengine.spades import words
from rulesengine.spades.seats import SEATS

_BEFORE = frozenset({*(seat.casefold() for seat in SEATS), words.BID, *words.BLIND})
"""What stands before a bid or a card and belongs to it."""


def split_cards(text: str) -> list[str]:
    """Cut text into cards.

    >>> split_cards("A♠ 10♥, 2C")
    ['A♠', '10♥', '2C']
    """
    return text.replace(",", " ").replace(";", " ").split()


def split_bids(text: str) -> list[str]:
    """Cut text into bids: the word before a blind nil belongs to it.

    >>> split_bids("blind nil, 4 2 3")
    ['blind nil', '4', '2', '3']
    """
    bids: list[str] = []
    waiting = ""
    for piece in split_cards(text):
        waiting = f"{waiting} {piece}".strip()
        if not any(piece.casefold().startswith(blind) for blind in words.BLIND):
            bids.append(waiting)
            waiting = ""
    return [bid for bid in (*bids, waiting) if bid]


def split_hands(text: str) -> list[str]:
    """Cut text into the hands of a deal, at strokes or line by line.

    >>> split_hands("A♠ K♠ | A♥ K♥")
    ['A♠ K♠', 'A♥ K♥']
    """
    return [hand.strip() for hand in re.split(r"[|\n]", text) if hand.strip()]


def split_actions(text: str) -> list[str]:
    """Cut text into actions: a seat and the words before a bid belong to what follows them.

    >>> split_actions("E 3, S blind nil, W 2"), split_actions("3 nil A♠")
    (['E 3', 'S blind nil', 'W 2'], ['3', 'nil', 'A♠'])
    """
    actions: list[str] = []
    waiting = ""
    for piece in re.split(r"[,;\s]+", text.strip()):
        waiting = f"{waiting} {piece}".strip()
        if _bare(piece) not in _BEFORE:
            actions.append(waiting)
            waiting = ""
    return [action for action in (*actions, waiting) if action]


def _bare(piece: str) -> str:
    """Return what may stand before an action as it is looked up: a seat in Latin letters, or a word."""
    word = piece.casefold().rstrip(":=")
    return latin(word) if len(word) == 1 else word
