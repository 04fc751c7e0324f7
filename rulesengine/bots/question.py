"""The question what a player would do: asked by what the player sees, answered with the reason."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulesengine.bots.choose import choose
from rulesengine.bots.habits import Level
from rulesengine.bots.view import PlayerView
from rulesengine.core.cards import Suit
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import IllegalMove, InconsistentRecord, Problem, problem, problem_of
from rulesengine.core.question import Parameter, Question, of_value
from rulesengine.core.reading import Choice, Many
from rulesengine.spades import inputs, rules
from rulesengine.spades.cutting import split_cards
from rulesengine.spades.deal import Action, Bid
from rulesengine.spades.deck import BIT, DECK_SIZE, FIRST_SPADE, NUMBER, SUIT_OF, bits_of, numbers
from rulesengine.spades.hand import check_before
from rulesengine.spades.legality import judge_bits, refusal
from rulesengine.spades.playing import Cards, Trick, doubled
from rulesengine.spades.position import allowed
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.spades.seats import HAND, PLAYERS, ROUND, SEATS, BySide, left_of, seat_of
from rulesengine.spades.trick import take_trick


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What is told of a deal: the cards of one seat, the bids and the cards played, in their order."""

    seat: str
    hand: Cards
    dealer: str = "N"
    bids: tuple[int, ...] = ()
    cards: Cards = ()
    scores: BySide = (0, 0)
    bags: BySide = (0, 0)

    def turns(self) -> tuple[int, ...]:
        """Return whose card each one is, and at the end whose turn it is."""
        leader = left_of(seat_of(self.dealer))
        if len(self.bids) < PLAYERS:
            return (ROUND[leader][len(self.bids)],)
        found: list[int] = []
        for start in range(0, len(self.cards) + 1, PLAYERS):
            trick = self.cards[start : start + PLAYERS]
            found += ROUND[leader][: len(trick)]
            if len(trick) < PLAYERS:
                return (*found, ROUND[leader][len(trick)])
            leader = seat_of(take_trick(SEATS[leader], trick).value.winner)
        return (*found, leader)

    def trick_before(self, index: int) -> Trick:
        """Return the trick to which a card was played."""
        broken = any(card.suit is Suit.SPADES for card in self.cards[:index])
        table = self.cards[index - index % PLAYERS : index]
        return Trick(broken=broken, first=index < PLAYERS, table=table)


def choice_at_table(told: Told, level: Level, rulebook: SpadesRulebook) -> Derived[Action]:
    """Return what a player of this level does where it sees this.

    Raises what `check_before` raises of the score before the hand, `InconsistentRecord` for a card that is
    there twice, `IllegalMove` when the seat is not on turn and for a card that its player could not have
    played, as the cards show that he kept.

    >>> from rulesengine.core.cards import RANKS, Card, Suit
    >>> from rulesengine.spades.rulebook import DOCUMENT
    >>> spades = tuple(Card(rank, Suit.SPADES) for rank in RANKS)
    >>> choice_at_table(Told(seat="E", hand=spades), Level.SIMPLE, DOCUMENT).value
    Bid(player='E', tricks=2)
    """
    check_before(told.scores, told.bags, rulebook)
    twice = (*doubled(told.hand, "hand"), *doubled(told.cards, "cards", elsewhere=told.hand))
    if twice:
        raise InconsistentRecord(*twice)
    turns = told.turns()
    faults = (*_faults(told, turns), *_irregular(told, turns, rulebook))
    if faults:
        raise IllegalMove(*faults)
    return choose(_view(told, rulebook), level)


def _faults(told: Told, turns: tuple[int, ...]) -> Iterator[Problem]:
    seat = seat_of(told.seat)
    if told.cards and len(told.bids) < PLAYERS:
        missing = PLAYERS - len(told.bids)
        yield problem(
            rules.CARD_BEFORE_BIDS, "cards", player=SEATS[turns[-1]], card=told.cards[0], missing=missing
        )
    if len(told.cards) == DECK_SIZE:
        yield problem(rules.DEAL_ENDED, "cards", tricks=HAND)
        return
    if turns[-1] != seat:
        yield problem(rules.OUT_OF_TURN, "seat", player=told.seat, turn=SEATS[turns[-1]])
    held = HAND - turns[:-1].count(seat)
    if len(told.hand) != held:
        yield problem(rules.HAND_SIZE, "hand", player=told.seat, count=len(told.hand), expected=held)


def _irregular(told: Told, turns: tuple[int, ...], rulebook: SpadesRulebook) -> tuple[Problem, ...]:
    """Return each card that its player could not have played beside those that he still held."""
    if len(told.bids) < PLAYERS:
        return ()
    found: list[Problem] = []
    held = {seat_of(told.seat): bits_of(told.hand)}
    for index in reversed(range(len(told.cards))):
        card, seat = told.cards[index], turns[index]
        held[seat] = held.get(seat, 0) | BIT[NUMBER[card]]
        trick = told.trick_before(index)
        refused = dict(judge_bits(held[seat], trick, rulebook).value.refused)
        if card in refused:
            found.append(problem_of(refusal(refused[card], (card,), trick), f"cards[{index}]"))
    return tuple(reversed(found))


def _view(told: Told, rulebook: SpadesRulebook) -> PlayerView:
    hand, plays = bits_of(told.hand), tuple(NUMBER[card] for card in told.cards)
    trick = plays[len(plays) - len(plays) % PLAYERS :]
    led = SUIT_OF[trick[0]] if trick else 0
    broken = any(number >= FIRST_SPADE for number in plays)
    bidding = len(told.bids) < PLAYERS
    may = 0 if bidding else allowed(hand, led, broken, len(plays) < PLAYERS, rulebook)
    return PlayerView(
        seat=seat_of(told.seat),
        dealer=seat_of(told.dealer),
        hand=hand,
        bids=told.bids,
        plays=plays,
        legal=numbers(may),
        scores=told.scores,
        bags=told.bags,
        rulebook=rulebook,
    )


def _answer(  # noqa: PLR0913  # the parameters of the question
    *,
    level: Level,
    seat: str,
    dealer: str,
    hand: Cards,
    bids: tuple[int, ...],
    cards: Cards,
    scores: BySide,
    bags: BySide,
    rulebook: SpadesRulebook,
) -> Derived[Action]:
    told = Told(seat=seat, hand=hand, dealer=dealer, bids=bids, cards=cards, scores=scores, bags=bags)
    return choice_at_table(told, level, rulebook)


CHOICE = Question(
    kind="spades.choice",
    main="hand",
    parameters=(
        Parameter("level", Choice(Level), Level.NORMAL),
        Parameter("seat", inputs.SEAT, "E"),
        Parameter("dealer", inputs.SEAT, "N"),
        Parameter("hand", inputs.CARDS),
        Parameter("bids", Many(inputs.OneBid(), most=PLAYERS, split=split_cards), ()),
        Parameter("cards", inputs.CARDS, ()),
        Parameter("scores", inputs.SCORES, (0, 0)),
        Parameter("bags", inputs.BAG_COUNTS, (0, 0)),
    ),
    answer=_answer,
    outputs={
        "choice": of_value(lambda action: action.tricks if isinstance(action, Bid) else str(action.card)),
        "reason": lambda derived, _say: derived.rule.id,
    },
)
