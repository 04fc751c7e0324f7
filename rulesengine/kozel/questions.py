"""The kinds of question that Kozel answers, each with what is given and what comes out."""

from collections.abc import Mapping
from typing import Any

from rulesengine.core.cards import Card, Tally
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.core.question import Parameter, Question, Say, of_value
from rulesengine.core.records import PARTED, RecordComparison, audited
from rulesengine.core.rulebook import Overrides
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.agree import agree_before_play
from rulesengine.kozel.audit import audit_record
from rulesengine.kozel.clinch import judge_finish
from rulesengine.kozel.compare import compare_houses
from rulesengine.kozel.count import count_deal
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.inputs import BANKS, CARRY, CONFIRMED, HANDS, PAIRS, POINTS, SCORES, TABLE
from rulesengine.kozel.match import Match, after_the_end, check_start, is_over, play_match
from rulesengine.kozel.points import Score
from rulesengine.kozel.record import check_claims, write_record
from rulesengine.kozel.rulebook import KozelRulebook
from rulesengine.kozel.state import state_of

_PAIRS = Parameter("pairs", PAIRS, (0, 0))
_CARRY = Parameter("carry", CARRY, 0)
_HANDS = Parameter("hands", HANDS)


def _one_hand(points: Score, pairs: Score, carry: int, rulebook: KozelRulebook) -> Derived[Match]:
    check_start(pairs, carry, rulebook)
    before = state_of(pairs, carry)
    if is_over(before, rulebook):
        raise after_the_end(before, rulebook, number=1, path="pairs")
    return play_match((Hand(points),), pairs, carry, rulebook)


def _check_claims(match: Derived[Match], given: Mapping[str, Any], voices: tuple[Say, ...]) -> None:
    check_claims(match.value, given["hands"], voices)


def _explained(error: RulesError) -> list[list[str]]:
    """Return the sets of ranks that would explain an impossible total."""
    reasons = [reason for one in error.problems for reason in one.because if reason.rule == kozel.EXPLAINED]
    return [list(ranks.ranks()) for reason in reasons for ranks in reason.fact("sets")]  # type: ignore[union-attr]  # a tuple of tallies


def _names(cards: tuple[Card, ...] | Tally) -> list[str]:
    return list(cards.ranks()) if isinstance(cards, Tally) else [str(card) for card in cards]


MATCH = Question(
    kind="kozel.match",
    main="hands",
    parameters=(_PAIRS, _CARRY, _HANDS),
    answer=play_match,
    check=_check_claims,
    outputs={
        "pairs": of_value(lambda match: match.state.pairs),
        "carry": of_value(lambda match: match.state.carry),
        "awards": of_value(lambda match: [hand.awards for hand in match.hands]),
        "finished": of_value(lambda match: match.finished),
        "winner": of_value(lambda match: match.winner),
        "line": lambda derived, say: write_record(derived.value, say),
    },
)

HAND = Question(
    kind="kozel.hand",
    main="points",
    parameters=(Parameter("points", POINTS), _PAIRS, _CARRY),
    answer=_one_hand,
    outputs={
        "base": of_value(lambda match: match.hands[0].base),
        "carried": of_value(lambda match: match.hands[0].carried),
        "award": of_value(lambda match: max(match.hands[0].awards)),
        "winner": of_value(lambda match: match.hands[0].winner),
        "result": of_value(lambda match: match.hands[0].result.value),
        "missing": lambda _derived, _say: [],
    },
    unordered=frozenset({"missing"}),
    refused={"missing": _explained},
)

COUNT = Question(
    kind="kozel.count",
    main="banks",
    parameters=(Parameter("banks", BANKS),),
    answer=count_deal,
    outputs={
        "points": of_value(lambda deal: deal.points),
        "complete": of_value(lambda deal: deal.complete),
        "missing": of_value(lambda deal: _names(deal.missing)),
        "doubled": of_value(lambda deal: _names(deal.doubled)),
    },
    unordered=frozenset({"missing", "doubled"}),
)

CLINCH = Question(
    kind="kozel.clinch",
    main="confirmed",
    parameters=(_PAIRS, _CARRY, Parameter("confirmed", CONFIRMED), Parameter("table", TABLE, 0)),
    answer=judge_finish,
    outputs={
        "decided": of_value(lambda found: found.decided),
        "hand_winner": of_value(lambda found: found.hand_winner),
        "match_over_if_a_wins": of_value(lambda found: found.over_if_wins[0]),
        "match_over_if_b_wins": of_value(lambda found: found.over_if_wins[1]),
        "needs": of_value(lambda found: found.needs),
        "table_wins_for": of_value(lambda found: found.table_wins_for),
    },
    unordered=frozenset({"table_wins_for"}),
)

AUDIT = Question(
    kind="kozel.audit",
    main="hands",
    parameters=(_PAIRS, _CARRY, _HANDS, Parameter("recorded", SCORES)),
    answer=audit_record,
    outputs=audited(lambda audit: audit.mistakes),
)


def _compare(
    hands: tuple[Hand, ...], pairs: Score, carry: int, against: KozelRulebook, rulebook: KozelRulebook
) -> Derived[RecordComparison[Match]]:
    return compare_houses(hands, rulebook, against, pairs, carry)


COMPARE = Question(
    kind="kozel.compare",
    main="hands",
    parameters=(_PAIRS, _CARRY, _HANDS, Parameter("against", Overrides(KozelRulebook()))),
    answer=_compare,
    outputs={
        "pairs": of_value(lambda both: both.first.state.pairs),
        "against_pairs": of_value(lambda both: both.second.state.pairs),
    }
    | PARTED,
    unordered=frozenset({"fields"}),
)

AGREE = Question(
    kind="kozel.agree",
    main="",
    parameters=(),
    answer=agree_before_play,
    outputs={
        "tie": of_value(lambda house: house.tie.value),
        "carry_pairs": of_value(lambda house: house.carry_pairs),
        "carry_cap": of_value(lambda house: house.carry_cap),
        "carry_may_finish": of_value(lambda house: house.carry_may_finish),
    },
)

QUESTIONS = (MATCH, HAND, COUNT, CLINCH, AUDIT, COMPARE, AGREE)
