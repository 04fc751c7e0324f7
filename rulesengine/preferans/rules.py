"""The rules that a derivation of preferans can name, each with its facts and where it is printed."""

from rulesengine.core.derivation import Citation, Rule, rules_in
from rulesengine.core.sources import Source

SOURCES = (Source("preferans-guide", "uk"),)


def _guide(*places: str) -> tuple[Citation, ...]:
    return tuple(Citation("preferans-guide", place) for place in places)


def _elsewhere(*places: str) -> tuple[Citation, ...]:
    return tuple(Citation("external", place) for place in places)


_OURS = (Citation("this-book", "decisions"),)
_CODEX = _elsewhere("preferans-codex")
_PROGRAMS = _elsewhere("preferans-programs")

# What a deal writes

VALUE = Rule("preferans-value", ("level", "worth"), _guide("values"))
MADE = Rule("preferans-made", ("player", "level", "taken", "worth"), _guide("pool"))
FAILED = Rule(
    "preferans-failed",
    ("player", "level", "taken", "under", "factor", "worth", "total"),
    _guide("mountain", "remise"),
)
GIVEN_UP = Rule("preferans-given-up", ("player", "level", "under", "factor", "worth", "total"), _PROGRAMS)
NOT_WHISTED = Rule("preferans-not-whisted", ("player", "level", "worth"), _CODEX)
MISERE_MADE = Rule("preferans-misere-made", ("player", "taken", "worth"), _CODEX)
MISERE_CAUGHT = Rule("preferans-misere-caught", ("player", "taken", "fine", "total"), _CODEX)
NO_WHISTS_ON_MISERE = Rule("preferans-no-whists-on-misere", ("player",), _CODEX)
NO_WHISTS_ON_TEN = Rule("preferans-no-whists-on-ten", ("player",), _PROGRAMS)

WHISTS_OWN = Rule("preferans-whists-own", ("player", "taken", "rate", "total", "declarer"), _guide("whists"))
WHISTS_LONE = Rule(
    "preferans-whists-lone", ("player", "passer", "taken", "rate", "total", "declarer"), _guide("remise")
)
CONSOLATION = Rule(
    "preferans-consolation", ("player", "under", "rate", "total", "declarer"), _guide("remise")
)
CONSOLATION_TO_DEALER = Rule(
    "preferans-consolation-to-dealer", ("player", "under", "rate", "total", "declarer"), _CODEX
)
NO_CONSOLATION = Rule("preferans-no-consolation", ("player",), _PROGRAMS)
WHISTS_SUM = Rule("preferans-whists-sum", ("player", "declarer", "parts", "total"), _guide("remise"))
POT = Rule("preferans-pot", ("declarer", "parts", "total"), _CODEX)
GENTLEMAN = Rule("preferans-gentleman", ("player", "passer", "pot", "total", "declarer"), _CODEX)
HALF_WHIST = Rule("preferans-half-whist", ("player", "taken", "rate", "total", "declarer", "level"), _CODEX)
WHIST_TAKEN_BACK = Rule("preferans-whist-taken-back", ("player", "opponent"), _CODEX)

DUTY_MET = Rule("preferans-duty-met", ("players", "duty", "taken"), _CODEX)
SHORT = Rule(
    "preferans-whister-short",
    ("player", "duty", "taken", "short", "share", "factor", "worth", "total"),
    _guide("mountain"),
)
DUTY_OF_SIDE = Rule("preferans-duty-of-side", ("players", "duty", "taken"), _PROGRAMS)
DUTY_PERSONAL = Rule("preferans-duty-personal", ("players", "duty", "taken"), _PROGRAMS)
DUTY_SPLIT = Rule("preferans-duty-split", ("players", "duty", "taken"), _PROGRAMS)
SINGLE_BOTH = Rule("preferans-single-duty-both", ("players",), _PROGRAMS)
SINGLE_SECOND = Rule("preferans-single-duty-second", ("player", "opponent"), _PROGRAMS)
TEN_CHECKED = Rule("preferans-ten-checked", (), _PROGRAMS)
WRITTEN = Rule("preferans-written", ("pool", "mountain", "whists"), _guide("values"))

# What cannot be a deal

TRICKS_WRONG = Rule("preferans-tricks-wrong", ("parts", "total", "tricks"), _guide("values"))
TOO_MANY_PLAYERS = Rule("preferans-too-many-players", ("players", "most"), _CODEX)
TOO_FEW_PLAYERS = Rule("preferans-too-few-players", ("players", "needed"), _CODEX)
SAME_PLAYER = Rule("preferans-same-player", ("player",), _CODEX)
DEALER_SITS = Rule("preferans-dealer-sits", ("player",), _CODEX)
DEALER_TAKES_TALON = Rule("preferans-dealer-takes-talon", ("player", "taken", "most"), _CODEX)
DECLARER_ANSWERS = Rule("preferans-declarer-answers", ("player",), _CODEX)
ANSWERS_TWICE = Rule("preferans-answers-twice", ("player",), _CODEX)
ANSWER_MISSING = Rule("preferans-answer-missing", ("players",), _CODEX)
MISERE_ANSWERED = Rule("preferans-misere-answered", ("player", "answer"), _CODEX)
HALF_ON_HIGH = Rule("preferans-half-whist-on-high-game", ("player", "level"), _CODEX)
HALF_BEFORE_PASS = Rule("preferans-half-whist-before-pass", ("player",), _CODEX)
MISERE_NOT_GIVEN_UP = Rule("preferans-misere-not-given-up", ("player",), _OURS)
GIVEN_UP_AND_PLAYED = Rule("preferans-given-up-and-played", ("player",), _OURS)
TRICKS_WITHOUT_PLAY = Rule("preferans-tricks-without-play", ("player", "level", "taken"), _OURS)

# Raspasy

PRICE = Rule("preferans-raspasy-price", ("in_a_row", "price", "prices"), _guide("raspasy"))
PRICE_GIVEN = Rule("preferans-raspasy-price-given", ("price",), _guide("raspasy"))
RASPASY_AMNESTY = Rule(
    "preferans-raspasy-amnesty", ("players", "least", "before", "after"), _guide("raspasy-amnesty")
)
RASPASY_FULL = Rule("preferans-raspasy-full", ("before",), _guide("raspasy"))
DEALER_NOT_SHIFTED = Rule("preferans-amnesty-without-dealer", ("player", "off", "cost"), _OURS)
RASPASY_TRICKS = Rule("preferans-raspasy-tricks", ("player", "taken", "price", "total"), _guide("raspasy"))
ZERO_TO_POOL = Rule("preferans-zero-tricks-pool", ("player", "price", "total"), _CODEX)
ZERO_ONE = Rule("preferans-zero-tricks-one", ("player", "total"), _CODEX)
ZERO_OFF_MOUNTAIN = Rule("preferans-zero-tricks-mountain", ("player", "price", "total"), _PROGRAMS)
ZERO_NOTHING = Rule("preferans-zero-tricks-nothing", ("player",), _PROGRAMS)
FEWEST = Rule("preferans-raspasy-fewest", ("players", "least"), _CODEX)
RASPASY_WHISTS = Rule(
    "preferans-raspasy-whists", ("player", "opponent", "taken", "price", "sharers", "total"), _CODEX
)

# Closing the pool

OFF_MOUNTAIN_FIRST = Rule(
    "preferans-mountain-first", ("player", "points", "before", "after", "off"), _PROGRAMS
)
POOL_GROWS = Rule("preferans-pool-grows", ("player", "points", "before", "after", "target"), _CODEX)
POOL_CLOSED = Rule("preferans-pool-closed", ("player", "target"), _CODEX)
AID = Rule("preferans-aid", ("player", "opponent", "points", "before", "after", "rate", "whists"), _CODEX)
AID_CLOCKWISE = Rule("preferans-aid-clockwise", ("players", "opponent", "before"), _CODEX)
OFF_MOUNTAIN = Rule("preferans-rest-off-mountain", ("player", "points", "factor", "before", "after"), _CODEX)
POOL_WITHOUT_AID = Rule("preferans-pool-without-aid", ("player", "points", "before", "after"), _guide("sum"))
SUM_REACHED = Rule("preferans-sum-reached", ("parts", "total", "seats", "target", "whole"), _guide("sum"))
SUM_OPEN = Rule("preferans-sum-open", ("parts", "total", "seats", "target", "whole"), _guide("sum"))
GAME_OVER = Rule("preferans-game-over", ("pool", "mountain", "whists"), _CODEX)
GAME_GOES_ON = Rule("preferans-game-goes-on", ("pool", "mountain", "whists", "open"), _CODEX)
ABOVE_TARGET = Rule("preferans-pool-above-target", ("player", "pool", "target"), _CODEX)
ALREADY_CLOSED = Rule("preferans-pool-already-closed", ("pool", "target"), _CODEX)
UNKNOWN_PLAYER = Rule("preferans-unknown-player", ("player", "players"), _CODEX)

# The settlement

POOLS_LEVEL = Rule("preferans-pools-level", ("pool",), _guide("equalise"))
POOL_DIFFERENCE = Rule(
    "preferans-pool-difference", ("player", "pool", "equal_at", "factor", "total"), _guide("equalise")
)
MOUNTAIN_STANDS = Rule("preferans-mountain-stands", ("player", "mountain"), _guide("equalise"))
EQUALISED = Rule("preferans-equalised", ("player", "parts", "total"), _guide("equalise"))
AMNESTY = Rule("preferans-amnesty", ("players", "smallest", "before", "after"), _guide("amnesty", "amnister"))
AMNESTY_NOTHING = Rule("preferans-amnesty-nothing", ("players", "mountain"), _guide("amnesty"))
MOUNTAIN_SUM = Rule("preferans-mountain-sum", ("parts", "total"), _guide("mean"))
MEAN = Rule("preferans-mean-mountain", ("total", "seats", "mean"), _guide("mean"))
MOUNTAIN_WHISTS = Rule(
    "preferans-mountain-in-whists", ("player", "mean", "mountain", "rate", "total"), _guide("mean")
)
PAIR = Rule("preferans-pair-balance", ("player", "opponent", "written", "against", "total"), _guide("pairs"))
WHIST_BALANCE = Rule("preferans-whist-balance", ("player", "parts", "total"), _guide("pairs"))
NO_WHISTS = Rule("preferans-no-whists", ("player",), _guide("pairs"))
RESULT = Rule("preferans-result", ("player", "parts", "total"), _guide("final"))
ZERO_SUM = Rule("preferans-zero-sum", ("won", "lost"), _guide("check"))
SETTLED = Rule("preferans-settled", ("result",), _guide("final"))

MOUNTAIN_TO_EACH = Rule(
    "preferans-mountain-to-each", ("player", "mountain", "rate", "seats", "total"), _guide("short-route")
)
PAIR_WITH_MOUNTAIN = Rule(
    "preferans-pair-with-mountain",
    ("player", "opponent", "written", "against", "total"),
    _guide("short-route"),
)
SETTLED_SHORT = Rule("preferans-settled-short", ("result",), _guide("short-route"))

SHORT_IS_EXACT = Rule("preferans-short-route-is-exact", ("rounding",), _OURS)

TRUNCATED = Rule("preferans-truncated", ("player", "exact", "total"), _guide("truncated"))
RESIDUE = Rule("preferans-residue", ("won", "lost", "residue"), _guide("truncated"))
DIVISIBLE = Rule("preferans-divisible", ("total", "seats"), _guide("divisible"))
NEED_NOT_DIVIDE = Rule("preferans-half-needs-no-adjusting", ("total", "seats", "mean"), _guide("divisible"))
RAISED = Rule(
    "preferans-mountain-raised",
    ("player", "total", "seats", "rest", "before", "after", "compensation"),
    _guide("divisible"),
)
LOWERED = Rule(
    "preferans-mountain-lowered",
    ("player", "total", "seats", "rest", "before", "after", "compensation"),
    _guide("divisible"),
)
WAY = Rule("preferans-way-of-rounding", ("rounding", "result"), _OURS)
CHOICE = Rule("preferans-choice-of-player", ("player", "result"), _OURS)
CHOICES = Rule("preferans-rounding-choices", ("result",), _OURS)
NOTHING_TO_ROUND = Rule("preferans-nothing-to-round", ("result",), _OURS)
ADJUST_MISSING = Rule("preferans-adjust-missing", ("total", "seats", "rest"), _guide("divisible"))
MONEY = Rule("preferans-money", ("result", "stake", "money"), _guide("stake"))
COINS = Rule("preferans-coins", ("coin", "exact", "money"), _OURS)
PAYMENT = Rule("preferans-payment", ("player", "opponent", "amount"), _OURS)
WHISTS_ON_ONESELF = Rule("preferans-whists-on-oneself", ("player", "came"), _guide("pairs"))

# The audit of a settlement

AUDIT_RIGHT = Rule("preferans-audit-right", ("result",), _guide("check"))
AUDIT_WRONG = Rule("preferans-audit-wrong", ("recorded", "result", "sum"), _guide("check"))
BY_N_MINUS_ONE = Rule("preferans-mistake-n-minus-one", ("recorded", "seats", "fewer"), _CODEX)
ACTIVE_ONLY = Rule("preferans-mistake-active-only", ("recorded", "target", "players", "smallest"), _OURS)
ROUNDED_EACH = Rule("preferans-mistake-rounded-each", ("recorded", "sum"), _PROGRAMS)
AVERAGED_FIRST = Rule("preferans-mistake-averaged-first", ("recorded", "mean"), _PROGRAMS)
REVERSED = Rule("preferans-mistake-whists-reversed", ("recorded",), _PROGRAMS)
WRONG_UNIT = Rule("preferans-mistake-wrong-unit", ("recorded", "rate", "pool_point"), _PROGRAMS)
OTHER_MISTAKE = Rule("preferans-mistake-other", ("recorded",), _OURS)

# A whole party

DEAL_PLAYED = Rule(
    "preferans-deal-played", ("number", "pool", "mountain", "whists", "difference"), _guide("values")
)
PARTY_OPEN = Rule("preferans-party-open", ("pool", "mountain", "whists", "target"), _CODEX)
PARTY_OVER = Rule("preferans-party-over", ("pool", "mountain", "whists", "target"), _CODEX)
CORRECTED = Rule("preferans-corrected", ("number", "changed"), _OURS)
AFTER_END = Rule("preferans-after-the-end", ("number", "target"), _CODEX)
DEALER_MISSING = Rule("preferans-dealer-missing", ("players",), _CODEX)
NO_SUCH_DEAL = Rule("preferans-no-such-deal", ("number", "deals"), _OURS)
NOT_A_DEAL = Rule("preferans-not-a-deal", ("came",), _OURS)

# What a deal is worth

POOL_WORTH = Rule("preferans-pool-worth", ("player", "apart", "rate", "total"), _guide("tasks"))
MOUNTAIN_WORTH = Rule("preferans-mountain-worth", ("player", "apart", "rate", "total"), _guide("tasks"))
WHISTS_WORTH = Rule("preferans-whists-worth", ("player", "total"), _guide("tasks"))
WORTH_SUM = Rule("preferans-worth-sum", ("player", "parts", "total"), _guide("tasks"))
WORTH = Rule("preferans-worth", ("result",), _guide("tasks"))
DEAL_WORTH = Rule("preferans-deal-worth", ("level", "result"), _guide("tasks"))
FIRST_VALUE = Rule("preferans-first-value", ("taken", "total"), _OURS)
TRICK_VALUE = Rule("preferans-trick-value", ("taken", "total", "step"), _OURS)
TRICK_VALUES = Rule("preferans-trick-values", ("level", "values"), _OURS)

# Conventions, compared and contradictory

CONVENTIONS_AGREE = Rule("preferans-conventions-agree", ("pool", "mountain", "whists"), _PROGRAMS)
CONVENTIONS_WORTH = Rule(
    "preferans-conventions-worth-apart",
    ("pool", "mountain", "whists", "our_worth", "their_worth"),
    _PROGRAMS,
)
CONVENTIONS_DIFFER = Rule(
    "preferans-conventions-differ",
    ("pool", "mountain", "whists", "their_pool", "their_mountain", "their_whists"),
    _PROGRAMS,
)
CHOICE_MATTERS = Rule("preferans-choice-matters", ("axis", "ours", "theirs"), _PROGRAMS)
AXIS_MATTERS = Rule("preferans-axis-matters", ("axis", "ours", "theirs"), _PROGRAMS)
NO_PRICE = Rule("preferans-no-price", (), _OURS)
NOT_A_DUTY = Rule("preferans-not-a-duty", ("came",), _OURS)
DUTY_IMPOSSIBLE = Rule("preferans-duty-impossible", ("level", "duty", "most"), _OURS)
AMNESTY_OF_WHISTS = Rule("preferans-amnesty-of-whists", ("amnesty",), _OURS)

RULES = rules_in(globals())
"""Every rule above, in the order in which the book prints them."""
