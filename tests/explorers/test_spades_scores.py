"""Scores on a page: every line is the engine's, bags are counted place by place, readings are told apart."""

import re

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from rulesengine.core.errors import IllegalMove
from rulesengine.explorers.spades_bags import draw_bags
from rulesengine.explorers.spades_scores import draw_hand, draw_readings
from rulesengine.spades.bags import count_bags
from rulesengine.spades.compare import compare_readings
from rulesengine.spades.hand import Hand, score_hand
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.spades.seats import BySide
from rulesengine.spades.side import Side
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.phrase import plain, signed
from rulesengine.views.answer import Drawn
from tests.explorers.drawings import hold_together, picture_marks, step_marks
from tests.spades.strategies import both_bags, hands, houses, scores, sides

TENTH = score_hand(Hand((4, 3, 2, 3), (5, 3, 3, 2)), scores=(337, 120), bags=(9, 4))


def cells(drawn: Drawn, name: str) -> list[str]:
    """Give the cells of a line."""
    row = re.search(rf">{re.escape(name)}</th>(.*?)</tr>", str(drawn.picture))
    return re.findall(r"<td>(.*?)</td>", row[1]) if row else []


def places(drawn: Drawn, kind: str) -> int:
    """Count the places of that kind in all counters."""
    return str(drawn.picture).count(f'class="rx-bag-{kind}"')


@given(hands, scores, both_bags, houses)
def test_lines_are_the_engines(hand: Hand, before: BySide, bags: BySide, house: SpadesRulebook) -> None:
    """Points, score and bags of both sides; each mark of a step stands in the table."""
    derived = score_hand(hand, before, bags, house)
    drawn = draw_hand(derived, "en")
    found = derived.value
    assert cells(drawn, "this hand") == [signed(one) for one in found.points]
    both = zip(before, found.scores, strict=True)
    assert cells(drawn, "score") == [f"{plain(old)} → {plain(new)}" for old, new in both]
    assert cells(drawn, "bags kept") == [str(one) for one in found.bags]
    assert set(step_marks(derived, drawn)) - {""} <= picture_marks(drawn)


def test_tenth_bag_is_drawn_and_charged() -> None:
    """Nine old ones and a new one fill the counter; the penalty stands behind it and in the table."""
    drawn = draw_hand(TENTH, "en")
    assert (places(drawn, "old"), places(drawn, "new")) == (9 + 4, 1)
    assert cells(drawn, "penalty") == ["−100", "–"]
    assert "North–South: 9 + 2, penalty −100, 1 stay." in drawn.picture


def test_ten_bags_that_cost_nothing_go_all_the_same() -> None:
    """In a house without a penalty the counter says that tens were taken off, for 0 points."""
    house = SpadesRulebook(bag_penalty=0)
    drawn = draw_hand(score_hand(Hand((4, 3, 2, 3), (5, 3, 3, 2)), bags=(9, 4), rulebook=house), "en")
    assert "North–South: 9 + 2, penalty 0, 1 stay." in drawn.picture
    assert cells(drawn, "bags kept") == ["1", "4"]


def test_hand_without_bags_has_no_counter() -> None:
    """Thirteen bid, thirteen taken."""
    drawn = draw_hand(score_hand(Hand((4, 3, 3, 3), (4, 3, 3, 3))), "en")
    assert "rx-bags" not in drawn.picture
    assert cells(drawn, "penalty") == []


def test_prediction_is_what_north_and_south_write() -> None:
    """The guess is their points, with the sign; known mistakes and the new score are told what they are."""
    guesses = draw_hand(TENTH, "en").guesses
    assert [one.text for one in guesses if one.right] == ["−38"]
    said = {one.text: one.reply for one in guesses}
    assert said["62"] == say("spades-guess-penalty-forgotten", "en", points=62)
    assert said["−40"] == say("spades-guess-bags-without-points", "en", points=-40)
    assert said["299"] == say("spades-guess-score", "en", points=299)


@given(hands, scores, both_bags, houses)
def test_one_guess_is_right_and_none_is_named_twice(
    hand: Hand, before: BySide, bags: BySide, house: SpadesRulebook
) -> None:
    """Whatever mistakes give the same number."""
    guesses = draw_hand(score_hand(hand, before, bags, house), "en").guesses
    assert [one.right for one in guesses].count(True) == 1
    assert len({one.text for one in guesses}) == len(guesses)


@given(st.lists(hands, max_size=4), both_bags)
def test_bags_of_a_game_are_drawn_hand_by_hand(played: list[Hand], bags: BySide) -> None:
    """As many new places as bags came, up to the full counter; steps and lines belong together."""
    try:
        derived = count_bags(tuple(played), bags=bags)
    except IllegalMove:  # over before the last hand
        reject()
    drawn = draw_bags(derived, "en")
    hold_together(derived, drawn)
    before, new = list(bags), 0
    for hand in derived.value.game.hands:
        for side in (0, 1):
            new += min(10, before[side] + hand.sides[side].new_bags) - before[side]
            before[side] = hand.bags[side]
    assert places(drawn, "new") == new


@given(sides())
def test_readings_that_differ_are_marked_in_words(side: Side) -> None:
    """The first is the rules' own; the others say so where they give other points."""
    derived = compare_readings(side)
    drawn = draw_readings(derived, "en")
    hold_together(derived, drawn)
    others = derived.value.points[1:]
    differ = sum(points != derived.value.points[0] for points in others)
    assert str(drawn.picture).count('class="rx-word"') == differ


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hand_is_drawn_in_every_language(lang: str) -> None:
    """Lines, sides and the legend have their words."""
    assert "<table" in draw_hand(TENTH, lang).picture
