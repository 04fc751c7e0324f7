"""From a derivation to the steps that a person reads, in the order in which a person would make them."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from rulesengine.core.derivation import Citation, Derived, Rejected
from rulesengine.core.errors import RulesError
from rulesengine.core.question import Say
from rulesengine.text.catalogue import formats, has, speaker
from rulesengine.text.phrase import write


class Depth(Enum):
    """How much of a derivation a reader wants to see."""

    VERDICT = "verdict"
    STEPS = "steps"
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step in words: what follows, by which rule, from which numbers, and what did not apply.

    `path` leads from the verdict down to this step, the index of a step at each level.
    """

    path: tuple[int, ...]
    rule: str
    title: str
    sentence: str
    facts: tuple[tuple[str, str], ...]
    rejected: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def level(self) -> int:
        """How deep below the verdict the step stands."""
        return len(self.path)


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
    _walk(derived, lang, (), steps)
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


def _walk(derived: Derived[Any], lang: str, path: tuple[int, ...], steps: list[Step]) -> None:
    for index, below in enumerate(derived.because):
        _walk(below, lang, (*path, index), steps)
    steps.append(_step(derived, lang, path))


def _step(derived: Derived[Any], lang: str, path: tuple[int, ...]) -> Step:
    say = speaker(lang)
    return Step(
        path=path,
        rule=derived.rule.id,
        title=say(f"{derived.rule.id}.title"),
        sentence=sentence(derived, lang),
        facts=_named(derived, lang),
        rejected=tuple(_rejection(one, say) for one in derived.instead_of),
        sources=tuple(place(one, lang) for one in derived.rule.citations),
    )


def _named(derived: Derived[Any], lang: str) -> tuple[tuple[str, str], ...]:
    """Return each fact with its name, written as the rule's own sentence writes it."""
    say, forms = speaker(lang), formats(derived.rule.id, lang)
    return tuple(
        (say(f"fact-{name}"), write(value, forms.get(name, ""), say)) for name, value in derived.facts
    )


def _rejection(rejected: Rejected, say: Say) -> str:
    return say(f"{rejected.rule.id}.rejected", **dict(rejected.facts))


def place(citation: Citation, lang: str) -> str:
    """Return a citation in words: the source's title and the place in it."""
    say = speaker(lang)
    where = f"place-{citation.source}-{citation.place}"
    title = say(f"source-{citation.source}")
    return f"{title}: {say(where)}" if has(where, lang) else f"{title}: {citation.place}"
