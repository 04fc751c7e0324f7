"""A whole party: replay, undo, correction, aid, the end; and its record, read back without loss."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.balance import added
from rulesengine.core.errors import IllegalMove, InconsistentRecord, InputError, RulesError
from rulesengine.core.question import ask
from rulesengine.preferans import GAME, rules
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.party import Party, correct, play_party
from rulesengine.preferans.party_questions import CORRECT
from rulesengine.preferans.raspasy import Raspasy
from rulesengine.preferans.record import (
    DEALS,
    MOST_DEALS,
    from_json,
    history_text,
    read_text,
    to_json,
    write_text,
)
from rulesengine.preferans.rulebook import LENINGRAD, SOCHI
from rulesengine.preferans.seating import Answer, Call, Deal
from rulesengine.preferans.settle import settle
from rulesengine.preferans.sheet import Field
from tests.preferans.strategies import deals, parties

PLAYERS = ("A", "B", "C")
PASSED = (Answer("B", Call.PASS), Answer("C", Call.PASS))
SEVEN = Deal(level=Contract.SEVEN, declarer="A", answers=PASSED)
ALL_PASSED = Raspasy(tricks=(("A", 3), ("B", 3), ("C", 4)))


def until_the_end(party: Party) -> Party:
    """Return as much of a party as can be played until its pools are closed."""
    try:
        play_party(party)
    except IllegalMove:
        return until_the_end(party.undone())
    return party


@given(parties())
def test_differences_add_up_to_the_settlement(party: Party) -> None:
    """Deal by deal or all at the end: what the deals are worth is what the sheet comes to."""
    played = play_party(party).value
    together = tuple(
        added([one.difference[seat] for one in played.deals]) for seat in range(len(party.players))
    )
    assert together == settle(played.sheet).value.result


@given(parties(target=12))
def test_aid_makes_no_difference_to_a_party(party: Party) -> None:
    """A party with small pools comes to what it would with a pool that is never full."""
    small = play_party(until_the_end(party)).value
    large = play_party(replace(small.party, target=10_000)).value
    assert settle(small.sheet).value.result == settle(large.sheet).value.result


@given(parties())
def test_state_is_the_replay_of_all_deals(party: Party) -> None:
    """Each deal starts from what the one before left."""
    played = play_party(party).value
    for one, other in zip(played.deals[:-1], played.deals[1:], strict=True):
        assert one.after == other.before
        assert one.before.with_lines(one.lines) == one.after


@given(parties().filter(lambda party: party.deals))
def test_undo_takes_back_the_last_deal(party: Party) -> None:
    """After undo the sheet is as before the last deal."""
    assert play_party(party.undone()).value.sheet == play_party(party).value.deals[-1].before


@given(st.data())
def test_correction_is_the_party_with_the_right_deal(data: st.DataObject) -> None:
    """A corrected party is what it would have been, and deals before the correction stay."""
    party = data.draw(parties().filter(lambda drawn: bool(drawn.deals)))
    number = data.draw(st.integers(1, len(party.deals)))
    deal = data.draw(deals(party.players))
    found = correct(party, number, deal).value
    assert found.after.sheet == play_party(party.corrected(number, deal)).value.sheet
    assert all(one >= number for one in found.changed)
    assert found.before.deals[: number - 1] == found.after.deals[: number - 1]


def test_last_deal_of_the_longest_record_can_be_corrected() -> None:
    """However many deals a record may have, each of them can be put right."""
    deals = ["6 A: ; B pass, C pass"] * MOST_DEALS
    given = {
        "players": PLAYERS,
        "target": 10_000,
        "deals": deals,
        "number": MOST_DEALS,
        "deal": "7 A: give-up",
    }
    assert ask(GAME, CORRECT, given).value.changed == (MOST_DEALS,)


@given(parties())
def test_record_is_read_back_without_loss(party: Party) -> None:
    """Text and JSON give the same party again, and the same text."""
    assert read_text(write_text(party)) == party
    assert from_json(json.loads(json.dumps(to_json(party)))) == party


@given(parties(), st.sampled_from(["Анна", "Jean Luc", "ნინო", "X5", "х3", "7", "x 2"]))
def test_record_keeps_other_names(party: Party, name: str) -> None:
    """Names of any script and of two words survive the record, also those that look like a price."""
    text = write_text(party).replace("A", name)
    assert write_text(read_text(text)) == text


def test_price_grows_in_a_row_and_falls_after_a_game() -> None:
    """1, 2, a game, 1."""
    party = Party(PLAYERS, 20, (ALL_PASSED, ALL_PASSED, SEVEN, ALL_PASSED))
    mountains = [one.after.mountain for one in play_party(party).value.deals]
    assert mountains == [(3, 3, 4), (9, 9, 12), (9, 9, 12), (12, 12, 16)]


def test_history_stands_struck_through_with_arrows_behind_a_closed_pool() -> None:
    """Every value that stood in a place, and two arrows when the pool is full."""
    six = replace(SEVEN, level=Contract.SIX)
    played = play_party(Party(PLAYERS, 6, (six, SEVEN, SEVEN))).value
    assert played.history("A", Field.POOL) == (2, 6)
    assert history_text(played, "A", Field.POOL) == "2.6>>"
    assert history_text(played, "B", Field.POOL) == "4"
    assert played.history("A", Field.WHISTS, on="B") == (40,)
    assert history_text(played, "C", Field.MOUNTAIN) == ""


def test_common_pool_is_closed_for_all_at_once() -> None:
    """Where the sum counts, nobody's pool is closed before the others'."""
    one = play_party(Party(PLAYERS, 2, (SEVEN,)), LENINGRAD).value
    assert (one.finished, history_text(one, "A", Field.POOL)) == (False, "4")
    two = play_party(Party(PLAYERS, 2, (SEVEN, SEVEN)), LENINGRAD).value
    assert (two.finished, history_text(two, "A", Field.POOL)) == (True, "4.8>>")


def test_absent_fourth_player_deals() -> None:
    """Among four, whoever is not named sat out."""
    played = play_party(
        Party((*PLAYERS, "D"), 20, (SEVEN, replace(ALL_PASSED, tricks=(("B", 4), ("C", 3), ("D", 3)))))
    ).value
    assert [one.deal.dealer for one in played.deals] == ["D", "A"]


@pytest.mark.parametrize(
    ("deal", "rule", "path"),
    [
        (replace(SEVEN, declarer="X"), rules.UNKNOWN_PLAYER, "deals[1]"),
        (replace(SEVEN, answers=PASSED[:1]), rules.ANSWER_MISSING, "deals[1].answers"),
        (replace(ALL_PASSED, tricks=(("A", 3), ("B", 3))), rules.TRICKS_WRONG, "deals[1].tricks"),
    ],
)
def test_fault_of_a_deal_names_the_deal(deal: Any, rule: object, path: str) -> None:
    """The path leads to the deal and into it."""
    with pytest.raises(InconsistentRecord) as caught:
        play_party(Party(PLAYERS, 20, (SEVEN, deal)))
    assert [(one.rule, one.value) for one in caught.value.problems] == [(rule, path)]


def test_no_deal_after_the_end_and_no_correction_of_none() -> None:
    """A closed pool takes no deal; deal 0 and deal 2 of one do not exist."""
    with pytest.raises(IllegalMove):
        play_party(Party(PLAYERS, 1, (SEVEN, ALL_PASSED)))
    for number in (0, 2):
        with pytest.raises(InconsistentRecord):
            correct(Party(PLAYERS, 9, (SEVEN,)), number, SEVEN, SOCHI)


@pytest.mark.parametrize(
    "line",
    [
        *(
            "",
            "6",
            "6 A",
            "6 A B=3",
            "11 A: A=6",
            "6 A: A=x",
            "6: A=6, B=4",
            "raspasy",
            "6 A: A=6; B",
            "x A: A=1",
        ),
        *("raspasy A: A=3, B=2, C=5", "raspasy x2 A: A=3, B=2, C=5", "raspasy: A=3, B=2, C=5; B whist"),
    ],
)
def test_line_that_is_no_deal_is_refused(line: str) -> None:
    """What cannot be read as a deal is refused; nothing of it is guessed or left out."""
    with pytest.raises(InputError):
        DEALS([line], "deals")


@pytest.mark.parametrize("text", ["", "A, B, C", "A, B; 20", "A, B, C; x", "A, B, C; 20\nnonsense"])
def test_text_that_is_no_party_is_refused(text: str) -> None:
    """Players, target and every line must be there."""
    with pytest.raises(RulesError):
        read_text(text)
