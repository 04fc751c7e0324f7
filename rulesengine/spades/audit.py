"""The audit: given the scores written after each hand, the first wrong line and what explains it."""

from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InputError, problem
from rulesengine.spades import rules
from rulesengine.spades.game import Game, play_game
from rulesengine.spades.hand import Hand
from rulesengine.spades.mistakes import MISTAKE_RULES, Mistake, explain
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import BySide


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit found: the first wrong line (1-based, 0 for none) and every mistake that explains it."""

    game: Game
    recorded: tuple[BySide, ...]
    first_wrong: int = 0
    mistakes: tuple[Mistake, ...] = ()


def audit_sheet(
    hands: tuple[Hand, ...],
    recorded: tuple[BySide, ...],
    scores: BySide = (0, 0),
    bags: BySide = (0, 0),
    rulebook: SpadesRulebook = DOCUMENT,
) -> Derived[Audit]:
    """Return whether the scores written after each hand are right, and if not, where and why.

    Raises `InputError` when there are not as many lines as hands, and what `play_game` raises.

    >>> hand = Hand((4, 3, 2, 3), (5, 3, 3, 2))
    >>> audit_sheet((hand,), ((162, -60),), scores=(100, 0), bags=(9, 0)).value.mistakes
    (<Mistake.PENALTY_FORGOTTEN: 'penalty-forgotten'>,)
    """
    if len(recorded) != len(hands):
        raise InputError(problem(rules.SHEET_LENGTH, "recorded", hands=len(hands), lines=len(recorded)))
    played = play_game(hands, scores, bags, rulebook)
    game = played.value
    for index, (hand, said) in enumerate(zip(game.hands, recorded, strict=True)):
        if hand.scores != said:
            found = Audit(game, recorded, index + 1, explain(hand, said))
            return _wrong(played, found, said, hand.scores)
    return derive(rules.SHEET_RIGHT, Audit(game, recorded), played, lines=len(recorded))


def _wrong(played: Derived[Game], found: Audit, said: BySide, right: BySide) -> Derived[Audit]:
    mistakes = (derive(MISTAKE_RULES[one], one, recorded=said, right=right) for one in found.mistakes)
    return derive(
        rules.SHEET_WRONG,
        found,
        *played.because[: found.first_wrong],
        *mistakes,
        number=found.first_wrong,
        recorded=said,
        right=right,
    )
