"""Checking a worked example: ask the engine, compare what was expected, and keep the reason."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from rulesengine.core.cards import parse_card
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import InputError, RulesError
from rulesengine.core.outputs import InDigits, Likeliest
from rulesengine.core.question import Question, ask
from rulesengine.examples.format import Example
from rulesengine.games import QUESTIONS
from rulesengine.text.catalogue import SOURCE_LANGUAGE, speaker, voices

_FRACTION = re.compile(r"[-−]?\d{1,40}(/0{0,39}[1-9]\d{0,39}|\.\d{1,40})?")


class Outcome(Enum):
    """What checking an example came to."""

    HOLDS = "holds"
    FAILS = "fails"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Difference:
    """One output that is not as expected; `printed` is set when it is the source's number that holds."""

    output: str
    expected: object
    computed: object
    printed: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """An example with its answer or refusal and every difference; `fault` is the engine's own."""

    example: Example
    outcome: Outcome
    differences: tuple[Difference, ...] = ()
    derived: Derived[Any] | None = None
    error: RulesError | None = None
    fault: Exception | None = None

    @property
    def stories(self) -> tuple[Derived[Any], ...]:
        """The answer, or the problems of the refusal; nothing where it could not be read."""
        if self.derived is not None:
            return (self.derived,)
        return self.error.problems if self.error else ()

    @property
    def rules(self) -> frozenset[str]:
        """The ids of all rules that its stories name, rejected ones included."""
        steps = [step for story in self.stories for step in story.steps()]
        rejected = (one.rule.id for step in steps for one in step.instead_of)
        return frozenset((*(step.rule.id for step in steps), *rejected))


def answer(example: Example) -> Derived[Any]:
    """Return the engine's answer to an example; raises `RulesError` when it is refused."""
    game, question = QUESTIONS[example.kind]
    return ask(game, question, example.given, voices(SOURCE_LANGUAGE))


def outputs(question: Question, derived: Derived[Any], lang: str = SOURCE_LANGUAGE) -> dict[str, object]:
    """Return every output of an answer as plain values; texts are in `lang`."""
    return {name: read(derived, speaker(lang)) for name, read in question.outputs.items()}


def check(example: Example) -> Checked:
    """Return whether an example holds, and where it does not."""
    question = QUESTIONS[example.kind][1]
    try:
        derived = answer(example)
    except RulesError as error:
        return _check_refusal(example, question, error)
    computed = outputs(question, derived)
    differences = tuple(
        one
        for one in _differences(example.expect, computed, question)
        if not _said_in_another_language(one, question, derived)
    )
    if example.printed is not None and not _differences(example.printed, computed, question):
        differences += tuple(
            Difference(name, value, computed[name], printed=True) for name, value in example.printed.items()
        )
    outcome = Outcome.FAILS if differences else Outcome.HOLDS
    return Checked(example, outcome, differences, derived)


def check_each(examples: Iterable[Example]) -> list[Checked]:
    """Return every example checked; where the engine itself breaks off, that one fails and the rest go on."""
    return [_check_or_fault(example) for example in examples]


def same(expected: object, computed: object, *, ordered: bool = True) -> bool:
    """Tell whether an output is what the file expects.

    Numbers are compared exactly, a fraction or a decimal also when it is written as text; absent players
    of a table count as 0 or as no word, and a list may stand for a table in seat order; collections
    without an order are compared as sets, in which a computed tuple keeps its own order; a card is the
    same in symbols and letters; where several words fit equally well, each of them is right; a number to
    some places is compared to those that are expected.

    >>> same("184/3", Fraction(184, 3)), same({}, {"A": 0}), same(["B", "A"], ("A", "B"), ordered=False)
    (True, True, True)
    >>> same([2, 0], {"A": 2, "B": 0}), same("-6.50", Fraction(-13, 2)), same(["AS"], ("A♠",))
    (True, True, True)
    >>> same(1, True)
    False
    """
    if isinstance(expected, list) and isinstance(computed, Mapping):
        computed = list(computed.values())
    if isinstance(expected, dict) or isinstance(computed, Mapping):
        return _same_tables(expected, computed)
    if isinstance(expected, list) and isinstance(computed, list | tuple | set | frozenset):
        return _same_lists(expected, list(computed), ordered=ordered)
    if isinstance(expected, bool) or isinstance(computed, bool):
        return expected is computed
    if isinstance(computed, int | Fraction):
        return _number(expected) == computed
    return _same_words(expected, computed)


def _check_or_fault(example: Example) -> Checked:
    try:
        return check(example)
    except Exception as fault:  # any fault is the engine's own: what the rules refuse is answered by `check`
        return Checked(example, Outcome.FAILS, fault=fault)


def _said_in_another_language(one: Difference, question: Question, derived: Derived[Any]) -> bool:
    """Tell whether an expected text is the engine's own in one of its languages."""
    read = question.outputs.get(one.output)
    if read is None or not isinstance(one.expected, str) or not isinstance(one.computed, str):
        return False
    return any(read(derived, say) == one.expected for say in voices(SOURCE_LANGUAGE))


def _check_refusal(example: Example, question: Question, error: RulesError) -> Checked:
    rules = [one.rule.id for one in error.problems]
    computed = {name: read(error) for name, read in question.refused.items()}
    expected = dict(example.expect)
    wanted = expected.pop("error", None)
    if wanted is None and not (expected and expected.keys() <= computed.keys()):
        outcome = Outcome.UNREADABLE if isinstance(error, InputError) else Outcome.FAILS
        return Checked(example, outcome, (Difference("error", None, rules),), error=error)
    differences = _differences(expected, computed, question)
    if wanted not in (None, True) and wanted not in rules:
        differences += (Difference("error", wanted, rules),)
    return Checked(example, Outcome.FAILS if differences else Outcome.HOLDS, differences, error=error)


def _differences(
    expected: Mapping[str, Any], computed: Mapping[str, object], question: Question
) -> tuple[Difference, ...]:
    return tuple(
        Difference(name, value, computed.get(name))
        for name, value in expected.items()
        if name not in computed or not same(value, computed[name], ordered=name not in question.unordered)
    )


def _same_words(expected: object, computed: object) -> bool:
    if isinstance(computed, InDigits):
        return isinstance(expected, str) and computed.agrees(expected)
    if isinstance(computed, Likeliest):
        return computed.fits(expected)
    return _card(expected) == _card(computed)


def _same_tables(expected: object, computed: object) -> bool:
    one, other = ({} if table == 0 else table for table in (expected, computed))
    if not isinstance(one, Mapping) or not isinstance(other, Mapping):
        return False
    one, other = ({_card(key): value for key, value in table.items()} for table in (one, other))
    return all(
        same(one.get(key, 0), other.get(key, 0)) or (one.get(key, ""), other.get(key, "")) == ("", "")
        for key in one.keys() | other.keys()
    )


def _same_lists(expected: list[object], computed: list[object], *, ordered: bool) -> bool:
    if len(expected) != len(computed):
        return False
    if ordered:
        return all(same(one, other) for one, other in zip(expected, computed, strict=True))
    rest = list(computed)
    for one in expected:
        match = next((other for other in rest if same(one, other, ordered=isinstance(other, tuple))), None)
        if match is None:
            return False
        rest.remove(match)
    return True


def _card(text: object) -> object:
    """Return the card that a text names, whichever way its suit is written; anything else as it is."""
    try:
        return parse_card(text) if isinstance(text, str) else text
    except ValueError:
        return text


def _number(raw: object) -> Fraction | None:
    if isinstance(raw, int) and not isinstance(raw, bool):
        return Fraction(raw)
    if isinstance(raw, str) and _FRACTION.fullmatch(raw):
        return Fraction(raw.replace("−", "-"))
    return None
