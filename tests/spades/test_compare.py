"""Two houses on one hand or a game: same rules agree, and only fields that matter are named."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.spades import rules
from rulesengine.spades.compare import compare_games, compare_houses, compare_readings
from rulesengine.spades.game import play_game
from rulesengine.spades.hand import Hand, score_one_side
from rulesengine.spades.rulebook import DOCUMENT, DoubleNil, NilTricks, SpadesRulebook
from rulesengine.spades.side import Side
from tests.spades.strategies import FAR, hands, houses, sides


@given(hands, houses)
def test_house_agrees_with_itself(hand: Hand, house: SpadesRulebook) -> None:
    """No field differs, none matters."""
    derived = compare_houses(hand, house, house)
    assert derived.rule is rules.READINGS_AGREE
    assert derived.value.differ == derived.value.matter == ()


@given(hands, houses)
def test_comparison_is_symmetrical(hand: Hand, house: SpadesRulebook) -> None:
    """The other way round the same fields matter."""
    one, other = compare_houses(hand, DOCUMENT, house).value, compare_houses(hand, house, DOCUMENT).value
    assert one.matter == other.matter
    assert (one.first, one.second) == (other.second, other.first)
    assert set(one.matter) <= set(one.differ)


@given(hands, houses)
def test_single_field_that_changes_a_hand_matters(hand: Hand, house: SpadesRulebook) -> None:
    """Taken alone, a field matters exactly when points or bags differ."""
    for name in ("nil_tricks", "bag_penalty", "trick_points", "double_nil"):
        other = replace(DOCUMENT, **{name: getattr(house, name)})
        found = compare_houses(hand, DOCUMENT, other).value
        differs = (found.first.points, found.first.bags) != (found.second.points, found.second.bags)
        assert (found.matter == (name,)) == differs


@pytest.mark.parametrize("reading", NilTricks)
@given(sides())
def test_readings_are_those_of_three_houses(reading: NilTricks, side: Side) -> None:
    """Each of the three numbers is what a house with this reading writes."""
    found = compare_readings(side).value
    place = list(NilTricks).index(reading)
    assert found.points[place] == score_one_side(side, SpadesRulebook(nil_tricks=reading)).value.points


def test_houses_that_part_in_bags_alone_say_so() -> None:
    """The points are the same, and it is told which bags each house keeps."""
    ours, theirs = SpadesRulebook(bag_points=0), SpadesRulebook(bag_points=0, double_nil=DoubleNil.NO_BAGS)
    found = compare_houses(Hand((0, 6, 0, 4), (1, 6, 1, 5)), ours, theirs)
    assert found.rule is rules.BAGS_DIFFER
    assert (found.fact("points"), found.fact("bags"), found.fact("their_bags")) == (
        (-200, 100),
        (2, 1),
        (0, 1),
    )
    assert found.value.matter == ("double_nil",)


games = st.lists(hands, max_size=8).map(tuple)


@given(games, houses)
def test_games_part_where_the_scores_first_differ(played: tuple[Hand, ...], house: SpadesRulebook) -> None:
    """Each house's game is the one that it plays alone; up to the parting hand nothing differs."""
    other = replace(house, target=FAR.target, floor=FAR.floor)
    both = compare_games(played, FAR, other).value
    assert (both.first, both.second) == tuple(
        play_game(played, rulebook=rulebook).value for rulebook in (FAR, other)
    )
    pairs = list(zip(both.first.hands, both.second.hands, strict=True))
    same = [(one.scores, one.bags) == (two.scores, two.bags) for one, two in pairs]
    assert both.parted == (0 if all(same) else same.index(False) + 1)


@given(games, st.integers(1, 600))
def test_smaller_target_only_ends_a_game_sooner(played: tuple[Hand, ...], target: int) -> None:
    """Up to its end it is the same game; they part exactly when it ends there and goes on here."""
    both = compare_games(played, FAR, replace(FAR, target=target)).value
    shorter = [hand.scores for hand in both.second.hands]
    assert [hand.scores for hand in both.first.hands][: len(shorter)] == shorter
    assert bool(both.parted) == both.second.ending.finished
    assert both.parted in {0, len(shorter), len(shorter) + 1}
