"""The charts of Spades show the engine's numbers: bags hand by hand, and games won."""

import pytest

from rulesengine.bots import MEASURED, Duel, Level, play_duel
from rulesengine.charts import bags_chart, duel_chart
from rulesengine.core.derivation import Derived
from rulesengine.spades import Hand, play_game
from rulesengine.spades.game import Game
from rulesengine.spades.rulebook import SpadesRulebook
from rulesengine.text.catalogue import LANGUAGES, say
from rulesengine.text.narration import verdict
from tests.charts.test_match_chart import curves


def played() -> Derived[Game]:
    """Give a game in which North–South are charged once and East–West never."""
    hands = (
        Hand((1, 4, 1, 3), (4, 4, 2, 3)),
        Hand((1, 4, 1, 3), (4, 3, 4, 2)),
        Hand((3, 3, 3, 3), (3, 4, 3, 3)),
    )
    return play_game(hands)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bags_rise_to_what_was_reached_and_fall_when_charged(lang: str) -> None:
    """The tenth bag is drawn, and then what is left of them."""
    chart = bags_chart(played(), lang)
    drawn = curves(chart.figure)
    assert drawn[say("spades-chart-side", lang, side="NS")] == [0, 4, 10, 0, 0]
    assert drawn[say("spades-chart-side", lang, side="EW")] == [0, 0, 0, 1]
    assert drawn[say("spades-chart-penalty", lang)] == [0]
    assert chart.words == verdict(played(), lang)


def test_game_without_a_penalty_marks_none() -> None:
    """No mark where nothing was charged."""
    chart = bags_chart(play_game((Hand((3, 3, 3, 3), (3, 4, 3, 3)),)), "en")
    assert "Penalty" not in curves(chart.figure)


def test_bags_that_cost_nothing_are_taken_off_all_the_same() -> None:
    """Where ten bags go for no points, the line falls and the hand is marked as it is in any house."""
    hands = (
        Hand((1, 4, 1, 3), (4, 4, 2, 3)),
        Hand((1, 4, 1, 3), (4, 3, 5, 1)),
        Hand((3, 3, 3, 3), (3, 4, 3, 3)),
    )
    drawn = curves(bags_chart(play_game(hands, rulebook=SpadesRulebook(bag_penalty=0)), "en").figure)
    assert drawn[say("spades-chart-side", "en", side="NS")] == [0, 4, 11, 1, 1]
    assert drawn[say("spades-chart-penalty", "en")] == [0]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bars_are_the_games_won(lang: str) -> None:
    """Each duel is a bar in percent, told in words too, in letters that the font has."""
    chart = duel_chart(*MEASURED, lang=lang)
    widths = [bar.get_extents().width for bar in chart.figure.axes[0].patches]
    scale = chart.figure.axes[0].get_window_extent().width / 100
    assert [round(width / scale, 2) for width in widths] == [99.75, 78.4]
    assert f"99{say('number-point', lang)}8 %" in chart.words
    assert "style" not in chart.svg()
    assert chart._repr_png_().startswith(b"\x89PNG")


def test_interval_holds_the_share_and_stays_within_all_games() -> None:
    """The interval is Wilson's: that of the book, by hand; none goes beyond 100 %, nor is it of no width."""
    normal, hard = MEASURED
    low, high = hard.interval
    assert (round(100 * low, 1), round(100 * high, 1)) == (76.5, 80.1)
    assert normal.share < normal.interval[1] < 1
    always = Duel(better=Level.HARD, other=Level.NORMAL, games=20, won=20)
    never = Duel(better=Level.HARD, other=Level.NORMAL, games=20, won=0)
    assert always.interval[1] == pytest.approx(1)
    assert never.interval[0] == pytest.approx(0)
    assert always.interval[0] == pytest.approx(20 / (20 + 1.96**2))
    assert never.interval[1] == pytest.approx(1.96**2 / (20 + 1.96**2))


def test_duel_plays_each_deal_in_both_pairs_of_seats() -> None:
    """Two equal players share the games: what one pair of seats wins, the other pair wins again."""
    found = play_duel(Level.HARD, Level.HARD, 6)
    assert (found.games, found.won) == (6, 3)
    assert isinstance(found, Duel)
    assert found.nils_made <= found.nils
