"""The one-line record is written in words and read back as the same match."""

import time

import pytest
from hypothesis import given

from rulesengine.core.errors import InconsistentRecord, RulesError
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.inputs import HANDS
from rulesengine.kozel.match import play_match
from rulesengine.kozel.record import check_claims, split_claim, split_record, write_record
from rulesengine.kozel.rulebook import KozelRulebook, Tie
from rulesengine.text.catalogue import LANGUAGES, speaker
from tests.harness.hostile import hostile
from tests.kozel.strategies import Case, cases

VOICES = tuple(speaker(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@given(case=cases())
def test_record_reads_back_as_the_same_match(lang: str, case: Case) -> None:
    """Printing and reading are inverse to each other, in every language and every house."""
    match = play_match(case.hands, case.pairs, case.carry, case.house).value
    line = write_record(match, speaker(lang))
    read = HANDS(line, "hands")
    assert [hand.points for hand in read] == [hand.points for hand in case.hands]
    again = play_match(read, case.pairs, case.carry, case.house).value
    check_claims(again, read, VOICES)
    assert again == match
    assert write_record(again, speaker(lang)) == line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tie", Tie)
def test_words_of_another_outcome_are_refused(lang: str, tie: Tie) -> None:
    """A record whose words leave out the carry, or invent one, is refused with hand and words."""
    house = KozelRulebook(tie=tie)
    won = play_match((Hand((60, 60)), Hand((74, 46))), rulebook=house).value
    gets = speaker(lang)("kozel-record-gets", winner="B", parts=(1,))
    read = HANDS(f"60:60; 74:46 → {gets}", "hands")
    with pytest.raises(InconsistentRecord) as caught:
        check_claims(won, read, VOICES)
    assert [(one.value, one.rule) for one in caught.value.problems] == [("hands[1]", kozel.CLAIM_WRONG)]


def test_record_of_the_source_is_written_as_printed() -> None:
    """The line of the source, in English."""
    match = play_match((Hand((60, 60)), Hand((74, 46)))).value
    assert write_record(match, speaker("en")) == "60:60 → carry; 74:46 → A gets 1+1"


def test_empty_match_has_an_empty_record() -> None:
    """No hand, no words, and nothing to read."""
    assert write_record(play_match(()).value, speaker("en")) == ""
    assert HANDS("", "hands") == ()


@pytest.mark.parametrize(
    "text",
    [
        "60:60 74:46",
        "60:60, 74:46",
        "60:60; 74:46",
        "60:60\n74:46\n",
        " 60 : 60 ,74: 46 ",
        "60∶60 74∶46",
        "60:60 → carry; 74:46 → A gets 1+1",
        "60:60 -> carry\n74:46 => A  GETS 1 + 1",
        "60:60→carry;74:46→A gets 1+1;",
        "60:60 ⇒ carry\r\n74:46",
        "60-60, 74–46",
        "60：60 74 ： 46",
        "60-60 → перенос; 74-46 → А получает 1+1",
    ],
)
def test_hands_are_read_in_every_way_of_writing_them(text: str) -> None:
    """Blanks, commas, lines and arrows of all kinds mean the same hands."""
    hands = HANDS(text, "hands")
    assert [hand.points for hand in hands] == [(60, 60), (74, 46)]
    check_claims(play_match(hands).value, hands, VOICES)


def test_hand_without_words_claims_nothing() -> None:
    """Points alone cannot contradict what comes of them."""
    assert split_claim("74:46") == ("74:46", "")
    assert split_claim("74:46 → A → B") == ("74:46", "A → B")


def test_all_wrong_lines_are_reported() -> None:
    """Every hand whose words are wrong is named, with what was written and what is right."""
    hands = HANDS("60:60 → A gets 1; 74:46 → A gets 2; 61:59 → A gets 1", "hands")
    with pytest.raises(InconsistentRecord) as caught:
        check_claims(play_match(hands).value, hands, VOICES)
    facts = [(one.fact("number"), one.fact("came"), one.fact("expected")) for one in caught.value.problems]
    assert facts == [(1, "A gets 1", "carry"), (2, "A gets 2", "A gets 1+1")]


@given(hostile)
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is pasted into the record comes out as hands or as problems with their paths."""
    try:
        assert all(sum(hand.points) == kozel.DECK_POINTS for hand in HANDS(text, "hands"))
    except RulesError as error:
        paths = [one.value for one in error.problems]
        assert all(path.startswith("hands") for path in paths)


@pytest.mark.parametrize("text", [" ", ": ", "→ ", "-", "60:60 ", "60:60\n"], ids=repr)
def test_long_record_is_cut_at_once(text: str) -> None:
    """The time to cut a record grows with its length and not with the square."""
    start = time.perf_counter()
    split_record("60:60" + text * 100_000 + "x")
    assert time.perf_counter() - start < 2
