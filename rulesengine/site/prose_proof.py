"""What the shipped examples prove: each of them checked, and for each rule those that use it."""

import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulesengine.core.errors import Problem, RulesError
from rulesengine.core.question import Game
from rulesengine.examples.check import Checked, Outcome, check
from rulesengine.examples.format import Example
from rulesengine.examples.shipped import FOLDER, read_all
from rulesengine.games import GAMES, RULES
from rulesengine.text.catalogue import SOURCE_LANGUAGE
from rulesengine.text.plain import render_error


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with the shipped examples: where it stands and what it is, in plain English."""

    location: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """The checked examples by id, the ids of those that prove each rule, and all that is wrong."""

    checked: Mapping[str, Checked]
    by_rule: Mapping[str, tuple[str, ...]]
    faults: tuple[Fault, ...]


@cache
def proof() -> Proof:
    """Return what the shipped examples prove; each is worked out once in a run."""
    examples, problems = read_all((FOLDER,))
    return survey(examples, problems, GAMES)


def survey(examples: Sequence[Example], problems: Sequence[Problem], games: Sequence[Game]) -> Proof:
    """Check the examples and hold them against the rules of the games."""
    checked: dict[str, Checked] = {}
    faults = [Fault(one.value.partition(": ")[0], _sentence(one)) for one in problems]
    for example in examples:
        if example.id in checked:
            faults.append(Fault(_line_of(example), f"two shipped examples have the id {example.id}"))
        checked[example.id] = check(example)
    for one in checked.values():
        faults += (Fault(_line_of(one.example), message) for message in _wrong_with(one))
    by_rule = _by_rule(checked)
    faults += (fault for game in games for fault in _unproven(game, by_rule))
    return Proof(checked=checked, by_rule=by_rule, faults=tuple(faults))


def rules_of(checked: Checked) -> tuple[str, ...]:
    """Return the ids of the rules that an example's answer or refusal uses, the deciding one first."""
    steps = (step for top in checked.stories for step in top.steps())
    return tuple(dict.fromkeys(step.rule.id for step in steps))


def rejected_by(checked: Checked) -> tuple[str, ...]:
    """Return the ids of the rules that an example rejects with every fact that they have.

    A rejection with fewer facts only says why a rule was not reached, which proves nothing about it.
    """
    steps = (step for top in checked.stories for step in top.steps())
    rejected = (one for step in steps for one in step.instead_of)
    return tuple(dict.fromkeys(one.rule.id for one in rejected if len(one.facts) == len(one.rule.facts)))


def why_not(checked: Checked) -> str:
    """Return in which outputs an example does not hold."""
    said = (
        f"the source’s own {one.output} = {one.expected} is what the engine computes"
        if one.printed
        else f"{one.output}: expected {one.expected}, the engine computes {one.computed}"
        for one in checked.differences
    )
    refusal = f" ({render_error(checked.error, SOURCE_LANGUAGE)})" if checked.error else ""
    return "; ".join(said) + refusal


def _wrong_with(checked: Checked) -> Iterator[str]:
    name = checked.example.id
    if checked.outcome is not Outcome.HOLDS:
        yield f"the example {name} does not hold: {why_not(checked)}"
    rules = rules_of(checked)
    if not rules:
        yield f"the example {name} proves no rule: it has neither a derivation nor a refusal"
    for rule in rules:
        if rule not in RULES:
            yield f"the example {name} uses the rule {rule}, which no rulebook declares"


def _unproven(game: Game, by_rule: Mapping[str, tuple[str, ...]]) -> Iterator[Fault]:
    for rule in game.rules:
        if rule.id not in by_rule:
            yield Fault(_declared(game, rule.id), f"no shipped example proves the rule {rule.id}")


def _by_rule(checked: Mapping[str, Checked]) -> dict[str, tuple[str, ...]]:
    """Return the ids of the examples for each rule, those first that the rule decides.

    Some rules say what does not count, and are only ever rejected: the examples that do so prove them.
    """
    deciding, using, rejecting = _Names(), _Names(), _Names()
    for name, one in checked.items():
        first, *others = rules_of(one) or ("",)
        deciding.add(first, name)
        for rule in others:
            using.add(rule, name)
        for rule in rejected_by(one):
            rejecting.add(rule, name)
    used = {rule: deciding.of(rule) + using.of(rule) for rule in {**deciding.names, **using.names}}
    return {rule: used.get(rule) or rejecting.of(rule) for rule in {**used, **rejecting.names}}


class _Names:
    """The ids of examples, by rule."""

    def __init__(self) -> None:
        self.names: dict[str, list[str]] = {}

    def add(self, rule: str, name: str) -> None:
        """Add an example to a rule."""
        self.names.setdefault(rule, []).append(name)

    def of(self, rule: str) -> tuple[str, ...]:
        """Return the examples of a rule."""
        return tuple(self.names.get(rule, ()))


def _sentence(problem: Problem) -> str:
    return render_error(RulesError(problem), SOURCE_LANGUAGE)


def _line_of(example: Example) -> str:
    return _find(Path(example.file), f'"{example.id}"')


def _declared(game: Game, rule: str) -> str:
    """Return the file and line where a rule is declared."""
    folder = Path(str(importlib.import_module(f"rulesengine.{game.name}").__file__)).parent
    holding = (
        file for file in sorted(folder.glob("*.py")) if f'"{rule}"' in file.read_text(encoding="utf-8")
    )
    return _find(next(holding, folder / "rulebook.py"), f'"{rule}"')


def _find(file: Path, text: str) -> str:
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    found = (number for number, line in enumerate(lines, 1) if text in line)
    return f"{file}:{next(found, 1)}"
