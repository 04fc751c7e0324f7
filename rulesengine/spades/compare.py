"""Two rulebooks on one hand or a whole game, and the three readings of a failed nil side by side."""

from dataclasses import dataclass, replace

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import Problems
from rulesengine.core.records import DealComparison, RecordComparison, first_parted
from rulesengine.core.rulebook import differences, matters, that_matter, worded
from rulesengine.spades import rules
from rulesengine.spades.end import refuse_after_end
from rulesengine.spades.game import Game, Standing, check_hands, play_until_over
from rulesengine.spades.hand import Hand, ScoredHand, check_hand, score_one_side, scored
from rulesengine.spades.rulebook import DOCUMENT, NilTricks, SpadesRulebook
from rulesengine.spades.seats import BySide
from rulesengine.spades.side import Scored, Side


@dataclass(frozen=True, slots=True)
class Readings:
    """One side's hand under each reading of what the tricks of a failed nil do."""

    count: Scored
    bags_only: Scored
    nothing: Scored

    @property
    def points(self) -> tuple[int, int, int]:
        """The points under each reading."""
        return (self.count.points, self.bags_only.points, self.nothing.points)


def compare_houses(
    hand: Hand,
    first: SpadesRulebook,
    second: SpadesRulebook,
    scores: BySide = (0, 0),
    bags: BySide = (0, 0),
) -> Derived[DealComparison[ScoredHand]]:
    """Return what one hand comes to under two rulebooks, and through which fields.

    A field matters when the hand changes as soon as it alone is taken from the other rulebook.

    >>> hand = Hand((0, 4, 6, 3), (1, 4, 5, 3))
    >>> compare_houses(hand, DOCUMENT, SpadesRulebook(nil_tricks=NilTricks.BAGS)).value.matter
    ('nil_tricks',)
    """
    found = Problems()
    for house in (first, second):
        found.attempt(check_hand, hand, scores, bags, house)
    found.raise_any()
    one, other = (scored(hand, scores, bags, house) for house in (first, second))
    matter = that_matter(first, second, lambda mine, other: _changes(hand, bags, mine, other))
    both = DealComparison(one.value, other.value, differences(first, second), matter=matter)
    if one.value.points == other.value.points and one.value.bags == other.value.bags:
        return derive(rules.READINGS_AGREE, both, one, other, points=one.value.points)
    axes = (_axis(name, first, second) for name in matter)
    points, their_points = one.value.points, other.value.points
    if points == their_points:
        bags, their_bags = one.value.bags, other.value.bags
        return derive(
            rules.BAGS_DIFFER, both, one, other, *axes, points=points, bags=bags, their_bags=their_bags
        )
    return derive(rules.READINGS_DIFFER, both, one, other, *axes, points=points, their_points=their_points)


def compare_games(
    hands: tuple[Hand, ...],
    first: SpadesRulebook,
    second: SpadesRulebook,
    scores: BySide = (0, 0),
    bags: BySide = (0, 0),
) -> Derived[RecordComparison[Game]]:
    """Return what the same hands come to as a game in two houses, and after which hand these part.

    A game that ends earlier in one house is compared as far as it went there. Raises what `play_game`
    raises, `IllegalMove` only for hands after the end in both houses.

    >>> hands = (Hand((4, 3, 3, 3), (6, 2, 3, 2)),) * 3
    >>> compare_games(hands, DOCUMENT, SpadesRulebook(bag_limit=5, bag_penalty=50)).value.parted
    3
    """
    found = Problems()
    for house in (first, second):
        found.attempt(check_hands, hands, bags, house)
    found.raise_any()
    start = Standing(scores, bags)
    one, other = (play_until_over(hands, start, house) for house in (first, second))
    longer = max(one.value, other.value, key=lambda game: len(game.hands))
    played = len(longer.hands)
    if played < len(hands):
        refuse_after_end(longer.standing.scores, longer.rulebook, played + 1, f"hands[{played}]")
    parted = first_parted(
        _standings(one.value),
        _standings(other.value),
        over_in_one=one.value.ending.finished != other.value.ending.finished,
    )
    both = RecordComparison(one.value, other.value, differences(first, second), parted=parted)
    now, their = one.value.standing, other.value.standing
    if not parted:
        return derive(rules.GAMES_AGREE, both, one, other, scores=now.scores, bags=now.bags)
    return derive(
        rules.GAMES_DIFFER,
        both,
        one,
        other,
        scores=now.scores,
        bags=now.bags,
        their_scores=their.scores,
        their_bags=their.bags,
        number=parted,
    )


def compare_readings(side: Side, rulebook: SpadesRulebook = DOCUMENT) -> Derived[Readings]:
    """Return what a side's hand comes to under the three readings of a failed nil.

    >>> compare_readings(Side(bids=(0, 6), tricks=(1, 5))).value.points
    (-40, -159, -160)
    """
    told = [score_one_side(side, replace(rulebook, nil_tricks=reading)) for reading in NilTricks]
    ways = [
        derive(rules.NIL_READING, one.value, one, reading=reading, total=one.value.points)
        for reading, one in zip(NilTricks, told, strict=True)
    ]
    found = Readings(*(one.value for one in told))
    return derive(rules.NIL_READINGS, found, *ways, points=found.points)


def _changes(hand: Hand, bags: BySide, house: SpadesRulebook, other: SpadesRulebook) -> bool:
    """Tell whether a hand is another one in another house; the scores before it do not change it."""
    one, two = (scored(hand, (0, 0), bags, each).value for each in (house, other))
    return (one.points, one.bags) != (two.points, two.bags)


def _standings(game: Game) -> list[tuple[BySide, BySide]]:
    return [(hand.scores, hand.bags) for hand in game.hands]


def _axis(name: str, first: SpadesRulebook, second: SpadesRulebook) -> Derived[str]:
    ours, theirs = (worded(name, getattr(house, name)) for house in (first, second))
    return matters(name, ours, theirs, rules.CHOICE_MATTERS, rules.NUMBER_MATTERS)
