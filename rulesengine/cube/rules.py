"""The rules that an answer about the cube can name, each with its facts and where it is printed."""

from rulesengine.core.derivation import Citation, Rule, rules_in
from rulesengine.core.sources import Source

SOURCES = (Source("cube-book", "ru"),)


def _book(*places: str) -> tuple[Citation, ...]:
    return tuple(Citation("cube-book", place) for place in places)


def _elsewhere(*places: str) -> tuple[Citation, ...]:
    return tuple(Citation("external", place) for place in places)


_OURS = (Citation("this-book", "decisions"),)
_PROGRAMS = _elsewhere("cube-programs")
_MATCHES = _elsewhere("cube-match-rules")
_TABLES = _elsewhere("cube-equity-tables")

# Live and dead

LIVE = Rule("cube-live", ("player", "parts", "total", "length"), _book("live-dead", "examples"))
DEAD = Rule("cube-dead", ("player", "parts", "total", "length"), _book("live-dead", "examples"))
DEAD_FOR_BOTH = Rule("cube-dead-for-both", ("cube", "length"), _elsewhere("cube-us-rules"))
TURNED_WITHOUT_OWNER = Rule("cube-turned-without-owner", ("cube",), _book("turning"))
OWNED_UNTURNED = Rule("cube-owned-unturned", ("owner",), _book("turning"))

# Who may double

MAY_DOUBLE = Rule("cube-may-double", ("player", "cube", "next_cube"), _book("chain"))
WRONG_TURN = Rule("cube-wrong-turn", ("player", "turn"), _book("chain"))
ALREADY_ROLLED = Rule("cube-already-rolled", ("player",), _book("chain"))
OFFER_PENDING = Rule("cube-offer-pending", ("player",), _book("chain"))
CRAWFORD = Rule("cube-crawford", ("player", "score", "length"), _MATCHES)
NOT_OWNER = Rule("cube-not-owner", ("player", "owner"), _book("turning"))
DEAD_CUBE = Rule(
    "cube-dead-cube", ("player", "points", "cube", "total", "length"), _book("live-dead", "violation")
)

# The other actions

MAY_ANSWER = Rule("cube-may-answer", ("player", "cube", "next_cube"), _book("chain"))
MAY_ROLL = Rule("cube-may-roll", ("player",), _book("chain"))
NOTHING_OFFERED = Rule("cube-nothing-offered", ("player",), _book("chain"))
OFFER_TO_ONESELF = Rule("cube-offer-to-oneself", ("player",), _book("chain"))
GAME_IS_OVER = Rule("cube-game-is-over", ("player",), _OURS)
DOUBLE_OR_ROLL = Rule("cube-double-or-roll", ("player", "next_cube"), _book("chain"))
ONLY_ROLL = Rule("cube-only-roll", ("player",), _book("chain"))
TAKE_OR_PASS = Rule("cube-take-or-pass", ("player", "cube", "next_cube"), _book("chain"))
NOTHING_TO_DO = Rule("cube-nothing-to-do", ("player",), _book("chain"))
OFFERED = Rule("cube-offered", ("player", "cube", "next_cube"), _book("turning"))
TAKEN = Rule("cube-taken", ("player", "before", "cube"), _book("turning"))
REFUSED = Rule("cube-refused", ("player", "winner", "cube"), _PROGRAMS)
ROLLED = Rule("cube-rolled", ("player",), _book("chain"))

# Policies and simplifications

OWNER_RULE = Rule("cube-owner-rule", ("player", "total", "length"), _book("live-dead", "violation"))
BOTH_PLAYERS = Rule(
    "cube-both-players-rule", ("player", "opponent", "total", "length"), _elsewhere("cube-us-rules")
)
ALLOWED_USELESS = Rule("cube-allowed-but-useless", ("player", "total", "length"), _elsewhere("cube-gnubg"))
POLICY_ALLOWS = Rule("cube-policy-allows", ("policy",), _elsewhere("cube-us-rules", "cube-gnubg"))
POLICY_FORBIDS = Rule("cube-policy-forbids", ("policy",), _elsewhere("cube-us-rules", "cube-programs"))
POLICIES_AGREE = Rule("cube-policies-agree", ("player",), _elsewhere("cube-us-rules"))
POLICIES_DIFFER = Rule("cube-policies-differ", ("player",), _elsewhere("cube-us-rules"))
POLICIES_AT_CUBE = Rule(
    "cube-policies-at-cube", ("cube", "states", "all_allow", "owner_forbids", "useless_allows"), _OURS
)
POLICIES_COUNTED = Rule(
    "cube-policies-counted",
    ("states", "shortest", "longest", "all_allow", "owner_forbids", "useless_allows"),
    _OURS,
)
COUNTED = Rule("cube-states-counted", ("simplification", "states", "wrong", "shortest", "longest"), _OURS)
NEVER_WRONG = Rule("cube-never-wrong", ("simplification", "states", "shortest", "longest"), _OURS)
REFUTED = Rule("cube-simplification-refuted", ("score", "length", "cube", "said", "right"), _PROGRAMS)

# Turns in a row, and the board of a match

TURN = Rule("cube-turn", ("player", "cube", "next_cube", "total", "length"), _book("chain"))
CHAIN = Rule("cube-chain", ("turns", "cube", "player"), _book("chain"))
LARGEST = Rule("cube-largest", ("length", "cube"), _OURS)
DEAD_FROM = Rule("cube-dead-from", ("player", "length", "cube", "low"), _book("owner"))
GRID = Rule("cube-grid", ("length", "cube", "split"), _book("owner"))

# What a game is worth

OYN = Rule("cube-oyn", ("winner", "factor", "cube", "total"), _book("worth"))
MARS = Rule("cube-mars", ("winner", "factor", "cube", "total"), _book("worth"))
KOKS = Rule("cube-koks", ("winner", "factor", "cube", "total"), _book("worth"))
PASSED = Rule("cube-passed", ("winner", "cube"), _PROGRAMS)
POINTS_CUT = Rule("cube-points-cut", ("winner", "points", "left"), _elsewhere("cube-cut"))
GAME_SCORED = Rule("cube-game-scored", ("winner", "before", "points", "after", "length"), _book("worth"))
MATCH_OVER = Rule("cube-match-over", ("winner", "score", "length"), _PROGRAMS)
MATCH_OPEN = Rule("cube-match-open", ("score", "length"), _PROGRAMS)
RESIGNED = Rule("cube-resigned", ("player", "winner", "total"), _PROGRAMS)
RESIGNED_TOO_MUCH = Rule("cube-resigned-too-much", ("player", "borne_off"), _PROGRAMS)
KOKS_IN_LONG = Rule("cube-koks-in-long", (), _book("worth"))

# A whole match

GAME_PLAYED = Rule("cube-game-played", ("game", "winner", "before", "points", "after"), _book("worth"))
GAME_OPEN = Rule("cube-game-open", ("game", "score", "cube"), _OURS)
CRAWFORD_GAME = Rule("cube-crawford-game", ("game", "score", "length"), _MATCHES)
POST_CRAWFORD = Rule("cube-post-crawford", ("game", "score", "length"), _MATCHES)
FREE_DROP_USED = Rule("cube-free-drop-used", ("player", "away"), _MATCHES)
ILLEGAL_TURN = Rule("cube-illegal-turn", ("game", "action", "player"), _book("violation"))
VOID = Rule("cube-void", ("player",), _elsewhere("cube-danish"))
AFTER_END = Rule("cube-after-the-end", ("game", "score", "length"), _PROGRAMS)
OFFER_UNANSWERED = Rule("cube-offer-unanswered", ("game",), _book("chain"))
PASS_CONTRADICTED = Rule("cube-pass-contradicted", ("game", "winner"), _OURS)
NO_PASS = Rule("cube-no-pass", ("game",), _OURS)
WINNER_MISSING = Rule("cube-winner-missing", ("game",), _OURS)
WRITTEN_SCORE_DIFFERS = Rule(
    "cube-written-score-differs", ("game", "written", "score"), _elsewhere("cube-mat")
)
WRITTEN_POINTS_DIFFER = Rule(
    "cube-written-points-differ", ("game", "written", "points"), _elsewhere("cube-mat")
)
WRITTEN_CUBE_DIFFERS = Rule(
    "cube-written-cube-differs", ("game", "action", "written", "cube"), _elsewhere("cube-mat")
)
SECOND_MATCH = Rule("cube-second-match", ("line",), _elsewhere("cube-mat"))
LENGTH_MISSING = Rule("cube-length-missing", (), _elsewhere("cube-mat"))
LINE_UNREADABLE = Rule("cube-line-unreadable", ("line", "came"), _elsewhere("cube-mat"))

# What people write, and what houses settle

RECORD_RIGHT = Rule("cube-record-right", ("lines",), _OURS)
RECORD_WRONG = Rule("cube-record-wrong", ("number", "recorded", "right"), _OURS)
RECORD_LENGTH = Rule("cube-record-length", ("games", "lines"), _OURS)
VOID_COUNTED = Rule("cube-mistake-void-counted", ("recorded", "right"), _elsewhere("cube-danish"))
OFFERED_CUBE = Rule("cube-mistake-offered-cube", ("recorded", "right"), _PROGRAMS)
CUT_AT_THE_LENGTH = Rule("cube-mistake-cut", ("recorded", "right"), _elsewhere("cube-cut"))
RESULT_FORGOTTEN = Rule("cube-mistake-result-forgotten", ("recorded", "right"), _book("worth"))
CUBE_FORGOTTEN = Rule("cube-mistake-cube-forgotten", ("recorded", "right"), _book("worth"))
OTHER_PLAYER = Rule("cube-mistake-other-player", ("recorded", "right"), _OURS)
OTHER_SLIP = Rule("cube-mistake-other", ("recorded", "right"), _OURS)
HOUSES_AGREE = Rule("cube-houses-agree", ("score",), _OURS)
HOUSES_DIFFER = Rule("cube-houses-differ", ("first", "second", "number"), _OURS)
AGREED = Rule("cube-agreed", (), _OURS)
AGREE_DEAD = Rule("cube-agree-dead", ("dead_cube",), _book("violation"))
AGREE_VOID = Rule("cube-agree-void", (), _elsewhere("cube-danish"))
AGREE_CRAWFORD = Rule("cube-agree-crawford", ("crawford",), _MATCHES)
AGREE_CUT = Rule("cube-agree-cut", ("cut_points",), _elsewhere("cube-cut"))

# What cannot be

LENGTH_IMPOSSIBLE = Rule("cube-length-impossible", ("low", "high", "came"), _OURS)
SCORE_NEGATIVE = Rule("cube-score-negative", ("player", "came"), _OURS)
SCORE_AT_LENGTH = Rule("cube-score-at-length", ("player", "came", "length"), _PROGRAMS)
NOT_POWER_OF_TWO = Rule("cube-not-power-of-two", ("came",), _book("turning"))
UNKNOWN_PLAYER = Rule("cube-unknown-player", ("came", "players"), _OURS)
CRAWFORD_IMPOSSIBLE = Rule("cube-crawford-impossible", ("score", "length"), _MATCHES)
CRAWFORD_TURNED = Rule("cube-crawford-turned", ("cube",), _MATCHES)
CRAWFORD_NOT_YET = Rule("cube-crawford-not-yet", ("score", "length"), _MATCHES)
LENGTHS_REVERSED = Rule("cube-lengths-reversed", ("shortest", "longest"), _OURS)
ROLLED_AND_OFFERED = Rule("cube-rolled-and-offered", (), _book("chain"))

# Chances and take points

CHANCE = Rule("cube-chance", ("player", "score", "length", "chance"), _TABLES)
CHANCE_AT = Rule("cube-chance-at", ("need", "their_need", "chance"), _TABLES)
CHANCE_FROM_TABLE = Rule("cube-chance-from-table", ("need", "their_need", "chance"), _TABLES)
CUBELESS = Rule("cube-cubeless-step", ("gammon_rate", "chance"), _TABLES)
POST_CRAWFORD_CHANCE = Rule("cube-post-crawford-chance", ("away", "gammon_rate", "chance"), _TABLES)
FREE_DROP = Rule("cube-free-drop", ("away", "share"), _MATCHES)
CRAWFORD_CHANCE = Rule("cube-crawford-chance", ("away", "gammon_rate", "chance"), _TABLES)
DOUBLE_POINT = Rule("cube-double-point", ("player", "point", "chance"), _TABLES)
BETWEEN_POINTS = Rule("cube-between-points", ("low", "high", "chance"), _TABLES)
IF_PASSED = Rule("cube-if-passed", ("taker", "chance"), _TABLES)
IF_WON = Rule("cube-if-won", ("taker", "cube", "chance"), _TABLES)
IF_LOST = Rule("cube-if-lost", ("taker", "cube", "chance"), _TABLES)
SHARE_OF_MARS = Rule(
    "cube-share-of-mars",
    ("winner", "gammon_rate", "other_wins", "after_win", "with_mars", "chance"),
    _TABLES,
)
TAKE_POINT = Rule(
    "cube-take-point", ("taker", "passed", "won", "lost", "point"), _elsewhere("cube-take-points")
)
TAKE_POINT_LIVE = Rule(
    "cube-take-point-live",
    ("taker", "passed", "cashed", "lost", "their_point", "point"),
    _elsewhere("cube-take-points"),
)
AUTOMATIC_REDOUBLE = Rule(
    "cube-automatic-redouble",
    ("taker", "doubler", "away", "cube", "next_cube"),
    _elsewhere("cube-take-points"),
)
TAKERS_CUBE_DEAD = Rule("cube-takers-cube-dead", ("taker", "away", "cube"), _elsewhere("cube-take-points"))
GAMMON_VALUE = Rule("cube-gammon-value", ("player", "lost", "won", "with_mars", "worth"), _TABLES)
GAMMON_WORTHLESS = Rule("cube-gammon-worthless", ("player", "total", "length"), _PROGRAMS)
OUT_OF_ORDER = Rule("cube-chances-out-of-order", ("low", "middle", "high"), _OURS)
MODEL_UNEVEN = Rule("cube-model-uneven", ("need", "chance", "more", "less"), _OURS)
NO_LONG_TABLE = Rule("cube-no-table-for-long", ("gammon_rate",), _OURS)
TABLE_TOO_SMALL = Rule("cube-table-too-small", ("need", "their_need"), _OURS)

RULES = rules_in(globals())
"""Every rule above, in the order in which the book prints them."""
