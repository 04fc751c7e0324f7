"""A deal in play: immutable states, pure moves, and the reason why a move is refused."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random

from rulesengine.core.cards import Card
from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.spades import rules
from rulesengine.spades.deck import (
    BIT,
    CARDS,
    DECK_SIZE,
    bits_of,
    cards_of,
)
from rulesengine.spades.playing import Cards, Trick, doubled
from rulesengine.spades.position import Position, is_over
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import (
    HAND,
    PLAYERS,
    ROUND,
    SEATS,
    SIDES,
    BySide,
    left_of,
    of_side,
    round_from,
    seat_of,
)


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
    rulebook: SpadesRulebook = DOCUMENT

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
    def table(self) -> Cards:
        """The cards that lie on the table, in the order of play."""
        lying = self.position.played % PLAYERS
        return tuple(CARDS[number] for number in self.plays[len(self.plays) - lying :])

    @property
    def leader(self) -> str:
        """The player who leads to the trick that is played; before and after all tricks, who bids first."""
        if self.phase is not Phase.PLAY:
            return self.round[0]
        return SEATS[ROUND[self.position.turn][-len(self.table)]]

    @property
    def seat_bids(self) -> tuple[int | None, ...]:
        """The bids in seat order, None where there is none yet."""
        told = dict(zip(self.round, self.bids, strict=False))
        return tuple(told.get(player) for player in SEATS)

    @property
    def trick(self) -> Trick:
        """What the next card would be played to."""
        first = self.position.played < PLAYERS
        return Trick(broken=self.position.broken, first=first, table=self.table)

    @property
    def contracts(self) -> tuple[int | None, int | None]:
        """The contract of each side; None where a partner has not bid."""
        one, other = (of_side(side, self.seat_bids) for side in range(len(SIDES)))
        return (_together(one), _together(other))

    @property
    def taken(self) -> BySide:
        """The tricks that each side has taken."""
        one, other = (of_side(side, self.position.taken) for side in range(len(SIDES)))
        return (sum(one), sum(other))

    def hand(self, player: str) -> Cards:
        """Return what a player still holds."""
        return cards_of(self.position.hands[seat_of(player)])


def begin(hands: tuple[Cards, ...], dealer: str = "N", rulebook: SpadesRulebook = DOCUMENT) -> Deal:
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


def of_bits(hands: tuple[int, ...], dealer: str = "N", rulebook: SpadesRulebook = DOCUMENT) -> Deal:
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


def tricks_of(deal: Deal) -> tuple[Cards, ...]:
    """Return the cards of each trick, the last one as far as it has come.

    >>> from rulesengine.spades.deck import SUIT_BITS
    >>> from rulesengine.spades.moves import apply, legal
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


def _together(bids: tuple[int | None, int | None]) -> int | None:
    one, other = bids
    return None if one is None or other is None else one + other


def _wrongly_dealt(hands: tuple[Cards, ...]) -> Iterator[Problem]:
    before: Cards = ()
    for player, cards in zip(SEATS, hands, strict=True):
        path = f"hands.{player}"
        if len(cards) != HAND:
            yield problem(rules.HAND_SIZE, path, player=player, count=len(cards), expected=HAND)
        yield from doubled(cards, path, elsewhere=before)
        before += cards
