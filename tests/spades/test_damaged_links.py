"""Links to Spades that were damaged: what is left of one is answered, or refused in four languages."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rulesengine.bots import Sitting, sit
from rulesengine.core.cards import Card
from rulesengine.core.question import ask
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.games import QUESTIONS
from rulesengine.spades.deal import Phase, dealt_hands, of_bits
from rulesengine.spades.deck import CARDS, cards_of
from rulesengine.spades.moves import apply, legal
from tests.harness.any_input import told
from tests.harness.hostile import raw_values

KINDS = tuple(kind for kind in QUESTIONS if kind.startswith("spades."))
Words = list[str]

pieces = st.one_of(
    st.sampled_from(CARDS).map(str),
    st.integers(-1, 14).map(str),
    st.sampled_from(
        (
            *("N", "e", "Е", "S:", "W=", "bid", "nil", "Nil", "ნილი", "нил", "blind nil", "Joker"),
            *("ts", "10♠\ufe0e", "А♥", "ტ♠", "²", "-", "/", ";", "|", "\n", "", "9" * 50),
        )
    ),
)
"""What may come into a record by a slip of the hand."""

damages: SearchStrategy[Callable[[Words], Words]] = st.one_of(
    st.builds(lambda at: lambda words: words[:at] + words[at + 1 :], st.integers(0, 60)),
    st.builds(lambda at: lambda words: words[:at], st.integers(0, 60)),
    st.builds(
        lambda at: lambda words: words[:at] + words[at : at + 1] * 2 + words[at + 1 :], st.integers(0, 60)
    ),
    st.builds(
        lambda at: lambda words: words[:at] + words[at : at + 2][::-1] + words[at + 2 :], st.integers(0, 60)
    ),
    st.builds(lambda at, new: lambda words: [*words[:at], new, *words[at:]], st.integers(0, 60), pieces),
    st.builds(lambda at, new: lambda words: [*words[:at], new, *words[at + 1 :]], st.integers(0, 60), pieces),
    st.builds(lambda new: lambda words: [*words, new], pieces),
    st.just(lambda words: [word.lower() for word in words]),
    st.just(lambda words: words[::-1]),
)
"""A word left out, all after it lost, said twice, two exchanged, one put in, another written, one more."""


def whole_deal(seed: int) -> dict[str, Any]:
    """Give the record of a deal that was played at random, seats untold."""
    rng = Random(seed)
    deal = of_bits(dealt_hands(rng))
    said: Words = []
    while deal.phase is not Phase.OVER:
        action = rng.choice(legal(deal))
        deal = apply(deal, action)
        said.append(str(getattr(action, "card", "") or getattr(action, "tricks", "")))
    hands = [" ".join(map(str, cards_of(hand))) for hand in deal.dealt]
    return {"hands": hands, "actions": " ".join(said)}


def seated_deal(seed: int) -> dict[str, Any]:
    """Give the same record with the seats before each action."""
    record = whole_deal(seed)
    game, question = QUESTIONS["spades.deal"]
    deal = ask(game, question, record).value.deal
    seats = [*deal.round, *_players(ask(game, question, record).value.tricks)]
    actions = zip(seats, record["actions"].split(), strict=True)
    return record | {"actions": ", ".join(f"{seat} {action}" for seat, action in actions)}


def _players(tricks: Any) -> Words:
    seats = "NESW"
    return [seats[(seats.index(one.leader) + place) % 4] for one in tricks for place in range(4)]


def sat_out(seed: int) -> dict[str, Any]:
    """Give the link to a hand at the table that South has played to its end."""
    rng, cards = Random(seed), list[Card]()
    while (at := sit(Sitting(deal=seed + 1, bid=3, cards=tuple(cards))).value).legality is not None:
        cards.append(rng.choice(at.legality.legal))
    return {"deal": seed + 1, "bid": 3, "cards": " ".join(map(str, cards))}


def choice(seed: int) -> dict[str, Any]:
    """Give what a player saw somewhere in a deal."""
    record = whole_deal(seed)
    said = record["actions"].split()
    at = 4 + seed % 51
    game, question = QUESTIONS["spades.deal"]
    deal = ask(game, question, record | {"actions": " ".join(said[:at])}).value.deal
    seen = {"seat": deal.turn, "hand": " ".join(map(str, deal.hand(deal.turn)))}
    return seen | {"bids": " ".join(said[:4]), "cards": " ".join(said[4:at])}


LINKS: dict[str, tuple[str, Callable[[int], dict[str, Any]]]] = {
    "deal": ("spades.deal", whole_deal),
    "deal with seats": ("spades.deal", seated_deal),
    "table": ("spades.table", sat_out),
    "choice": ("spades.choice", choice),
}


@pytest.mark.parametrize("link", LINKS)
@settings(max_examples=60)
@given(seed=st.integers(0, 30), field=st.integers(0, 9), damage=st.lists(damages, max_size=3))
def test_damaged_record_is_answered_or_refused(
    link: str, seed: int, field: int, damage: list[Callable[[Words], Words]]
) -> None:
    """A card twice, a bid too late, fourteen tricks, a turn lost: no damage is an error of the engine."""
    kind, write = LINKS[link]
    record = write(seed)
    name = sorted(record)[field % len(record)]
    whole = record[name]
    if isinstance(whole, list):
        whole = " | ".join(whole)
    words = str(whole).split(" ")
    for one in damage:
        words = one(words)
    assert told(kind, {**record, name: " ".join(words)})


@pytest.mark.parametrize("link", LINKS)
@settings(max_examples=15)
@given(seed=st.integers(0, 300))
def test_record_that_is_whole_is_answered(link: str, seed: int) -> None:
    """What the damage starts from is right, so that damage is all that is refused."""
    kind, write = LINKS[link]
    game, question = QUESTIONS[kind]
    assert ask(game, question, write(seed))


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=40)
@given(data=st.data())
def test_field_lost_or_of_another_kind_is_answered_or_refused(kind: str, data: st.DataObject) -> None:
    """A field left out, one of another question, a number or a table where text stood."""
    given = dict(EXPLORERS[kind].start) if kind in EXPLORERS else {}
    names = QUESTIONS[kind][1].given
    for name in data.draw(st.lists(st.sampled_from(names), max_size=3)):
        given.pop(name, None)
    words = st.lists(pieces, max_size=14).map(" ".join)
    by_seat = st.dictionaries(
        st.sampled_from("NESWnesЕ") | st.text(max_size=2), words | raw_values, max_size=5
    )
    values = words | raw_values | st.lists(words, max_size=5) | by_seat
    given |= data.draw(
        st.dictionaries(st.sampled_from([*names, "cards", "bids", "lang"]), values, max_size=4)
    )
    assert told(kind, given)
