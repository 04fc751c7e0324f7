"""Charts for notebooks: quantities over many hands and games."""

from rulesengine.charts.cube import take_chart
from rulesengine.charts.cube_grid import grid_chart
from rulesengine.charts.kozel import match_chart
from rulesengine.charts.picture import Picture
from rulesengine.charts.preferans import trick_chart
from rulesengine.charts.spades import bags_chart
from rulesengine.charts.spades_players import duel_chart

__all__ = ["Picture", "bags_chart", "duel_chart", "grid_chart", "match_chart", "take_chart", "trick_chart"]
