"""The rules that a derivation of Spades can name, each with its facts and where it is printed."""

from rulesengine.core.derivation import Citation, Rule, rules_in
from rulesengine.core.sources import Source

SOURCES = (Source("spades-rules-1-0-0", "ka"),)


def _document(*places: str) -> tuple[Citation, ...]:
    return tuple(Citation("spades-rules-1-0-0", place) for place in places)


_HOUSES = (Citation("external", "spades-houses"),)
_PROGRAMS = (Citation("external", "spades-programs"),)
_OURS = (Citation("this-book", "decisions"),)

# Bids

BID = Rule("spades-bid", ("player", "bid"), _document("setup-2"))
BID_NIL = Rule("spades-bid-nil", ("player",), _document("setup-3"))
CONTRACT = Rule("spades-contract", ("side", "parts", "total"), _document("setup-2"))
NO_CONTRACT = Rule("spades-no-contract", ("side",), _document("setup-3", "scoring-1"))
BIDS_OVER = Rule("spades-bids-over", ("parts", "total", "tricks"), _OURS)
BIDS_EVEN = Rule("spades-bids-even", ("parts", "total"), _OURS)
CONTRACT_TOO_HIGH = Rule("spades-contract-too-high", ("side", "contract", "tricks"), _OURS)
BLIND_NIL_OFF = Rule("spades-blind-nil-off", (), _document("setup-3", "special-2"))
JOKERS_OFF = Rule("spades-jokers-off", (), _document("special-2"))
DEUCES_HIGH_OFF = Rule("spades-deuces-high-off", (), _document("special-2", "duties-2"))
SUICIDE_OFF = Rule("spades-suicide-off", (), _document("special-2"))
BIDS_LOCKED = Rule("spades-bids-locked", ("player", "bid"), _document("duties-3"))
CARD_BEFORE_BIDS = Rule("spades-card-before-bids", ("player", "card", "missing"), _document("duties-3"))

# What may be played

FIRST_LEAD = Rule("spades-first-lead", ("player", "dealer"), _document("play-1"))
FOLLOW = Rule("spades-follow-suit", ("led", "cards"), _document("play-2"))
PLAY_ANYTHING = Rule("spades-play-anything", ("led", "cards"), _document("play-2"))
LEAD_UNBROKEN = Rule("spades-lead-before-broken", ("cards",), _document("duties-1"))
LEAD_ONLY_SPADES = Rule("spades-lead-only-spades", ("cards",), _document("duties-1"))
LEAD_ANYTHING = Rule("spades-lead-anything", ("cards",), _document("duties-1"))
LEAD_NO_BREAKING = Rule("spades-lead-without-breaking", ("cards",), _HOUSES)
FIRST_TRICK_PLAIN = Rule("spades-first-trick-without-spades", ("cards",), _HOUSES)
FIRST_TRICK_ONLY_SPADES = Rule("spades-first-trick-only-spades", ("cards",), _HOUSES)
MUST_FOLLOW = Rule("spades-must-follow", ("led", "cards"), _document("play-2"))
NOT_BROKEN = Rule("spades-not-broken", ("cards",), _document("duties-1"))
NO_SPADE_YET = Rule("spades-no-spade-in-first-trick", ("cards",), _HOUSES)
OUT_OF_TURN = Rule("spades-out-of-turn", ("player", "turn"), _document("play-1", "play-4"))
NOT_HELD = Rule("spades-card-not-held", ("player", "card"), _document("setup-1"))
CARD_TWICE = Rule("spades-card-twice", ("card",), _document("setup-1"))
HAND_SIZE = Rule("spades-hand-size", ("player", "count", "expected"), _document("setup-1"))
HAND_OF_CARDS = Rule("spades-hand-of-cards", ("count", "most"), _document("setup-1"))
NIL_REVOKED = Rule("spades-nil-revoked", ("card", "led", "cards"), _document("play-2"))
NIL_HAND_SIZE = Rule("spades-nil-hand-size", ("held", "expected", "count"), _document("setup-1", "play-1"))
BROKEN_EARLY = Rule("spades-broken-too-early", (), _document("duties-1"))
LED_CONTRADICTS = Rule("spades-led-contradicts", ("led", "card"), _document("play-2"))
LED_ALL_HELD = Rule("spades-led-all-held", ("led", "count"), _document("setup-1"))
DEAL_ENDED = Rule("spades-deal-ended", ("tricks",), _document("end-1"))

# Tricks

HIGHEST_OF_SUIT = Rule("spades-highest-of-suit", ("winner", "card", "led"), _document("play-3", "duties-2"))
HIGHEST_SPADE = Rule("spades-highest-spade", ("winner", "card"), _document("goal", "play-3"))
OTHER_SUITS = Rule("spades-other-suits-lose", ("card", "led"), _document("play-3"))
BREAKS = Rule("spades-broken", ("player", "card"), _document("duties-1"))
TRICK = Rule("spades-trick", ("number", "cards", "winner"), _document("play-4"))
DEAL_OPEN = Rule("spades-deal-open", ("turn", "tricks"), _document("play-4"))
BIDDING = Rule("spades-bidding", ("turn", "missing"), _document("setup-2"))
DEAL_OVER = Rule("spades-deal-over", ("tricks", "scores"), _document("end-1"))

# A trick beside a nil

NIL_COVER = Rule("spades-nil-cover", ("cards",), _document("players-3"))
NIL_OPEN = Rule("spades-nil-open", (), _document("players-3"))
NIL_STAYS_UNDER = Rule("spades-nil-stays-under", ("card", "under"), _document("play-2", "play-3"))
NIL_MUST_TAKE = Rule("spades-nil-must-take", ("card", "cards"), _document("play-2", "play-3"))
NIL_NOT_AHEAD = Rule("spades-nil-not-ahead", ("card", "best", "under"), _document("play-3"))
NIL_AHEAD = Rule("spades-nil-ahead", ("card", "under"), _document("play-3"))

# The score of a hand

TRICKS_TAKEN = Rule("spades-tricks-taken", ("side", "parts", "total"), _document("goal"))
PARTNER_TRICKS = Rule("spades-tricks-of-partner", ("side", "tricks"), _HOUSES)
NIL_TRICKS_COUNT = Rule("spades-nil-tricks-count", ("player", "tricks"), _document("scoring-4"))
NIL_TRICKS_BAGS = Rule("spades-nil-tricks-bags", ("player", "tricks"), _HOUSES)
NIL_TRICKS_NOTHING = Rule("spades-nil-tricks-nothing", ("player", "tricks"), _HOUSES)
MADE = Rule("spades-contract-made", ("side", "tricks", "contract", "each", "total"), _document("scoring-1"))
SET = Rule("spades-contract-set", ("side", "tricks", "contract", "each", "total"), _document("scoring-2"))
BAGS = Rule("spades-bags", ("side", "bags", "each", "total"), _document("scoring-1"))
NIL_MADE = Rule("spades-nil-made", ("player", "total"), _document("scoring-4"))
NIL_FAILED = Rule("spades-nil-failed", ("player", "tricks", "total"), _document("scoring-4"))
TWO_NILS = Rule("spades-two-nils", ("side",), _OURS)
TWO_NILS_APART = Rule("spades-two-nils-apart", ("side",), _HOUSES)
PAIR_MADE = Rule("spades-pair-of-nils-made", ("side", "total"), _HOUSES)
PAIR_FAILED = Rule("spades-pair-of-nils-failed", ("side", "tricks", "total"), _HOUSES)
NO_BAGS_FROM_NILS = Rule("spades-no-bags-from-two-nils", ("side", "tricks"), _HOUSES)
BAGS_KEPT = Rule("spades-bags-kept", ("side", "parts", "total", "limit"), _document("scoring-3"))
BAG_PENALTY = Rule(
    "spades-bag-penalty",
    ("side", "parts", "total", "limit", "times", "penalty", "left"),
    _document("scoring-3"),
)
POINTS = Rule("spades-points", ("side", "parts", "total"), _document("scoring-1", "scoring-2"))
SCORE = Rule("spades-score", ("side", "before", "points", "after", "bags"), _document("scoring-1"))
HAND_SCORED = Rule("spades-hand-scored", ("points", "scores", "bags"), _document("end-1"))
TRICKS_WRONG = Rule("spades-tricks-wrong", ("parts", "total", "tricks"), _document("end-1"))
TRICKS_OVER = Rule("spades-tricks-over", ("parts", "total", "tricks"), _document("end-1"))
BAGS_TOO_MANY = Rule("spades-too-many-bags", ("side", "bags", "limit"), _document("scoring-3"))

# The end of the game

GAME_OPEN = Rule("spades-game-open", ("scores", "target", "floor"), _document("end-2"))
TARGET_REACHED = Rule("spades-target-reached", ("winner", "scores", "target"), _document("end-2"))
FLOOR_REACHED = Rule("spades-floor-reached", ("winner", "scores", "floor"), _document("end-2"))
BOTH_AT_TARGET = Rule("spades-both-at-target", ("winner", "scores", "target"), _document("end-2"))
BOTH_AT_FLOOR = Rule("spades-both-at-floor", ("winner", "scores", "floor"), _document("end-2"))
EXTRA_HAND = Rule("spades-extra-hand", ("scores",), _document("special-1"))
BAGS_BREAK_NO_TIE = Rule("spades-bags-break-no-tie", ("bags",), _OURS)
HAND_OF_GAME = Rule("spades-hand-of-game", ("number", "points", "before", "after"), _document("end-1"))
BAGS_OF_GAME = Rule("spades-bags-of-game", ("times", "points", "bags"), _document("scoring-3"))
AFTER_END = Rule("spades-after-the-end", ("number", "scores", "winner"), _document("end-2"))

# The score sheet checked, and readings compared

SHEET_RIGHT = Rule("spades-sheet-right", ("lines",), _PROGRAMS)
SHEET_WRONG = Rule("spades-sheet-wrong", ("number", "recorded", "right"), _PROGRAMS)
SHEET_LENGTH = Rule("spades-sheet-length", ("hands", "lines"), _PROGRAMS)
PENALTY_FORGOTTEN = Rule("spades-mistake-penalty-forgotten", ("recorded", "right"), _PROGRAMS)
PENALTY_ONCE = Rule("spades-mistake-penalty-once", ("recorded", "right"), _PROGRAMS)
BAGS_UNCOUNTED = Rule("spades-mistake-bags-without-points", ("recorded", "right"), _PROGRAMS)
SET_IS_FREE = Rule("spades-mistake-set-costs-nothing", ("recorded", "right"), _PROGRAMS)
SET_BY_SHORTFALL = Rule("spades-mistake-set-by-shortfall", ("recorded", "right"), _PROGRAMS)
NIL_FORGOTTEN = Rule("spades-mistake-nil-forgotten", ("recorded", "right"), _PROGRAMS)
BAGS_ONLY_READ = Rule("spades-mistake-nil-tricks-as-bags", ("recorded", "right"), _PROGRAMS)
NOTHING_READ = Rule("spades-mistake-nil-tricks-lost", ("recorded", "right"), _PROGRAMS)
OTHER_MISTAKE = Rule("spades-mistake-other", ("recorded", "right"), _OURS)

READINGS_AGREE = Rule("spades-readings-agree", ("points",), _HOUSES)
READINGS_DIFFER = Rule("spades-readings-differ", ("points", "their_points"), _HOUSES)
BAGS_DIFFER = Rule("spades-houses-keep-other-bags", ("points", "bags", "their_bags"), _HOUSES)
GAMES_AGREE = Rule("spades-games-agree", ("scores", "bags"), _HOUSES)
GAMES_DIFFER = Rule(
    "spades-games-differ", ("scores", "bags", "their_scores", "their_bags", "number"), _HOUSES
)
NIL_READING = Rule("spades-nil-reading", ("reading", "total"), _HOUSES)
NIL_READINGS = Rule("spades-nil-readings", ("points",), _HOUSES)
NUMBER_MATTERS = Rule("spades-number-matters", ("axis", "ours", "theirs"), _HOUSES)
CHOICE_MATTERS = Rule("spades-choice-matters", ("axis", "ours", "theirs"), _HOUSES)

RULES = rules_in(globals())
"""Every rule above, in the order in which the book prints them."""
