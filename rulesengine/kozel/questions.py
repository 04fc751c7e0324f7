"""The kinds of question that Kozel answers, each with what is given and what comes out."""

from collections.abc import Callable, Mapping
from typing import Any

from rulesengine.core.cards import Card, Tally
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.core.question import Parameter, Question, Say
from rulesengine.core.rulebook import Overrides
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.agree import agree_before_play
from rulesengine.kozel.audit import audit_record
from rulesengine.kozel.clinch import judge_finish
from rulesengine.kozel.compare import Comparison, compare_houses
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


def _out(read: Callable[[Any], object]) -> Callable[[Derived[Any], Say], object]:
    """Return an output that needs the value alone."""
    return lambda derived, _say: read(derived.value)


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
        "pairs": _out(lambda match: match.state.pairs),
        "carry": _out(lambda match: match.state.carry),
        "awards": _out(lambda match: [hand.awards for hand in match.hands]),
        "finished": _out(lambda match: match.finished),
        "winner": _out(lambda match: match.winner),
        "line": lambda derived, say: write_record(derived.value, say),
    },
)

HAND = Question(
    kind="kozel.hand",
    main="points",
    parameters=(Parameter("points", POINTS), _PAIRS, _CARRY),
    answer=_one_hand,
    outputs={
        "base": _out(lambda match: match.hands[0].base),
        "carried": _out(lambda match: match.hands[0].carried),
        "award": _out(lambda match: max(match.hands[0].awards)),
        "winner": _out(lambda match: match.hands[0].winner),
        "result": _out(lambda match: match.hands[0].result.value),
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
        "points": _out(lambda deal: deal.points),
        "complete": _out(lambda deal: deal.complete),
        "missing": _out(lambda deal: _names(deal.missing)),
        "doubled": _out(lambda deal: _names(deal.doubled)),
    },
    unordered=frozenset({"missing", "doubled"}),
)

CLINCH = Question(
    kind="kozel.clinch",
    main="confirmed",
    parameters=(_PAIRS, _CARRY, Parameter("confirmed", CONFIRMED), Parameter("table", TABLE, 0)),
    answer=judge_finish,
    outputs={
        "decided": _out(lambda found: found.decided),
        "hand_winner": _out(lambda found: found.hand_winner),
        "match_over_if_a_wins": _out(lambda found: found.over_if_wins[0]),
        "match_over_if_b_wins": _out(lambda found: found.over_if_wins[1]),
        "needs": _out(lambda found: found.needs),
        "table_wins_for": _out(lambda found: found.table_wins_for),
    },
    unordered=frozenset({"table_wins_for"}),
)

AUDIT = Question(
    kind="kozel.audit",
    main="hands",
    parameters=(_PAIRS, _CARRY, _HANDS, Parameter("recorded", SCORES)),
    answer=audit_record,
    outputs={
        "correct": _out(lambda audit: audit.first_wrong == 0),
        "first_wrong": _out(lambda audit: audit.first_wrong),
        "mistake": _out(lambda audit: audit.mistakes[0].value if audit.mistakes else ""),
    },
)


def _compare(
    hands: tuple[Hand, ...], pairs: Score, carry: int, against: KozelRulebook, rulebook: KozelRulebook
) -> Derived[Comparison]:
    return compare_houses(hands, rulebook, against, pairs, carry)


COMPARE = Question(
    kind="kozel.compare",
    main="hands",
    parameters=(_PAIRS, _CARRY, _HANDS, Parameter("against", Overrides(KozelRulebook()))),
    answer=_compare,
    outputs={
        "pairs": _out(lambda both: both.first.state.pairs),
        "against_pairs": _out(lambda both: both.second.state.pairs),
        "parted": _out(lambda both: both.parted),
        "fields": _out(lambda both: both.fields),
    },
    unordered=frozenset({"fields"}),
)

AGREE = Question(
    kind="kozel.agree",
    main="",
    parameters=(),
    answer=agree_before_play,
    outputs={
        "tie": _out(lambda house: house.tie.value),
        "carry_pairs": _out(lambda house: house.carry_pairs),
        "carry_cap": _out(lambda house: house.carry_cap),
        "carry_may_finish": _out(lambda house: house.carry_may_finish),
    },
)

QUESTIONS = (MATCH, HAND, COUNT, CLINCH, AUDIT, COMPARE, AGREE)
