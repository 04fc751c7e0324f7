"""What a player at the table is given: the own hand, the public cards, the history, the legal actions."""

from dataclasses import dataclass

from rulesengine.spades.deal import Deal, Phase
from rulesengine.spades.position import legal_numbers
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import BySide, left_of, seat_of


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """A deal as one seat sees it; nothing that the other three hold can be told from it.

    `hand` is the set of the cards still held, `bids` and `plays` stand in their order, `legal` are the
    cards that may be played now, none while bids are made.
    """

    seat: int
    dealer: int
    hand: int
    bids: tuple[int, ...] = ()
    plays: tuple[int, ...] = ()
    legal: tuple[int, ...] = ()
    scores: BySide = (0, 0)
    bags: BySide = (0, 0)
    rulebook: SpadesRulebook = DOCUMENT

    @property
    def first(self) -> int:
        """The seat that bids and leads first."""
        return left_of(self.dealer)


def view_of(deal: Deal, player: str, scores: BySide = (0, 0), bags: BySide = (0, 0)) -> PlayerView:
    """Return what a player sees of a deal; `scores` and `bags` are those before it.

    >>> from random import Random
    >>> from rulesengine.spades.deal import dealt_hands, of_bits
    >>> view_of(of_bits(dealt_hands(Random(1))), "E").hand.bit_count()
    13
    """
    seat = seat_of(player)
    on_turn = deal.phase is Phase.PLAY and deal.turn == player
    return PlayerView(
        seat=seat,
        dealer=seat_of(deal.dealer),
        hand=deal.position.hands[seat],
        bids=deal.bids,
        plays=deal.plays,
        legal=legal_numbers(deal.position, deal.rulebook) if on_turn else (),
        scores=scores,
        bags=bags,
        rulebook=deal.rulebook,
    )
