"""The rules page of a game prints every rule that an answer can name."""

import re
from pathlib import Path

import pytest

from rulesengine.core.question import Game
from rulesengine.games import GAMES

BOOK = Path(__file__).parents[2] / "book"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_page_prints_each_rule_once(game: Game) -> None:
    """Each rule of a game has exactly one numbered paragraph on the page that its steps link to."""
    page = (BOOK / f"{game.name}-rules.md").read_text(encoding="utf-8")
    printed = re.findall(r"```\{rule\} (\S+)", page)
    printed += [rule for line in re.findall(r"^:only: (.*)$", page, re.MULTILINE) for rule in line.split()]
    assert sorted(printed) == sorted(rule.id for rule in game.rules)
