"""From a derivation to the steps that a person reads, in the order in which a person would make them."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from rulesengine.core.derivation import Citation, Derived, Facts, Rejected
from rulesengine.core.errors import RulesError
from rulesengine.core.question import Say
from rulesengine.text.catalogue import has, speaker
from rulesengine.text.phrase import plain


class Depth(Enum):
    """How much of a derivation a reader wants to see."""

    VERDICT = "verdict"
    STEPS = "steps"
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step in words: what follows, by which rule, from which numbers, and what did not apply."""

    level: int
    rule: str
    title: str
    sentence: str
    facts: tuple[tuple[str, str], ...]
    rejected: tuple[str, ...]
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Complaint:
    """One problem in words: where it is, what is wrong, and what may explain it."""

    path: str
    rule: str
    sentence: str


def verdict(derived: Derived[Any], lang: str) -> str:
    """Return the last sentence of the story: the answer on one line."""
    return sentence(derived, lang)


def sentence(derived: Derived[Any], lang: str) -> str:
    """Return what a derivation's own rule says of its facts."""
    return speaker(lang)(derived.rule.id, **dict(derived.facts))


def narrate(derived: Derived[Any], lang: str) -> tuple[Step, ...]:
    """Return every step, those below before the one that needs them; the last is the verdict."""
    steps: list[Step] = []
    _walk(derived, lang, 0, steps)
    return tuple(steps)


def complaints(error: RulesError, lang: str) -> tuple[Complaint, ...]:
    """Return every problem of an error in words, each with the reasons found for it."""
    return tuple(
        Complaint(
            one.value,
            one.rule.id,
            " ".join(sentence(part, lang) for part in (one, *one.because)),
        )
        for one in error.problems
    )


def _walk(derived: Derived[Any], lang: str, level: int, steps: list[Step]) -> None:
    for below in derived.because:
        _walk(below, lang, level + 1, steps)
    steps.append(_step(derived, lang, level))


def _step(derived: Derived[Any], lang: str, level: int) -> Step:
    say = speaker(lang)
    return Step(
        level=level,
        rule=derived.rule.id,
        title=say(f"{derived.rule.id}.title"),
        sentence=sentence(derived, lang),
        facts=_named(derived.facts, say),
        rejected=tuple(_rejection(one, say) for one in derived.instead_of),
        sources=tuple(place(one, lang) for one in derived.rule.citations),
    )


def _named(facts: Facts, say: Say) -> tuple[tuple[str, str], ...]:
    return tuple((say(f"fact-{name}"), plain(value)) for name, value in facts)


def _rejection(rejected: Rejected, say: Say) -> str:
    return say(f"{rejected.rule.id}.rejected", **dict(rejected.facts))


def place(citation: Citation, lang: str) -> str:
    """Return a citation in words: the source's title and the place in it."""
    say = speaker(lang)
    where = f"place-{citation.source}-{citation.place}"
    title = say(f"source-{citation.source}")
    return f"{title}: {say(where)}" if has(where, lang) else f"{title}: {citation.place}"
