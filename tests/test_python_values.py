"""Values from Python that no file could hold: refused by rule; words of a file are their members."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rulesengine.core.errors import InputError
from rulesengine.cube.rulebook import CubeRulebook, DeadCube
from rulesengine.kozel import Hand as KozelHand
from rulesengine.kozel import KozelRulebook, play_match
from rulesengine.kozel.rulebook import Tie
from rulesengine.preferans import SOCHI
from rulesengine.preferans.axes import WhistStyle
from rulesengine.spades import Hand, Side, SpadesRulebook, play_game, score_hand, score_one_side

WHOLE, RANGE, NUMBER, LIST, CHOICE = (
    f"input-{name}" for name in ("not-whole", "out-of-range", "wrong-number", "not-a-list", "not-a-choice")
)
TRICKS = (1, 4, 5, 3)


def bids(*said: Any) -> Callable[[], object]:
    """Return a question about a hand of Spades with these bids."""
    return lambda: score_hand(Hand(said, TRICKS))


def kozel(points: Any, **more: Any) -> Callable[[], object]:
    """Return a question about a match of Kozel of one hand."""
    return lambda: play_match((KozelHand(points),), **more)


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        (bids(-2, 4, 6, 3), [("bids[0]", RANGE)]),
        (bids(14, 4, 6, 3), [("bids[0]", RANGE)]),
        (bids(3, 4, 6, 3, 1), [("bids", NUMBER)]),
        (bids(3, 4, 6), [("bids", NUMBER)]),
        (bids(True, 4, 6, 3), [("bids[0]", WHOLE)]),
        (bids(4.0, 4, 6, 3), [("bids[0]", WHOLE)]),
        (bids("0", 4, 6, 3), [("bids[0]", WHOLE)]),
        (lambda: score_hand(Hand((3, 4, 6, 3), TRICKS), scores=(1,)), [("scores", NUMBER)]),  # type: ignore[arg-type]
        (lambda: score_hand(Hand("3463", TRICKS)), [("bids", LIST)]),  # type: ignore[arg-type]
        (lambda: score_one_side(Side(bids=(4, 2), tricks=(5, 3.5))), [("tricks[1]", WHOLE)]),  # type: ignore[arg-type]
        (lambda: play_game((Hand((3, 4, 6, 14), TRICKS),)), [("hands[0].bids[3]", RANGE)]),
        (kozel((60.5, 59.5)), [("hands[0][0]", WHOLE), ("hands[0][1]", WHOLE)]),
        (kozel((60, 60, 0)), [("hands[0]", NUMBER)]),
        (kozel((60, 60), pairs=(-1, 0)), [("pairs[0]", RANGE)]),
        (kozel((60, 60), carry="1"), [("carry[0]", WHOLE)]),
        (lambda: SpadesRulebook(nil_tricks="bags"), [("nil_tricks", CHOICE)]),  # type: ignore[arg-type]
        (lambda: replace(SOCHI, penalty_factor=-1), [("penalty_factor", RANGE)]),
        (lambda: CubeRulebook(mars=10, crawford="maybe"), [("crawford", None), ("mars", RANGE)]),  # type: ignore[arg-type]
    ],
)
def test_value_that_cannot_be_is_refused(
    asked: Callable[[], object], refused: list[tuple[str, str | None]]
) -> None:
    """With its place and its rule, all of them at once, whatever the types say."""
    with pytest.raises(InputError) as caught:
        asked()
    told = {one.value: one.rule.id for one in caught.value.problems}
    assert told.keys() == dict(refused).keys()
    assert all(rule in {None, told[place]} for place, rule in refused)


@pytest.mark.parametrize(
    ("rulebook", "field", "member"),
    [
        (KozelRulebook(tie="multiply"), "tie", Tie.MULTIPLY),  # type: ignore[arg-type]
        (KozelRulebook(carry_cap="0"), "carry_cap", 0),  # type: ignore[arg-type]
        (replace(SOCHI, whist_style="gentleman"), "whist_style", WhistStyle.GENTLEMAN),  # type: ignore[arg-type]
        (CubeRulebook(dead_cube="both"), "dead_cube", DeadCube.BOTH),  # type: ignore[arg-type]
    ],
)
def test_word_of_a_file_is_the_member_it_names(rulebook: object, field: str, member: object) -> None:
    """What `--rule` and a file take may be written in Python too, and means the same."""
    assert getattr(rulebook, field) == member
    assert type(getattr(rulebook, field)) is type(member)
