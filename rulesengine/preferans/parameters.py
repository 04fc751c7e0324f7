"""What the kinds of question share: parameters of a deal and of a sheet, and how outputs are read."""

from collections.abc import Callable, Mapping
from typing import Any

from rulesengine.core.question import Output, Parameter, of_value
from rulesengine.preferans import inputs
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.sheet import Field, Row, Sheet, Writing

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
RASPASY = (
    Parameter("tricks", inputs.TAKEN),
    Parameter("step", inputs.STEP, 0),
    Parameter("price", inputs.PRICE, None),
    Parameter("dealer", inputs.NOBODY_OR_PLAYER, ""),
)


def written_outputs(writing_of: Callable[[Any], Writing]) -> Mapping[str, Output]:
    """Return the outputs of what a deal writes, wherever in the answer it stands.

    >>> sorted(written_outputs(lambda writing: writing))
    ['mountain', 'pool', 'whists']
    """
    return {
        "pool": of_value(lambda found: writing_of(found).table(Field.POOL)),
        "mountain": of_value(lambda found: writing_of(found).table(Field.MOUNTAIN)),
        "whists": of_value(lambda found: writing_of(found).whists()),
    }


def sheet_outputs(sheet_in: Callable[[Any], Sheet]) -> Mapping[str, Output]:
    """Return the outputs of a sheet, wherever in the answer it stands.

    >>> sorted(sheet_outputs(lambda sheet: sheet))
    ['mountain', 'pool', 'whists']
    """
    return {
        "pool": of_value(lambda found: named(sheet_in(found).players, sheet_in(found).pool)),
        "mountain": of_value(lambda found: named(sheet_in(found).players, sheet_in(found).mountain)),
        "whists": of_value(lambda found: named_rows(sheet_in(found).players, sheet_in(found).whists)),
    }


def named(players: tuple[str, ...], row: Row) -> dict[str, object]:
    """Return a row as a table in seat order.

    >>> named(("W", "E", "S"), (-1484, 652, 832))
    {'W': -1484, 'E': 652, 'S': 832}
    """
    return dict(zip(players, row, strict=True))


def named_rows(players: tuple[str, ...], rows: tuple[Row, ...]) -> dict[str, dict[str, object]]:
    """Return rows as a table of tables in seat order.

    >>> named_rows(("A", "B"), ((0, 80), (20, 0)))
    {'A': {'A': 0, 'B': 80}, 'B': {'A': 20, 'B': 0}}
    """
    return {player: named(players, row) for player, row in zip(players, rows, strict=True)}
