"""What the kinds of question share: parameters of a deal and of a sheet, and how outputs are read."""

from collections.abc import Callable
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Parameter, Say
from rulesengine.preferans import inputs
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.sheet import Row

Output = Callable[[Derived[Any], Say], object]

PLAYERS = Parameter("players", inputs.Names(), ())
POOL = Parameter("pool", inputs.POOLS, inputs.NO_ROW)
MOUNTAIN = Parameter("mountain", inputs.POINTS_OF_PLAYERS, inputs.NO_ROW)
SHEET = (PLAYERS, POOL, MOUNTAIN, Parameter("whists", inputs.WHISTS, inputs.NO_WHISTS))
TERMS = (
    Parameter("target", inputs.TARGET, None),
    Parameter("rounding", inputs.ROUNDING, Rounding.EXACT),
    Parameter("adjust", inputs.NOBODY_OR_PLAYER, ""),
    Parameter("stake", inputs.STAKE, None),
)
DEAL = (
    Parameter("level", inputs.LEVEL),
    Parameter("declarer", inputs.PLAYER, "A"),
    Parameter("dealer", inputs.NOBODY_OR_PLAYER, ""),
    Parameter("tricks", inputs.TAKEN, ()),
    Parameter("answers", inputs.ANSWERS, ()),
    Parameter("given_up", inputs.GIVEN_UP, False),
)


def out(read: Callable[[Any], object]) -> Output:
    """Return an output that needs the value alone."""
    return lambda derived, _say: read(derived.value)


def named(players: tuple[str, ...], row: Row) -> dict[str, object]:
    """Return a row as a table in seat order."""
    return dict(zip(players, row, strict=True))


def named_rows(players: tuple[str, ...], rows: tuple[Row, ...]) -> dict[str, dict[str, object]]:
    """Return rows as a table of tables in seat order."""
    return {player: named(players, row) for player, row in zip(players, rows, strict=True)}
