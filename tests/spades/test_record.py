"""Records of deals: the shipped ones played again by a second hand, and what a record may not say."""

from typing import Any

import pytest

from rulesengine.core.cards import RANKS, parse_card
from rulesengine.core.errors import IllegalMove
from rulesengine.core.question import ask
from rulesengine.examples.shipped import shipped
from rulesengine.games import QUESTIONS
from rulesengine.spades import rules
from rulesengine.spades.deal import Bid, Play
from rulesengine.spades.deck import cards_of
from rulesengine.spades.record import Record, replay_deal

PLAYED = ["spades-deal-four-suits", "spades-deal-mixed"]
SORTED = tuple(cards_of(0x1FFF << 13 * place) for place in range(4))
"""Hands of one suit each: North the clubs, West the spades."""


def second_hand(actions: str) -> dict[str, int]:
    """Return the tricks of each seat, from the words of a record alone."""
    words = [one.split() for one in actions.split(",")]
    cards = [(seat, card) for seat, card in words if not card.isdigit() and card != "nil"]
    taken = dict.fromkeys("NESW", 0)
    for start in range(0, len(cards), 4):
        trick = cards[start : start + 4]
        trumps = [one for one in trick if one[1].endswith("♠")]
        running = trumps or [one for one in trick if one[1][-1] == trick[0][1][-1]]
        taken[min(running, key=lambda one: RANKS.index(one[1][:-1]))[0]] += 1
    return taken


@pytest.mark.parametrize("name", PLAYED)
def test_tricks_of_a_record_are_counted_twice(name: str) -> None:
    """Reading the record card by card, without the engine, gives the same tricks."""
    example = shipped()[name]
    assert list(second_hand(str(example.given["actions"])).values()) == example.expect["tricks"]


def asked(**given: Any) -> Any:
    """Ask for a deal of four lone suits."""
    game, question = QUESTIONS["spades.deal"]
    return ask(game, question, {"hands": [" ".join(map(str, cards)) for cards in SORTED], **given})


def test_record_without_players_belongs_to_the_turn() -> None:
    """`3 3 3 3 A♠` and the same with seats are one deal."""
    bare = asked(dealer="S", actions="3 3 3 nil A♠ 5C")
    told = asked(dealer="S", actions=["W 3", "N: 3", "E=3", "s nil", "W A♠", "n 5♣"])
    assert bare.value == told.value
    assert bare.rule is rules.DEAL_OPEN


def test_everything_that_can_be_followed_is_reported() -> None:
    """Two revokes in one record are two problems; what makes no sense stops the reading."""
    hands = (SORTED[0][:12] + SORTED[1][:1], SORTED[1][1:] + SORTED[0][12:], *SORTED[2:])
    two, king = SORTED[0][12], parse_card("K♦")
    actions: tuple[Bid | Play, ...] = (
        *(Bid("", 3) for _ in range(4)),
        Play("E", two),
        Play("S", SORTED[2][0]),
        Play("W", SORTED[3][0]),
        Play("N", SORTED[1][0]),
        Play("W", SORTED[3][1]),
        Play("W", SORTED[3][1]),
        Play("E", king),
    )
    with pytest.raises(IllegalMove) as caught:
        replay_deal(Record(hands=hands, actions=actions))
    assert [(one.value, one.rule) for one in caught.value.problems] == [
        ("actions[7]", rules.MUST_FOLLOW),
        ("actions[9]", rules.OUT_OF_TURN),
        ("actions[9]", rules.NOT_HELD),
    ]


def test_score_before_counts_in_the_record() -> None:
    """The deal is scored from the scores and bags that stood before it."""
    plays = ", ".join(f"W {w}, N {n}, E {e}, S {s}" for n, e, s, w in zip(*SORTED, strict=True))
    found = asked(dealer="S", actions=f"W 12, N nil, E 1, S 0, {plays}", scores=[400, 300], bags=[0, 9]).value
    assert found.score.scores == (600, 430)
    assert found.score.bags == (0, 9)
