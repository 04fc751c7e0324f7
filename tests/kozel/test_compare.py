"""Two houses on the same hands, and the answers to agree on before the deal."""

import pytest
from hypothesis import given

from rulesengine.core.derivation import Rule
from rulesengine.core.errors import IllegalMove, InconsistentRecord
from rulesengine.kozel import rulebook as kozel
from rulesengine.kozel.agree import agree_before_play
from rulesengine.kozel.compare import compare_houses
from rulesengine.kozel.hand import Hand
from rulesengine.kozel.match import play_match
from rulesengine.kozel.points import Score
from rulesengine.kozel.rulebook import ARTICLE, KozelRulebook, Tie
from tests.kozel.strategies import Case, cases, houses

TIE, WIN, BIG = Hand((60, 60)), Hand((74, 46)), Hand((95, 25))


@given(cases())
def test_house_agrees_with_itself(case: Case) -> None:
    """The same rules on the same hands never part."""
    both = compare_houses(case.hands, case.house, case.house, case.pairs, case.carry)
    assert both.rule is kozel.HOUSES_AGREE
    assert (both.value.parted, both.value.differ) == (0, ())
    assert both.value.first == play_match(case.hands, case.pairs, case.carry, case.house).value


@given(cases(fresh=True), houses())
def test_parting_hand_is_the_first_that_differs(case: Case, other: KozelRulebook) -> None:
    """Before the parting the scores agree, at it they do not, whichever house is named first."""
    there = compare_houses(case.hands, case.house, other).value
    back = compare_houses(case.hands, other, case.house).value
    assert there.parted == back.parted
    assert (there.first, there.second) == (back.second, back.first)
    for one, two in zip(there.first.hands, there.second.hands, strict=False):
        if not there.parted or one.number < there.parted:
            assert one.after.pairs == two.after.pairs


@pytest.mark.parametrize(
    ("hands", "other", "pairs", "parted"),
    [
        ((TIE, WIN), Tie.MULTIPLY, ((2, 0), (2, 0)), 0),
        ((TIE, BIG), Tie.MULTIPLY, ((3, 0), (4, 0)), 2),
        ((TIE, WIN), Tie.REDEAL, ((2, 0), (1, 0)), 2),
        ((TIE, BIG), Tie.REDEAL, ((3, 0), (2, 0)), 2),
        ((TIE, WIN), Tie.NONE, ((2, 0), (1, 0)), 2),
        ((TIE, WIN), Tie.BOTH, ((2, 0), (2, 1)), 1),
        ((WIN, BIG), Tie.BOTH, ((3, 0), (3, 0)), 0),
    ],
)
def test_houses_part_where_the_reference_says(
    hands: tuple[Hand, ...], other: Tie, pairs: tuple[Score, Score], parted: int
) -> None:
    """Carrying and doubling agree on an ordinary win and part on a big one."""
    both = compare_houses(hands, ARTICLE, KozelRulebook(tie=other)).value
    assert (both.first.state.pairs, both.second.state.pairs) == pairs
    assert both.parted == parted


def test_two_ties_in_three_houses() -> None:
    """Held, added up, doubled twice: two pairs, three, four."""
    houses_ = (ARTICLE, KozelRulebook(carry_cap=0), KozelRulebook(tie=Tie.MULTIPLY, carry_cap=0))
    totals = [play_match((TIE, TIE, WIN), rulebook=house).value.state.pairs for house in houses_]
    assert totals == [(2, 0), (3, 0), (4, 0)]


def test_match_that_ends_earlier_is_compared_as_far_as_it_went() -> None:
    """The house with the smaller target stops; the parting is the first hand it does not play."""
    both = compare_houses((BIG, BIG), ARTICLE, KozelRulebook(target=2)).value
    assert (both.first.state.pairs, both.second.state.pairs, both.parted) == ((4, 0), (2, 0), 2)


def test_match_that_one_house_has_ended_before_is_compared_too() -> None:
    """A score that ends the match in one house alone is no reason to refuse."""
    both = compare_houses((WIN,), ARTICLE, KozelRulebook(target=3), pairs=(3, 0)).value
    assert (both.first.state.pairs, both.second.state.pairs, both.parted) == ((4, 0), (3, 0), 1)


def test_match_that_is_over_in_one_house_alone_is_no_agreement() -> None:
    """The same score ends it there and not here: they part at the last hand."""
    both = compare_houses((BIG,), ARTICLE, KozelRulebook(target=2)).value
    assert (both.first.state.pairs, both.second.state.pairs, both.parted) == ((2, 0), (2, 0), 1)
    assert (both.first.finished, both.second.finished) == (False, True)


def test_hand_after_the_end_of_both_houses_is_refused() -> None:
    """A hand that neither house can play is named, not passed over."""
    with pytest.raises(IllegalMove) as caught:
        compare_houses((BIG, BIG, BIG, WIN), ARTICLE, KozelRulebook(tie=Tie.BOTH))
    assert [(one.value, one.rule) for one in caught.value.problems] == [("hands[3]", kozel.AFTER_END)]


def test_what_both_houses_refuse_is_told_once() -> None:
    """The same problem is not repeated for the second house."""
    with pytest.raises(InconsistentRecord) as caught:
        compare_houses((Hand((60, 58)),), ARTICLE, ARTICLE, (7, 7), 2)
    assert [one.rule for one in caught.value.problems] == [
        kozel.BOTH_AT_TARGET,
        kozel.CARRY_TOO_LARGE,
        kozel.TOTAL_SHORT,
    ]


@pytest.mark.parametrize(
    ("tie", "cap", "worth", "repeat"),
    [
        (Tie.CARRY, 1, kozel.AGREE_CARRY, kozel.AGREE_REPEAT),
        (Tie.CARRY, 0, kozel.AGREE_CARRY, kozel.AGREE_REPEAT_FREE),
        (Tie.MULTIPLY, 1, kozel.TIE_MULTIPLIES, kozel.AGREE_REPEAT),
        (Tie.MULTIPLY, 0, kozel.TIE_MULTIPLIES, kozel.AGREE_REPEAT_FREE),
        (Tie.BOTH, 1, kozel.TIE_BOTH, kozel.AGREE_REPEAT_FREE),
        (Tie.REDEAL, 0, kozel.TIE_REDEAL, kozel.AGREE_REPEAT),
        (Tie.NONE, 1, kozel.TIE_NOTHING, kozel.AGREE_REPEAT),
    ],
)
def test_four_questions_have_this_houses_answers(tie: Tie, cap: int, worth: Rule, repeat: Rule) -> None:
    """The questions of the source come in its order; a house that carries nothing does not say it does."""
    found = agree_before_play(KozelRulebook(tie=tie, carry_cap=cap))
    rules = [step.rule for step in found.because]
    assert rules == [kozel.AGREE_TIE, worth, repeat, kozel.AGREE_FINISH]
