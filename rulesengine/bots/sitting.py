"""A reader at the table: South's bid and cards, and three players who answer, replayed from a short text."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rulesengine.bots.choose import choose
from rulesengine.bots.habits import Level
from rulesengine.bots.table import Levels
from rulesengine.bots.view import view_of
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import IllegalMove
from rulesengine.spades import rules
from rulesengine.spades.deal import Action, Bid, Deal, Phase, Play, dealt_hands, of_bits
from rulesengine.spades.deck import cards_of
from rulesengine.spades.end import Ending, judge_end
from rulesengine.spades.hand import ScoredHand, check_before
from rulesengine.spades.legality import Legality
from rulesengine.spades.moves import complaints, forced, judge_turn
from rulesengine.spades.playing import Cards
from rulesengine.spades.record import Record, replay_deal
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import PLAYERS, SEATS, BySide, left_of, seat_of
from rulesengine.spades.trick import Taken

MOST_DEALS = 999_999
"""How many deals have a number of their own; behind the last one stands the first."""
READER = "S"
"""The seat of the reader."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """What is told of a hand at the table: the number of the deal, who sits there, South's bid and cards.

    The same number always deals the same cards. `levels` are those of North, East, South and West; the
    reader's own is never asked. `bid` is None until South has bid.
    """

    deal: int
    levels: Levels = (Level.NORMAL, Level.NORMAL, Level.NORMAL, Level.NORMAL)
    dealer: str = "N"
    bid: int | None = None
    cards: Cards = ()
    scores: BySide = (0, 0)
    bags: BySide = (0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class AtTable:
    """Where a hand stands when it is South's turn, or over.

    `choices` are the reasons of the three players for every action since South's last one, `legality`
    what South may play now, `score` and `ending` what the whole hand came to.
    """

    sitting: Sitting
    deal: Deal
    tricks: tuple[Derived[Taken], ...]
    choices: tuple[Derived[Action], ...]
    legality: Legality | None = None
    score: Derived[ScoredHand] | None = None
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class _Done:
    """An action, the reason of the player who chose it, and whether it is South's own."""

    action: Action
    reason: Derived[Action] | None


def sit(sitting: Sitting, rulebook: SpadesRulebook = DOCUMENT) -> Derived[AtTable]:
    """Return the hand as far as South has taken it, every action of the others with its reason.

    Raises `IllegalMove` for a bid or a card of South that cannot be, and for a game that is over;
    `InconsistentRecord` for bags that would have been charged.

    >>> at = sit(Sitting(deal=1, dealer="S", bid=3)).value
    >>> at.deal.turn, len(at.deal.plays), len(at.choices)
    ('S', 3, 3)
    """
    check_before(sitting.scores, sitting.bags, rulebook)
    deal, done = _played(sitting, rulebook)
    hands = tuple(map(cards_of, deal.dealt))
    record = Record(hands=hands, actions=tuple(one.action for one in done), dealer=sitting.dealer)
    replayed = replay_deal(record, sitting.scores, sitting.bags, rulebook)
    return _told(sitting, deal, done, replayed)


def onward(at: AtTable) -> Sitting:
    """Return what is dealt next: a hand of the same game, of a new one, or other cards for an open hand.

    >>> onward(sit(Sitting(deal=7, scores=(62, -60))).value) == Sitting(deal=8, scores=(62, -60))
    True
    """
    now = at.sitting
    dealt = replace(now, deal=now.deal % MOST_DEALS + 1, bid=None, cards=())
    if at.score is None or at.ending is None:
        return dealt
    dealer = SEATS[left_of(seat_of(now.dealer))]
    if at.ending.finished:
        return replace(dealt, dealer=dealer, scores=(0, 0), bags=(0, 0))
    return replace(dealt, dealer=dealer, scores=at.score.value.scores, bags=at.score.value.bags)


def _played(sitting: Sitting, rulebook: SpadesRulebook) -> tuple[Deal, tuple[_Done, ...]]:
    """Return the deal after South's last action and the others' answers to it."""
    deal = of_bits(dealt_hands(Random(sitting.deal)), sitting.dealer, rulebook)
    own = _own_actions(sitting)
    done: list[_Done] = []
    while True:
        one = _reader_does(deal, own) if deal.turn in (READER, "") else _player_does(deal, sitting)
        if one is None:
            return deal, tuple(done)
        done.append(one)
        deal = forced(deal, one.action)


def _own_actions(sitting: Sitting) -> Iterator[tuple[str, Action]]:
    """Yield South's bid and cards, each with the path to it."""
    if sitting.bid is not None:
        yield "bid", Bid(READER, sitting.bid)
    for index, card in enumerate(sitting.cards):
        yield f"cards[{index}]", Play(READER, card)


def _reader_does(deal: Deal, own: Iterator[tuple[str, Action]]) -> _Done | None:
    """Return South's next action, or None when there is none yet."""
    path, action = next(own, ("", None))
    if action is None:
        return None
    against = tuple(complaints(deal, action, path))
    if against:
        raise IllegalMove(*against)
    return _Done(action, None)


def _player_does(deal: Deal, sitting: Sitting) -> _Done:
    view = view_of(deal, deal.turn, sitting.scores, sitting.bags)
    choice = choose(view, sitting.levels[seat_of(deal.turn)])
    return _Done(choice.value, choice)


def _told(sitting: Sitting, deal: Deal, done: tuple[_Done, ...], replayed: Derived[Any]) -> Derived[AtTable]:
    """Put the reasons of the players into the story of the deal."""
    bids, plays = done[:PLAYERS], done[PLAYERS:]
    steps = list(replayed.because)
    for index, one in enumerate(bids):
        steps[index] = _with_reasons(steps[index], (one,))
    places = [index for index, step in enumerate(steps) if step.rule is rules.TRICK]
    for number, index in enumerate(places):
        start = number * PLAYERS
        steps[index] = _with_reasons(steps[index], plays[start : start + PLAYERS])
    now = [one.reason for one in plays[len(places) * PLAYERS :] if one.reason]
    score = next((step for step in steps if step.rule is rules.HAND_SCORED), None)
    ends = (judge_end(score.value.scores, score.value.bags, deal.rulebook),) if score else ()
    turn = (judge_turn(deal),) if deal.phase is Phase.PLAY else ()
    at = AtTable(
        sitting=sitting,
        deal=deal,
        tricks=tuple(steps[index] for index in places),
        choices=_since_own(done),
        legality=turn[0].value if turn else None,
        score=score,
        ending=ends[0].value if ends else None,
    )
    return replace(replayed.meaning(at), because=(*steps, *now, *ends, *turn))


def _with_reasons(step: Derived[Any], done: tuple[_Done, ...]) -> Derived[Any]:
    reasons = tuple(one.reason for one in done if one.reason)
    return replace(step, because=(*reasons, *step.because))


def _since_own(done: tuple[_Done, ...]) -> tuple[Derived[Action], ...]:
    """Return what the players have chosen since South's last action."""
    own = [index for index, one in enumerate(done) if one.reason is None]
    return tuple(one.reason for one in done[own[-1] if own else 0 :] if one.reason)
