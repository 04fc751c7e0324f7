"""The numbers of a Kozel house, its presets, and the rules that a derivation can name."""

from dataclasses import dataclass
from enum import Enum

from rulesengine.core.derivation import Citation, Rule, rules_in
from rulesengine.core.reading import Choice, Whole, YesOrNo
from rulesengine.core.rulebook import axis, settle_axes
from rulesengine.core.sources import Source

RANKS = ("A", "10", "K", "Q", "J", "9", "8", "7")
CARD_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
SUITS = 4
DECK_POINTS = SUITS * sum(CARD_POINTS.values())
HALF = DECK_POINTS // 2
MAJORITY = HALF + 1


class Tie(Enum):
    """What a 60:60 does in a house."""

    CARRY = "carry"
    MULTIPLY = "multiply"
    BOTH = "both"
    REDEAL = "redeal"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class KozelRulebook:
    """The fields in which houses differ; pairs are marks on the match score, points are card points."""

    target: int = axis(6, Whole(1, 999))
    """Pairs that end the match."""
    big_win_from: int = axis(90, Whole(MAJORITY, DECK_POINTS))
    """Card points from which a win is a big one."""
    win_pairs: int = axis(1, Whole(0, 99))
    """Pairs for an ordinary win."""
    big_win_pairs: int = axis(2, Whole(0, 99))
    """Pairs for a big win."""
    tie: Tie = axis(Tie.CARRY, Choice(Tie))
    """What a tie does."""
    carry_pairs: int = axis(1, Whole(0, 99))
    """Pairs that one tie carries, or writes to both."""
    carry_cap: int = axis(1, Whole(0, 99))
    """Ties in a row that count; 0 is without limit."""
    carry_may_finish: bool = axis(True, YesOrNo())
    """Whether the carried pairs may bring the score to the target."""

    def __post_init__(self) -> None:
        settle_axes(self)


ARTICLE = KozelRulebook()
"""The house of the article that this game is taken from."""

PRESETS = {"KOZEL_AI_MATCH": ARTICLE}

SOURCES = (Source("kozel-ai-60-60", "ru"),)


def _article(*places: str) -> tuple[Citation, ...]:
    return tuple(Citation("kozel-ai-60-60", place) for place in places)


_HOUSES = (Citation("external", "kozel-houses"),)
_OURS = (Citation("this-book", "decisions"),)

RANK_POINTS = Rule("kozel-rank-points", ("rank", "count", "each", "total"), _article("why-60-60"))
BANK = Rule("kozel-bank", ("side", "parts", "total"), _article("checking"))
SECOND_BANK = Rule("kozel-second-bank", ("side", "deck", "other", "total"), _article("checking"))
DEAL_COMPLETE = Rule("kozel-deal-complete", ("parts", "total"), _article("why-60-60", "checking"))
DEAL_INCOMPLETE = Rule("kozel-deal-incomplete", ("parts", "total", "deck"), _article("checking"))
DEAL_CARDS_WRONG = Rule("kozel-deal-cards-wrong", ("total",), _article("checking"))
CARDS_MISSING = Rule("kozel-cards-missing", ("cards",), _article("checking"))
CARDS_DOUBLED = Rule("kozel-cards-doubled", ("cards",), _article("checking"))
RANKS_MISSING = Rule("kozel-ranks-missing", ("ranks",), _article("checking"))
RANKS_DOUBLED = Rule("kozel-ranks-doubled", ("ranks",), _article("checking"))
COUNTED = Rule("kozel-counted", ("points",), _article("checking"))
COUNT_FAILS = Rule("kozel-count-fails", ("points",), _article("checking"))

TIE = Rule("kozel-tie", ("points", "half"), _article("why-60-60", "faq-who-won"))
WIN = Rule("kozel-win", ("winner", "points", "low", "high", "pairs"), _article("outcomes"))
BIG_WIN = Rule("kozel-big-win", ("winner", "points", "low", "pairs"), _article("outcomes", "faq-ninety"))
TRICKS = Rule("kozel-tricks-do-not-decide", ("tricks", "points"), _article("tricks"))
NEGATIVE = Rule("kozel-negative-points", ("side", "came"), _article("why-60-60"))
TOTAL_SHORT = Rule("kozel-total-short", ("points", "total", "deck", "difference"), _article("checking"))
TOTAL_OVER = Rule("kozel-total-over", ("points", "total", "deck", "difference"), _article("checking"))
EXPLAINED = Rule("kozel-difference-explained", ("difference", "sets"), _article("checking"))
UNEXPLAINED = Rule("kozel-difference-unexplained", ("difference",), _article("checking"))

TIE_CARRIES = Rule("kozel-tie-carries", ("carry",), _article("carry", "faq-at-once"))
TIE_HELD = Rule("kozel-tie-held", ("carry",), _article("repeated"))
TIE_ADDS_UP = Rule("kozel-tie-adds-up", ("before", "carry"), _HOUSES)
TIE_MULTIPLIES = Rule("kozel-tie-multiplies", ("factor",), _HOUSES)
TIE_BOTH = Rule("kozel-tie-both", ("pairs",), _HOUSES)
TIE_REDEAL = Rule("kozel-tie-redeal", (), _HOUSES)
TIE_NOTHING = Rule("kozel-tie-nothing", (), _HOUSES)

CARRY_GOES = Rule("kozel-carry-goes", ("winner", "carry"), _article("carry", "states"))
CARRY_DOUBLES = Rule("kozel-carry-doubles", ("winner", "base", "factor", "extra"), _HOUSES)
CARRY_STOPS = Rule("kozel-carry-stops", ("winner", "carry", "allowed", "target"), _OURS)
AWARD_BASE = Rule("kozel-award-base", ("winner", "total"), _article("outcomes"))
AWARD = Rule("kozel-award", ("winner", "parts", "total"), _article("carry"))
SCORE = Rule("kozel-score", ("number", "points", "before", "after"), _article("example-ordinary"))
SCORE_STAYS = Rule("kozel-score-stays", ("number", "points", "after"), _article("carry", "states"))

MATCH_OPEN = Rule("kozel-match-open", ("pairs", "target"), _article("states"))
MATCH_PENDING = Rule("kozel-match-pending", ("pairs", "carry", "target"), _article("states"))
MATCH_DOUBLED = Rule("kozel-match-doubled", ("pairs", "factor", "target"), _HOUSES)
MATCH_OVER = Rule("kozel-match-over", ("pairs", "winner", "target"), _article("example-big"))
MATCH_LEVEL = Rule("kozel-match-level", ("pairs", "target"), _OURS)
AFTER_END = Rule("kozel-after-the-end", ("number", "pairs", "target"), _article("example-big"))
BOTH_AT_TARGET = Rule("kozel-both-at-target", ("pairs", "target"), _article("example-big"))
CARRY_TOO_LARGE = Rule("kozel-carry-too-large", ("carry", "most"), _article("repeated"))
CLAIM_WRONG = Rule("kozel-record-line-wrong", ("number", "came", "expected"), _article("record"))

NEEDS = Rule("kozel-needs", ("side", "confirmed", "majority", "needs"), _article("finish"))
CANNOT_WIN = Rule("kozel-cannot-win", ("side", "confirmed", "left", "most"), _article("finish"))
HAND_DECIDED = Rule("kozel-hand-decided", ("winner", "confirmed", "majority"), _article("finish"))
HAND_TIED = Rule("kozel-hand-tied", ("confirmed",), _article("why-60-60"))
HAND_OPEN = Rule("kozel-hand-open", ("confirmed", "left"), _article("finish"))
TABLE_DECIDES = Rule("kozel-table-decides", ("side", "confirmed", "table", "total"), _article("finish"))
TABLE_SHORT = Rule("kozel-table-does-not-decide", ("side", "confirmed", "table", "total"), _article("finish"))
TABLE_TIES = Rule("kozel-table-ties", ("side", "confirmed", "table", "total"), _article("why-60-60"))
COST_AND_STRENGTH = Rule("kozel-cost-and-strength", ("table",), _article("finish"))
ONE_POINT_LEFT = Rule("kozel-one-point-left", ("left",), _article("why-60-60"))
WIN_ENDS = Rule("kozel-win-ends-match", ("side", "before", "parts", "total", "target"), _article("finish"))
WIN_GOES_ON = Rule("kozel-win-goes-on", ("side", "before", "parts", "total", "target"), _article("finish"))
CARRY_DECIDES = Rule(
    "kozel-carry-decides", ("side", "without", "carry", "target"), _article("finish", "next-hand")
)
CARRY_NOT_NEEDED = Rule("kozel-carry-not-needed", ("side", "without", "target"), _article("finish"))
FINISH_OVER = Rule("kozel-finish-over", ("winner", "total", "target"), _article("finish"))
FINISH_HAND = Rule("kozel-finish-hand", ("winner", "total", "target"), _article("finish"))
FINISH_TIED = Rule("kozel-finish-tied", ("confirmed",), _article("why-60-60"))
FINISH_TABLE = Rule("kozel-finish-table", ("sides", "table"), _article("finish"))
FINISH_OPEN = Rule("kozel-finish-open", ("needs",), _article("finish"))
TOO_MANY_POINTS = Rule("kozel-too-many-points", ("parts", "total", "deck"), _article("why-60-60"))
MATCH_ALREADY_OVER = Rule("kozel-match-already-over", ("pairs", "target"), _article("example-big"))

RECORD_RIGHT = Rule("kozel-record-right", ("lines",), _article("mistakes"))
RECORD_WRONG = Rule("kozel-record-wrong", ("number", "points", "recorded", "right"), _article("mistakes"))
RECORD_LENGTH = Rule("kozel-record-length", ("hands", "lines"), _article("record"))
CREDITED_BOTH = Rule("kozel-mistake-credited-both", ("recorded", "right"), _article("mistakes"))
CREDITED_BY_TRICKS = Rule(
    "kozel-mistake-by-tricks", ("side", "recorded", "right"), _article("mistakes", "tricks")
)
CARRY_FORGOTTEN = Rule("kozel-mistake-carry-forgotten", ("recorded", "right", "carry"), _article("mistakes"))
CARRY_TWICE = Rule("kozel-mistake-carry-twice", ("recorded", "right", "carry"), _article("mistakes"))
CAPPED = Rule("kozel-mistake-capped", ("recorded", "right", "target"), _article("example-big"))
OTHER_MISTAKE = Rule("kozel-mistake-other", ("recorded", "right"), _OURS)

HOUSES_AGREE = Rule("kozel-houses-agree", ("first",), _HOUSES)
HOUSES_DIFFER = Rule("kozel-houses-differ", ("first", "second", "number"), _HOUSES)

AGREED = Rule("kozel-agreed", (), _article("houses"))
AGREE_TIE = Rule("kozel-agree-tie", ("tie",), _article("houses"))
AGREE_CARRY = Rule("kozel-agree-carry", ("carry",), _article("houses"))
AGREE_REPEAT = Rule("kozel-agree-repeat", ("cap",), _article("houses"))
AGREE_REPEAT_FREE = Rule("kozel-agree-repeat-free", (), _article("houses"))
AGREE_FINISH = Rule("kozel-agree-finish", ("may_finish",), _article("houses"))

RULES = rules_in(globals())
"""Every rule above, in the order in which the book prints them."""
