"""What stands on a score sheet of preferans: every value as it was written, and by which step."""

from dataclasses import dataclass
from enum import Enum

CLOSED = ">>"
"""The sign that players put behind a closed pool."""


class Form(Enum):
    """How a value is written: plainly, as the sign of closing, or with a line around it."""

    PLAIN = "plain"
    CLOSED = "closed"
    OVAL = "oval"
    BOX = "box"
    SUM = "sum"
    LOZENGE = "lozenge"


RINGS = frozenset((Form.OVAL, Form.BOX, Form.SUM, Form.LOZENGE))


@dataclass(frozen=True, slots=True)
class Written:
    """One value on the sheet: `mark` names the step that writes it, `read` the steps that look at it.

    A plain value strikes out the plain one before it; pair balances stand in an oval, a mountain in whists
    in a box, all whists of a player in a box with the sign of a sum, the final result in a lozenge. What
    is `new` since the deal before is underlined.
    """

    text: str
    mark: str = ""
    form: Form = Form.PLAIN
    read: tuple[str, ...] = ()
    new: bool = False


Field = tuple[Written, ...]
"""Everything written in one field, in the order of writing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sector:
    """A player's part of the sheet; `whists` has a field for each other player, in the order of seats."""

    name: str
    pool: Field = ()
    mountain: Field = ()
    whists: tuple[Field, ...]
    deals: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """A sheet for three (left, right, below) or four players (left, above, right, below)."""

    sectors: tuple[Sector, ...]
    target: str = ""


def closed(mark: str = "") -> Written:
    """Return the sign behind a closed pool."""
    return Written(CLOSED, mark, Form.CLOSED)
