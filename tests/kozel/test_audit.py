"""The audit finds the first wrong line and names what happened."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.errors import InputError
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.audit import LIKELIEST, audit_record
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import Match, play_match
from rulesengine.kozel.mistakes import Mistake, wrong_scores
from rulesengine.kozel.points import Score
from rulesengine.kozel.rulebook import KozelRulebook, Tie
from tests.kozel.strategies import Case, cases

TIE, WIN, BIG, LOSS = Hand((60, 60)), Hand((74, 46)), Hand((95, 25)), Hand((46, 74))


def right_scores(match: Match) -> tuple[Score, ...]:
    """Return what must be written after each hand."""
    return tuple(hand.after.pairs for hand in match.hands)


@given(cases())
def test_right_record_has_no_wrong_line(case: Case) -> None:
    """A record of the true scores is right in every house."""
    match = play_match(case.hands, case.pairs, case.carry, case.house).value
    audit = audit_record(case.hands, right_scores(match), case.pairs, case.carry, case.house).value
    assert (audit.first_wrong, audit.mistakes) == (0, ())


@given(cases(), st.sampled_from(LIKELIEST), st.data())
def test_every_known_mistake_is_named(case: Case, mistake: Mistake, data: st.DataObject) -> None:
    """Whatever mistake is made in whatever hand, the audit names that line and that mistake."""
    match = play_match(case.hands, case.pairs, case.carry, case.house).value
    for index in range(len(match.hands)):
        for wrong in wrong_scores(mistake, match, index):
            recorded = list(right_scores(match))
            recorded[index] = wrong
            if index + 1 < len(recorded):
                recorded[-1] = data.draw(st.tuples(st.integers(0, 20), st.integers(0, 20)))
            audit = audit_record(case.hands, tuple(recorded), case.pairs, case.carry, case.house).value
            assert audit.first_wrong == index + 1
            assert mistake in audit.mistakes


@given(cases(), st.integers(0, 30), st.integers(0, 30))
def test_any_other_score_is_wrong_too(case: Case, to_a: int, to_b: int) -> None:
    """A wrong last line is found, and OTHER stands alone when nothing known explains it."""
    match = play_match(case.hands, case.pairs, case.carry, case.house).value
    recorded = (*right_scores(match)[:-1], (to_a, to_b))[: len(case.hands)]
    audit = audit_record(case.hands, recorded, case.pairs, case.carry, case.house).value
    assert (audit.first_wrong == 0) == (recorded == right_scores(match))
    assert Mistake.OTHER not in audit.mistakes or audit.mistakes == (Mistake.OTHER,)


@pytest.mark.parametrize(
    ("hands", "recorded", "line", "mistake"),
    [
        ((TIE,), ((3, 4),), 1, Mistake.CREDITED_BOTH),
        ((TIE,), ((3, 3),), 1, Mistake.CREDITED_BY_TRICKS),
        ((TIE,), ((2, 4),), 1, Mistake.CREDITED_BY_TRICKS),
        ((TIE, WIN), ((2, 3), (3, 4)), 2, Mistake.CREDITED_BY_TRICKS),
        ((TIE, WIN), ((2, 3), (3, 3)), 2, Mistake.CARRY_FORGOTTEN),
        ((TIE, BIG), ((2, 3), (4, 3)), 2, Mistake.CARRY_FORGOTTEN),
        ((TIE, WIN), ((2, 3), (5, 3)), 2, Mistake.CARRY_APPLIED_TWICE),
        ((TIE, WIN, LOSS), ((2, 3), (4, 3), (4, 5)), 3, Mistake.CARRY_APPLIED_TWICE),
        ((LOSS, TIE, Hand((25, 95))), ((2, 4), (2, 4), (2, 6)), 3, Mistake.CAPPED_AT_TARGET),
        ((WIN,), ((2, 3),), 1, Mistake.OTHER),
    ],
)
def test_likeliest_mistake_comes_first(
    hands: tuple[Hand, ...], recorded: tuple[Score, ...], line: int, mistake: Mistake
) -> None:
    """From 2:3, each mistake of the source is the first that is named."""
    audit = audit_record(hands, recorded, pairs=(2, 3)).value
    assert (audit.first_wrong, audit.mistakes[0]) == (line, mistake)


def test_forgotten_carry_is_not_blamed_on_tricks() -> None:
    """When the base award alone is written, nobody has looked at tricks."""
    assert audit_record((TIE, WIN), ((0, 0), (1, 0))).value.mistakes == (Mistake.CARRY_FORGOTTEN,)


def test_pair_to_both_is_no_mistake_where_it_is_the_rule() -> None:
    """In a house that writes a pair to each side, the same record is right."""
    house = KozelRulebook(tie=Tie.BOTH)
    assert audit_record((TIE,), ((1, 1),), rulebook=house).value.first_wrong == 0


def test_only_the_first_wrong_line_is_named() -> None:
    """Lines after the first wrong one carry its fault along and are not judged."""
    found = audit_record((TIE, WIN, WIN), ((0, 0), (1, 0), (9, 9)))
    assert found.value.first_wrong == 2
    assert [step.rule for step in found.because][:2] == [kozel.SCORE_STAYS, kozel.SCORE]
    assert found.fact("right") == (2, 0)


@pytest.mark.parametrize("lines", [(), ((0, 0),), ((0, 0), (2, 0), (3, 0))])
def test_each_hand_needs_one_line(lines: tuple[Score, ...]) -> None:
    """A record with fewer or more lines than hands is refused as such."""
    with pytest.raises(InputError) as caught:
        audit_record((TIE, WIN), lines)
    assert [one.rule for one in caught.value.problems] == [kozel.RECORD_LENGTH]


def test_cut_score_is_named_before_a_forgotten_carry() -> None:
    """At 5:4 with a carry both mistakes leave 6:4: a score that stops at the target is the likelier one."""
    found = audit_record((Hand((61, 59)),), ((6, 4),), pairs=(5, 4), carry=1).value
    assert found.mistakes == (Mistake.CAPPED_AT_TARGET, Mistake.CARRY_FORGOTTEN)
