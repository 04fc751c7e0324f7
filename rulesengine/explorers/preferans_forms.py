"""How the forms of a sheet of preferans are cut: by seats, and whists in a grid."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from rulesengine.core.errors import RulesError
from rulesengine.core.reading import Reader
from rulesengine.explorers.declaration import PLAYERS, Given, Shape
from rulesengine.preferans.axes import ACTIVE, MOST_PLAYERS
from rulesengine.preferans.inputs import sheet_of
from rulesengine.preferans.parameters import SHEET as OF_SHEET
from rulesengine.preferans.seating import SEATS
from rulesengine.preferans.sheet import Sheet

T = TypeVar("T")

ROWS = ("pool", "mountain", "recorded")
"""What stands in a form once for each seat."""
CHOSEN = ("who", "adjust")
"""Who is chosen among the seats."""


def spread_sheet(given: Mapping[str, Any]) -> Given:
    """Lay out a sheet seat by seat; an empty fourth seat means that three play."""
    sheet = _sheet(given)
    if sheet is None:
        return dict(given)
    laid = {**given, PLAYERS: list(sheet.players)}
    for name, row in (("pool", sheet.pool), ("mountain", sheet.mountain)):
        laid[name] = list(row) if name in given else []
    laid["whists"] = _grid(sheet) if "whists" in given else []
    recorded = given.get("recorded")
    if isinstance(recorded, Mapping):
        laid["recorded"] = [recorded.get(player, "") for player in sheet.players]
    for name in CHOSEN:
        if given.get(name) in sheet.players:
            laid[name] = SEATS[sheet.players.index(given[name])]
    return laid


def gather_sheet(given: Mapping[str, Any]) -> Given:
    """Cut every row to the players who are there; a number left empty is none, a player's letter a name.

    Three always play. A fourth whose name was taken away is gone if nothing but zeros stands there, and
    is asked for otherwise.
    """
    if not isinstance(given.get(PLAYERS, []), list):
        return dict(given)
    grid = _square(given.get("whists", []))
    rows = {name: given[name] for name in ROWS if isinstance(given.get(name), list)}
    names = given.get(PLAYERS, [])
    numbers = (*rows.values(), *grid, *zip(*grid, strict=True))
    seats = max(ACTIVE, _used(names), *(_used(row, zeros=not names) for row in numbers))
    players = named(names)[:seats]
    told = {**given, PLAYERS: players}
    for name, row in rows.items():
        told[name] = [str(one).strip() or _nothing(name) for one in padded(row)][:seats]
    if grid:
        told["whists"] = [[one or "0" for one in row[:seats]] for row in grid[:seats]]
    for name in CHOSEN:
        if given.get(name) in SEATS[:seats]:
            told[name] = players[SEATS.index(given[name])]
    return told


def attempt(read: Reader[T], raw: object) -> T | None:
    """Return what can be read; what cannot is refused where the question is asked."""
    try:
        return read(raw, "")
    except RulesError:
        return None


def padded(row: Sequence[Any]) -> list[str]:
    """Return a text for each seat, empty where a row has none."""
    return [*(str(one).strip() for one in row), *("" for _ in SEATS)][:MOST_PLAYERS]


def named(names: Sequence[Any]) -> list[str]:
    """Return a name for each seat; only where others are named a fourth without a name stays so."""
    said = padded(names)
    letters = [*SEATS[:ACTIVE], *(SEATS[ACTIVE:] if not names else ("",))]
    return [name or letter for name, letter in zip(said, letters, strict=True)]


def _sheet(given: Mapping[str, Any]) -> Sheet | None:
    try:
        read = {one.name: one.read(given[one.name], one.name) for one in OF_SHEET if one.name in given}
        return sheet_of(**{PLAYERS: (), **read})
    except RulesError:
        return None


def _grid(sheet: Sheet) -> list[str]:
    """Return the whists of four seats row by row, without those on oneself; nobody's are empty."""
    rows = [padded(row) for row in (*sheet.whists, ())][:MOST_PLAYERS]
    return [number for seat, row in enumerate(rows) for number in row[:seat] + row[seat + 1 :]]


def _square(texts: object) -> list[list[str]]:
    """Return the whists of a grid as rows with the place of their own player, or nothing for another form."""
    others = MOST_PLAYERS - 1
    flat = isinstance(texts, list) and all(isinstance(one, str) for one in texts)
    if not isinstance(texts, list) or not flat or len(texts) != MOST_PLAYERS * others:
        return []
    rows = [texts[seat * others : (seat + 1) * others] for seat in range(MOST_PLAYERS)]
    return [[*row[:seat], "", *row[seat:]] for seat, row in enumerate(rows)]


def _used(row: Sequence[Any], *, zeros: bool = True) -> int:
    """Return how many seats a row needs: up to the last one that is not empty, or not nothing."""
    empty = {""} if zeros else {"", "0"}
    return max((seat for seat, one in enumerate(row, 1) if str(one).strip() not in empty), default=0)


def _nothing(name: str) -> str:
    """Return what an empty field says: nothing is written there, but a result must be told."""
    return "" if name == "recorded" else "0"


SHEET = Shape(spread_sheet, gather_sheet)
