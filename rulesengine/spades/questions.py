"""The kinds of question that Spades answers about scores, each with what is given and what comes out."""

from collections.abc import Callable
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import InconsistentRecord
from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.core.records import PARTED, DealComparison, RecordComparison, audited
from rulesengine.core.rulebook import Overrides
from rulesengine.spades import inputs
from rulesengine.spades.audit import audit_sheet
from rulesengine.spades.bags import count_bags
from rulesengine.spades.compare import Readings, compare_games, compare_houses, compare_readings
from rulesengine.spades.end import Ending, judge_end
from rulesengine.spades.game import Game, play_game
from rulesengine.spades.hand import Hand, ScoredHand, score_hand, score_one_side, wrong_bags
from rulesengine.spades.play_questions import PLAY_QUESTIONS
from rulesengine.spades.rulebook import BAG_COUNT, DOCUMENT, REFUSED, SCORE, SpadesRulebook
from rulesengine.spades.seats import PARTNERS, SEATS, BySeat, BySide
from rulesengine.spades.side import Nil, Scored, Side

_SCORES = Parameter("scores", inputs.SCORES, (0, 0))
_BAGS = Parameter("bags", inputs.BAG_COUNTS, (0, 0))
_SEATED = (Parameter("bids", inputs.BIDS), Parameter("tricks", inputs.TRICKS))
_OF_SIDE = (
    Parameter("bids", inputs.SIDE_BIDS),
    Parameter("tricks", inputs.SIDE_TRICKS),
    Parameter("score", SCORE, 0),
    Parameter("bags", BAG_COUNT, 0),
)


def _hand(bids: BySeat, tricks: BySeat, rulebook: SpadesRulebook, **before: BySide) -> Derived[ScoredHand]:
    return score_hand(Hand(bids, tricks), rulebook=rulebook, **before)


def _side(rulebook: SpadesRulebook, **told: Any) -> Derived[Scored]:  # noqa: ANN401  # as Side declares them
    return score_one_side(Side(**told), rulebook)


def _readings(rulebook: SpadesRulebook, **told: Any) -> Derived[Readings]:  # noqa: ANN401  # as above
    return compare_readings(Side(**told), rulebook)


def _end(scores: BySide, bags: BySide, rulebook: SpadesRulebook) -> Derived[Ending]:
    faults = tuple(wrong_bags(bags, rulebook))
    if faults:
        raise InconsistentRecord(*faults)
    return judge_end(scores, bags, rulebook)


def _compare(
    bids: BySeat, tricks: BySeat, against: SpadesRulebook, rulebook: SpadesRulebook, **before: BySide
) -> Derived[DealComparison[ScoredHand]]:
    return compare_houses(Hand(bids, tricks), rulebook, against, **before)


def _compare_games(
    hands: tuple[Hand, ...], against: SpadesRulebook, rulebook: SpadesRulebook, **before: BySide
) -> Derived[RecordComparison[Game]]:
    return compare_games(hands, rulebook, against, **before)


def _nils(players: tuple[str, ...], nils: tuple[Nil, ...]) -> dict[str, str]:
    return {player: nil.value for player, nil in zip(players, nils, strict=True)}


def _both(read: Callable[[Scored], object]) -> Callable[[ScoredHand], list[object]]:
    return lambda hand: [read(side) for side in hand.sides]


HAND = Question(
    kind="spades.hand",
    main="bids",
    parameters=(*_SEATED, _SCORES, _BAGS),
    answer=_hand,
    outputs={
        "contract": of_value(_both(lambda side: side.contract)),
        "points": of_value(lambda hand: hand.points),
        "nil": of_value(lambda hand: _nils(SEATS, hand.nil)),
        "new_bags": of_value(_both(lambda side: side.new_bags)),
        "bags": of_value(lambda hand: hand.bags),
        "penalty": of_value(_both(lambda side: side.penalty)),
        "scores": of_value(lambda hand: hand.scores),
    },
)

SIDE = Question(
    kind="spades.side",
    main="bids",
    parameters=_OF_SIDE,
    answer=_side,
    outputs={
        "contract": of_value(lambda side: side.contract),
        "points": of_value(lambda side: side.points),
        "nil": of_value(lambda side: _nils(PARTNERS, side.nil)),
        "new_bags": of_value(lambda side: side.new_bags),
        "bags": of_value(lambda side: side.bags),
        "penalty": of_value(lambda side: side.penalty),
        "score": of_value(lambda side: side.score),
    },
)

READINGS = Question(
    kind="spades.readings",
    main="bids",
    parameters=_OF_SIDE,
    answer=_readings,
    outputs={
        "points": of_value(lambda found: found.points),
        "bags": of_value(lambda found: [found.count.bags, found.bags_only.bags, found.nothing.bags]),
        "agree": of_value(lambda found: len(set(found.points)) == 1),
    },
)

END = Question(
    kind="spades.end",
    main="scores",
    parameters=(Parameter("scores", inputs.SCORES), _BAGS),
    answer=_end,
    outputs={
        "finished": of_value(lambda ending: ending.finished),
        "winner": of_value(lambda ending: ending.winner),
        "extra_hand": of_value(lambda ending: ending.extra_hand),
    },
)

GAME = Question(
    kind="spades.game",
    main="hands",
    parameters=(Parameter("hands", inputs.HANDS), _SCORES, _BAGS),
    answer=play_game,
    outputs={
        "scores": of_value(lambda game: game.standing.scores),
        "bags": of_value(lambda game: game.standing.bags),
        "finished": of_value(lambda game: game.ending.finished),
        "winner": of_value(lambda game: game.ending.winner),
        "extra_hand": of_value(lambda game: game.ending.extra_hand),
        "hands_played": of_value(lambda game: len(game.hands)),
    },
)

BAGS = Question(
    kind="spades.bags",
    main="hands",
    parameters=(Parameter("hands", inputs.HANDS), _SCORES, _BAGS),
    answer=count_bags,
    outputs={
        "bags": of_value(lambda book: book.bags),
        "times": of_value(lambda book: book.times),
        "points": of_value(lambda book: book.points),
        "after": of_value(lambda book: [hand.bags for hand in book.game.hands]),
    },
)

AUDIT = Question(
    kind="spades.audit",
    main="hands",
    parameters=(
        Parameter("hands", inputs.HANDS),
        Parameter("recorded", inputs.SHEET),
        _SCORES,
        _BAGS,
    ),
    answer=audit_sheet,
    outputs=audited(lambda audit: audit.mistakes),
)

COMPARE = Question(
    kind="spades.compare",
    main="bids",
    parameters=(*_SEATED, Parameter("against", Overrides(DOCUMENT, REFUSED)), _SCORES, _BAGS),
    answer=_compare,
    outputs={
        "points": of_value(lambda both: both.first.points),
        "against_points": of_value(lambda both: both.second.points),
        "fields": of_value(lambda both: both.differ),
        "matter": of_value(lambda both: both.matter),
    },
    unordered=frozenset({"fields", "matter"}),
)

COMPARE_GAMES = Question(
    kind="spades.compare_games",
    main="hands",
    parameters=(
        Parameter("hands", inputs.HANDS),
        Parameter("against", Overrides(DOCUMENT, REFUSED)),
        _SCORES,
        _BAGS,
    ),
    answer=_compare_games,
    outputs={
        "scores": of_value(lambda both: both.first.standing.scores),
        "against_scores": of_value(lambda both: both.second.standing.scores),
        "winner": of_value(lambda both: both.first.ending.winner),
        "against_winner": of_value(lambda both: both.second.ending.winner),
    }
    | PARTED,
    unordered=frozenset({"fields"}),
)

QUESTIONS = (HAND, SIDE, *PLAY_QUESTIONS, END, GAME, BAGS, READINGS, COMPARE, COMPARE_GAMES, AUDIT)
