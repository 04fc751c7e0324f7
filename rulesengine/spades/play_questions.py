"""The kinds of question that Spades answers about cards: legality, a trick, a whole deal."""

from dataclasses import dataclass, replace

from rulesengine.core.cards import Suit
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.core.reading import YesOrNo
from rulesengine.spades import inputs, rules
from rulesengine.spades.cover import Beside, Cover, judge_cover
from rulesengine.spades.deal import Action, Bid, legal
from rulesengine.spades.legality import Cards, Legality, Trick, broken_early, hand_faults, judge_cards
from rulesengine.spades.record import Record, Replayed, replay_deal
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.spades.seats import BySide
from rulesengine.spades.trick import Taken, take_trick


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A hand that is to play, and what it would play to, as a reader tells it."""

    hand: Cards
    led: Suit | None = None
    broken: bool = False
    first_trick: bool = False
    table: Cards = ()


def judge_table(table: Table, rulebook: SpadesRulebook) -> Derived[Legality]:
    """Return which cards of the hand may be played; cards on the table tell the suit that was led.

    >>> from rulesengine.core.cards import parse_card
    >>> from rulesengine.spades.rulebook import SEED
    >>> told = Table(hand=(parse_card("2♠"),), table=(parse_card("K♥"),))
    >>> judge_table(told, SEED).rule.id
    'spades-play-anything'
    """
    faults = (*hand_faults(table.hand), *_table_faults(table))
    if faults:
        raise InconsistentRecord(*faults)
    led = table.table[0].suit if table.table else table.led
    trick = Trick(led=led, broken=table.broken, first=table.first_trick)
    found = judge_cards(table.hand, trick, rulebook)
    return found.meaning(replace(found.value, table=table.table))


def _table_faults(table: Table) -> tuple[Problem, ...]:
    """Return what contradicts itself on the table: a card that is elsewhere too, another suit led."""
    faults = tuple(
        problem(rules.CARD_TWICE, f"table[{index}]", card=card)
        for index, card in enumerate(table.table)
        if card in (*table.hand, *table.table[:index])
    )
    if table.led and table.table and table.table[0].suit is not table.led:
        faults += (problem(rules.LED_CONTRADICTS, "led", led=table.led, card=table.table[0]),)
    if table.led and not table.table:
        return faults
    return faults + broken_early(table.table, broken=table.broken, first=table.first_trick)


def _legal(  # noqa: PLR0913  # the parameters of the question
    *, hand: Cards, led: Suit | None, broken: bool, first_trick: bool, table: Cards, rulebook: SpadesRulebook
) -> Derived[Legality]:
    told = Table(hand=hand, led=led, broken=broken, first_trick=first_trick, table=table)
    return judge_table(told, rulebook)


def _trick(leader: str, cards: Cards, rulebook: SpadesRulebook) -> Derived[Taken]:
    return take_trick(leader, cards, broken=not rulebook.spades_must_be_broken)


def _deal(  # noqa: PLR0913  # the parameters of the question
    *,
    hands: tuple[Cards, ...],
    actions: tuple[Action, ...],
    dealer: str,
    scores: BySide,
    bags: BySide,
    rulebook: SpadesRulebook,
) -> Derived[Replayed]:
    return replay_deal(Record(hands=hands, actions=actions, dealer=dealer), scores, bags, rulebook)


def _cover(  # noqa: PLR0913  # the parameters of the question
    *, hand: Cards, nil: Cards, table: Cards, broken: bool, first_trick: bool, rulebook: SpadesRulebook
) -> Derived[Cover]:
    beside = Beside(hand=hand, nil=nil, table=table, broken=broken, first_trick=first_trick)
    return judge_cover(beside, rulebook)


def _texts(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


def _reasons(found: Legality) -> dict[str, str]:
    return {str(card): rule.id for card, rule in found.refused}


def _actions(found: Replayed) -> list[object]:
    return [one.tricks if isinstance(one, Bid) else str(one.card) for one in legal(found.deal)]


LEGAL = Question(
    kind="spades.legal",
    main="hand",
    parameters=(
        Parameter("hand", inputs.CARDS),
        Parameter("led", inputs.SUIT, None),
        Parameter("broken", YesOrNo(), False),
        Parameter("first_trick", YesOrNo(), False),
        Parameter("table", inputs.TABLE, ()),
    ),
    answer=_legal,
    outputs={
        "legal": of_value(lambda found: _texts(found.legal)),
        "reason": of_value(_reasons),
    },
    unordered=frozenset({"legal"}),
)

TRICK = Question(
    kind="spades.trick",
    main="cards",
    parameters=(Parameter("leader", inputs.SEAT, "N"), Parameter("cards", inputs.TRICK)),
    answer=_trick,
    outputs={
        "winner": of_value(lambda taken: taken.winner),
        "broken": of_value(lambda taken: taken.broken),
    },
)

DEAL = Question(
    kind="spades.deal",
    main="actions",
    parameters=(
        Parameter("dealer", inputs.SEAT, "N"),
        Parameter("hands", inputs.DEALT),
        Parameter("actions", inputs.ACTIONS),
        Parameter("scores", inputs.SCORES, (0, 0)),
        Parameter("bags", inputs.BAG_COUNTS, (0, 0)),
    ),
    answer=_deal,
    outputs={
        "phase": of_value(lambda found: found.deal.phase.value),
        "turn": of_value(lambda found: found.deal.turn),
        "legal": of_value(_actions),
        "broken": of_value(lambda found: found.deal.position.broken),
        "tricks": of_value(lambda found: found.deal.position.taken),
        "winners": of_value(lambda found: [trick.winner for trick in found.tricks]),
        "points": of_value(lambda found: found.score.points if found.score else []),
        "scores": of_value(lambda found: found.score.scores if found.score else []),
        "bags": of_value(lambda found: found.score.bags if found.score else []),
    },
    unordered=frozenset({"legal"}),
)

COVER = Question(
    kind="spades.nil",
    main="hand",
    parameters=(
        Parameter("hand", inputs.CARDS),
        Parameter("nil", inputs.CARDS, ()),
        Parameter("table", inputs.TABLE, ()),
        Parameter("broken", YesOrNo(), False),
        Parameter("first_trick", YesOrNo(), False),
    ),
    answer=_cover,
    outputs={
        "safe": of_value(lambda found: _texts(found.safe)),
        "risky": of_value(lambda found: _texts(found.risky)),
        "reason": of_value(lambda found: _reasons(found.legality)),
    },
    unordered=frozenset({"safe", "risky"}),
)

PLAY_QUESTIONS = (LEGAL, TRICK, COVER, DEAL)
