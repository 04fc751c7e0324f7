"""What can be read from a view: who took what, what is still out, who has run out of a suit."""

from dataclasses import dataclass

from rulesengine.bots.view import PlayerView
from rulesengine.spades.deck import ALL, BIT, FIRST_SPADE, IN_SUIT, SUIT_BITS, SUIT_OF
from rulesengine.spades.rulebook import NilTricks
from rulesengine.spades.seats import HAND, PLAYERS, ROUND, of_side, partner_of

UNKNOWN = -1


@dataclass(slots=True)
class Reading:
    """The state of a deal between two cards, as far as everybody can see it.

    `bids` stand in seat order, `UNKNOWN` where there is none yet. `out` is the set of cards in the other
    three hands, `voids` for each seat the suits in which it has shown that it has none.
    """

    view: PlayerView
    bids: list[int]
    taken: list[int]
    trick: list[int]
    led: int
    best: int
    ahead: int
    out: int
    voids: list[int]

    @property
    def partner(self) -> int:
        """The seat across the table."""
        return partner_of(self.view.seat)

    @property
    def last(self) -> bool:
        """Whether nobody plays to the trick after this seat."""
        return len(self.trick) == PLAYERS - 1

    @property
    def left(self) -> int:
        """Tricks that are not complete yet."""
        return HAND - sum(self.taken)

    def need(self, side: int) -> int:
        """Return how many tricks a side still needs for its contract; below 1 it is made."""
        one, other = of_side(side, self.bids)
        return max(0, one) + max(0, other) - self._counted(side)

    @property
    def helps(self) -> bool:
        """Whether a trick of this player can count for a contract: there is one, and its tricks do."""
        seat = self.view.seat
        if self.bids[seat]:
            return True
        return bool(self.bids[self.partner]) and self.view.rulebook.nil_tricks is NilTricks.COUNT

    def _counted(self, side: int) -> int:
        """Return the tricks that count for a side's contract: those of a nil only where the house says so."""
        both = zip(of_side(side, self.bids), of_side(side, self.taken), strict=True)
        every = self.view.rulebook.nil_tricks is NilTricks.COUNT
        return sum(taken for bid, taken in both if bid or every)

    def nil_alive(self, seat: int) -> bool:
        """Tell whether a seat bid nil and has taken no trick."""
        return self.bids[seat] == 0 and self.taken[seat] == 0

    def to_play(self, seat: int) -> bool:
        """Tell whether a seat still plays to this trick after this player."""
        return 0 < (seat - self.view.seat) % PLAYERS < PLAYERS - len(self.trick)

    def beats(self, card: int) -> bool:
        """Tell whether a card would be the best of the trick so far."""
        if not self.trick:
            return True
        return card > self.best and (card >= FIRST_SPADE or bool(BIT[card] & self.led))

    def above(self, card: int) -> int:
        """Return the cards of the same suit that are higher and in other hands."""
        return self.out & SUIT_OF[card] & -(BIT[card] << 1)


def read(view: PlayerView) -> Reading:
    """Return what a view tells, by going through its history once."""
    bids = [UNKNOWN] * PLAYERS
    for seat, bid in zip(ROUND[view.first], view.bids, strict=False):
        bids[seat] = bid
    taken, voids = [0] * PLAYERS, [0] * PLAYERS
    seat = view.first
    led = best = ahead = seen = 0
    count = len(view.plays)
    for place, card in enumerate(view.plays):
        bit = BIT[card]
        seen |= bit
        if place & 3 == 0:
            led, best, ahead = SUIT_OF[card], card, seat
        else:
            if not bit & led:
                voids[seat] |= led
            if card > best and (card >= FIRST_SPADE or bit & led):
                best, ahead = card, seat
        seat = (seat + 1) & 3
        if place & 3 == 3:
            taken[ahead] += 1
            seat = ahead
    trick = list(view.plays[count - count % PLAYERS :])
    return Reading(
        view=view,
        bids=bids,
        taken=taken,
        trick=trick,
        led=led if trick else 0,
        best=best,
        ahead=ahead,
        out=ALL & ~seen & ~view.hand,
        voids=voids,
    )


def rank_of(card: int) -> int:
    """Return 0 for a two up to 12 for an ace."""
    return card % IN_SUIT


def lengths(hand: int) -> tuple[int, ...]:
    """Return how many cards of each suit a hand holds: clubs, diamonds, hearts, spades."""
    return tuple((hand & suit).bit_count() for suit in SUIT_BITS)
