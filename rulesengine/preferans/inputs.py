"""How the inputs of preferans are read: games, answers, tricks, sheets, stakes."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rulesengine.core import problems as why
from rulesengine.core.balance import Number
from rulesengine.core.errors import InconsistentRecord, InputError, Problems, problem
from rulesengine.core.reading import LARGEST_READ, Choice, Many, OrNothing, Whole, YesOrNo, shown
from rulesengine.core.tables import ByPlayer, Exact, Listed, OneName, Table
from rulesengine.preferans import rules
from rulesengine.preferans.axes import ACTIVE, MOST_PLAYERS, TRICKS, Contract
from rulesengine.preferans.money import CENT, Stake
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.seating import SEATS, Answer, Call
from rulesengine.preferans.settle import Route
from rulesengine.preferans.sheet import Row, Sheet
from rulesengine.preferans.words import CALLS, LEVELS, kept

LARGEST = 1_000_000
"""What one number on a sheet may come to; more is a slip, or a try what the program bears."""
MOST_LISTED = 64
"""Entries of a list that are read before it is refused as too long for a table of players."""
MOST_ANSWERS = 8
"""The same for the answers of a deal, of which there are never more than three."""


@dataclass(frozen=True, slots=True)
class OneContract:
    """Reads a game: 6 to 10, as a number or its digits, or `misere`, in any language."""

    def __call__(self, raw: object, path: str) -> Contract:
        """Return the game."""
        text = kept(raw.strip(), LEVELS) if isinstance(raw, str) else raw
        plain = int(text) if isinstance(text, str) and re.fullmatch(r"\d{1,2}", text) else text
        if isinstance(plain, bool | float):
            plain = shown(plain)
        return Choice(Contract)(plain, path)


@dataclass(frozen=True, slots=True)
class OneAnswer:
    """Reads an answer: a player and `whist`, `pass` or `half`, in any language."""

    def __call__(self, raw: object, path: str) -> Answer:
        """Return who said what."""
        if isinstance(raw, Answer):
            return raw
        name, _, call = (raw if isinstance(raw, str) else "").strip().rpartition(" ")
        found = Problems()
        said = found.attempt(Choice(Call), kept(call, CALLS), path)
        player = found.attempt(OneName(), name if said else name or raw, path)
        found.raise_any()
        return Answer(str(player), said or Call.PASS)


@dataclass(frozen=True, slots=True)
class StakeReader:
    """Reads the money for a whist: a whole number of the smallest coin, or a decimal or fraction as text."""

    def __call__(self, raw: object, path: str) -> Stake:
        """Return the stake with the coin in which it is paid."""
        if isinstance(raw, Stake):
            return raw
        value = Exact(0, LARGEST)(raw, path)
        parted = isinstance(raw, Fraction) or (isinstance(raw, str) and not raw.strip().isdecimal())
        return Stake(value, CENT if parted else Fraction(1))


@dataclass(frozen=True, slots=True)
class Names:
    """Reads three or four different players."""

    def __call__(self, raw: object, path: str) -> tuple[str, ...]:
        """Return them in seat order."""
        players = Many(OneName(), most=MOST_LISTED, split=_cut_names)(raw, path)
        found = Problems()
        if len(players) > MOST_PLAYERS:
            many = problem(rules.TOO_MANY_PLAYERS, path, players=players, most=MOST_PLAYERS)
            found.add(InconsistentRecord(many))
        if len(players) < ACTIVE:
            few = problem(rules.TOO_FEW_PLAYERS, path, players=players, needed=ACTIVE)
            found.add(InconsistentRecord(few))
        for index, player in enumerate(players):
            if player in players[:index]:
                same = problem(rules.SAME_PLAYER, f"{path}[{index}]", player=player)
                found.add(InconsistentRecord(same))
        found.raise_any()
        return players


NO_ROW: Listed[int] = Listed(())
NO_WHISTS: Listed[Listed[int]] = Listed(())


def sheet_of(
    players: tuple[str, ...],
    pool: Listed[int] = NO_ROW,
    mountain: Listed[int] = NO_ROW,
    whists: Listed[Listed[int]] = NO_WHISTS,
) -> Sheet:
    """Return the sheet that was listed; without names the players are A, B, C and so on.

    Raises `RulesError` with every name and number that cannot stand on it.

    >>> sheet_of(("W", "E", "S"), mountain=Listed((322, 124, 82))).mountain
    (322, 124, 82)
    >>> sheet_of((), pool=Listed((56, 12, 6, 16))).players
    ('A', 'B', 'C', 'D')
    """
    everybody = players or _players_of(pool, mountain, whists)
    found = Problems()
    pools = found.attempt(pool.seated, everybody, 0, "pool")
    mountains = found.attempt(mountain.seated, everybody, 0, "mountain")
    matrix = found.attempt(_matrix, whists, everybody)
    found.raise_any()
    return Sheet(everybody, _row(pools), _row(mountains), matrix or ())


def sheet_contradictions(given: Mapping[str, object]) -> None:
    """Raise what is wrong with a sheet beside the names and numbers on it that cannot be read.

    >>> sheet_contradictions({"pool": ["x", 2, 3], "whists": [[0, 4, 0], [0, 0, 0], [6, 0, 0]]})
    """
    rows = {name: read.readable(given[name], 0) for name, read in ROWS.items() if name in given}
    found = Problems()
    players = found.attempt(Names(), given["players"], "players") if "players" in given else ()
    if players is not None and any(row.values for row in rows.values()):
        sheet_of(players, **rows)


def recorded_of(recorded: Listed[Number], players: tuple[str, ...]) -> Row:
    """Return a result that somebody wrote, in seat order.

    >>> recorded_of(Listed((832, -1484, 652), ("S", "W", "E")), ("W", "E", "S"))
    (-1484, 652, 832)
    """
    if not recorded.values:
        raise InputError(problem(why.WRONG_NUMBER, "recorded", expected=len(players), came=0))
    return recorded.seated(players, 0, "recorded")


def _players_of(pool: Listed[int], mountain: Listed[int], whists: Listed[Listed[int]]) -> tuple[str, ...]:
    """Return the players whom the lists themselves name, or letters for as many as there are.

    Those for whom there is no letter have numbers, so that they are refused as too many and nothing else.
    """
    rows: tuple[Listed[Any], ...] = (pool, mountain, whists, *whists.values)
    named = tuple(dict.fromkeys(name for row in rows for name in row.names))
    count = max(len(row.values) for row in rows)
    if not count:
        raise InputError(problem(why.MISSING_KEY, "players", key="preferans-field-players"))
    numbers = map(str, range(len(SEATS) + 1, count + 1))
    return Names()(named or (*SEATS, *numbers)[:count], "players")


def _matrix(whists: Listed[Listed[int]], players: tuple[str, ...]) -> tuple[Row, ...]:
    found = Problems()
    empty: Listed[int] = Listed(())
    rows = whists.seated(players, empty, "whists")
    matrix = [
        found.attempt(row.seated, players, 0, f"whists[{index}]") or () for index, row in enumerate(rows)
    ]
    for index, (player, row) in enumerate(zip(players, matrix, strict=True)):
        if row and row[index]:
            own = problem(
                rules.WHISTS_ON_ONESELF, f"whists[{index}][{index}]", player=player, came=row[index]
            )
            found.add(InconsistentRecord(own))
    found.raise_any()
    return tuple(matrix)


def _row(numbers: tuple[int, ...] | None) -> Row:
    return numbers or ()


def _cut_names(text: str) -> list[str]:
    cut = r"[,;\n]" if re.search(r"[,;\n]", text) else r"\s+"
    return [part.strip() for part in re.split(cut, text) if part.strip()]


def _cut_answers(text: str) -> list[str]:
    """Cut `B whist, C pass` into answers; without a sign between them each ends with its word."""
    if re.search(r"[,;\n]", text):
        return [part.strip() for part in re.split(r"[,;\n]", text) if part.strip()]
    answers = [""]
    for word in text.split():
        answers[-1] = f"{answers[-1]} {word}".strip()
        if " " in answers[-1] and word.casefold() in CALLS:
            answers.append("")
    return [answer for answer in answers if answer]


POINTS_OF_PLAYERS = ByPlayer(Whole(-LARGEST, LARGEST), most=MOST_LISTED)
POOLS = ByPlayer(Whole(0, LARGEST), most=MOST_LISTED)
WHISTS = ByPlayer(ByPlayer(Whole(0, LARGEST), most=MOST_LISTED), most=MOST_LISTED, rows=True)
RECORDED = ByPlayer(Exact(-LARGEST_READ, LARGEST_READ), most=MOST_LISTED)
LEVEL = OneContract()
ANSWERS = Many(OneAnswer(), most=MOST_ANSWERS, split=_cut_answers)
TAKEN = Table(Whole(0, TRICKS))
PLAYER = OneName()
NOBODY_OR_PLAYER = OrNothing(OneName())
GIVEN_UP = YesOrNo()
STEP = Whole(0, 99)
PRICE = Whole(0, 100)
TARGET = Whole(1, 10_000)
NEW_POINTS = Whole(0, 1_000)
WHISTERS = Whole(0, ACTIVE - 1)
COUNT = Whole(ACTIVE, MOST_PLAYERS)
ROUNDING = Choice(Rounding)
ROUTE = Choice(Route)
STAKE = StakeReader()
ROWS: dict[str, ByPlayer[Any]] = {"pool": POOLS, "mountain": POINTS_OF_PLAYERS, "whists": WHISTS}
"""What stands on a sheet once for each player, each with its reader."""
