"""Known wrong rules, put into the engine: which shipped examples of a game notice one."""

from rulesengine.examples.check import Checked, Outcome, check
from rulesengine.examples.format import Example
from rulesengine.examples.shipped import shipped


def examples_of(game: str) -> tuple[Example, ...]:
    """Give the shipped examples of a game."""
    return tuple(one for one in shipped().values() if one.kind.startswith(f"{game}."))


def failing(game: str) -> list[Checked]:
    """Give the examples that do not hold; an engine that breaks is an error."""
    return [found for found in map(check, examples_of(game)) if found.outcome is not Outcome.HOLDS]


def noticed(game: str) -> list[Checked]:
    """Give the examples that a wrong rule fails by what they expect.

    One at which it breaks the engine outright does not count: that would be noticed without any example.
    """
    found = (_checked(one) for one in examples_of(game))
    return [one for one in found if one is not None and one.outcome is not Outcome.HOLDS]


def _checked(example: Example) -> Checked | None:
    try:
        return check(example)
    except Exception:  # a wrong rule may break the engine in any way
        return None
