"""Charts for notebooks: quantities over many hands and games."""

from rulesengine.charts.cube import take_chart
from rulesengine.charts.cube_grid import grid_chart
from rulesengine.charts.kozel import match_chart
from rulesengine.charts.picture import Picture
from rulesengine.charts.preferans import trick_chart

__all__ = ["Picture", "grid_chart", "match_chart", "take_chart", "trick_chart"]
