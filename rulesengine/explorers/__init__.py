"""One declaration for each interactive: parameters, question, picture."""

from rulesengine.explorers.page import Opening, show
from rulesengine.explorers.registry import EXPLORERS

__all__ = ["EXPLORERS", "Opening", "show"]
