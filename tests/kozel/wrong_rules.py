"""Known wrong rules of Kozel, each to be put into the engine."""

from collections.abc import Callable
from dataclasses import replace

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.records import first_parted
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Result, base_award
from rulesengine.kozel.mistakes import Mistake
from rulesengine.kozel.points import Score
from rulesengine.kozel.record import ARROW
from rulesengine.kozel.rulebook import KozelRulebook
from rulesengine.kozel.state import MatchState, Ordinary, Phase, TiePending
from rulesengine.kozel.ties import carried_award
from tests.harness.wrong_rules import Patches, everywhere


def class_from(big: int, half: int = 60) -> Callable[[Score, KozelRulebook], Result]:
    """Classify hands with other edges."""

    def wrong(points: Score, _house: KozelRulebook) -> Result:
        if max(points) == half:
            return Result.TIE
        return Result.BIG_WIN if max(points) >= big else Result.WIN

    return wrong


def paid(change: Callable[[int], int]) -> Callable[..., Derived[int] | None]:
    """Pay the winner something else than what was pending."""

    def wrong(state: MatchState, winner: str, base: int, house: KozelRulebook) -> Derived[int] | None:
        found = carried_award(state, winner, base, house)
        return found and replace(found, value=change(found.value))

    return wrong


def paid_to_side_a(state: MatchState, winner: str, base: int, house: KozelRulebook) -> Derived[int] | None:
    """Keep the carry for side A, whoever wins."""
    return carried_award(state, winner, base, house) if winner == "A" else None


def paid_beyond_the_target(
    state: MatchState, winner: str, base: int, house: KozelRulebook
) -> Derived[int] | None:
    """Forget that in some houses the carry may not finish."""
    return carried_award(state, winner, base, replace(house, carry_may_finish=True))


def kept_after_paying(_winner: str, carry: int) -> Phase:
    """Leave the marker on the table after it was paid."""
    return TiePending(carry)


def slam_pays_three(points: Score, house: KozelRulebook) -> Derived[int]:
    """Pay a third pair for all 120 points."""
    found = base_award(points, house)
    return replace(found, value=3) if max(points) == 120 else found


def cut_at_six(pairs: Score, award: Score) -> Score:
    """Stop writing at six."""
    return (min(6, pairs[0] + award[0]), min(6, pairs[1] + award[1]))


def carried_as_one_pair(pending: int, winner: str, _base: int, _house: KozelRulebook) -> Derived[int]:
    """Carry a pair where the house doubles."""
    return derive(kozel.CARRY_GOES, pending, winner=winner, carry=pending)


MUTANTS: dict[str, Patches] = {
    "the carry is paid twice": {"match.carried_award": paid(lambda carry: 2 * carry)},
    "the carry is forgotten": {"match.carried_award": lambda *_: None},
    "the carry belongs to side A": {"match.carried_award": paid_to_side_a},
    "the carry is not cleared": {"match.CarryResolved": kept_after_paying},
    "the carry may always finish": {"match.carried_award": paid_beyond_the_target},
    "a tie credits both": {"match.tie_award": lambda _house: 1},
    "a tie is redealt": {"match.after_tie": lambda *_: derive(kozel.TIE_REDEAL, Ordinary())},
    "a tie is won by the larger pile": everywhere(
        "result_of",
        lambda points, _house: Result.BIG_WIN if max(points) >= 90 else Result.WIN,
        "match",
        "hand",
    )
    | everywhere("winner_of", lambda points: "A" if points[0] >= points[1] else "B", "match", "hand"),
    "a repeated tie adds up": {"ties.pending_after": lambda before, step, _cap: before + step},
    "a repeated tie never adds up": {"ties.pending_after": lambda _before, step, _cap: step},
    "doubling is carrying": {"ties._extra": carried_as_one_pair},
    "a big win needs more than 90": everywhere("result_of", class_from(91), "match", "hand"),
    "a big win begins at 89": everywhere("result_of", class_from(89), "match", "hand"),
    "61 is a tie too": everywhere("result_of", class_from(90, half=61), "match", "hand"),
    "all 120 points pay three": everywhere("base_award", slam_pays_three, "match"),
    "the score is cut at the target": {"match.plus": cut_at_six},
    "the match ends at exactly six": everywhere(
        "is_over",
        lambda state, house: max(state.pairs) == house.target,
        "match",
        "clinch",
        "compare",
        "questions",
    ),
    "the match ends beyond six": everywhere(
        "is_over",
        lambda state, house: max(state.pairs) > house.target,
        "match",
        "clinch",
        "compare",
        "questions",
    ),
    "hands after the end are written": everywhere("is_over", lambda *_: False, "match"),
    "60:58 is written": everywhere("check_points", lambda *_: None, "match", "inputs"),
    "any start is played": everywhere("check_start", lambda *_: None, "match", "clinch", "questions"),
    "words of a record are not read": {"questions.check_claims": lambda *_: None},
    "the record hides the carry": {
        "record.outcome": lambda hand, _match, say: say(
            "kozel-record-gets", winner=hand.winner, parts=(hand.base + hand.carried,)
        )
    },
    "the record forgets hands": {"questions.write_record": lambda match, _say: f"{len(match.hands)}{ARROW}"},
    "60 wins the hand": {"clinch.MAJORITY": 60},
    "the finish forgets the carry": {"clinch.carried_award": lambda *_: None},
    "the finish forgets the table": {
        "clinch._table": lambda side, *_: derive(kozel.FINISH_OPEN, False, needs=(0, 0))
    },
    "the second bank is not subtracted": {"count.second_bank": lambda first: first},
    "lost cards do not matter": {"count._faults": lambda _banks: ((), ())},
    "no mistake is known": {"audit.explain": lambda *_: (Mistake.OTHER,)},
    "a score cut at the target is not recognised": {"audit.LIKELIEST": tuple(Mistake)[:4]},
    "houses never part": {"compare.first_parted": lambda *_, **_over: 0},
    "a score that ends one match alone is no difference": {
        "compare.first_parted": lambda ours, theirs, **_over: first_parted(ours, theirs)
    },
}
