"""The score of a whole hand: both sides, after their numbers have been checked."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InconsistentRecord, Problem, Problems, problem
from rulesengine.core.reading import require_wholes
from rulesengine.spades import rules
from rulesengine.spades.end import refuse_after_end
from rulesengine.spades.rulebook import BAG_COUNT, DOCUMENT, SCORE, TAKEN, SpadesRulebook
from rulesengine.spades.scoring import score_side
from rulesengine.spades.seats import ALONE, HAND, SEATS, SIDES, BySeat, BySide, of_side
from rulesengine.spades.side import Nil, Scored, Side


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand as it was written: what each seat bid and took."""

    bids: BySeat
    tricks: BySeat


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoredHand:
    """A hand with what it was to each side; `before` and `bags_before` are scores and bags before it."""

    hand: Hand
    sides: tuple[Scored, Scored]
    before: BySide
    bags_before: BySide
    rulebook: SpadesRulebook

    @property
    def points(self) -> BySide:
        """The points of both sides."""
        return (self.sides[0].points, self.sides[1].points)

    @property
    def scores(self) -> BySide:
        """Both scores after the hand."""
        return (self.sides[0].score, self.sides[1].score)

    @property
    def bags(self) -> BySide:
        """The bags of both sides after the hand."""
        return (self.sides[0].bags, self.sides[1].bags)

    @property
    def nil(self) -> tuple[Nil, Nil, Nil, Nil]:
        """What became of each seat's nil."""
        (north, south), (east, west) = self.sides[0].nil, self.sides[1].nil
        return (north, east, south, west)


def score_hand(
    hand: Hand, scores: BySide = (0, 0), bags: BySide = (0, 0), rulebook: SpadesRulebook = DOCUMENT
) -> Derived[ScoredHand]:
    """Return the score of a hand; `scores` and `bags` are those before it.

    Raises `InconsistentRecord` for tricks that are not thirteen and for bags that would have been charged
    already, `IllegalMove` when the game was over before the hand.

    >>> score_hand(Hand((2, 12, 5, 1), (5, 4, 3, 1))).value.scores
    (71, -130)
    """
    check_hand(hand, scores, bags, rulebook)
    return scored(hand, scores, bags, rulebook)


def scored(hand: Hand, scores: BySide, bags: BySide, rulebook: SpadesRulebook) -> Derived[ScoredHand]:
    """Return the score of a hand that has been checked.

    >>> scored(Hand((4, 3, 3, 3), (5, 2, 3, 3)), (0, 0), (9, 0), DOCUMENT).value.points
    (-29, -60)
    """
    first, second = (_side(side, hand, scores, bags, rulebook) for side in range(len(SIDES)))
    found = ScoredHand(
        hand=hand, sides=(first.value, second.value), before=scores, bags_before=bags, rulebook=rulebook
    )
    return derive(
        rules.HAND_SCORED,
        found,
        *_sum_of_bids(hand.bids),
        first,
        second,
        points=found.points,
        scores=found.scores,
        bags=found.bags,
    )


def score_one_side(side: Side, rulebook: SpadesRulebook = DOCUMENT) -> Derived[Scored]:
    """Return what a hand is to one side that is looked at alone.

    Raises `InconsistentRecord` for more than thirteen tricks and for bags that would have been charged.

    >>> score_one_side(Side(bids=(4, 2), tricks=(5, 3), score=109, bags=9)).value.bags
    1
    """
    check_side(side)
    found = [*_too_many_bags(ALONE, side.bags, "bags", rulebook)]
    taken = sum(side.tricks)
    if taken > HAND:
        found.insert(0, problem(rules.TRICKS_OVER, "tricks", parts=side.tricks, total=taken, tricks=HAND))
    if found:
        raise InconsistentRecord(*found)
    return score_side(side, rulebook)


def check_side(side: Side) -> None:
    """Raise `InputError` unless bids, tricks, score and bags are numbers that can be.

    >>> check_side(Side(bids=(4, 2), tricks=(5, 3.5)))
    Traceback (most recent call last):
    rulesengine.core.errors.InputError: tricks[1]: input-not-whole
    """
    found = Problems()
    for name in ("bids", "tricks"):
        found.attempt(require_wholes, getattr(side, name), name, TAKEN, len(SIDES))
    found.attempt(SCORE, side.score, "score")
    found.attempt(BAG_COUNT, side.bags, "bags")
    found.raise_any()


def check_hand(hand: Hand, scores: BySide, bags: BySide, rulebook: SpadesRulebook, path: str = "") -> None:
    """Raise every problem of a hand and of the score before it; `path` leads to the hand.

    >>> check_hand(Hand((3, 3, 3, 3), (4, 4, 4, 2)), (0, 0), (0, 0), DOCUMENT)
    Traceback (most recent call last):
    rulesengine.core.errors.InconsistentRecord: tricks: spades-tricks-wrong
    """
    found = Problems()
    found.attempt(check_numbers, hand, path)
    found.attempt(require_wholes, scores, "scores", SCORE, len(SIDES))
    found.attempt(require_wholes, bags, "bags", BAG_COUNT, len(SIDES))
    found.raise_any()
    faults = tuple(wrong_tricks(hand, f"{path}tricks"))
    if faults:
        found.add(InconsistentRecord(*faults))
    found.attempt(check_before, scores, bags, rulebook)
    found.raise_any()


def check_numbers(hand: Hand, path: str = "") -> None:
    """Raise `InputError` unless each seat has a bid and tricks that can be; `path` leads to the hand.

    >>> check_numbers(Hand((14, 3, 3, 3), (4, 4, 4, 1)))
    Traceback (most recent call last):
    rulesengine.core.errors.InputError: bids[0]: input-out-of-range
    """
    found = Problems()
    found.attempt(require_wholes, hand.bids, f"{path}bids", TAKEN, len(SEATS))
    found.attempt(require_wholes, hand.tricks, f"{path}tricks", TAKEN, len(SEATS))
    found.raise_any()


def check_before(scores: BySide, bags: BySide, rulebook: SpadesRulebook) -> None:
    """Raise every problem of the score and the bags before a hand: the game is over, bags were charged.

    >>> check_before((500, 0), (0, 0), DOCUMENT)
    Traceback (most recent call last):
    rulesengine.core.errors.IllegalMove: scores: spades-after-the-end
    """
    found = Problems()
    faults = tuple(wrong_bags(bags, rulebook))
    if faults:
        found.add(InconsistentRecord(*faults))
    found.attempt(refuse_after_end, scores, rulebook, 1, "scores")
    found.raise_any()


def wrong_tricks(hand: Hand, path: str) -> Iterator[Problem]:
    """Yield what is wrong with the tricks of a hand: together they are thirteen.

    >>> [one.rule.id for one in wrong_tricks(Hand((3, 3, 3, 3), (4, 4, 4, 2)), "tricks")]
    ['spades-tricks-wrong']
    """
    taken = sum(hand.tricks)
    if taken != HAND:
        yield problem(rules.TRICKS_WRONG, path, parts=hand.tricks, total=taken, tricks=HAND)


def wrong_bags(bags: BySide, rulebook: SpadesRulebook) -> Iterator[Problem]:
    """Yield what is wrong with the bags that both sides are said to have.

    >>> [one.value for one in wrong_bags((9, 10), DOCUMENT)]
    ['bags[1]']
    """
    for side, (name, count) in enumerate(zip(SIDES, bags, strict=True)):
        yield from _too_many_bags(name, count, f"bags[{side}]", rulebook)


def _too_many_bags(side: str, bags: int, path: str, rulebook: SpadesRulebook) -> Iterator[Problem]:
    if bags >= rulebook.bag_limit:
        yield problem(rules.BAGS_TOO_MANY, path, side=side, bags=bags, limit=rulebook.bag_limit)


def _side(side: int, hand: Hand, scores: BySide, bags: BySide, rulebook: SpadesRulebook) -> Derived[Scored]:
    before = Side(
        name=SIDES[side],
        players=of_side(side, SEATS),
        bids=of_side(side, hand.bids),
        tricks=of_side(side, hand.tricks),
        score=scores[side],
        bags=bags[side],
    )
    return score_side(before, rulebook)


def _sum_of_bids(bids: BySeat) -> Iterator[Derived[int]]:
    together = sum(bids)
    if together > HAND:
        yield derive(rules.BIDS_OVER, together, parts=bids, total=together, tricks=HAND)
    if together == HAND:
        yield derive(rules.BIDS_EVEN, together, parts=bids, total=together)
