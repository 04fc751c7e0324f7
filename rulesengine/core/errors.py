"""The errors that a person can cause, each carrying its problems as derivations.

RulesError
├── InputError           it cannot be read
├── InconsistentRecord   it contradicts itself or could not have happened
└── IllegalMove          it could be done, but not now
"""

from collections.abc import Callable
from typing import Any, ParamSpec, Self, TypeVar

from rulesengine.core.derivation import Derived, FactValue, Rule, derive

P = ParamSpec("P")
T = TypeVar("T")

Problem = Derived[str]
"""What is wrong: the value is the path into the input, the rule is the one that refuses."""


class RulesError(ValueError):
    """Something that the rules refuse; `problems` holds all that was found, never only the first."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(f"{problem.value}: {problem.rule.id}" for problem in self.problems)

    def inside(self, path: str) -> Self:
        """Return the same error of a larger input, in which what was refused stands at `path`."""
        return type(self)(*(problem_of(one, f"{path}.{one.value}") for one in self.problems))


class InputError(RulesError):
    """The input cannot be read."""


class InconsistentRecord(RulesError):  # noqa: N818  # a record is what it is about
    """The input can be read, but contradicts itself or could not have happened."""


class IllegalMove(RulesError):  # noqa: N818  # the players' own word
    """The move exists, but may not be made now."""


def problem(rule: Rule, path: str, *because: Derived[Any], **facts: FactValue) -> Problem:
    """Return the problem that `rule` finds at `path`."""
    # Named, since any of the facts could be taken for it by the type checker.
    return derive(rule, path, *because, instead_of=(), **facts)


def problem_of(step: Derived[Any], path: str) -> Problem:
    """Return the problem at `path` whose reason is this step: its rule refuses.

    >>> problem_of(derive(Rule("must-follow"), ()), "actions[3]").value
    'actions[3]'
    """
    return step.meaning(path)


class Problems:
    """Gathers problems while reading goes on, so that all are reported together."""

    def __init__(self) -> None:
        self._found: list[RulesError] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def attempt(self, step: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Return what `step` returns, or keep its problems and return None."""
        try:
            return step(*args, **kwargs)
        except RulesError as error:
            self._found.append(error)
            return None

    def add(self, error: RulesError) -> None:
        """Keep an error that was found without raising it."""
        self._found.append(error)

    def raise_any(self) -> None:
        """Raise all problems, each once, as one error of the first one's class, or do nothing."""
        if self._found:
            everything = dict.fromkeys(one for error in self._found for one in error.problems)
            raise type(self._found[0])(*everything)
