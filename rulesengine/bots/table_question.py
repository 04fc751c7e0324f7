"""The question of the table: a deal by its number, who sits there, what South has bid and played so far."""

import re
from dataclasses import dataclass

from rulesengine.bots.habits import Level
from rulesengine.bots.sitting import MOST_DEALS, AtTable, Sitting, sit
from rulesengine.core import problems as why
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import InputError, Problems, problem
from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.core.reading import Choice, Whole, shown
from rulesengine.spades import inputs
from rulesengine.spades.playing import Cards
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.spades.seats import BySide

OTHERS = ("W", "N", "E")
"""The seats of the three players, in the order in which South sees them, from the left."""
_LEVEL = Choice(Level)
ThreeOthers = tuple[Level, Level, Level]
"""The levels of West, North and East."""


@dataclass(frozen=True, slots=True)
class ThreeLevels:
    """Reads how well West, North and East play: three levels, or one for all of them."""

    def __call__(self, raw: object, path: str) -> ThreeOthers:
        """Return the levels from the left."""
        given = re.split(r"[\s,]+", raw.strip()) if isinstance(raw, str) else raw
        if not isinstance(given, list | tuple):
            raise InputError(problem(why.NOT_A_LIST, path, came=shown(raw)))
        told = list(given) * len(OTHERS) if len(given) == 1 else list(given)
        if len(told) != len(OTHERS):
            raise InputError(problem(why.WRONG_NUMBER, path, expected=len(OTHERS), came=len(told)))
        found = Problems()
        read = [found.attempt(_LEVEL, one, f"{path}[{index}]") for index, one in enumerate(told)]
        found.raise_any()
        west, north, east = read
        return (west, north, east)  # type: ignore[return-value]  # all were read


def _answer(  # noqa: PLR0913  # the parameters of the question
    *,
    deal: int,
    levels: ThreeOthers,
    bid: int | None,
    cards: Cards,
    dealer: str,
    scores: BySide,
    bags: BySide,
    rulebook: SpadesRulebook,
) -> Derived[AtTable]:
    west, north, east = levels
    seated = (north, east, Level.NORMAL, west)
    told = Sitting(deal=deal, levels=seated, bid=bid, cards=cards, dealer=dealer, scores=scores, bags=bags)
    return sit(told, rulebook)


def _now(at: AtTable) -> list[str]:
    return [str(card) for card in at.legality.legal] if at.legality else []


TABLE = Question(
    kind="spades.table",
    main="deal",
    parameters=(
        Parameter("deal", Whole(1, MOST_DEALS), 1),
        Parameter("levels", ThreeLevels(), (Level.NORMAL,) * len(OTHERS)),
        Parameter("bid", inputs.OneBid(), None),
        Parameter("cards", inputs.CARDS, ()),
        Parameter("dealer", inputs.SEAT, "N"),
        Parameter("scores", inputs.SCORES, (0, 0)),
        Parameter("bags", inputs.BAG_COUNTS, (0, 0)),
    ),
    answer=_answer,
    outputs={
        "phase": of_value(lambda at: at.deal.phase.value),
        "hand": of_value(lambda at: [str(card) for card in at.deal.hand("S")]),
        "bids": of_value(lambda at: list(at.deal.bids)),
        "legal": of_value(_now),
        "tricks": of_value(lambda at: at.deal.position.taken),
        "points": of_value(lambda at: at.score.value.points if at.score else []),
        "scores": of_value(lambda at: at.score.value.scores if at.score else []),
        "bags": of_value(lambda at: at.score.value.bags if at.score else []),
    },
    unordered=frozenset({"hand", "legal"}),
)
