"""The audit of a score sheet: right sheets pass, planted mistakes are found and named."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rulesengine.core.errors import InputError
from rulesengine.spades.audit import audit_sheet
from rulesengine.spades.game import play_game
from rulesengine.spades.hand import Hand
from rulesengine.spades.mistakes import Mistake
from tests.spades.strategies import FAR, both_bags, hands

games = st.lists(hands, min_size=1, max_size=6).map(tuple)


@given(games, both_bags)
def test_right_sheet_is_right(played: tuple[Hand, ...], bags: tuple[int, int]) -> None:
    """What the engine writes has no wrong line."""
    right = tuple(hand.scores for hand in play_game(played, (0, 0), bags, FAR).value.hands)
    assert audit_sheet(played, right, (0, 0), bags, FAR).value.first_wrong == 0


@given(games, st.integers(0, 5), st.integers(1, 400), st.booleans())
def test_first_wrong_line_is_found(played: tuple[Hand, ...], at: int, off: int, second: bool) -> None:
    """One number changed is found on its line, whatever follows."""
    assume(at < len(played))
    lines = [hand.scores for hand in play_game(played, rulebook=FAR).value.hands]
    for place in range(at, len(lines)):
        one, other = lines[place]
        lines[place] = (one, other + off) if second else (one + off, other)
    found = audit_sheet(played, tuple(lines), rulebook=FAR).value
    assert found.first_wrong == at + 1
    assert found.mistakes


@pytest.mark.parametrize(
    ("hand", "bags", "recorded", "named"),
    [
        (Hand((4, 3, 2, 3), (5, 3, 3, 2)), (9, 0), (62, -60), Mistake.PENALTY_FORGOTTEN),
        (Hand((1, 0, 1, 0), (8, 0, 5, 0)), (9, 0), (-69, 200), Mistake.PENALTY_ONCE),
        (Hand((1, 0, 1, 0), (8, 0, 5, 0)), (9, 0), (31, 200), Mistake.PENALTY_FORGOTTEN),
        (Hand((0, 4, 5, 3), (0, 4, 5, 4)), (0, 0), (50, 71), Mistake.NIL_FORGOTTEN),
        (Hand((0, 4, 6, 3), (1, 4, 5, 3)), (0, 0), (-159, 70), Mistake.NIL_TRICKS_AS_BAGS),
        (Hand((0, 4, 6, 3), (1, 4, 5, 3)), (0, 0), (-160, 70), Mistake.NIL_TRICKS_LOST),
        (Hand((4, 3, 2, 3), (5, 3, 3, 2)), (0, 0), (62, 0), Mistake.SET_COSTS_NOTHING),
        (Hand((4, 3, 2, 3), (5, 3, 3, 2)), (0, 0), (62, -10), Mistake.SET_BY_SHORTFALL),
        (Hand((4, 3, 2, 3), (5, 3, 3, 2)), (0, 0), (60, -60), Mistake.BAGS_WITHOUT_POINTS),
        (Hand((4, 3, 2, 3), (5, 3, 3, 2)), (0, 0), (7, 7), Mistake.OTHER),
    ],
)
def test_known_mistake_is_named(
    hand: Hand, bags: tuple[int, int], recorded: tuple[int, int], named: Mistake
) -> None:
    """Each mistake by a sheet that shows it."""
    assert audit_sheet((hand,), (recorded,), bags=bags).value.mistakes[0] is named


def test_a_line_for_each_hand() -> None:
    """One line too few is refused."""
    with pytest.raises(InputError):
        audit_sheet((Hand((1, 1, 1, 1), (13, 0, 0, 0)),), ())
