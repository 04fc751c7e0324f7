"""Readers of what belongs to players: names, tables keyed by them, lists in seat order, exact numbers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeVar
from unicodedata import normalize

from rulesengine.core import problems as why
from rulesengine.core.balance import Number, exact
from rulesengine.core.errors import InputError, Problems, problem
from rulesengine.core.letters import latin
from rulesengine.core.reading import Many, Reader, cut_lines, shown, unknown_key

T = TypeVar("T")

LONGEST_NAME = 24
_SIGN = re.compile(r"[=:;,|/<>{}]")
_EXACT = re.compile(r"([+-]?)(?:(\d{1,12}) +)?(\d{1,12}(?:[.,]\d{1,6})?|\d{1,12}/\d{1,6})")
_PART = re.compile(r" *([¼-¾⅐-⅞])(?!\d)")


@dataclass(frozen=True, slots=True)
class Exact:
    """Reads an exact number from `low` to `high`: whole, a fraction such as `1/2`, a decimal as text.

    A mixed number is read as it is written, `61⅓` or `61 1/3`.

    A decimal may have a point or a comma; where commas part a list, only the point is left.
    """

    low: int
    high: int

    def __call__(self, raw: object, path: str) -> Number:
        """Return the number; a float is refused, because it is not exact."""
        number = self._number(raw)
        if number is None or not self.low <= number <= self.high:
            raise InputError(problem(why.NOT_EXACT, path, low=self.low, high=self.high, came=shown(raw)))
        return number

    @staticmethod
    def _number(raw: object) -> Number | None:
        if isinstance(raw, int | Fraction) and not isinstance(raw, bool):
            return exact(raw)
        return _of_text(raw.strip()) if isinstance(raw, str) else None


def _of_text(text: str) -> Number | None:
    """Return the number that stands there, a mixed one as `61 1/3` or `61⅓`."""
    spelled = _PART.sub(lambda part: " " + normalize("NFKD", part[1]).replace("⁄", "/"), text)
    found = _EXACT.fullmatch(spelled.strip().replace("−", "-").replace("- ", "-"))
    if not found or (found[2] and "/" not in found[3]):
        return None
    try:
        size = Fraction(found[3].replace(",", ".")) + int(found[2] or 0)
    except ZeroDivisionError:
        return None
    return exact(-size if found[1] == "-" else size)


@dataclass(frozen=True, slots=True)
class OneName:
    """Reads the name of a player: short, printable, without the signs that separate names.

    A single letter names a seat, so one of another alphabet that looks the same is taken for it.
    """

    def __call__(self, raw: object, path: str) -> str:
        """Return the name without blanks around it; a letter with a mark is one, however it is typed."""
        text = normalize("NFC", " ".join(raw.split())) if isinstance(raw, str) else ""
        sign = _SIGN.search(text)
        if not text or not text.isprintable():
            raise InputError(problem(why.NOT_A_NAME, path, came=shown(raw)))
        if sign:
            raise InputError(problem(why.NAME_WITH_SIGN, path, came=shown(raw), sign=sign[0]))
        if len(text) > LONGEST_NAME:
            raise InputError(problem(why.NAME_TOO_LONG, path, most=LONGEST_NAME, came=shown(raw)))
        return latin(text) if len(text) == 1 else text


@dataclass(frozen=True, slots=True)
class Table(Generic[T]):
    """Reads a table keyed by player; as text `A=5, B=3, C=2`."""

    of: Reader[T]

    def __call__(self, raw: object, path: str) -> tuple[tuple[str, T], ...]:
        """Return names with their values, in the order in which they stand."""
        if not isinstance(raw, str | Mapping):
            raise InputError(problem(why.NOT_A_TABLE, path, came=shown(raw)))
        found = Problems()
        rows: dict[str, T] = {}
        for key, value in _cut_table(raw) if isinstance(raw, str) else raw.items():
            where = f"{path}.{shown(key)}"
            name = found.attempt(OneName(), key, where)
            read = found.attempt(self.of, value, where)
            if name is not None and name in rows:
                found.add(InputError(problem(why.SAME_NAME, where, came=name)))
            if name is not None and read is not None:
                rows[name] = read
        found.raise_any()
        return tuple(rows.items())


@dataclass(frozen=True, slots=True)
class Listed(Generic[T]):
    """Values of players: in seat order, or, where `names` are given, each under its player's name."""

    values: tuple[T, ...]
    names: tuple[str, ...] = ()

    def seated(self, players: tuple[str, ...], absent: T, path: str) -> tuple[T, ...]:
        """Return one value for each player in seat order.

        Raises `InputError` for a name that is no player's and for a list that is too short or too long.
        """
        if self.names:
            strange = [unknown_key(name, path, players) for name in self.names if name not in players]
            if strange:
                raise InputError(*strange)
            table = dict(zip(self.names, self.values, strict=True))
            return tuple(table.get(name, absent) for name in players)
        if self.values and len(self.values) != len(players):
            raise InputError(problem(why.WRONG_NUMBER, path, expected=len(players), came=len(self.values)))
        return self.values or (absent,) * len(players)


@dataclass(frozen=True, slots=True)
class ByPlayer(Generic[T]):
    """Reads values of players: a list in seat order, or a table keyed by player.

    As text: values between blanks or commas, `56 12 6 16`, or a table, `A=56, B=12`; a list whose
    items are lists themselves has them on lines of their own, or between semicolons.
    """

    of: Reader[T]
    most: int
    rows: bool = False

    def __call__(self, raw: object, path: str) -> Listed[T]:
        """Return the values as they were listed."""
        if isinstance(raw, str) and (self.rows or "=" not in raw):
            raw = self._cut(raw)
        if isinstance(raw, str | Mapping):
            table = Table(self.of)(raw, path)
            return Listed(tuple(value for _, value in table), tuple(name for name, _ in table))
        return Listed(Many(self.of, self.most)(raw, path))

    def readable(self, raw: object, absent: object) -> Listed[Any]:
        """Return what can be read, `absent` in place of a number that cannot, nothing of what is no list.

        >>> ByPlayer(Exact(0, 9), 4).readable(["2", "x", 5], 0).values
        (2, 0, 5)
        """
        cut = self._cut(raw) if isinstance(raw, str) and (self.rows or "=" not in raw) else raw
        if isinstance(cut, Mapping):
            return Listed(tuple(self._or(one, absent) for one in cut.values()), tuple(map(str, cut)))
        items = cut[: self.most] if isinstance(cut, list | tuple) else ()
        return Listed(tuple(self._or(one, absent) for one in items))

    def _or(self, raw: object, absent: object) -> object:
        if isinstance(self.of, ByPlayer):
            return self.of.readable(raw, absent)
        try:
            return self.of(raw, "")
        except InputError:
            return absent

    def _cut(self, text: str) -> list[str]:
        if self.rows:
            return cut_lines(text)
        return text.replace(",", " ").split()


def _cut_table(text: str) -> list[tuple[str, str]]:
    """Cut `A=5, B=3` or `A=5 B=3` into names and values; a name of two words needs the commas."""
    cut_at = r"[,;\n]" if re.search(r"[,;\n]", text) else r"(?<=[^\s=])\s+(?=[^\s=]+\s*=)"
    pieces = re.split(cut_at, text)
    cut = (piece.partition("=") for piece in pieces if piece.strip())
    return [(name.strip(), value.strip()) for name, _, value in cut]
