"""How the inputs of the cube are read: lengths, scores, names, games, match texts, tables of chances."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rulesengine.core import problems as why
from rulesengine.core.balance import Number
from rulesengine.core.errors import InputError, Problems, problem
from rulesengine.core.letters import latin
from rulesengine.core.reading import (
    ANY_WHOLE,
    Choice,
    Many,
    Pair,
    Whole,
    YesOrNo,
    add_unknown,
    cut_lines,
    shown,
)
from rulesengine.core.rulebook import Overrides
from rulesengine.core.tables import Exact
from rulesengine.cube.counts import LONGEST_COUNTED
from rulesengine.cube.equity import Table
from rulesengine.cube.mistakes import Simplification
from rulesengine.cube.players import Score, unknown
from rulesengine.cube.record import read_game
from rulesengine.cube.rulebook import LARGEST_CUBE, LONGEST, MODEL, GameKind
from rulesengine.cube.scoring import Result
from rulesengine.cube.takepoint import TakeModel

MOST_GAMES = 500
LONGEST_TEXT = 400_000
MOST_RECORDED = 999
CHECKERS = 15
OWN_MODEL = "model"
"""The name that stands for the chances of the model."""
CHANCE = Exact(0, 1)


@dataclass(frozen=True, slots=True)
class Bounded:
    """Reads any whole number, and names the bounds that the rules will hold it to when it is none.

    How large a number may be, the rules say: they have a reason of their own for it.
    """

    low: int
    high: int

    def __call__(self, raw: object, path: str) -> int:
        """Return the number."""
        try:
            return ANY_WHOLE(raw, path)
        except InputError as error:
            rule, came = error.problems[0].rule, shown(raw)
            raise InputError(problem(rule, path, low=self.low, high=self.high, came=came)) from error


@dataclass(frozen=True, slots=True)
class OneName:
    """Reads the name of a player; whether there is such a player, the rules say."""

    def __call__(self, raw: object, path: str) -> str:
        """Return the name in capital letters."""
        if not isinstance(raw, str):
            raise InputError(unknown(shown(raw), path))
        return shown(latin(raw.strip()).upper())


@dataclass(frozen=True, slots=True)
class Text:
    """Reads text of several lines, of at most `most` characters."""

    most: int

    def __call__(self, raw: object, path: str) -> str:
        """Return the text as it is."""
        if not isinstance(raw, str):
            raise InputError(problem(why.NOT_TEXT, path, came=shown(raw)))
        if len(raw) > self.most:
            raise InputError(problem(why.TOO_MANY, path, most=self.most, came=len(raw)))
        return raw


@dataclass(frozen=True, slots=True)
class Resigned:
    """Reads as what a game is given up: any result but a pass, which answers an offer."""

    def __call__(self, raw: object, path: str) -> Result:
        """Return the result."""
        found = Choice(Result)(raw, path)
        if found is Result.PASSED:
            choices = tuple(one.value for one in Result if one is not found)
            raise InputError(problem(why.NOT_A_CHOICE, path, choices=choices, came=shown(raw)))
        return found


@dataclass(frozen=True, slots=True)
class Rate:
    """Reads a share of one; a decimal number is read as it is written."""

    def __call__(self, raw: object, path: str) -> Number:
        """Return the share."""
        return CHANCE(repr(raw) if isinstance(raw, float) else raw, path)


@dataclass(frozen=True, slots=True)
class Rates:
    """Reads the shares of mars of A and of B; one number is for both."""

    def __call__(self, raw: object, path: str) -> tuple[Number, Number]:
        """Return both shares."""
        single = isinstance(raw, int | float | Fraction) or (isinstance(raw, str) and ":" not in raw)
        if single:
            rate = Rate()(raw, path)
            return (rate, rate)
        return Pair(Rate())(raw, path)


@dataclass(frozen=True, slots=True)
class TableOfChances:
    """Reads `model`, or a table: `pre` with rows of my need, `post` for the trailer after Crawford."""

    def __call__(self, raw: object, path: str) -> Table | None:
        """Return the table, or None for the model."""
        if isinstance(raw, str) and raw.strip() in ("", OWN_MODEL):
            return None
        if isinstance(raw, str):
            raw = _cut_table(raw)
        if not isinstance(raw, Mapping):
            raise InputError(problem(why.NOT_A_CHOICE, path, choices=(OWN_MODEL,), came=shown(raw)))
        found = Problems()
        add_unknown(found, raw, path, ("pre", "post"))
        rows = found.attempt(Many(Many(Rate(), LONGEST), LONGEST), raw.get("pre", []), f"{path}.pre")
        post = found.attempt(Many(Rate(), LONGEST), raw.get("post", []), f"{path}.post")
        found.raise_any()
        return Table(rows or (), post or ())


LENGTH = Bounded(1, LONGEST)
SCORE: Pair[int] = Pair(Bounded(0, LONGEST - 1))
NO_SCORE: Score = (0, 0)
CUBE = Bounded(1, LARGEST_CUBE)
PLAYER = OneName()
YES_OR_NO = YesOrNo()
RESULT = Choice(Result)
RESIGNED = Resigned()
KIND = Choice(GameKind)
GAMES = Many(read_game, most=MOST_GAMES, split=cut_lines)
RECORDED: Many[Score] = Many(Pair(Bounded(0, MOST_RECORDED)), MOST_GAMES)
TEXT = Text(LONGEST_TEXT)
RATES = Rates()
TAKE_MODEL = Choice(TakeModel)
TABLE = TableOfChances()
EQUITY = Overrides(MODEL)
SIMPLIFICATION = Choice(Simplification)
BORNE_OFF = Whole(0, CHECKERS - 1)
"""Whoever has borne off all checkers has won."""
COUNTED = Whole(1, LONGEST_COUNTED)


def _cut_table(text: str) -> dict[str, object]:
    """Cut rows on lines of their own; the trailer's list stands behind a bar."""
    rows, _, post = text.partition("|")
    return {
        "pre": [row.split() for row in rows.replace(";", "\n").splitlines() if row.strip()],
        "post": post.split(),
    }
