"""The numbers of Spades, what houses settle differently, the named rulebooks, and what is switched off."""

from dataclasses import dataclass
from enum import Enum

from rulesengine.core.derivation import Rule
from rulesengine.core.errors import InputError, problem
from rulesengine.core.reading import Choice, Whole, YesOrNo
from rulesengine.core.rulebook import axis, settle_axes
from rulesengine.spades import rules
from rulesengine.spades.seats import HAND

HIGHEST_BID = HAND
MOST_POINTS = 9_999
"""How far from 0 a house may end its games."""
LARGEST_SCORE = 99_999
"""How far from 0 a score may be told, so that the last hand of any game fits."""
MOST_BAGS = 999
"""How many bags may be told; the rules allow fewer than cost a penalty."""
MOST_HANDS = 200
"""How many hands of one game may be told."""


SCORE = Whole(-LARGEST_SCORE, LARGEST_SCORE)
BAG_COUNT = Whole(0, MOST_BAGS)
TAKEN = Whole(0, HAND)
"""What a seat can bid and take."""


class NilTricks(Enum):
    """What the tricks of a failed nil do for the side."""

    COUNT = "contract-and-bags"
    BAGS = "bags-only"
    NOTHING = "nothing"


class DoubleNil(Enum):
    """What two nils in one side are."""

    INDEPENDENT = "independent"
    NO_BAGS = "no-bags"
    UNIT = "unit"


@dataclass(frozen=True, slots=True)
class Off:
    """Reads a variant that this game does not have: "no" is understood, "yes" is refused by its rule."""

    rule: Rule

    def __call__(self, raw: object, path: str) -> bool:
        """Return False; raises `InputError` when the variant is asked for."""
        if YesOrNo()(raw, path):
            raise InputError(problem(self.rule, path))
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class SpadesRulebook:
    """The fields in which houses differ; points are those of the game's score."""

    target: int = axis(500, Whole(1, MOST_POINTS))
    """The score that ends the game."""
    floor: int = axis(-200, Whole(-MOST_POINTS, -1))
    """The score down at which the game ends too."""
    trick_points: int = axis(10, Whole(0, 999))
    """Points for each trick bid: won when the contract is made, lost when it is not."""
    bag_points: int = axis(1, Whole(-99, 99))
    """Points for each trick above the contract."""
    bag_limit: int = axis(10, Whole(1, 99))
    """Bags that cost a penalty together."""
    bag_penalty: int = axis(100, Whole(0, 999))
    """Points that so many bags cost."""
    nil_points: int = axis(100, Whole(0, 999))
    """Points for a nil that is made, and lost by one that fails."""
    nil_tricks: NilTricks = axis(NilTricks.COUNT, Choice(NilTricks))
    """What the tricks of a failed nil do."""
    double_nil: DoubleNil = axis(DoubleNil.INDEPENDENT, Choice(DoubleNil))
    """What happens when both partners bid nil."""
    spades_must_be_broken: bool = axis(True, YesOrNo())
    """Whether a spade may be led only after one was played."""
    first_trick_spades: bool = axis(True, YesOrNo())
    """Whether a spade may be played to the first trick."""

    def __post_init__(self) -> None:
        settle_axes(self)


DOCUMENT = SpadesRulebook()
"""The rules of the document that this game is taken from."""

REFUSED = {
    "blind_nil": Off(rules.BLIND_NIL_OFF),
    "jokers": Off(rules.JOKERS_OFF),
    "deuces_high": Off(rules.DEUCES_HIGH_OFF),
    "suicide": Off(rules.SUICIDE_OFF),
}
"""What the document switches off, each with the rule that says so."""

PRESETS = {
    "seed-1-0-0": DOCUMENT,
    "nil-bags-only": SpadesRulebook(nil_tricks=NilTricks.BAGS),
    "nil-nothing": SpadesRulebook(nil_tricks=NilTricks.NOTHING),
    "nil-pair": SpadesRulebook(double_nil=DoubleNil.UNIT),
}

OF_HANDS = (
    "trick_points",
    "bag_points",
    "bag_limit",
    "bag_penalty",
    "nil_points",
    "nil_tricks",
    "double_nil",
)
"""The fields that the score of a hand depends on."""
OF_GAMES = ("target", "floor", *OF_HANDS)
"""The fields that the score of a game depends on."""
OF_PLAY = ("spades_must_be_broken", "first_trick_spades")
"""The fields that say which cards may be played."""
