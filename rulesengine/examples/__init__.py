"""Worked examples: the file format, the checker, and the examples that ship."""

from rulesengine.examples.check import Checked, Outcome, check
from rulesengine.examples.format import Example, read_file, read_text
from rulesengine.examples.shipped import shipped

__all__ = [
    "Checked",
    "Example",
    "Outcome",
    "check",
    "read_file",
    "read_text",
    "shipped",
]
