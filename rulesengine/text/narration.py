"""From a derivation to the steps that a person reads, in the order in which a person would make them."""

import re
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any

from rulesengine.core.derivation import Citation, Derived, Facts, Rejected, Rule
from rulesengine.core.errors import Problem, RulesError
from rulesengine.core.question import Say
from rulesengine.text.catalogue import formats, has, speaker
from rulesengine.text.phrase import write

_ITEM = re.compile(r"(\w+)\[(\d+)\]")
"""The outermost list of a path and which of its items, counted from 0."""


Path = tuple[int, ...]
"""The way from a verdict down to a step: its index at each level."""


class Depth(Enum):
    """How much of a derivation a reader wants to see."""

    VERDICT = "verdict"
    STEPS = "steps"
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What there is to say of a step: what follows, by which rule, from what, and what did not apply."""

    rule: str
    title: str
    sentence: str
    facts: tuple[tuple[str, str], ...]
    rejected: tuple[str, ...]
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step in words; `path` leads from the verdict down to it."""

    path: Path
    words: Words

    @property
    def level(self) -> int:
        """How deep below the verdict the step stands."""
        return len(self.path)

    @property
    def sentence(self) -> str:
        """What follows."""
        return self.words.sentence


@dataclass(frozen=True, slots=True)
class Complaint:
    """One problem in words: where it is, what is wrong, and what may explain it."""

    path: str
    rule: str
    sentence: str


def verdict(derived: Derived[Any], lang: str) -> str:
    """Return the last sentence of the story, the answer on one line: what its own rule says of its facts."""
    return speaker(lang)(derived.rule.id, **dict(derived.facts))


def narrate(derived: Derived[Any], lang: str) -> tuple[Step, ...]:
    """Return every step, those below before the one that needs them; the last is the verdict."""
    steps: list[Step] = []
    _walk(derived, lang, (), steps)
    return tuple(steps)


def complaints(error: RulesError, lang: str) -> tuple[Complaint, ...]:
    """Return every problem of an error in words, each with the reasons found for it."""
    return tuple(Complaint(one.value, one.rule.id, _complaint(one, lang)) for one in error.problems)


@lru_cache(maxsize=8192)
def words_of(rule: Rule, facts: Facts, instead_of: tuple[Rejected, ...], lang: str) -> Words:
    """Return the words of one step; kept, because a long match repeats most of them at each change."""
    say = speaker(lang)
    return Words(
        rule=rule.id,
        title=say(f"{rule.id}.title"),
        sentence=say(rule.id, **dict(facts)),
        facts=_named(rule, facts, lang),
        rejected=tuple(_rejection(one, say) for one in instead_of),
        sources=tuple(place(one, lang) for one in rule.citations),
    )


def name_of_fact(rule: Rule, fact: str, lang: str) -> str:
    """Return the id of a fact's name: that of the rule's game, where it has a word of its own for it."""
    own = f"{game_of(rule.id)}-fact-{fact}"
    return own if has(own, lang) else f"fact-{fact}"


def game_of(rule: str) -> str:
    """Return the name that the id of a rule begins with: its game's, or `input` for what all games refuse.

    >>> game_of("spades-nil-made")
    'spades'
    """
    return rule.partition("-")[0]


def place(citation: Citation, lang: str) -> str:
    """Return a citation in words: the source's title and the place in it."""
    say = speaker(lang)
    where = f"place-{citation.source}-{citation.place}"
    title = say(f"source-{citation.source}")
    return f"{title}: {say(where)}" if has(where, lang) else f"{title}: {citation.place}"


def _complaint(found: Problem, lang: str) -> str:
    """Return what is wrong; where a game has a word for the items of a list, with the number of the item."""
    sentence = " ".join(verdict(part, lang) for part in (found, *found.because))
    item = _ITEM.search(found.value)
    message = f"item-{item[1]}" if item else ""
    if item is None or not has(message, lang):
        return sentence
    return speaker(lang)(message, number=int(item[2]) + 1, sentence=sentence)


def _walk(derived: Derived[Any], lang: str, path: Path, steps: list[Step]) -> None:
    for index, below in enumerate(derived.because):
        _walk(below, lang, (*path, index), steps)
    steps.append(Step(path, words_of(derived.rule, derived.facts, derived.instead_of, lang)))


def _named(rule: Rule, facts: Facts, lang: str) -> tuple[tuple[str, str], ...]:
    """Return each fact with its name, written as the rule's own sentence writes it."""
    say, forms = speaker(lang), formats(rule.id, lang)
    return tuple(
        (say(name_of_fact(rule, name, lang)), write(value, forms.get(name, ""), say)) for name, value in facts
    )


def _rejection(rejected: Rejected, say: Say) -> str:
    return say(f"{rejected.rule.id}.rejected", **dict(rejected.facts))
