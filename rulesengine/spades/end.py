"""The end of the game: a limit reached at the end of a hand, the higher score, the extra hand at a tie."""

from dataclasses import dataclass

from rulesengine.core.derivation import Derived, FactValue, Rejected, Rule, derive, derive_known, reject
from rulesengine.core.errors import IllegalMove, problem
from rulesengine.spades import rules
from rulesengine.spades.rulebook import DOCUMENT, SpadesRulebook
from rulesengine.spades.seats import SIDES, BySide


@dataclass(frozen=True, slots=True)
class Ending:
    """Whether a game is over, for whom, and whether a tie at the limit asks for one more hand."""

    finished: bool
    winner: str = ""
    extra_hand: bool = False


def judge_end(scores: BySide, bags: BySide = (0, 0), rulebook: SpadesRulebook = DOCUMENT) -> Derived[Ending]:
    """Return whether these scores, at the end of a hand, end the game.

    >>> judge_end((510, 440)).value
    Ending(finished=True, winner='NS', extra_hand=False)
    >>> judge_end((510, 510)).value
    Ending(finished=False, winner='', extra_hand=True)
    """
    if not _at_a_limit(scores, rulebook):
        return derive(
            rules.GAME_OPEN, Ending(False), scores=scores, target=rulebook.target, floor=rulebook.floor
        )
    winner = winner_at(scores, rulebook)
    if not winner:
        tied = Ending(False, extra_hand=True)
        return derive(rules.EXTRA_HAND, tied, instead_of=_by_bags(bags), scores=scores)
    known: dict[str, FactValue] = {
        "winner": winner,
        "scores": scores,
        "target": rulebook.target,
        "floor": rulebook.floor,
    }
    return derive_known(_rule(scores, rulebook), Ending(True, winner), known)


def winner_at(scores: BySide, rulebook: SpadesRulebook = DOCUMENT) -> str:
    """Return the side that has won at these scores, or "".

    >>> winner_at((-210, 30)), winner_at((480, 470))
    ('EW', '')
    """
    if scores[0] == scores[1] or not _at_a_limit(scores, rulebook):
        return ""
    return SIDES[scores[1] > scores[0]]


def refuse_after_end(scores: BySide, rulebook: SpadesRulebook, number: int, path: str) -> None:
    """Raise `IllegalMove` for a hand when the game is over already: nobody wins twice.

    >>> refuse_after_end((520, 300), DOCUMENT, 4, "hands[3]")
    Traceback (most recent call last):
    rulesengine.core.errors.IllegalMove: hands[3]: spades-after-the-end
    """
    winner = winner_at(scores, rulebook)
    if winner:
        raise IllegalMove(problem(rules.AFTER_END, path, number=number, scores=scores, winner=winner))


def _at_a_limit(scores: BySide, rulebook: SpadesRulebook) -> bool:
    return max(scores) >= rulebook.target or min(scores) <= rulebook.floor


def _rule(scores: BySide, rulebook: SpadesRulebook) -> Rule:
    low, high = min(scores), max(scores)
    if high >= rulebook.target:
        return rules.BOTH_AT_TARGET if low >= rulebook.target else rules.TARGET_REACHED
    return rules.BOTH_AT_FLOOR if high <= rulebook.floor else rules.FLOOR_REACHED


def _by_bags(bags: BySide) -> tuple[Rejected, ...]:
    return (reject(rules.BAGS_BREAK_NO_TIE, bags=bags),) if bags[0] != bags[1] else ()
