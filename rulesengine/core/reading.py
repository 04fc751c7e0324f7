"""Readers: from what a file, a form, an address or a command line says to values of the engine.

A reader is called with the raw input and the path to it; it returns the value or raises an
`InputError` that names path, what was expected and what came. The same reader serves TOML (numbers
and lists) and text ("2:3", "60:60 74:46").
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar, cast

from rulesengine.core import problems as why
from rulesengine.core.cards import Card, parse_card
from rulesengine.core.errors import InputError, Problem, Problems, problem
from rulesengine.core.letters import latin

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

Reader = Callable[[object, str], T]

LONGEST_SHOWN = 40
LARGEST_READ = 10**12
"""The largest number that is read; what a number may be, the rules say."""
UNPRINTABLE = "\ufffd"
_WHOLE = re.compile(r"[+\-−]?\d{1,12}")
_BETWEEN = re.compile(r"[∶：]|(?<=\d)[-–—](?=\d)")
_PAIR = re.compile(r"\s*([^\s:;,/]+)\s*(?::|,|/|\s)\s*([^\s:;,/]+)\s*")
_YES = frozenset({"true", "yes", "on", "1", "да", "так", "კი"})
_NO = frozenset({"false", "no", "off", "0", "нет", "ні", "არა"})


def shown(raw: object, longest: int = LONGEST_SHOWN) -> str:
    r"""Return the input as it may be shown in a message: as written, on one line, and not too long.

    >>> shown("x" * 99)
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
    >>> shown(" 74 \n 46 \x1b")
    '74 46 �'
    """
    if isinstance(raw, int) and abs(raw) > 10**LONGEST_SHOWN:
        return "10^" + str(LONGEST_SHOWN) + "…"
    text = printable(" ".join(_written(raw)[: 4 * longest].split()))
    return text if len(text) <= longest else text[: longest - 1] + "…"


def printable(text: str) -> str:
    """Return the text with a sign in place of each character that a line, a file or XML cannot hold."""
    return "".join(letter if letter.isprintable() else UNPRINTABLE for letter in text)


def unknown_key(key: object, where: str, choices: tuple[str, ...]) -> Problem:
    """Return the problem of a key that is none of the choices; `where` is the path of what holds it.

    >>> unknown_key("tei", "rules", ("tie", "target")).value
    'rules.tei'
    """
    path = f"{where}.{shown(key)}" if where else shown(key)
    return problem(why.UNKNOWN_KEY, path, came=shown(key), choices=choices)


def add_unknown(found: Problems, keys: Iterable[object], where: str, choices: tuple[str, ...]) -> None:
    """Add a problem for each key that is none of the choices.

    >>> found = Problems()
    >>> add_unknown(found, {"bids": 3, "trick": 4}, "hands[0]", ("bids", "tricks"))
    >>> found.raise_any()
    Traceback (most recent call last):
    rulesengine.core.errors.InputError: hands[0].trick: input-unknown-key
    """
    for key in keys:
        if key not in choices:
            found.add(InputError(unknown_key(key, where, choices)))


def cut_lines(text: str) -> list[str]:
    r"""Cut text into its lines, or what stands between semicolons.

    >>> cut_lines("60:60; 74:46\n\n 95:25")
    ['60:60', '74:46', '95:25']
    """
    return [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]


def _written(raw: object) -> str:
    """Return a value as a file of examples writes it, as near as Python can."""
    if isinstance(raw, bool):
        return str(raw).lower()
    if hasattr(raw, "isoformat"):  # a date or a time; loading their module would cost every start
        return str(raw)
    try:
        return raw if isinstance(raw, str) else repr(raw)
    except (ValueError, RecursionError):  # a number too long, or a nest too deep, for Python to write
        return "…"


@dataclass(frozen=True, slots=True)
class Whole:
    """Reads a whole number from `low` to `high`."""

    low: int
    high: int

    def __call__(self, raw: object, path: str) -> int:
        """Return the number; both an integer and its digits as text are understood."""
        number = self._number(raw)
        if number is None:
            raise InputError(problem(why.NOT_WHOLE, path, low=self.low, high=self.high, came=shown(raw)))
        if not self.low <= number <= self.high:
            raise InputError(problem(why.OUT_OF_RANGE, path, low=self.low, high=self.high, came=shown(raw)))
        return number

    @staticmethod
    def _number(raw: object) -> int | None:
        if isinstance(raw, int) and not isinstance(raw, bool):
            return raw
        if isinstance(raw, str) and _WHOLE.fullmatch(raw.strip()):
            return int(raw.strip().replace("−", "-"))
        return None


def require_wholes(numbers: object, path: str, bounds: Whole, count: int) -> None:
    """Raise `InputError` unless this is a tuple or list of `count` whole numbers within the bounds.

    For values that come from Python, where digits as text are no number.

    >>> require_wholes((60, 60.5), "points", Whole(0, 120), 2)
    Traceback (most recent call last):
    rulesengine.core.errors.InputError: points[1]: input-not-whole
    """
    if not isinstance(numbers, tuple | list):
        raise InputError(problem(why.NOT_A_LIST, path, came=shown(numbers)))
    if len(numbers) != count:
        raise InputError(problem(why.WRONG_NUMBER, path, expected=count, came=len(numbers)))
    found = Problems()
    for index, number in enumerate(numbers):
        plain = number if isinstance(number, int) else shown(repr(number))
        found.attempt(bounds, plain, f"{path}[{index}]")
    found.raise_any()


ANY_WHOLE = Whole(-LARGEST_READ, LARGEST_READ)
"""Reads any whole number, for rules that have a reason of their own to refuse one."""


@dataclass(frozen=True, slots=True)
class Choice(Generic[E]):
    """Reads one value of an enumeration."""

    of: type[E]

    def __call__(self, raw: object, path: str) -> E:
        """Return the member whose value is written."""
        for member in self.of:
            if raw in (member, member.value):
                return member
        choices = tuple(str(member.value) for member in self.of)
        raise InputError(problem(why.NOT_A_CHOICE, path, choices=choices, came=shown(raw)))


@dataclass(frozen=True, slots=True)
class OneOf:
    """Reads one of some names, such as that of a rulebook or the letter of a seat.

    Capitals do not matter, nor whether a letter came from a Cyrillic keyboard.
    """

    names: tuple[str, ...]

    def __call__(self, raw: object, path: str) -> str:
        """Return the name as it is written in the list."""
        said = latin(raw.strip().upper()).casefold() if isinstance(raw, str) else None
        for name in self.names:
            if name.casefold() == said:
                return name
        raise InputError(problem(why.NOT_A_CHOICE, path, choices=self.names, came=shown(raw)))


@dataclass(frozen=True, slots=True)
class OrNothing:
    """Reads what may also be left empty: nothing is then `""`."""

    of: Reader[str]

    def __call__(self, raw: object, path: str) -> str:
        """Return the text, or "" for nothing."""
        return "" if isinstance(raw, str) and not raw.strip() else self.of(raw, path)


@dataclass(frozen=True, slots=True)
class YesOrNo:
    """Reads yes or no."""

    def __call__(self, raw: object, path: str) -> bool:
        """Return the truth value; forms say it in words."""
        if isinstance(raw, bool):
            return raw
        word = raw.strip().lower() if isinstance(raw, str) else ""
        if word in _YES | _NO:
            return word in _YES
        raise InputError(problem(why.NOT_YES_OR_NO, path, came=shown(raw)))


@dataclass(frozen=True, slots=True)
class Pair(Generic[T]):
    """Reads two values, one for each side: a list of two, or text such as `2:3`, also written `2-3`."""

    of: Reader[T]

    def __call__(self, raw: object, path: str) -> tuple[T, T]:
        """Return both, side A first."""
        both = self._split(raw)
        if both is None:
            raise InputError(problem(why.NOT_A_PAIR, path, came=shown(raw)))
        found = Problems()
        first = found.attempt(self.of, both[0], f"{path}[0]")
        second = found.attempt(self.of, both[1], f"{path}[1]")
        found.raise_any()
        return cast("tuple[T, T]", (first, second))

    @staticmethod
    def _split(raw: object) -> tuple[object, object] | None:
        if isinstance(raw, list | tuple) and len(raw) == 1:
            raw = raw[0]
        if isinstance(raw, str):
            match = _PAIR.fullmatch(_BETWEEN.sub(":", " ".join(raw.split())))
            return match.groups() if match else None  # type: ignore[return-value]  # two groups
        if isinstance(raw, list | tuple) and len(raw) == 2:
            return raw[0], raw[1]
        return None


@dataclass(frozen=True, slots=True)
class Many(Generic[T]):
    """Reads a list of at most `most` values, or of just as many; `split` cuts text into its items."""

    of: Reader[T]
    most: int
    split: Callable[[str], Sequence[str]] = str.split
    exactly: bool = False

    def __call__(self, raw: object, path: str) -> tuple[T, ...]:
        """Return all values, or every problem of every item."""
        items = self._items(raw)
        if items is None:
            raise InputError(problem(why.NOT_A_LIST, path, came=shown(raw)))
        if self.exactly and len(items) != self.most:
            raise InputError(problem(why.WRONG_NUMBER, path, expected=self.most, came=len(items)))
        if len(items) > self.most:
            raise InputError(problem(why.TOO_MANY, path, most=self.most, came=len(items)))
        found = Problems()
        values = [found.attempt(self.of, item, f"{path}[{index}]") for index, item in enumerate(items)]
        found.raise_any()
        return tuple(cast("list[T]", values))

    def _items(self, raw: object) -> Sequence[object] | None:
        if isinstance(raw, str):
            return self.split(raw)
        return raw if isinstance(raw, list | tuple) else None


@dataclass(frozen=True, slots=True)
class OneCard:
    """Reads a card of a deck with these ranks."""

    ranks: tuple[str, ...]

    def __call__(self, raw: object, path: str) -> Card:
        """Return the card, whichever way its suit is written."""
        try:
            card = raw if isinstance(raw, Card) else parse_card(raw if isinstance(raw, str) else "")
        except ValueError:
            card = None
        if card is None or card.rank not in self.ranks:
            raise InputError(problem(why.NOT_A_CARD, path, ranks=self.ranks, came=shown(raw)))
        return card
