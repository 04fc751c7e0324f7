"""The game: hands in order, their scores always their replay, until a side has won."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InconsistentRecord, Problems
from rulesengine.core.reading import require_wholes
from rulesengine.spades import rules
from rulesengine.spades.end import Ending, judge_end, refuse_after_end, winner_at
from rulesengine.spades.hand import Hand, ScoredHand, check_numbers, scored, wrong_bags, wrong_tricks
from rulesengine.spades.rulebook import BAG_COUNT, DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import SIDES, BySide


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands between two hands."""

    scores: BySide = (0, 0)
    bags: BySide = (0, 0)


@dataclass(frozen=True, slots=True)
class Game:
    """A game as far as it has been played."""

    start: Standing
    hands: tuple[ScoredHand, ...]
    ending: Ending
    rulebook: SpadesRulebook

    @property
    def standing(self) -> Standing:
        """Scores and bags now."""
        return _after(self.hands, self.start)


def play_game(
    hands: tuple[Hand, ...],
    scores: BySide = (0, 0),
    bags: BySide = (0, 0),
    rulebook: SpadesRulebook = DOCUMENT,
) -> Derived[Game]:
    """Return the game that these hands make.

    Raises `InconsistentRecord` with every hand whose tricks are not thirteen, `IllegalMove` for a hand after
    the end.

    >>> hand = Hand((4, 3, 3, 3), (5, 2, 3, 3))
    >>> play_game((hand, hand)).value.standing
    Standing(scores=(142, -120), bags=(2, 0))
    """
    check_hands(hands, bags, rulebook)
    start = Standing(scores, bags)
    return _as_game(start, tuple(replay(hands, start, rulebook)), rulebook)


def play_until_over(hands: tuple[Hand, ...], start: Standing, rulebook: SpadesRulebook) -> Derived[Game]:
    """Return the game with as many of the hands as it has under these rules; the hands must be possible.

    >>> hand = Hand((4, 3, 3, 3), (5, 2, 3, 3))
    >>> len(play_until_over((hand, hand, hand), Standing((400, 0)), DOCUMENT).value.hands)
    2
    """
    played: list[Derived[ScoredHand]] = []
    over = winner_at(start.scores, rulebook)
    for one in replay(() if over else hands, start, rulebook):
        played.append(one)
        if winner_at(one.value.scores, rulebook):
            break
    return _as_game(start, tuple(played), rulebook)


def replay(hands: Iterable[Hand], start: Standing, rulebook: SpadesRulebook) -> Iterator[Derived[ScoredHand]]:
    """Yield the hands one by one as they are written, each checked against the end of the game.

    >>> hand = Hand((4, 3, 3, 3), (5, 2, 3, 3))
    >>> [one.value.scores for one in replay((hand, hand), Standing(), DOCUMENT)]
    [(71, -60), (142, -120)]
    """
    now = start
    for number, hand in enumerate(hands, 1):
        refuse_after_end(now.scores, rulebook, number, f"hands[{number - 1}]")
        one = scored(hand, now.scores, now.bags, rulebook)
        yield derive(
            rules.HAND_OF_GAME,
            one.value,
            one,
            number=number,
            points=one.value.points,
            before=now.scores,
            after=one.value.scores,
        )
        now = _after((one.value,), now)


def check_hands(hands: tuple[Hand, ...], bags: BySide, rulebook: SpadesRulebook) -> None:
    """Raise `InconsistentRecord` with every hand that cannot have been played.

    >>> check_hands((Hand((3, 3, 3, 3), (3, 3, 3, 3)),), (0, 0), DOCUMENT)
    Traceback (most recent call last):
    rulesengine.core.errors.InconsistentRecord: hands[0].tricks: spades-tricks-wrong
    """
    told = Problems()
    told.attempt(require_wholes, bags, "bags", BAG_COUNT, len(SIDES))
    for index, hand in enumerate(hands):
        told.attempt(check_numbers, hand, f"hands[{index}].")
    told.raise_any()
    found = [*wrong_bags(bags, rulebook)]
    for index, hand in enumerate(hands):
        found += wrong_tricks(hand, f"hands[{index}].tricks")
    if found:
        raise InconsistentRecord(*found)


def _as_game(
    start: Standing, played: tuple[Derived[ScoredHand], ...], rulebook: SpadesRulebook
) -> Derived[Game]:
    """Return the game that these hands make, with the rule that says where it stands."""
    hands = tuple(one.value for one in played)
    now = _after(hands, start)
    ending = judge_end(now.scores, now.bags, rulebook)
    game = Game(start, hands, ending.value, rulebook)
    return replace(ending.meaning(game), because=played)


def _after(hands: tuple[ScoredHand, ...], start: Standing) -> Standing:
    return Standing(hands[-1].scores, hands[-1].bags) if hands else start
