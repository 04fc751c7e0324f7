"""One declaration for each interactive: parameters, question, picture."""

from rulesengine.explorers.page import show
from rulesengine.explorers.registry import EXPLORERS

__all__ = ["EXPLORERS", "show"]
