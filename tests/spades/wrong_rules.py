"""Known wrong rules of Spades, most of them seen in programs, each to be put into the engine."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rulesengine.core.records import first_parted
from rulesengine.spades import end, legality, position, reckoning, rules
from rulesengine.spades.deck import DECK_SIZE, NUMBER, PLAIN, RANKS_UP
from rulesengine.spades.mistakes import Mistake
from rulesengine.spades.reckoning import Reckoning
from rulesengine.spades.rulebook import DOCUMENT, NilTricks
from rulesengine.spades.seats import HAND, left_of
from tests.harness.wrong_rules import Patches

RECKON, ALLOWED, AFTER, JUDGE = reckoning.reckon, position.allowed, position.after, end.judge_end
LIMIT = DOCUMENT.bag_limit


def reckoned(change: Callable[[Reckoning, Any, Any, int], Reckoning]) -> Patches:
    """Return patches under which the lines of a side are changed."""

    def wrong(bids: Any, tricks: Any, bags: int, *house: Any) -> Reckoning:
        return change(RECKON(bids, tricks, bags, *house), bids, tricks, bags)

    return {"scoring.reckon": wrong, "mistakes.reckon": wrong}


def playing(allow: Callable[..., int]) -> Patches:
    """Return patches under which other cards may be played."""
    return {"legality.allowed": allow, "position.allowed": allow}


def once(lines: Reckoning, _bids: Any, _tricks: Any, bags: int) -> Reckoning:
    """Charge one penalty a hand at most."""
    if lines.times < 2:
        return lines
    return lines._replace(times=1, penalty=lines.penalty // 2, left=bags + lines.bags - LIMIT)


def hidden(lines: Reckoning, _bids: Any, _tricks: Any, bags: int) -> Reckoning:
    """See a crossing only in the last digit."""
    seen = bags + lines.bags % LIMIT >= LIMIT
    return lines if seen or not lines.times else lines._replace(times=0, penalty=0)


def emptied(lines: Reckoning, *_more: Any) -> Reckoning:
    """Empty the bag at each penalty, whatever is above ten."""
    return lines._replace(left=0) if lines.times else lines


def over_ten(lines: Reckoning, _bids: Any, _tricks: Any, bags: int) -> Reckoning:
    """Charge from the eleventh bag on."""
    return lines._replace(times=0, penalty=0, left=LIMIT) if bags + lines.bags == LIMIT else lines


def by_own_bid(lines: Reckoning, bids: Any, tricks: Any, _bags: int) -> Reckoning:
    """Let each partner make his own bid instead of both together."""
    made = all(taken >= bid for bid, taken in zip(bids, tricks, strict=True))
    return lines._replace(contract_points=abs(lines.contract_points) * (1 if made else -1))


def nil_of(bid: int, taken: int) -> int:
    """Return what a nil is worth."""
    return 0 if bid else -DOCUMENT.nil_points if taken else DOCUMENT.nil_points


def next_leads(before: position.Position, card: int) -> position.Position:
    """Go round the table without asking who took the trick."""
    return AFTER(before, card)._replace(turn=left_of(before.turn))


def reached_first(scores: Any, *_more: Any) -> Any:
    """Let the side that is named first win when both have 500."""
    winner = "NS" if scores[0] >= DOCUMENT.target else "EW" if scores[1] >= DOCUMENT.target else ""
    return replace(JUDGE(scores), value=end.Ending(bool(winner), winner))


MUTANTS: dict[str, Patches] = {
    "a set contract costs nothing": reckoned(
        lambda lines, *_: lines._replace(contract_points=max(0, lines.contract_points))
    ),
    "a set contract costs only what is missing": reckoned(
        lambda lines, *_: lines._replace(
            contract_points=max(
                lines.contract_points, DOCUMENT.trick_points * (lines.counted - lines.contract)
            )
        )
    ),
    "bags score nothing": reckoned(lambda lines, *_: lines._replace(bag_points=0)),
    "bags of a set side count": reckoned(
        lambda lines, *_: lines._replace(
            bags=lines.bags or lines.counted if lines.contract_points < 0 else lines.bags
        )
    ),
    "one penalty a hand": reckoned(once),
    "the penalty hides in the last digit": reckoned(hidden),
    "the bag is emptied": reckoned(emptied),
    "the tenth bag is free": reckoned(over_ten),
    "bags go without points": reckoned(lambda lines, *_: lines._replace(penalty=0)),
    "the penalty leaves the bags": reckoned(
        lambda lines, _b, _t, bags: lines._replace(left=bags + lines.bags)
    ),
    "every nil is made": reckoned(
        lambda lines, *_: lines._replace(nils=(abs(lines.nils[0]), abs(lines.nils[1])))
    ),
    "nils are judged by the partner": reckoned(
        lambda lines, bids, tricks, _: lines._replace(
            nils=(nil_of(bids[0], tricks[1]), nil_of(bids[1], tricks[0]))
        )
    ),
    "two nils are nothing": reckoned(
        lambda lines, *_: lines._replace(nils=(0, 0)) if not lines.contract else lines
    ),
    "each makes his own bid": reckoned(by_own_bid),
    "tricks of a failed nil are bags only": {
        "scoring.reckon": lambda bids, tricks, bags, house: RECKON(
            bids, tricks, bags, replace(house, nil_tricks=NilTricks.BAGS)
        )
    },
    "spades may always be led": playing(lambda hand, led, *_: hand & led or hand),
    "spades may never be led beside others": playing(
        lambda hand, led, *_: hand & led or (hand if led else hand & PLAIN or hand)
    ),
    "a hand of spades may lead its lowest only": {
        **playing(
            lambda hand, led, broken, *more: (
                hand & -hand if not led and not hand & PLAIN else ALLOWED(hand, led, broken, *more)
            )
        ),
        "legality._REFUSING": {**legality._REFUSING, rules.LEAD_ONLY_SPADES: rules.NOT_BROKEN},
    },
    "nobody follows suit": playing(lambda hand, led, *more: ALLOWED(hand, 0, True, *more[1:])),
    "who cannot follow must trump": playing(
        lambda hand, led, *more: (
            hand & led or (hand & ~PLAIN if led and hand & ~PLAIN else ALLOWED(hand, led, *more))
        )
    ),
    "spades do not win": {"trick.strength": lambda card, led: NUMBER[card] if card.suit is led else -1},
    "the highest card wins": {"trick.strength": lambda card, _led: RANKS_UP.index(card.rank)},
    "twos are high": {
        "trick.strength": lambda card, led: NUMBER[card] + DECK_SIZE * (card.rank == "2" and card.suit is led)
    },
    "nothing breaks spades": {"trick.FIRST_SPADE": DECK_SIZE, "position.FIRST_SPADE": DECK_SIZE},
    "the next player leads": {"moves.after": next_leads},
    "the dealer leads": {"deal.left_of": lambda seat: seat},
    "anybody may act": {"record.complaints": lambda *_: ()},
    "tricks need not be thirteen": {"hand.wrong_tricks": lambda *_: (), "game.wrong_tricks": lambda *_: ()},
    "any number of bags may wait": {"hand.wrong_bags": lambda *_: (), "game.wrong_bags": lambda *_: ()},
    "a card may be there twice": {"playing.doubled": lambda *_, **__: (), "trick.doubled": lambda *_: ()},
    "any number of cards is a hand": {"deal.HAND": HAND + 1, "playing.HAND": HAND + 1},
    "spades may be broken before any card": {"playing._broken_early": lambda *_: ()},
    "nobody need hold the suit that he leads": {"playing._not_led": lambda *_: ()},
    "a nil holds any number of cards": {"cover._wrong_size": lambda *_: ()},
    "a nil may throw away what it likes": {"cover._wrongly_played": lambda *_: ()},
    "the first side at 500 wins": {"questions.judge_end": reached_first, "game.judge_end": reached_first},
    "the game ends above 500": {"end._at_a_limit": lambda scores, house: max(scores) > house.target},
    "there is no lower limit": {"end._at_a_limit": lambda scores, house: max(scores) >= house.target},
    "a tie is won by the first side": {
        "end.winner_at": lambda scores, _house: "EW" if scores[1] > scores[0] else "NS",
    },
    "games never end": {"hand.refuse_after_end": lambda *_: None, "game.refuse_after_end": lambda *_: None},
    "no mistake is known": {"audit.explain": lambda *_: (Mistake.OTHER,)},
    "houses never part": {"compare.first_parted": lambda *_, **_over: 0},
    "a score that ends one match alone is no difference": {
        "compare.first_parted": lambda ours, theirs, **_over: first_parted(ours, theirs)
    },
    "fields never matter": {"compare._changes": lambda *_: False},
    "all fields matter": {"compare._changes": lambda *_: True},
}
