"""What the players choose: always legal, always with a reason that every language can say."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesengine.bots import REASONS, Level, PlayerView, choose, view_of
from rulesengine.bots.bidding import nil_risk, worth
from rulesengine.core.cards import parse_card
from rulesengine.core.errors import IllegalMove
from rulesengine.core.question import ask
from rulesengine.games import QUESTIONS
from rulesengine.spades.deal import Bid, Deal, Phase, Play
from rulesengine.spades.deck import ALL, CARDS, NUMBER, RANKS_UP, bits_of, numbers
from rulesengine.spades.moves import apply, legal
from rulesengine.spades.position import allowed
from rulesengine.spades.seats import SEATS, left_of, seat_of
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.narration import verdict
from tests.spades.strategies import dealers, random_deal, rngs

hands = st.sets(st.sampled_from(CARDS), min_size=13, max_size=13).map(tuple)


def played(deal: Deal, level: Level) -> Deal:
    """Return the deal played to its end by four players of one level."""
    while deal.phase is not Phase.OVER:
        deal = apply(deal, choose(view_of(deal, deal.turn), level).value)
    return deal


@settings(max_examples=25)
@given(rngs, dealers, st.sampled_from(Level))
def test_choice_is_legal_has_a_reason_and_words(rng: Random, dealer: str, level: Level) -> None:
    """Whole deals: every bid and every card is legal, and its reason can be said in four languages."""
    deal = random_deal(rng, dealer)
    while deal.phase is not Phase.OVER:
        choice = choose(view_of(deal, deal.turn), level)
        assert choice.value in legal(deal)
        assert choice.rule in REASONS
        assert all(verdict(choice, lang) for lang in LANGUAGES)
        deal = apply(deal, choice.value)


@given(hands)
def test_simple_player_bids_aces_and_kings_and_never_nil(held: tuple[object, ...]) -> None:
    """One for each, and one where there is none."""
    view = PlayerView(seat=1, dealer=0, hand=bits_of(held))  # type: ignore[arg-type]  # cards
    high = sum(str(card)[0] in "AK" for card in held)
    bid = choose(view, Level.SIMPLE).value
    assert isinstance(bid, Bid)
    assert bid.tricks == max(1, high)


@settings(max_examples=20)
@given(rngs)
def test_simple_player_plays_the_lowest_legal_card(rng: Random) -> None:
    """No legal card has a lower rank than the one that is played."""
    deal = random_deal(rng)
    while deal.phase is not Phase.OVER:
        choice = choose(view_of(deal, deal.turn), Level.SIMPLE).value
        if isinstance(choice, Play):
            ranks = [RANKS_UP.index(one.card.rank) for one in legal(deal) if isinstance(one, Play)]
            assert RANKS_UP.index(choice.card.rank) == min(ranks)
        deal = apply(deal, choice)


@given(hands, st.integers(1, 6), st.integers(1, 6), st.integers(1, 6))
def test_hard_player_looks_at_the_sum_of_bids(
    held: tuple[object, ...], first: int, second: int, third: int
) -> None:
    """Bidding last, it bids less where all would be over thirteen, and more where tricks are left over."""
    view = PlayerView(seat=0, dealer=0, hand=bits_of(held), bids=(first, second, third))  # type: ignore[arg-type]  # cards
    alone = PlayerView(seat=1, dealer=0, hand=view.hand)
    bid, free = (choose(one, Level.HARD).value for one in (view, alone))
    assert isinstance(bid, Bid)
    assert isinstance(free, Bid)
    others = first + second + third
    if free.tricks == 0:
        assert bid.tricks == 0
    elif others + free.tricks > 13:
        assert bid.tricks == max(1, free.tricks - 1)
    else:
        assert bid.tricks == free.tricks + (others + free.tricks <= 9)


@given(hands, st.sampled_from([Level.NORMAL, Level.HARD]))
def test_nobody_bids_nil_beside_a_nil(held: tuple[object, ...], level: Level) -> None:
    """Two nils in one side are a wager that no player takes."""
    view = PlayerView(seat=3, dealer=0, hand=bits_of(held), bids=(0, 3))  # type: ignore[arg-type]  # cards
    bid = choose(view, level).value
    assert isinstance(bid, Bid)
    assert bid.tricks > 0


@given(hands, st.integers(0, 12))
def test_higher_card_is_never_worth_less(held: tuple[object, ...], at: int) -> None:
    """A spade in place of the one below it, and a nil is no safer for it."""
    bits = bits_of(held)  # type: ignore[arg-type]  # cards
    spades = [card for card in numbers(bits) if card >= 39 and card < 51 and not bits >> card + 1 & 1]
    if spades:
        card = spades[at % len(spades)]
        raised = bits ^ 1 << card ^ 1 << card + 1
        assert worth(raised).total >= worth(bits).total
        assert nil_risk(raised) >= nil_risk(bits)


@settings(max_examples=15)
@given(rngs, st.sampled_from(Level))
def test_rotation_of_seats_changes_no_choice(rng: Random, level: Level) -> None:
    """A player plays the same from every chair."""
    deal = played(random_deal(rng), level)
    turned = random_deal(Random(0), SEATS[left_of(seat_of(deal.dealer))])
    turned = played(
        type(turned)(
            dealer=turned.dealer,
            dealt=(deal.dealt[3], *deal.dealt[:3]),
            position=turned.position._replace(hands=(deal.dealt[3], *deal.dealt[:3])),
        ),
        level,
    )
    assert (turned.bids, turned.plays) == (deal.bids, deal.plays)


def seen(hand: str, cards: str, bids: tuple[int, ...], seat: str) -> PlayerView:
    """Return the view of a seat; the dealer is West, so North leads first."""
    held = bits_of(map(parse_card, hand.split()))
    plays = tuple(NUMBER[parse_card(card)] for card in cards.split())
    led = 0x1FFF << 13 * (plays[-(len(plays) % 4)] // 13) if len(plays) % 4 else 0
    may = allowed(held, led, any(card >= 39 for card in plays), len(plays) < 4)
    return PlayerView(seat=seat_of(seat), dealer=3, hand=held, bids=bids, plays=plays, legal=numbers(may))


PUZZLES = [
    ("cheapest winner in the last seat", "W", "A♥ Q♥ 3♥", "9♥ 8♥ J♥", (3, 3, 3, 3), "Q♥"),
    ("partner in the lead is not beaten", "W", "A♥ Q♥ 3♥", "9♥ J♥ 10♥", (3, 3, 3, 3), "3♥"),
    ("partner's ace is left alone", "S", "K♥ 3♥", "A♥ 2♥", (3, 3, 3, 3), "3♥"),
    ("nil hides under a higher card", "E", "Q♥ J♥ 3♥", "K♥", (3, 0, 3, 3), "Q♥"),
    ("nil throws its danger on another suit", "E", "K♠ 9♣", "K♥", (3, 0, 3, 3), "9♣"),
    ("cover takes the trick from the partner's nil", "W", "A♥ 3♥", "4♥ 9♥ 5♥", (3, 0, 3, 3), "A♥"),
    ("cover plays high before the nil", "N", "A♥ 5♥ 3♥", "", (3, 3, 0, 3), "A♥"),
    ("last seat lets the opponent's nil keep its trick", "S", "A♥ 3♥", "5♥ 9♥", (1, 0, 3, 3), "3♥"),
]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle[0])
def test_puzzle(puzzle: tuple[str, str, str, str, tuple[int, ...], str]) -> None:
    """One position, one card that a good player plays."""
    _, seat, hand, cards, bids, card = puzzle
    choice = choose(seen(hand, cards, bids, seat), Level.HARD).value
    assert isinstance(choice, Play)
    assert str(choice.card) == card


LEFT = "A♠ K♠ Q♠ J♠ 10♠ A♣ K♣ Q♣ J♣ 10♣"


@pytest.mark.parametrize(
    ("hand", "cards", "refused"),
    [
        ("A♠ K♠ Q♠ J♠ 10♠ A♥ A♣ K♣ Q♣ J♣ 10♣ 9♣", "2♥ 3♣ 4♦ 5♥ 2♦ 3♦", ["cards[1]"]),
        (f"{LEFT} 9♠ 9♣", "2♥ 3♣ 4♦ 5♥ 2♦ 3♦", []),
        (f"{LEFT} 8♠ 9♣", "2♥ 3♣ 4♦ 5♥ 4♠ 3♦", []),
        (LEFT, "2♥ 3♣ 4♦ 5♥ 4♠ 3♦ 8♠ 2♠ 9♣ 8♣ 2♣ 4♣", ["cards[4]"]),
        (LEFT, "2♥ 3♣ 4♦ 5♥ 2♦ 3♦ 8♠ 5♦ 9♣ 8♣ 2♣ 4♣", []),
        (LEFT, "2♥ 3♣ 4♦ 5♥ 2♦ 3♦ 8♠ 5♦ 9♣ 8♥ 2♣ 4♣", ["cards[2]"]),
        (LEFT, "2♥ 3♣ 4♦ 5♥ 4♠ 3♦ 8♠ 2♠ 9♣ 8♥ 2♣ 4♣", ["cards[2]", "cards[4]"]),
    ],
)
def test_earlier_cards_were_allowed(hand: str, cards: str, refused: list[str]) -> None:
    """What a seat still holds or plays later says what it might have played before."""
    game, question = QUESTIONS["spades.choice"]
    given = {"seat": "S", "hand": hand, "bids": [3, 3, 3, 3], "cards": cards}
    try:
        ask(game, question, given)
        found = []
    except IllegalMove as error:
        found = [one.value for one in error.problems]
    assert found == refused


def test_same_view_same_choice() -> None:
    """Asked a hundred times, a player says a hundred times the same."""
    view = PlayerView(seat=1, dealer=0, hand=ALL & 0x1FFF)
    assert len({choose(view, Level.HARD).value for _ in range(100)}) == 1
