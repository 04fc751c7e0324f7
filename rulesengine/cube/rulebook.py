"""What houses settle about the cube, the model that foretells matches, and their named values."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from rulesengine.core.balance import Number
from rulesengine.core.reading import Choice, Whole, YesOrNo
from rulesengine.core.rulebook import axis, settle_axes
from rulesengine.core.tables import Exact

LONGEST = 64
"""Points of the longest match."""
CUBES = (1, 2, 4, 8, 16, 32, 64)
"""What a cube can show, in the order in which it is turned."""
LARGEST_CUBE = CUBES[-1]
"""No match is so long that a cube would be turned beyond it."""


class DeadCube(Enum):
    """Which turn of the cube a house forbids, because it can no longer help."""

    OWNER = "owner"
    BOTH = "both"
    USELESS = "useless"


class GameKind(Enum):
    """The game that is played: a koks exists in short nardy only."""

    LONG = "long"
    SHORT = "short"


@dataclass(frozen=True, slots=True, kw_only=True)
class CubeRulebook:
    """The fields in which houses differ; wins are multiples of the cube."""

    dead_cube: DeadCube = axis(DeadCube.OWNER, Choice(DeadCube))
    """When the cube may no longer be turned."""
    crawford: bool = axis(True, YesOrNo())
    """Whether one game of a match is the Crawford game."""
    oyn: int = axis(1, Whole(1, 9))
    """Times the cube for an ordinary win."""
    mars: int = axis(2, Whole(1, 9))
    """Times the cube for a mars."""
    koks: int = axis(3, Whole(1, 9))
    """Times the cube for a koks."""
    cut_points: bool = axis(False, YesOrNo())
    """Whether points beyond the length of the match are not written."""

    def __post_init__(self) -> None:
        settle_axes(self)


class CubeUse(Enum):
    """What the model assumes of the cube in the games to come."""

    LIVE = "live"
    NONE = "none"


# The share of mars as in the table mec26 of GNU Backgammon, the free drops as in Zadeh's: book/sources.md.
_MARS: Number = Fraction(13, 50)
_AT_TWO: Number = Fraction(3, 200)
_AT_FOUR: Number = Fraction(1, 250)


@dataclass(frozen=True, slots=True, kw_only=True)
class EquityModel:
    """The numbers from which chances to win a match are computed; shares of one."""

    gammon_rate: Number = axis(_MARS, Exact(0, 1))
    """The share of wins that are a mars."""
    mars: int = axis(2, Whole(1, 9))
    """Times the points of an ordinary win that a mars is worth."""
    free_drop_two: Number = axis(_AT_TWO, Exact(0, 1))
    """What the free drop takes from a trailer who needs two points."""
    free_drop_four: Number = axis(_AT_FOUR, Exact(0, 1))
    """What the free drop takes from a trailer who needs four points."""
    cube_use: CubeUse = axis(CubeUse.LIVE, Choice(CubeUse))
    """Whether the cube is turned in the games to come."""

    def __post_init__(self) -> None:
        settle_axes(self)


OWNER_RULE = CubeRulebook()
"""The house of the book that this part is taken from."""

PRESETS = {
    "owner-rule": OWNER_RULE,
    "both-players-rule": CubeRulebook(dead_cube=DeadCube.BOTH),
    "allowed-but-useless": CubeRulebook(dead_cube=DeadCube.USELESS),
}

MODEL = EquityModel()
"""The model unless another is named."""
