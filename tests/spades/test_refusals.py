"""What cannot be in Spades is refused by its rule, in a sentence of every language."""

from typing import Any

import pytest

from rulesengine.core import problems as why
from rulesengine.core.derivation import Rule
from rulesengine.core.errors import RulesError
from rulesengine.core.question import ask
from rulesengine.games import QUESTIONS
from rulesengine.spades import rules
from rulesengine.spades.deck import cards_of
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.narration import complaints

SORTED = [" ".join(map(str, cards_of(0x1FFF << 13 * place))) for place in range(4)]
"""Hands of one suit each: North the clubs, East the diamonds, South the hearts, West the spades."""
HAND = {"bids": [3, 4, 2, 3], "tricks": [4, 4, 3, 2]}
TWICE = [SORTED[0], SORTED[1], SORTED[2], SORTED[3].replace("2♠", "2♣")]
BIDS = "E 3, S 3, W 3, N 3"
WHOLE = "3 3 3 3 " + " ".join(
    card for trick in zip(*(SORTED[place].split() for place in (3, 0, 1, 2)), strict=True) for card in trick
)
"""A deal of South's from the first bid to the last card: West leads every trick, and no seat is told."""

IMPOSSIBLE: dict[str, tuple[str, dict[str, Any], list[tuple[str, Rule]]]] = {
    "a card in two hands": ("deal", {"hands": TWICE, "actions": ""}, [("hands.W[12]", rules.CARD_TWICE)]),
    "a card twice in one of four hands": (
        "deal",
        {"hands": [SORTED[0].replace("A♣", "2♣"), *SORTED[1:]], "actions": ""},
        [("hands.N[12]", rules.CARD_TWICE)],
    ),
    "a card twice in a hand": ("legal", {"hand": "A♠ K♥ A♠"}, [("hand[2]", rules.CARD_TWICE)]),
    "a card in the hand and on the table": (
        "legal",
        {"hand": "A♠ K♥", "table": "K♥"},
        [("table[0]", rules.CARD_TWICE)],
    ),
    "a card in the hand and played": (
        "choice",
        {"hand": f"{SORTED[1]}", "bids": [3, 3, 3, 3], "cards": "A♦"},
        [("cards[0]", rules.CARD_TWICE)],
    ),
    "a player who did not follow": (
        "choice",
        {
            "seat": "S",
            "hand": "A♠ K♠ Q♠ J♠ 10♠ A♥ A♣ K♣ Q♣ J♣ 10♣ 9♣",
            "bids": [3, 3, 3, 3],
            "cards": "2♥ 3♣ 4♥ 5♥ 2♦ 3♦",
        },
        [("cards[1]", rules.MUST_FOLLOW)],
    ),
    "a suit led of which the hand holds all cards": (
        "legal",
        {"hand": SORTED[2], "led": "♥"},
        [("led", rules.LED_ALL_HELD)],
    ),
    "spades broken before the first card": (
        "legal",
        {"hand": SORTED[2], "broken": True},
        [("broken", rules.BROKEN_EARLY)],
    ),
    "a nil that holds fewer cards than its partner": (
        "nil",
        {"hand": "K♥ 5♥ 2♣", "nil": "9♥", "table": "3♥"},
        [("nil", rules.NIL_HAND_SIZE)],
    ),
    "a nil that has played and holds as many": (
        "nil",
        {"hand": "A♦ 2♦", "nil": "9♥ 8♥", "table": "8♦ Q♦"},
        [("nil", rules.NIL_HAND_SIZE)],
    ),
    "a nil that did not follow": (
        "nil",
        {"hand": "K♥ 5♥ 2♣", "nil": "9♥ 4♦", "table": "3♦ 4♥ 2♥"},
        [("nil", rules.NIL_REVOKED)],
    ),
    "a nil that led a spade too early": (
        "nil",
        {"hand": "K♥ 5♥", "nil": "9♥", "table": "3♠ 4♠"},
        [("nil", rules.NOT_BROKEN)],
    ),
    "a nil that played a spade to a first trick without spades": (
        "nil",
        {
            "hand": "K♥ 5♥",
            "nil": "9♥",
            "table": "3♦ 4♠ 2♦",
            "first_trick": True,
            "rules": {"first_trick_spades": False},
        },
        [("nil", rules.NO_SPADE_YET)],
    ),
    "a card of the nil on the table": (
        "nil",
        {"hand": "K♥ 5♥", "nil": "9♥ 3♥", "table": "3♥"},
        [("nil[1]", rules.CARD_TWICE)],
    ),
    "a card twice in a trick": ("trick", {"cards": "A♠ K♥ A♠ 2♣"}, [("cards[2]", rules.CARD_TWICE)]),
    "fourteen tricks": ("hand", HAND | {"tricks": [4, 4, 4, 2]}, [("tricks", rules.TRICKS_WRONG)]),
    "fourteen tricks of one side": (
        "side",
        {"bids": [3, 4], "tricks": [7, 7]},
        [("tricks", rules.TRICKS_OVER)],
    ),
    "a bid after the first trick": (
        "deal",
        {"hands": SORTED, "actions": f"{BIDS}, E A♦, S A♥, W A♠, N A♣, W bid 4"},
        [("actions[8]", rules.BIDS_LOCKED)],
    ),
    "a bid out of turn": ("deal", {"hands": SORTED, "actions": "S 3"}, [("actions[0]", rules.OUT_OF_TURN)]),
    "a bid after the last card": (
        "deal",
        {"hands": SORTED, "dealer": "S", "actions": f"{WHOLE} 3"},
        [("actions[56]", rules.DEAL_ENDED)],
    ),
    "a card after the last card": (
        "deal",
        {"hands": SORTED, "dealer": "S", "actions": f"{WHOLE} A♠"},
        [("actions[56]", rules.DEAL_ENDED)],
    ),
    "a card out of turn": (
        "deal",
        {"hands": SORTED, "actions": f"{BIDS}, S A♥"},
        [("actions[4]", rules.OUT_OF_TURN)],
    ),
    "a card not held": (
        "deal",
        {"hands": SORTED, "actions": f"{BIDS}, E A♠"},
        [("actions[4]", rules.NOT_HELD)],
    ),
    "a card before the bids": (
        "deal",
        {"hands": SORTED, "actions": "E 3, S A♥"},
        [("actions[1]", rules.CARD_BEFORE_BIDS)],
    ),
    "a card that does not follow": ("table", {"bid": 4, "cards": "A♠"}, [("cards[0]", rules.MUST_FOLLOW)]),
    "twelve cards": (
        "deal",
        {"hands": [SORTED[0].replace(" 2♣", ""), *SORTED[1:]], "actions": ""},
        [("hands.N", rules.HAND_SIZE)],
    ),
    "no card": ("nil", {"hand": "K♥", "nil": ""}, [("nil", rules.HAND_OF_CARDS)]),
    "a bid of fourteen": ("hand", HAND | {"bids": [14, 4, 2, 3]}, [("bids[0]", why.OUT_OF_RANGE)]),
    "a blind nil": ("hand", HAND | {"bids": "blind nil 4 2 3"}, [("bids[0]", rules.BLIND_NIL_OFF)]),
    "a joker": ("legal", {"hand": "Joker"}, [("hand[0]", rules.JOKERS_OFF)]),
    "twos above aces": (
        "hand",
        HAND | {"rules": {"deuces_high": True}},
        [("rules.deuces_high", rules.DEUCES_HIGH_OFF)],
    ),
    "suicide": ("hand", HAND | {"rules": {"suicide": "yes"}}, [("rules.suicide", rules.SUICIDE_OFF)]),
    "ten bags that wait": ("hand", HAND | {"bags": [10, 0]}, [("bags[0]", rules.BAGS_TOO_MANY)]),
    "a hand after the end": ("hand", HAND | {"scores": [500, 10]}, [("scores", rules.AFTER_END)]),
    "a deal that is open after the end": (
        "deal",
        {"hands": SORTED, "actions": BIDS, "scores": [500, 10], "bags": [0, 10]},
        [("bags[1]", rules.BAGS_TOO_MANY), ("scores", rules.AFTER_END)],
    ),
    "a choice after the end": (
        "choice",
        {"hand": SORTED[3], "scores": [10, -200], "bags": [10, 0]},
        [("bags[0]", rules.BAGS_TOO_MANY), ("scores", rules.AFTER_END)],
    ),
    "a table after the end": (
        "table",
        {"scores": [500, 10], "bags": [10, 0]},
        [("bags[0]", rules.BAGS_TOO_MANY), ("scores", rules.AFTER_END)],
    ),
    "a seat told twice": (
        "hand",
        HAND | {"bids": {"N": 3, "Е": 4, "S": 2, "W": 3, "e": 5}},
        [("bids.e", why.UNKNOWN_KEY)],
    ),
    "a sheet of one line too few": (
        "audit",
        {"hands": ["3 4 2 3 / 4 4 3 2"], "recorded": []},
        [("recorded", rules.SHEET_LENGTH)],
    ),
    "everything at once": (
        "hand",
        HAND | {"tricks": [4, 4, 4, 4], "bags": [10, 12], "scores": [500, 10]},
        [
            ("tricks", rules.TRICKS_WRONG),
            ("bags[0]", rules.BAGS_TOO_MANY),
            ("bags[1]", rules.BAGS_TOO_MANY),
            ("scores", rules.AFTER_END),
        ],
    ),
}
"""A kind of question, what is given, and the path and rule of every problem."""


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_cannot_be_is_refused_by_rule_in_every_language(case: str) -> None:
    """The rule and the place are named, and each language has its own sentence for it."""
    kind, given, expected = IMPOSSIBLE[case]
    game, question = QUESTIONS[f"spades.{kind}"]
    with pytest.raises(RulesError) as caught:
        ask(game, question, given)
    assert [(one.value, one.rule) for one in caught.value.problems] == expected
    told = {lang: complaints(caught.value, lang) for lang in LANGUAGES}
    assert all([one.rule for one in found] == [rule.id for _, rule in expected] for found in told.values())
    assert len({tuple(one.sentence for one in found) for found in told.values()}) == len(LANGUAGES)
