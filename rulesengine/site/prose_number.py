"""Numbers in prose: what a `{check}` claims, and what the engine computes for it."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.core.outputs import InDigits, Likeliest
from rulesengine.core.question import Game, Question, ask
from rulesengine.games import QUESTIONS
from rulesengine.site.prose_given import is_score
from rulesengine.site.prose_proof import proof
from rulesengine.text.catalogue import SOURCE_LANGUAGE, speaker, voices
from rulesengine.text.phrase import plain
from rulesengine.text.plain import render_error

_CLAIM = re.compile(r"(?P<printed>.+?)\s*<(?P<target>[^<>]+(?:<[^<>]*>[^<>]*)*)>", re.DOTALL)
_MINUS = re.compile("[−–‒﹣－]")
PERCENT, CENTS = " %", 100
_GROUPING = re.compile("(?<=\\d)[\u00a0\u2006-\u200a\u202f](?=\\d)")


class ProseFault(ValueError):  # noqa: N818  # what a writer of pages calls it
    """Something on a page that the engine does not confirm, said in plain English."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A number as printed, and where it is said to come from.

    `subject` is the id of a shipped example, or a kind of question, which is then asked with `given`;
    `path` leads to the number: an output, then places in it.
    """

    printed: str
    subject: str
    path: tuple[str, ...]
    given: Mapping[str, Any] | None = None

    @property
    def game(self) -> Game:
        """The game that the claim is about."""
        checked = proof().checked.get(self.subject)
        return QUESTIONS[checked.example.kind if checked else self.subject][0]

    @property
    def target(self) -> str:
        """The output and the places in it, as written."""
        return ".".join(self.path)


def check_number(text: str, lang: str) -> Claim:
    """Return the claim that `text` makes; raises `ProseFault` when the engine computes something else.

    >>> check_number('84 <kozel.count banks=["A=4 10=4"] points.0>', "en").printed
    '84'
    """
    claim = read_claim(text)
    value, unordered = computed(claim, lang)
    said = written(value, claim)
    right = (
        same_digits(claim.printed, value)
        if isinstance(value, InDigits)
        else same_number(claim.printed, said, unordered=unordered)
    )
    if not right:
        origin = f"{claim.target} of {claim.subject}"
        raise ProseFault(f"the page prints “{claim.printed}” for {origin}, the engine computes “{said}”")
    return claim


def read_claim(text: str) -> Claim:
    """Return what a `{check}` says; raises `ProseFault` when it cannot be understood."""
    found = _CLAIM.fullmatch(text.strip())
    words = _words(found["target"]) if found else []
    if not found or len(words) < 2:
        raise ProseFault(
            "a check is written `NUMBER <EXAMPLE OUTPUT>` or `NUMBER <KIND name=value … OUTPUT>`, "
            f"not `{text}`"
        )
    subject, *given, path = words
    return Claim(
        printed=found["printed"],
        subject=subject,
        path=tuple(path.split(".")),
        given=_read_given(given, text) if given or subject in QUESTIONS else None,
    )


def computed(claim: Claim, lang: str) -> tuple[object, bool]:
    """Return the value that a claim is about, and whether its order does not matter."""
    question, answer = _answer_of(claim)
    name, *places = claim.path
    value: object
    if isinstance(answer, RulesError):
        if name not in question.refused:
            raise ProseFault(
                f"{claim.subject} is refused ({render_error(answer, SOURCE_LANGUAGE)}), so there is no {name}"
            )
        value = question.refused[name](answer)
    elif name not in question.outputs:
        raise ProseFault(_no_output(claim, question))
    else:
        value = question.outputs[name](answer, speaker(lang))
    for place in places:
        value = _step_into(value, place, claim)
    return value, name in question.unordered and not places


def written(value: object, claim: Claim) -> str:
    """Write a computed value as a page prints it: lists with commas, scores with a colon."""
    if isinstance(value, bool):
        raise ProseFault(f"{claim.target} of {claim.subject} is a yes or no, which is said in words")
    if isinstance(value, int | Fraction | str):
        return plain(value)
    if isinstance(value, Likeliest):
        return str(value)
    if isinstance(value, list | tuple | set | frozenset):
        parts = [written(part, claim) for part in value]
        score = is_score(value, claim.game)
        return (":" if score else ", ").join(parts)
    raise ProseFault(
        f"{claim.target} of {claim.subject} is a table: name one of its entries{_entries(value)}"
    )


def same_number(printed: str, said: str, *, unordered: bool = False) -> bool:
    r"""Tell whether two numbers are the same but for minus signs and thin spaces.

    >>> same_number("−1\u202f000", "-1000"), same_number("B, A", "A, B", unordered=True)
    (True, True)
    """
    if unordered:
        return sorted(_normal(printed).split(", ")) == sorted(_normal(said).split(", "))
    return _normal(printed) == _normal(said)


def same_digits(printed: str, number: InDigits) -> bool:
    """Tell whether a number is printed right to the places that stand there, as it is or in percent.

    >>> share = InDigits.of(Fraction(2, 3), 5)
    >>> same_digits("0.667", share), same_digits("66.7 %", share), same_digits("66 %", share)
    (True, True, False)
    """
    text = _normal(printed)
    share = text.removesuffix(PERCENT)
    if share == text:
        return number.agrees(text)
    return InDigits.of(number.exact * CENTS, 0).agrees(share)


def _answer_of(claim: Claim) -> tuple[Question, Derived[Any] | RulesError]:
    if claim.given is None:
        return _shipped_answer(claim)
    if claim.subject not in QUESTIONS:
        raise ProseFault(f"unknown kind of question {claim.subject}; there are {', '.join(QUESTIONS)}")
    game, question = QUESTIONS[claim.subject]
    try:
        return question, ask(game, question, claim.given, voices(SOURCE_LANGUAGE))
    except RulesError as error:
        return question, error


def _shipped_answer(claim: Claim) -> tuple[Question, Derived[Any] | RulesError]:
    checked = proof().checked.get(claim.subject)
    if checked is None:
        raise ProseFault(f"unknown example {claim.subject}: no shipped example has this id")
    answer = checked.derived or checked.error
    if answer is None:
        raise ProseFault(f"the example {claim.subject} has neither an answer nor a refusal")
    return QUESTIONS[checked.example.kind][1], answer


def _no_output(claim: Claim, question: Question) -> str:
    outputs = ", ".join(question.outputs)
    return f"unknown output {claim.path[0]} of {claim.subject}; {question.kind} has {outputs}"


def _step_into(value: object, place: str, claim: Claim) -> object:
    if isinstance(value, Mapping) and place in value:
        return value[place]
    if isinstance(value, list | tuple) and place.isdecimal() and int(place) < len(value):
        return value[int(place)]
    raise ProseFault(
        f"unknown output {claim.target} of {claim.subject}: nothing stands at {place}{_entries(value)}"
    )


def _entries(value: object) -> str:
    if isinstance(value, Mapping):
        return f" ({', '.join(str(key) for key in value)})"
    return f" (places 0 to {len(value) - 1})" if isinstance(value, list | tuple) and value else ""


def _read_given(words: list[str], text: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads("\n".join(words))
    except tomllib.TOMLDecodeError as error:
        raise ProseFault(
            f"what is given is written name=value without spaces around “=”: {error}, in `{text}`"
        ) from error


def _words(target: str) -> list[str]:
    """Cut at spaces that stand in no brackets and no quotes."""
    words, depth, quote = [""], 0, ""
    for letter in target.strip():
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        else:
            depth += _DEPTH.get(letter, 0)
        if letter.isspace() and not depth and not quote:
            words.append("")
        else:
            words[-1] += letter
    return [word for word in words if word]


_DEPTH = {"[": 1, "{": 1, "]": -1, "}": -1}


def _normal(text: str) -> str:
    """Return a number with plain minus signs and without the thin spaces of typography."""
    tidy = _GROUPING.sub("", _MINUS.sub("-", text))
    return " ".join(tidy.replace(" : ", ":").split())
