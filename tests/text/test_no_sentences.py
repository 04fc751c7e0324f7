"""The rules hold ids and facts; every sentence is in the catalogues."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulesengine
from rulesengine.games import GAMES

PACKAGE = Path(rulesengine.__file__).parent
FILES = [
    file
    for name in ("core", *(game.name for game in GAMES))
    for file in sorted((PACKAGE / name).glob("*.py"))
]
WORDS = re.compile(r"[^\W\d_]{2,}[,;:.]? +[^\W\d_]{2,}")


def sentences(tree: ast.AST) -> Iterator[str]:
    """Give every text of two or more words, except what only developers read: docstrings, types, errors."""
    types = {id(getattr(tree, part, None)) for part in ("annotation", "returns")}
    for node in ast.iter_child_nodes(tree):
        if id(node) in types:
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Raise) and raises_for_developers(node):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WORDS.search(node.value):
            yield node.value
        yield from sentences(node)


def raises_for_developers(node: ast.Raise) -> bool:
    """Say whether an error of Python itself is raised, which no reader sees."""
    call = node.exc
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "TypeError"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_rules_hold_no_sentence(file: Path) -> None:
    """No file of the core or of a game holds words for a reader."""
    assert list(sentences(ast.parse(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('x = "Nobody won."', ["Nobody won."]),
        ('x = f"{a} has won it"', [" has won it"]),
        ('f(note="ничья, пар нет")', ["ничья, пар нет"]),
        ('raise ValueError("nobody won")', ["nobody won"]),
        ('raise TypeError("wrong facts given")', []),
        ('"""A docstring of words."""', []),
        ('x = "kozel-tie"', []),
        ('x = "60:60"', []),
        ("x: 'Mapping[str, Any]' = y", []),
        ("x = r'[;,\\s]+'", []),
    ],
)
def test_the_search_sees_sentences(code: str, found: list[str]) -> None:
    """The test above finds planted sentences and passes over what is none."""
    assert list(sentences(ast.parse(code))) == found
