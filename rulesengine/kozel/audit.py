"""The audit: given what people wrote after each hand, the first wrong line and what explains it."""

from dataclasses import dataclass

from rulesengine.core.derivation import Derived, FactValue, Rule, derive, derive_known
from rulesengine.core.errors import InputError, problem
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Hand, Result
from rulesengine.kozel.match import Match, PlayedHand, play_match
from rulesengine.kozel.mistakes import Mistake, wrong_scores
from rulesengine.kozel.points import SIDES, Score
from rulesengine.kozel.rulebook import ARTICLE, KozelRulebook

LIKELIEST = (
    Mistake.CAPPED_AT_TARGET,
    Mistake.CREDITED_BOTH,
    Mistake.CREDITED_BY_TRICKS,
    Mistake.CARRY_FORGOTTEN,
    Mistake.CARRY_APPLIED_TWICE,
)
"""The order in which mistakes are named when several give the same score; a score cut exactly to the
target says more than the others, so it comes first."""


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit found: the first wrong line (1-based, 0 for none) and every mistake that explains it."""

    match: Match
    recorded: tuple[Score, ...]
    first_wrong: int
    mistakes: tuple[Mistake, ...]


def audit_record(
    hands: tuple[Hand, ...],
    recorded: tuple[Score, ...],
    pairs: Score = (0, 0),
    carry: int = 0,
    rulebook: KozelRulebook = ARTICLE,
) -> Derived[Audit]:
    """Return whether the scores written after each hand are right, and if not, where and why.

    Raises `InputError` when there are not as many lines as hands, and what `play_match` raises.

    >>> audit_record((Hand((60, 60)),), ((1, 1),)).value.mistakes
    (<Mistake.CREDITED_BOTH: 'credited-both'>,)
    """
    if len(recorded) != len(hands):
        raise InputError(problem(kozel.RECORD_LENGTH, "recorded", hands=len(hands), lines=len(recorded)))
    played = play_match(hands, pairs, carry, rulebook)
    match = played.value
    wrong = [one for one, said in zip(match.hands, recorded, strict=True) if one.after.pairs != said]
    if not wrong:
        audit = Audit(match, recorded, 0, ())
        return derive(kozel.RECORD_RIGHT, audit, played, lines=len(recorded))
    return _wrong_line(played, recorded, wrong[0])


def explain(match: Match, hand: PlayedHand, said: Score) -> tuple[Mistake, ...]:
    """Return the mistakes that would leave exactly this score after the hand, the likeliest first.

    >>> match = play_match((Hand((60, 60)), Hand((74, 46))), pairs=(2, 3)).value
    >>> explain(match, match.hands[1], (3, 3))
    (<Mistake.CARRY_FORGOTTEN: 'carry-forgotten'>,)
    """
    found = tuple(one for one in LIKELIEST if said in wrong_scores(one, match, hand.number - 1))
    return found or (Mistake.OTHER,)


def _wrong_line(played: Derived[Match], recorded: tuple[Score, ...], hand: PlayedHand) -> Derived[Audit]:
    said = recorded[hand.number - 1]
    mistakes = explain(played.value, hand, said)
    return derive(
        kozel.RECORD_WRONG,
        Audit(played.value, recorded, hand.number, mistakes),
        *played.because[: hand.number],
        *(_mistake(one, hand, said, played.value) for one in mistakes),
        number=hand.number,
        points=hand.points,
        recorded=said,
        right=hand.after.pairs,
    )


MISTAKE_RULES: dict[Mistake, Rule] = {
    Mistake.CREDITED_BOTH: kozel.CREDITED_BOTH,
    Mistake.CREDITED_BY_TRICKS: kozel.CREDITED_BY_TRICKS,
    Mistake.CARRY_FORGOTTEN: kozel.CARRY_FORGOTTEN,
    Mistake.CARRY_APPLIED_TWICE: kozel.CARRY_TWICE,
    Mistake.CAPPED_AT_TARGET: kozel.CAPPED,
    Mistake.OTHER: kozel.OTHER_MISTAKE,
}


def _mistake(mistake: Mistake, hand: PlayedHand, said: Score, match: Match) -> Derived[Mistake]:
    known: dict[str, FactValue] = {
        "recorded": said,
        "right": hand.after.pairs,
        "carry": _carry_at_stake(hand, match),
        "target": match.rulebook.target,
        "side": _favoured(hand, said),
    }
    return derive_known(MISTAKE_RULES[mistake], mistake, known)


def _carry_at_stake(hand: PlayedHand, match: Match) -> int:
    decided = [one.carried for one in match.hands[: hand.number] if one.carried]
    return decided[-1] if decided else 0


def _favoured(hand: PlayedHand, said: Score) -> str:
    given = (said[0] - hand.before.pairs[0], said[1] - hand.before.pairs[1])
    if hand.result is Result.TIE:
        return SIDES[given[1] > given[0]]
    return SIDES[hand.winner == SIDES[0]]
