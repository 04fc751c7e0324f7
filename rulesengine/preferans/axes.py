"""The axes of a preferans convention: what houses can choose, and how each choice is read."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rulesengine.core import problems as why
from rulesengine.core.balance import Number
from rulesengine.core.errors import InputError, Problems, problem
from rulesengine.core.reading import Choice, Many, Whole, shown, unknown_key

TRICKS = 10
MOUNTAIN_POINT = 10
"""Whists that one point in the mountain is worth, everywhere."""
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
            raw = dict(re.findall(r"(\d+)\s*[=:]\s*(\d+)", raw)) or raw
        if isinstance(raw, tuple):
            raw = dict(raw)
        if not isinstance(raw, Mapping):
            raise InputError(problem(why.NOT_A_TABLE, path, came=shown(raw)))
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
            return Choice(Consolation)(raw, path)
        return Whole(0, 100)(raw, path)


PRICES = Many(
    Whole(0, 100),
    most=TRICKS * TRICKS,
    split=lambda text: [part for part in re.split(r"[\s,;–-]+", text) if part],
)
