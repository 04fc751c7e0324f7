"""The kinds of question that Spades answers about cards: legality, a trick, a whole deal."""

from rulesengine.core.cards import Suit
from rulesengine.core.derivation import Derived
from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.core.reading import YesOrNo
from rulesengine.spades import inputs
from rulesengine.spades.cover import Cover, NilTrick, judge_cover
from rulesengine.spades.deal import Action, Bid
from rulesengine.spades.legality import Legality, judge_cards
from rulesengine.spades.moves import legal
from rulesengine.spades.playing import Cards, Trick
from rulesengine.spades.record import Record, Replayed, replay_deal
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.spades.seats import BySide
from rulesengine.spades.trick import Taken, take_trick


def _legal(  # noqa: PLR0913  # the parameters of the question
    *, hand: Cards, led: Suit | None, broken: bool, first_trick: bool, table: Cards, rulebook: SpadesRulebook
) -> Derived[Legality]:
    return judge_cards(hand, Trick(led=led, broken=broken, first=first_trick, table=table), rulebook)


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
    told = NilTrick(hand=hand, nil_hand=nil, table=table, broken=broken, first_trick=first_trick)
    return judge_cover(told, rulebook)


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
