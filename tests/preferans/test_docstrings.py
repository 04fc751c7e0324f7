"""What the package offers, and that each function of it shows a deal."""

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from rulesengine import preferans

MODULES = [
    import_module(f"rulesengine.preferans.{file.stem}")
    for file in sorted(Path(preferans.__file__).parent.glob("*.py"))
    if file.stem != "__init__"
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_public_function_shows_a_deal(module: object) -> None:
    """Who reads a docstring sees the function answer."""
    name = getattr(module, "__name__", "")
    own = [one for one in vars(module).values() if inspect.isfunction(one) and one.__module__ == name]
    assert [
        one.__name__ for one in own if one.__name__[0] != "_" and ">>>" not in (inspect.getdoc(one) or "")
    ] == []


def test_an_evening_needs_only_the_package() -> None:
    """A deal is read, written, played to the end and settled with what the package offers."""
    eight = preferans.read_deal_line("8 A: A=8, B=1, C=1; B pass, C pass")
    played = preferans.play_party(preferans.Party(("A", "B", "C"), 2, (eight,)), preferans.SOCHI).value
    assert played.finished
    settled = preferans.finish(played.sheet, preferans.Terms(), preferans.SOCHI).value.settlement
    assert settled.result == (40, -20, -20) == played.deals[0].difference
