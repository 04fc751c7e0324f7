"""Why a player at the table bids and plays as it does: the reasons that its choices name."""

from rulesengine.core.derivation import Citation, Rule, rules_in


def _players(*places: int) -> tuple[Citation, ...]:
    return tuple(Citation("spades-rules-1-0-0", f"players-{place}") for place in places)


_OURS = (Citation("this-book", "decisions"),)

BID_HIGH_CARDS = Rule("spades-player-bids-high-cards", ("player", "aces", "kings", "bid"), _players(2))
BID_AT_LEAST_ONE = Rule("spades-player-bids-at-least-one", ("player", "bid"), _OURS)
BID_WORTH = Rule(
    "spades-player-bids-worth", ("player", "top", "spades", "ruffs", "worth", "bid"), _players(3)
)
BID_NIL = Rule("spades-player-bids-nil", ("player", "risk", "most"), _players(3))
BID_BESIDE_NIL = Rule("spades-player-bids-beside-nil", ("player", "worth", "bid"), _players(3))
BID_LESS = Rule("spades-player-bids-less", ("player", "worth", "others", "bid"), _players(4))
BID_MORE = Rule("spades-player-bids-more", ("player", "worth", "others", "bid"), _players(4))

ONLY_CARD = Rule("spades-player-only-card", ("player", "card"), _players(1))
LOWEST = Rule("spades-player-lowest", ("player", "card"), _players(2))
LEAD_TOP = Rule("spades-player-leads-top", ("player", "card", "need"), _players(3, 4))
LEAD_LOW = Rule("spades-player-leads-low", ("player", "card"), _players(3))
WIN_CHEAPLY = Rule("spades-player-wins-cheaply", ("player", "card", "need"), _players(3))
PLAY_HIGH = Rule("spades-player-plays-high", ("player", "card", "need"), _players(3))
PARTNER_AHEAD = Rule("spades-player-partner-ahead", ("player", "card"), _players(3))
SECOND_LOW = Rule("spades-player-second-low", ("player", "card"), _players(3))
SAVE = Rule("spades-player-saves", ("player", "card"), _players(3))
HAS_TO_WIN = Rule("spades-player-has-to-win", ("player", "card"), _players(3))
DUCK = Rule("spades-player-ducks", ("player", "card"), _players(3))
NO_USE = Rule("spades-player-has-no-use", ("player", "card"), _players(3))
SET_THEM = Rule("spades-player-sets-the-others", ("player", "card", "need"), _players(4))
GIVE_BAGS = Rule("spades-player-gives-bags", ("player", "card", "need", "left"), _players(4))
KEEP_NIL = Rule("spades-player-keeps-nil", ("player", "card"), _players(3))
COVER_NIL = Rule("spades-player-covers-nil", ("player", "card"), _players(3))
ATTACK_NIL = Rule("spades-player-attacks-nil", ("player", "card"), _players(4))

MEASURED_DUEL = Rule(
    "spades-players-measured", ("better", "weaker", "games", "won", "share", "low", "high"), _OURS
)

REASONS = rules_in(globals())
"""Every reason above, in the order in which the book prints them."""
