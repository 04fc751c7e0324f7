"""Take points, policies and shortcuts are drawn with the engine's numbers."""

from fractions import Fraction

import pytest
from hypothesis import assume, given

from rulesengine.core.balance import in_digits
from rulesengine.cube.compare import compare_policies
from rulesengine.cube.counts import count_wrong
from rulesengine.cube.mistakes import Simplification
from rulesengine.cube.state import CubeState
from rulesengine.cube.status import cube_status
from rulesengine.cube.takepoint import TakeModel, take_point
from rulesengine.explorers.cube_chances import draw_takepoint
from rulesengine.explorers.cube_policies import draw_counts, draw_policies
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.views.answer import Drawn
from tests.cube.strategies import states
from tests.explorers.drawings import hold_together, svg


def numbers(drawn: Drawn) -> list[str]:
    """Give the numbers at the bars."""
    return [text.text or "" for text in svg(drawn).iter("text") if text.get("class") == "rx-number"]


def percent(share: object) -> str:
    """Write a share as Ukrainian does."""
    assert isinstance(share, int | Fraction)
    return in_digits(share * 100, 2).rstrip("0").rstrip(".").replace(".", ",") + "\u00a0%"


def test_published_take_point_stands_beside_its_chances() -> None:
    """After the Crawford game the leader takes from one half, the trailer needing two."""
    drawn = draw_takepoint(take_point(CubeState(length=3, score=(2, 1), turn="B")), "en")
    assert numbers(drawn)[-1] == "50\u00a0%"


@pytest.mark.parametrize("model", TakeModel)
@given(state=states(fresh=True))
def test_bars_are_the_engines_chances(model: TakeModel, state: CubeState) -> None:
    """Pass, win, loss and the point itself, in every model; steps find their bars."""
    assume(cube_status(state).value.reason is None and state.length <= 25)
    derived = take_point(state, model)
    drawn, found = draw_takepoint(derived, "uk"), derived.value
    hold_together(derived, drawn)
    assert numbers(drawn)[:3] == [percent(one) for one in (found.passed, found.won, found.lost)]
    assert numbers(drawn)[-1] == percent(found.point)
    right = next(guess for guess in drawn.guesses if guess.right)
    assert right.text == in_digits(found.point * 100, 0)


def test_a_quarter_is_answered_in_words() -> None:
    """The number that everybody knows from money play is not simply wrong."""
    drawn = draw_takepoint(take_point(CubeState(length=7, score=(3, 4))), "en")
    money = next(guess for guess in drawn.guesses if guess.text == "25")
    assert money.reply == say("cube-guess-point-money", "en")


def test_policies_that_part_are_marked() -> None:
    """Four and five points from the match: the owner rule forbids what two others allow."""
    drawn = draw_policies(compare_policies(CubeState(length=9, score=(5, 4), cube=4, owner="A")), "en")
    table = str(drawn.picture).split("<tbody>")[1]
    assert [("rx-differs" in row) for row in table.split("<tr")[1:]] == [False, True, True]
    assert "5 + 4 = 9 already wins" in table


@given(state=states())
def test_policies_of_any_state_hold_together(state: CubeState) -> None:
    """A line differs exactly where the policies do not agree."""
    derived = compare_policies(state)
    drawn = draw_policies(derived, "ka")
    hold_together(derived, drawn)
    found = derived.value
    assert ("rx-differs" in str(drawn.picture)) is bool(found.allowing and found.forbidding)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("simplification", Simplification)
def test_shortcut_is_counted_and_refuted(simplification: Simplification, lang: str) -> None:
    """Right and wrong make all; the first state that refutes it is drawn and told."""
    derived = count_wrong(simplification, 1, 7)
    drawn, count = draw_counts(derived, lang), derived.value
    whole, right, wrong = map(int, numbers_with_head(drawn))
    assert (whole, wrong) == (count.states, count.wrong)
    assert right + wrong == whole
    assert "rx-edge" in str(drawn.picture)
    assert len(drawn.notes) == 1
    hold_together(derived, drawn)


def numbers_with_head(drawn: Drawn) -> list[str]:
    """Give the numbers at the bars, after the one that stands above them."""
    return [text.text or "" for text in svg(drawn).iter("text") if "rx-number" in (text.get("class") or "")]


def test_shortcut_that_holds_needs_no_state() -> None:
    """In a match to one point the cube is always dead, as the larger score says."""
    drawn = draw_counts(count_wrong(Simplification.LARGER_SCORE, 1, 1), "en")
    assert drawn.notes == ()
    assert "rx-edge" not in str(drawn.picture)
