"""What one side writes for a hand, number by number: the arithmetic that each derivation tells."""

from typing import NamedTuple

from rulesengine.spades.rulebook import DOCUMENT, DoubleNil, NilTricks, SpadesRulebook
from rulesengine.spades.seats import Partners


class Reckoning(NamedTuple):
    """The lines of one side for one hand; `nils` holds each player's points for a nil, `pair` those of two.

    `counted` are the tricks that count for the contract, `bags` the new ones, `times` how often the penalty
    falls due, `left` the bags that stay.
    """

    contract: int
    counted: int
    contract_points: int
    bags: int
    bag_points: int
    nils: Partners
    pair: int
    times: int
    penalty: int
    left: int

    @property
    def made(self) -> bool:
        """Whether the contract is made; a contract of nothing is."""
        return self.counted >= self.contract

    @property
    def points(self) -> int:
        """All lines together, for games that nobody asks about; the derivation adds them up by itself."""
        _, _, contract, _, bags, nils, pair, _, penalty, _ = self
        return contract + bags + nils[0] + nils[1] + pair + penalty


def reckon(bids: Partners, tricks: Partners, bags: int, rulebook: SpadesRulebook = DOCUMENT) -> Reckoning:
    """Return the lines of a side; `bags` are those that it had before the hand.

    >>> reckon((4, 2), (5, 3), bags=9)
    Reckoning(contract=6, counted=8, contract_points=60, bags=2, bag_points=2, nils=(0, 0), pair=0, times=1,
              penalty=-100, left=1)
    """
    contract = bids[0] + bids[1]
    together = not contract and rulebook.double_nil is DoubleNil.UNIT
    counted, new = _tricks(bids, tricks, rulebook)
    each = rulebook.trick_points
    times, left = divmod(bags + new, rulebook.bag_limit)
    return Reckoning(
        contract,
        counted,
        each * contract if counted >= contract else -each * contract,
        new,
        new * rulebook.bag_points,
        (0, 0) if together else (_nil(bids[0], tricks[0], rulebook), _nil(bids[1], tricks[1], rulebook)),
        _pair(tricks, rulebook) if together else 0,
        times,
        -times * rulebook.bag_penalty,
        left,
    )


def _tricks(bids: Partners, tricks: Partners, rulebook: SpadesRulebook) -> tuple[int, int]:
    """Return the tricks that count for the contract, and the new bags."""
    contract, taken = sum(bids), sum(tricks)
    if not contract and rulebook.double_nil is not DoubleNil.INDEPENDENT:
        return taken, 0
    if rulebook.nil_tricks is NilTricks.COUNT:
        return taken, max(0, taken - contract)
    own = sum(trick for bid, trick in zip(bids, tricks, strict=True) if bid)
    loose = taken - own if rulebook.nil_tricks is NilTricks.BAGS else 0
    return own, max(0, own - contract) + loose


def _nil(bid: int, tricks: int, rulebook: SpadesRulebook) -> int:
    if bid:
        return 0
    return -rulebook.nil_points if tricks else rulebook.nil_points


def _pair(tricks: Partners, rulebook: SpadesRulebook) -> int:
    both = len(tricks) * rulebook.nil_points
    return -both if any(tricks) else both
