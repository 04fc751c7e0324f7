"""A deal in play: immutable states, pure moves, and the reason why a move is refused."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from random import Random

from rulesengine.core import problems as why
from rulesengine.core.cards import Card
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import IllegalMove, InconsistentRecord, Problem, problem, problem_of
from rulesengine.spades import rules
from rulesengine.spades.deck import (
    BIT,
    CARDS,
    DECK_SIZE,
    NUMBER,
    SUIT_BITS,
    SUITS_UP,
    bits_of,
    cards_of,
)
from rulesengine.spades.legality import Legality, judge_bits, refusal
from rulesengine.spades.playing import Cards, Trick, doubled
from rulesengine.spades.position import Position, after, is_over
from rulesengine.spades.rulebook import MOST_TRICKS, SEED, SpadesRulebook
from rulesengine.spades.seats import HAND, PLAYERS, SEATS, left_of, round_from, seat_of


class Phase(Enum):
    """What a deal waits for."""

    BIDDING = "bidding"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Bid:
    """A player announces tricks; 0 is nil."""

    player: str
    tricks: int


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card."""

    player: str
    card: Card


Action = Bid | Play


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A deal between two actions: who deals, the hands as dealt, the bids and the cards in their order."""

    dealer: str
    dealt: tuple[int, ...]
    position: Position
    bids: tuple[int, ...] = ()
    plays: tuple[int, ...] = ()
    rulebook: SpadesRulebook = SEED

    @property
    def phase(self) -> Phase:
        """Whether bids are made, cards are played, or nothing more can happen."""
        if len(self.bids) < PLAYERS:
            return Phase.BIDDING
        return Phase.OVER if is_over(self.position) else Phase.PLAY

    @property
    def round(self) -> tuple[str, ...]:
        """The players in the order in which they bid; the first one leads to the first trick."""
        return round_from(SEATS[left_of(seat_of(self.dealer))])

    @property
    def turn(self) -> str:
        """The player on turn; "" after the last card."""
        if self.phase is Phase.BIDDING:
            return self.round[len(self.bids)]
        return SEATS[self.position.turn] if self.phase is Phase.PLAY else ""

    @property
    def seat_bids(self) -> tuple[int | None, ...]:
        """The bids in seat order, None where there is none yet."""
        told = dict(zip(self.round, self.bids, strict=False))
        return tuple(told.get(player) for player in SEATS)

    @property
    def trick(self) -> Trick:
        """What the next card would be played to."""
        position = self.position
        led = SUITS_UP[SUIT_BITS.index(position.led)] if position.led else None
        return Trick(led=led, broken=position.broken, first=position.played < PLAYERS)

    def hand(self, player: str) -> Cards:
        """Return what a player still holds."""
        return cards_of(self.position.hands[seat_of(player)])


def begin(hands: tuple[Cards, ...], dealer: str = "N", rulebook: SpadesRulebook = SEED) -> Deal:
    """Return a deal before the first bid, from the hands in seat order.

    Raises `InconsistentRecord` with every hand that has not thirteen cards and every card that is dealt
    twice.

    >>> from rulesengine.spades.deck import SUIT_BITS
    >>> begin(tuple(map(cards_of, SUIT_BITS)), dealer="W").turn
    'N'
    """
    found = tuple(_wrongly_dealt(hands))
    if found:
        raise InconsistentRecord(*found)
    return of_bits(tuple(map(bits_of, hands)), dealer, rulebook)


def of_bits(hands: tuple[int, ...], dealer: str = "N", rulebook: SpadesRulebook = SEED) -> Deal:
    """Return a deal before the first bid, from hands that are sets of cards and have been checked.

    >>> of_bits(dealt_hands(Random(1))).turn
    'E'
    """
    first = left_of(seat_of(dealer))
    return Deal(dealer=dealer, dealt=hands, position=Position(hands, first), rulebook=rulebook)


def dealt_hands(rng: Random) -> tuple[int, ...]:
    """Return four hands as sets of cards, shuffled by `rng`.

    >>> [hand.bit_count() for hand in dealt_hands(Random(1))]
    [13, 13, 13, 13]
    """
    chance = rng.random
    order = sorted(BIT, key=lambda _: chance())
    return tuple(sum(order[start : start + HAND]) for start in range(0, DECK_SIZE, HAND))


def legal(deal: Deal) -> tuple[Action, ...]:
    """Return every action that the player on turn may take; nothing after the last card.

    >>> len(legal(of_bits(dealt_hands(Random(1)))))
    14
    """
    if deal.phase is Phase.BIDDING:
        return tuple(Bid(deal.turn, tricks) for tricks in range(MOST_TRICKS + 1))
    if deal.phase is Phase.OVER:
        return ()
    return tuple(Play(deal.turn, card) for card in judge_turn(deal).value.legal)


def judge_turn(deal: Deal) -> Derived[Legality]:
    """Return which cards the player on turn may play, and for each of the others why not.

    >>> from rulesengine.spades.deck import SUIT_BITS
    >>> deal = of_bits(SUIT_BITS, dealer="S")
    >>> for tricks in (13, 0, 0, 0):
    ...     deal = apply(deal, Bid(deal.turn, tricks))
    >>> deal.turn, judge_turn(deal).rule.id
    ('W', 'spades-lead-only-spades')
    """
    return judge_bits(deal.position.hands[deal.position.turn], deal.trick, deal.rulebook)


def apply(deal: Deal, action: Action) -> Deal:
    """Return the deal after an action; the one before is left as it was.

    Raises `IllegalMove` with everything that speaks against the action.

    >>> before = of_bits(dealt_hands(Random(1)))
    >>> apply(before, Bid("E", 3)).turn, before.turn
    ('S', 'E')
    """
    found = tuple(complaints(deal, action))
    if found:
        raise IllegalMove(*found)
    return forced(deal, action)


def forced(deal: Deal, action: Action) -> Deal:
    """Return the deal after an action that was found possible, or that a record says was made.

    >>> forced(of_bits(dealt_hands(Random(1))), Bid("E", 3)).bids
    (3,)
    """
    if isinstance(action, Bid):
        return replace(deal, bids=(*deal.bids, action.tricks))
    number = NUMBER[action.card]
    return replace(deal, plays=(*deal.plays, number), position=after(deal.position, number))


def complaints(deal: Deal, action: Action, path: str = "") -> Iterator[Problem]:
    """Yield everything that speaks against an action.

    >>> deal = of_bits(dealt_hands(Random(1)))
    >>> [one.rule.id for one in complaints(deal, Bid("W", 14))]
    ['input-out-of-range', 'spades-out-of-turn']
    """
    if isinstance(action, Bid):
        yield from _against_bid(deal, action, path)
    else:
        yield from _against_card(deal, action, path)


def tricks_of(deal: Deal) -> tuple[Cards, ...]:
    """Return the cards of each trick, the last one as far as it has come.

    >>> deal = of_bits(SUIT_BITS, dealer="S")
    >>> for tricks in (13, 0, 0, 0):
    ...     deal = apply(deal, Bid(deal.turn, tricks))
    >>> [len(cards) for cards in tricks_of(apply(deal, legal(deal)[0]))]
    [1]
    """
    return tuple(
        tuple(CARDS[number] for number in deal.plays[start : start + PLAYERS])
        for start in range(0, len(deal.plays), PLAYERS)
    )


def _wrongly_dealt(hands: tuple[Cards, ...]) -> Iterator[Problem]:
    before: Cards = ()
    for player, cards in zip(SEATS, hands, strict=True):
        path = f"hands.{player}"
        if len(cards) != HAND:
            yield problem(rules.HAND_SIZE, path, player=player, count=len(cards), expected=HAND)
        yield from doubled(cards, path, elsewhere=before)
        before += cards


def _against_bid(deal: Deal, bid: Bid, path: str) -> Iterator[Problem]:
    if not 0 <= bid.tricks <= MOST_TRICKS:
        yield problem(why.OUT_OF_RANGE, path, low=0, high=MOST_TRICKS, came=str(bid.tricks))
    if deal.phase is not Phase.BIDDING:
        yield problem(rules.BIDS_LOCKED, path, player=bid.player, bid=bid.tricks)
    elif bid.player != deal.turn:
        yield problem(rules.OUT_OF_TURN, path, player=bid.player, turn=deal.turn)


def _against_card(deal: Deal, play: Play, path: str) -> Iterator[Problem]:
    if deal.phase is Phase.OVER:
        yield problem(rules.DEAL_ENDED, path, tricks=HAND)
        return
    if deal.phase is Phase.BIDDING:
        missing = PLAYERS - len(deal.bids)
        yield problem(rules.CARD_BEFORE_BIDS, path, player=play.player, card=play.card, missing=missing)
    elif play.player != deal.turn:
        yield problem(rules.OUT_OF_TURN, path, player=play.player, turn=deal.turn)
    if play.card not in deal.hand(play.player):
        yield problem(rules.NOT_HELD, path, player=play.player, card=play.card)
    elif deal.phase is Phase.PLAY and play.player == deal.turn:
        refused = dict(judge_turn(deal).value.refused)
        if play.card in refused:
            yield problem_of(refusal(refused[play.card], (play.card,), deal.trick), path)
