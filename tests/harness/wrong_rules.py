"""Known wrong rules, put into the engine: which shipped examples of a game notice one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from rulesengine.core.rulebook import axes
from rulesengine.examples.check import Checked, Outcome, check
from rulesengine.examples.format import Example
from rulesengine.examples.shipped import shipped

Patches = dict[str, Any]
"""What is replaced, by its place below the game's folder, and what replaces it."""


def everywhere(name: str, wrong: object, *modules: str) -> Patches:
    """Replace a function wherever it was imported to."""
    return {f"{module}.{name}": wrong for module in modules}


@contextmanager
def wrong_rule(game: str, patches: Patches) -> Iterator[None]:
    """Put a wrong rule into the engine for a while; neither it nor the right one keeps what it found."""
    try:
        with pytest.MonkeyPatch.context() as patching:
            forget(game)
            for place, wrong in patches.items():
                patching.setattr(f"rulesengine.{game}.{place}", wrong)
            yield
    finally:
        forget(game)


def forget(game: str) -> None:
    """Empty everything that the functions of a game keep."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"rulesengine.{game}."):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def numbers_of(house: Any) -> tuple[str, ...]:
    """Give the fields of a rulebook that hold one number."""
    found = {one.name: getattr(house, one.name) for one in axes(house)}
    return tuple(
        name
        for name, value in found.items()
        if isinstance(value, int | Fraction) and not isinstance(value, bool)
    )


def shifted(example: Example, name: str, value: object) -> Example:
    """Return an example of a house that has another number in one field."""
    return replace(example, given={**example.given, "rules": {name: value}})


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
