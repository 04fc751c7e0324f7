"""Inputs of Spades as files, forms and command lines write them; all problems together."""

from typing import Any

import pytest

from rulesengine.core.cards import Card, Suit
from rulesengine.core.errors import InputError, RulesError
from rulesengine.core.question import ask
from rulesengine.games import QUESTIONS
from rulesengine.spades import inputs, rules
from rulesengine.spades.deal import Bid, Play
from rulesengine.spades.hand import Hand

READERS = [name for name, one in vars(inputs).items() if name.isupper() and name != "T" and callable(one)]


def problems(kind: str, **given: Any) -> list[tuple[str, str]]:
    """Return path and rule of everything that is refused."""
    game, question = QUESTIONS[f"spades.{kind}"]
    with pytest.raises(RulesError) as caught:
        ask(game, question, given)
    return [(one.value, one.rule.id) for one in caught.value.problems]


@pytest.mark.parametrize(
    "raw", [[3, 4, 0, 13], "3 4 nil 13", "3, 4, 0, 13", {"N": 3, "E": 4, "S": "Nil", "W": 13}]
)
def test_bids_in_seat_order(raw: object) -> None:
    """A list, text, a table; nil in words."""
    assert inputs.BIDS(raw, "bids") == (3, 4, 0, 13)


@pytest.mark.parametrize("raw", ["3 4 2 3 / 4 4 3 2", {"bids": [3, 4, 2, 3], "tricks": "4 4 3 2"}])
def test_hand_as_text_and_as_table(raw: object) -> None:
    """Bids before the stroke, tricks behind it."""
    assert inputs.HANDS([raw], "hands") == (Hand((3, 4, 2, 3), (4, 4, 3, 2)),)


@pytest.mark.parametrize(
    ("raw", "suit"),
    [
        ("", None),
        ("♥", Suit.HEARTS),
        ("h", Suit.HEARTS),
        ("♠\ufe0f", Suit.SPADES),
        ("♠\ufe0e", Suit.SPADES),
        ("С", Suit.CLUBS),
    ],
)
def test_suit_led(raw: str, suit: Suit | None) -> None:
    """Symbol, letter, a Cyrillic letter that looks like it, nothing for a lead."""
    assert inputs.SUIT(raw, "led") is suit


def test_action_with_and_without_a_seat() -> None:
    """A 10 is a bid, a 10 of hearts a card, S A♠ a card of South."""
    read = inputs.ACTIONS("10 10H, S A♠ w: nil", "actions")
    assert read[0] == Bid("", 10)
    assert isinstance(read[1], Play)
    assert (read[2].player, read[3]) == ("S", Bid("W", 0))


@pytest.mark.parametrize("text", ["Е 3, S nil, W 2, N 4", "е: 3; s Nil;W=2 n bid 4", "Е=3\nS нил\nW 2\nN 4"])
def test_seats_of_a_record_in_either_alphabet(text: str) -> None:
    """East typed on a Russian keyboard, capitals or none, each kind of separator."""
    told = (Bid("E", 3), Bid("S", 0), Bid("W", 2), Bid("N", 4))
    assert inputs.ACTIONS(text, "actions") == told


@pytest.mark.parametrize("text", ["10♠", "T♠", "ts", " 10S ", "10♠\ufe0f", "10♠\ufe0e", "t♠\ufe0e"])
def test_ten_of_spades_however_it_is_written(text: str) -> None:
    """Digits or the letter, the sign with or without what says how it is to look."""
    assert inputs.CARD(text, "hand[0]") == Card("10", Suit.SPADES)


def test_action_that_is_no_text_is_shown_as_it_came() -> None:
    """A table where a bid or a card should stand is named in the refusal."""
    with pytest.raises(InputError) as caught:
        inputs.ACTIONS([{"player": "E", "bid": 3}], "actions")
    assert "'bid': 3" in str(dict(caught.value.problems[0].facts)["came"])


@pytest.mark.parametrize("variant", ["blind_nil", "jokers", "deuces_high", "suicide"])
def test_variant_that_is_off_is_refused_by_its_rule(variant: str) -> None:
    """Asking for it is refused, saying that it is off is not."""
    name = f"spades-{variant.replace('_', '-')}-off"
    given = {"scores": [0, 0]}
    assert problems("end", **given, rules={variant: True}) == [(f"rules.{variant}", name)]
    game, question = QUESTIONS["spades.end"]
    assert ask(game, question, {**given, "rules": {variant: "no"}}).value.finished is False


@pytest.mark.parametrize("bid", ["blind nil", "слепой нил", "сліпий ніл", "ბრმა nil"])
def test_blind_nil_in_words_is_refused_by_its_rule(bid: str) -> None:
    """In every language, wherever it stands among four bids."""
    for bids in (f"{bid} 4 2 3", f"4, 2, 3, {bid}"):
        found = problems("hand", bids=bids, tricks="4 3 3 3")
        assert [name for _, name in found] == [rules.BLIND_NIL_OFF.id]


def test_all_problems_are_reported_together() -> None:
    """Bids, tricks, scores, an unknown name and a variant that is off, each with its path."""
    assert problems(
        "hand", bids=[14, "blind nil", 3, "x"], tricks=[1, 2, 3], scores="a:b", foo=1, rules={"jokers": True}
    ) == [
        ("bids[0]", "input-out-of-range"),
        ("bids[1]", rules.BLIND_NIL_OFF.id),
        ("bids[3]", "input-not-whole"),
        ("tricks", "input-wrong-number"),
        ("scores[0]", "input-not-whole"),
        ("scores[1]", "input-not-whole"),
        ("rules.jokers", rules.JOKERS_OFF.id),
        ("foo", "input-unknown-key"),
    ]


def test_table_of_seats_names_what_is_missing_and_strange() -> None:
    """A bid is never taken to be nil because it was left out."""
    assert problems("hand", bids={"N": 3, "X": 2, "E": 1, "S": 3}, tricks="4 3 3 3") == [
        ("bids.X", "input-unknown-key"),
        ("bids.W", "input-missing-key"),
    ]


def test_hand_of_a_game_names_its_parts() -> None:
    """Unknown keys, missing tricks and wrong bids of one hand."""
    assert problems("game", hands=[{"bids": [1, 2, 3], "trick": 4}, 7]) == [
        ("hands[0].trick", "input-unknown-key"),
        ("hands[0].bids", "input-wrong-number"),
        ("hands[0].tricks", "input-missing-key"),
        ("hands[1]", "input-not-a-table"),
    ]


@pytest.mark.parametrize("name", READERS)
def test_readers_refuse_with_their_own_error(name: str) -> None:
    """A reader raises an input error and nothing else."""
    with pytest.raises(InputError):
        vars(inputs)[name](object(), "x")


def test_trick_has_four_cards() -> None:
    """Three are no trick, nor are five."""
    five = ["A♠", "K♥", "Q♦", "J♣", "2♣"]
    assert len(inputs.TRICK(five[:4], "cards")) == 4
    for cards in (five[:0], five[:3], five):
        assert problems("trick", cards=cards) == [("cards", "input-wrong-number")]


def test_a_seat_typed_in_cyrillic_is_the_seat() -> None:
    """East's bid is East's, whichever keyboard its letter came from."""
    assert inputs.OneAction()("Е 3", "x") == Bid("E", 3)
    assert inputs.SEAT("Е", "x") == "E"
    assert inputs.SEAT(" w ", "x") == "W"
    assert inputs.BIDS({"n": 3, "Е": 4, "S": 0, "W": 1}, "bids") == (3, 4, 0, 1)
