"""How the inputs of Spades are read: bids, tricks, cards, hands, actions."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from rulesengine.core import problems as why
from rulesengine.core.cards import RANKS, SUIT_LETTERS, Card, Suit, without_style
from rulesengine.core.errors import InputError, Problem, Problems, problem
from rulesengine.core.letters import latin
from rulesengine.core.reading import (
    Many,
    OneCard,
    OneOf,
    Pair,
    Reader,
    Whole,
    add_unknown,
    cut_lines,
    shown,
    unknown_key,
)
from rulesengine.spades import rules, words
from rulesengine.spades.cutting import split_actions, split_bids, split_cards, split_hands
from rulesengine.spades.deal import Action, Bid, Play
from rulesengine.spades.deck import DECK_SIZE
from rulesengine.spades.hand import Hand
from rulesengine.spades.playing import Cards
from rulesengine.spades.rulebook import BAG_COUNT, HIGHEST_BID, MOST_HANDS, SCORE, TAKEN
from rulesengine.spades.seats import PLAYERS, SEATS

T = TypeVar("T")

MOST_ACTIONS = 2 * DECK_SIZE
_SEAT_FIRST = re.compile(r"([NESW])\s*[:=\s]\s*(.+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class OneBid:
    """Reads a bid: 0 to 13, or nil in words; a blind nil is refused by its rule."""

    def __call__(self, raw: object, path: str) -> int:
        """Return the tricks bid."""
        word = raw.strip().casefold() if isinstance(raw, str) else ""
        if any(blind in word for blind in words.BLIND):
            raise InputError(problem(rules.BLIND_NIL_OFF, path))
        return 0 if word in words.NIL else Whole(0, HIGHEST_BID)(raw, path)


@dataclass(frozen=True, slots=True)
class SpadesCard:
    """Reads a card of the deck of 52; a joker is refused by its rule."""

    def __call__(self, raw: object, path: str) -> Card:
        """Return the card."""
        word = raw.casefold() if isinstance(raw, str) else ""
        if any(joker in word for joker in words.JOKER):
            raise InputError(problem(rules.JOKERS_OFF, path))
        return OneCard(RANKS)(raw, path)


@dataclass(frozen=True, slots=True)
class LedSuit:
    """Reads a suit by its symbol or letter; nothing stands for a lead."""

    def __call__(self, raw: object, path: str) -> Suit | None:
        """Return the suit, or None."""
        text = latin(without_style(raw).strip().upper()) if isinstance(raw, str) else None
        suits = {**{suit.value: suit for suit in Suit}, **SUIT_LETTERS}
        if text is None or text not in {"", *suits}:
            choices = tuple(suit.value for suit in Suit)
            raise InputError(problem(why.NOT_A_CHOICE, path, choices=choices, came=shown(raw)))
        return suits.get(text)


@dataclass(frozen=True, slots=True)
class Seated(Generic[T]):
    """Reads one value for each seat: a list of four, a table keyed by seat, or text."""

    of: Reader[T]
    split: Callable[[str], list[str]]

    def __call__(self, raw: object, path: str) -> tuple[T, T, T, T]:
        """Return the values of North, East, South and West, or every problem of each."""
        given = self._by_seat(raw, path)
        found = Problems()
        read = [found.attempt(self.of, value, f"{path}{at}") for at, value in given]
        found.raise_any()
        north, east, south, west = read
        return (north, east, south, west)  # type: ignore[return-value]  # all were read

    def _by_seat(self, raw: object, path: str) -> list[tuple[str, object]]:
        if isinstance(raw, str):
            raw = self.split(raw)
        if isinstance(raw, Mapping):
            raw, strange = self._named(raw, path)
            absent = [
                problem(why.MISSING_KEY, f"{path}.{seat}", key=seat) for seat in SEATS if seat not in raw
            ]
            if strange or absent:
                raise InputError(*strange, *absent)
            return [(f".{seat}", raw[seat]) for seat in SEATS]
        if not isinstance(raw, list | tuple):
            raise InputError(problem(why.NOT_A_LIST, path, came=shown(raw)))
        if len(raw) != PLAYERS:
            raise InputError(problem(why.WRONG_NUMBER, path, expected=PLAYERS, came=len(raw)))
        return [(f"[{index}]", value) for index, value in enumerate(raw)]

    @staticmethod
    def _named(raw: Mapping[object, object], path: str) -> tuple[dict[object, object], list[Problem]]:
        """Return the values by seat, and a problem for each key that names none, or one named before."""
        by_seat: dict[object, object] = {key: value for key, value in raw.items() if key in SEATS}
        strange: list[Problem] = []
        for key in (key for key in raw if key not in SEATS):
            if seat_named(key) in SEATS and seat_named(key) not in by_seat:
                by_seat[seat_named(key)] = raw[key]
            else:
                strange.append(unknown_key(key, path, SEATS))
        return by_seat, strange


@dataclass(frozen=True, slots=True)
class OneHand:
    """Reads a hand as it was written: a table of bids and tricks, or text such as `3 4 2 3 / 4 4 3 2`."""

    def __call__(self, raw: object, path: str) -> Hand:
        """Return the hand."""
        if isinstance(raw, str):
            bids, _, tricks = raw.partition("/")
            raw = {"bids": bids, "tricks": tricks}
        if not isinstance(raw, Mapping):
            raise InputError(problem(why.NOT_A_TABLE, path, came=shown(raw)))
        found = Problems()
        add_unknown(found, raw, path, ("bids", "tricks"))
        bids_read = found.attempt(_one_of, raw, "bids", BIDS, path)
        tricks_read = found.attempt(_one_of, raw, "tricks", TRICKS, path)
        found.raise_any()
        return Hand(bids_read, tricks_read)  # type: ignore[arg-type]  # both were read


@dataclass(frozen=True, slots=True)
class OneAction:
    """Reads a bid or a card, with the seat before it where it is told: `E 3`, `S nil`, `E A♠`, `A♠`."""

    def __call__(self, raw: object, path: str) -> Action:
        """Return the action; its player is "" where none is told."""
        text = raw.strip() if isinstance(raw, str) else str(raw) if isinstance(raw, int) else ""
        match = _SEAT_FIRST.fullmatch(latin(text[:1]) + text[1:])
        player, what = (match[1].upper(), match[2]) if match else ("", text)
        what = re.sub(r"(?i)^bid\s+", "", what)
        if _is_bid(what):
            return Bid(player, OneBid()(what, path))
        return Play(player, SpadesCard()(what or raw, path))


def seat_named(key: object) -> object:
    """Return the seat that a key of a table names; what is none stays as it is.

    >>> seat_named(" e "), seat_named("X")
    ('E', 'X')
    """
    return next((seat for seat in SEATS if isinstance(key, str) and latin(key.strip().upper()) == seat), key)


def _one_of(raw: Mapping[str, object], key: str, read: Reader[T], path: str) -> T:
    if key not in raw:
        raise InputError(problem(why.MISSING_KEY, f"{path}.{key}", key=key))
    return read(raw[key], f"{path}.{key}")


def _is_bid(text: str) -> bool:
    word = text.casefold()
    return word.lstrip("+-").isdigit() or word in words.NIL or any(blind in word for blind in words.BLIND)


CARD = SpadesCard()
CARDS: Reader[Cards] = Many(CARD, most=DECK_SIZE, split=split_cards)
TABLE: Reader[Cards] = Many(CARD, most=PLAYERS - 1, split=split_cards)
BIDS = Seated(OneBid(), split_bids)
TRICKS = Seated(TAKEN, split_cards)
SIDE_BIDS = Pair(OneBid())
SIDE_TRICKS = Pair(TAKEN)
SCORES = Pair(SCORE)
BAG_COUNTS = Pair(BAG_COUNT)
HANDS = Many(OneHand(), most=MOST_HANDS, split=cut_lines)
SHEET = Many(SCORES, most=MOST_HANDS, split=split_cards)
DEALT = Seated(CARDS, split_hands)
ACTIONS = Many(OneAction(), most=MOST_ACTIONS, split=split_actions)
TRICK: Reader[Cards] = Many(CARD, most=PLAYERS, split=split_cards, exactly=True)
SEAT = OneOf(SEATS)
SUIT = LedSuit()
