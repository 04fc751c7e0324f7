"""The axes of a preferans convention: what houses can choose, and how each choice is read."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rulesengine.core import problems as why
from rulesengine.core.balance import Number
from rulesengine.core.errors import InputError, Problems, problem
from rulesengine.core.reading import Many, Whole, shown, unknown_key
from rulesengine.preferans import rules

TRICKS = 10
MOUNTAIN_POINT = 10
"""Whists that one point in the mountain is worth, everywhere."""
TALON = 2
"""Cards that belong to nobody at first; a sitting dealer takes no more tricks than they do."""
ACTIVE = 3
"""Players who hold cards in a deal."""
MOST_PLAYERS = 4


class Contract(Enum):
    """What the declarer plays."""

    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    MISERE = "misere"


VALUES = {
    Contract.SIX: 2,
    Contract.SEVEN: 4,
    Contract.EIGHT: 6,
    Contract.NINE: 8,
    Contract.TEN: 10,
    Contract.MISERE: 10,
}
"""What each game is worth: two for each trick above five; a misère counts like a game of ten."""


class WhistStyle(Enum):
    """Who is written the tricks of the side when one whisted, one passed and the declarer failed."""

    GREEDY = "greedy"
    GENTLEMAN = "gentleman"


class Consolation(Enum):
    """What defenders are written for each undertrick of the declarer, where it is no fixed number."""

    VALUE = "value"
    NONE = "none"


class Ten(Enum):
    """What defenders do on a game of ten."""

    WHISTED = "whisted"
    CHECKED = "checked"
    NO_WHISTS = "no-whists"


class Shortfall(Enum):
    """Which of two whisters pays when tricks are missing."""

    SIDE_THEN_PERSONAL = "side-then-personal"
    PERSONAL = "personal"
    SPLIT = "split"


class SingleDuty(Enum):
    """Who answers for a duty of a single trick."""

    BOTH = "both"
    SECOND = "second"


class RaspasyIn(Enum):
    """Where raspasy is written: tricks into the mountain, or whists on those who took more."""

    MOUNTAIN = "mountain"
    WHISTS = "whists"


class Amnesty(Enum):
    """Among whom the fewest tricks of a raspasy are taken off."""

    NONE = "none"
    ACTIVE = "active"
    ALL = "all"


class ZeroTricks(Enum):
    """What a player without a trick in raspasy is written."""

    POOL_PRICE = "pool-price"
    POOL_ONE = "pool-1"
    MOUNTAIN_TWO = "mountain-2"
    NONE = "none"


class Closing(Enum):
    """Whether each player closes a pool, or all together."""

    EACH = "each"
    SUM = "sum"


FULL: Number = 1
BY_VALUE: Consolation | int = Consolation.VALUE
Duty = tuple[tuple[int, int], ...]
USUAL_DUTY: Duty = ((6, 4), (7, 2), (8, 1), (9, 1), (10, 1))


@dataclass(frozen=True, slots=True)
class DutyTable:
    """Reads the tricks that whisters owe, level by level; a level that is not named keeps the usual duty."""

    def __call__(self, raw: object, path: str) -> Duty:
        """Return the whole table; as text `6=4, 7=2`."""
        if isinstance(raw, str):
            raw = _cut_duty(raw, path)
        if isinstance(raw, tuple) and all(isinstance(pair, tuple) and len(pair) == 2 for pair in raw):
            raw = dict(raw)
        if not isinstance(raw, Mapping):
            raise InputError(problem(rules.NOT_A_DUTY, path, came=shown(raw)))
        known = {str(level): level for level, _ in USUAL_DUTY}
        found = Problems()
        duty = dict(USUAL_DUTY)
        for name, tricks in raw.items():
            if str(name) not in known:
                found.add(InputError(unknown_key(name, path, tuple(known))))
            else:
                duty[known[str(name)]] = found.attempt(Whole(0, TRICKS), tricks, f"{path}.{name}") or 0
        found.raise_any()
        return tuple(duty.items())


@dataclass(frozen=True, slots=True)
class ConsolationReader:
    """Reads a consolation: its name, or whists for each undertrick; `offers` are those that are met."""

    offers: tuple[str, ...] = ("value", "none", "5", "10", "15", "20")

    def __call__(self, raw: object, path: str) -> Consolation | int:
        """Return the kind or the number."""
        if isinstance(raw, str | Consolation) and not str(raw).strip().isdecimal():
            return self._kind(raw, path)
        return Whole(0, 100)(raw, path)

    def _kind(self, raw: str | Consolation, path: str) -> Consolation:
        """Return the kind that is named; a refusal offers numbers too."""
        kind = next((one for one in Consolation if raw in (one, one.value)), None)
        if kind is None:
            raise InputError(problem(why.NOT_A_CHOICE, path, choices=self.offers, came=shown(raw)))
        return kind


def _cut_duty(text: str, path: str) -> dict[str, str]:
    """Cut `6=4, 7=2` into levels and tricks; nothing of the text may be left over."""
    pieces = [piece for piece in re.split(r"[\s,;]+", re.sub(r"\s*[=:]\s*", "=", text)) if piece]
    cut = [tuple(piece.split("=")) for piece in pieces]
    levels = [pair[0] for pair in cut]
    if not pieces or any(len(pair) != 2 for pair in cut):
        raise InputError(problem(rules.NOT_A_DUTY, path, came=shown(text)))
    twice = sorted({level for level in levels if levels.count(level) > 1})
    if twice:
        raise InputError(*(problem(why.SAME_NAME, f"{path}.{shown(one)}", came=shown(one)) for one in twice))
    return dict(cut)


def _cut_prices(text: str) -> list[str]:
    """Cut `1, 2, 3` or `1-2-3` into prices; a sign before a price is no dash between two."""
    apart = re.sub(r"(?<=\d)(?:[-–—]|\s+[-–—]\s+)(?=\d)", " ", text)
    return [part for part in re.split(r"[\s,;]+", apart) if part]


PRICES = Many(Whole(0, 100), most=TRICKS * TRICKS, split=_cut_prices)
