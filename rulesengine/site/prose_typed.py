"""What is typed just so in every language, told apart from the words of a sentence around it."""

import re
from collections.abc import Iterator, Mapping
from enum import Enum

from docutils import nodes

from rulesengine.core.derivation import Derived
from rulesengine.text.trace import plain_fact

_QUOTED = re.compile('"([^"]+)"|«([^»]+)»|„([^“”]+)[“”]')
"""A sentence of the catalogue has it in quotation marks."""
_LATIN = re.compile(r"[A-Za-z][\w'-]+")

Cell = list[nodes.Node]


def with_code(text: str) -> Cell:
    """Return text in which what is typed stands as code, without its quotation marks."""
    return list(_pieces(text, frozenset()))


def with_typed(text: str, typed: frozenset[str]) -> Cell:
    """Return text in which these words stand as code too, such as the names of players and choices."""
    return list(_pieces(text, typed))


def typed_words(*values: object) -> frozenset[str]:
    """Return the Latin words in what an example is given and in the facts of a step.

    >>> sorted(typed_words({"players": ["North", "East"]}, 5))
    ['East', 'North', 'players']
    """
    return frozenset(word for value in values for word in _words(value))


def typed_in(story: Derived[object]) -> frozenset[str]:
    """Return the Latin words among the facts of an answer or a problem itself."""
    return typed_words(*(plain_fact(value) for _, value in story.facts))


def code(text: str) -> nodes.Node:
    """Return text as code; a dash where there is none."""
    return nodes.literal("", text or "–")


def _pieces(text: str, typed: frozenset[str]) -> Iterator[nodes.Node]:
    end = 0
    for found in _QUOTED.finditer(text):
        yield from _marked(text[end : found.start()], typed)
        yield code(next(filter(None, found.groups())))
        end = found.end()
    yield from _marked(text[end:], typed)


def _marked(text: str, typed: frozenset[str]) -> Iterator[nodes.Node]:
    end = 0
    for found in _LATIN.finditer(text):
        if found[0] in typed:
            yield nodes.Text(text[end : found.start()])
            yield code(found[0])
            end = found.end()
    yield nodes.Text(text[end:])


def _words(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield from (word for pair in value.items() for part in pair for word in _words(part))
    elif isinstance(value, list | tuple):
        yield from (word for part in value for word in _words(part))
    elif isinstance(value, Enum):
        yield from _words(value.value)
    elif isinstance(value, str):
        yield from _LATIN.findall(value)
