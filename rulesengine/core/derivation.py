"""A value together with the reason for it: the rule, its facts, the steps below, the rules rejected."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import Any, Generic, TypeVar, cast

from rulesengine.core.balance import exact
from rulesengine.core.cards import Card, Tally

T = TypeVar("T")
U = TypeVar("U")
T_co = TypeVar("T_co", covariant=True)
N = TypeVar("N", int, Fraction, int | Fraction)

FactValue = int | Fraction | str | Enum | Card | Tally | tuple["FactValue", ...]
Facts = tuple[tuple[str, FactValue], ...]


@dataclass(frozen=True, slots=True)
class Citation:
    """Where a rule is printed: the key of a source and the id of a place in it."""

    source: str
    place: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a game, declared once.

    Its id is also the id of its messages and the anchor of its paragraph in the book. `facts` names,
    in order, what a sentence about the rule may mention.
    """

    id: str
    facts: tuple[str, ...] = ()
    citations: tuple[Citation, ...] = ()


@dataclass(frozen=True, slots=True)
class Rejected:
    """A rule that was considered and did not apply, with the facts that rejected it."""

    rule: Rule
    facts: Facts = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Derived(Generic[T_co]):
    """A value that can explain itself.

    `because` holds the steps that led here, in the order in which a person would make them.
    """

    value: T_co
    rule: Rule
    facts: Facts = ()
    because: tuple["Derived[Any]", ...] = ()
    instead_of: tuple[Rejected, ...] = ()

    def fact(self, name: str) -> FactValue:
        """Return one fact by its name; `KeyError` when the rule has no such fact."""
        return dict(self.facts)[name]

    def meaning(self, value: U) -> "Derived[U]":
        """Return the same step with another value, for a question that asks something else of it.

        >>> derive(Rule("counted", facts=("cards",)), 7, cards=7).meaning(True).value
        True
        """
        return replace(cast("Derived[Any]", self), value=value)

    def steps(self) -> Iterator["Derived[Any]"]:
        """Give this and every step below it, each before the steps that lead to it."""
        yield self
        for below in self.because:
            yield from below.steps()


def derive(
    rule: Rule,
    value: T,
    *because: Derived[Any],
    instead_of: tuple[Rejected, ...] = (),
    **facts: FactValue,
) -> Derived[T]:
    """Return `value` with its reason.

    Raises `TypeError` when the facts are not exactly those that the rule declares: a sentence could
    then not be written.

    >>> seven = Rule("counted", facts=("cards",))
    >>> derive(seven, 7, cards=7).value
    7
    """
    return Derived(
        value=value, rule=rule, facts=_in_order(rule, facts), because=because, instead_of=instead_of
    )


def derive_known(
    rule: Rule,
    value: T,
    known: Mapping[str, FactValue],
    *because: Derived[Any],
    instead_of: tuple[Rejected, ...] = (),
) -> Derived[T]:
    """Return `value` with its reason, taking of all that is `known` the facts that the rule tells.

    Raises `TypeError` when a fact that the rule tells is not known.

    >>> derive_known(Rule("counted", facts=("cards",)), 7, {"side": "A", "cards": 7}).facts
    (('cards', 7),)
    """
    told = {name: known[name] for name in rule.facts if name in known}
    return Derived(
        value=value, rule=rule, facts=_in_order(rule, told), because=because, instead_of=instead_of
    )


def reject(rule: Rule, **facts: FactValue) -> Rejected:
    """Return a rule that was considered and did not apply.

    `facts` may be any of the rule's facts: those that rejected it.
    """
    return Rejected(rule, tuple(facts.items()))


def rules_in(module: Mapping[str, object]) -> tuple[Rule, ...]:
    """Return the rules among a module's names, in the order in which they are declared.

    >>> rules_in({"TIE": Rule("tie"), "HALF": 60})
    (Rule(id='tie', facts=(), citations=()),)
    """
    return tuple(value for value in module.values() if isinstance(value, Rule))


def total(
    rule: Rule,
    first: Derived[N],
    *parts: Derived[N],
    instead_of: tuple[Rejected, ...] = (),
    **facts: FactValue,
) -> Derived[N]:
    """Return the sum of the parts, so that the story cannot disagree with the number.

    The rule is given two facts of its own: `parts`, the numbers added, and `total`, their sum.

    >>> one = Rule("one")
    >>> both = Rule("both", facts=("parts", "total"))
    >>> total(both, derive(one, 1), derive(one, 1)).facts
    (('parts', (1, 1)), ('total', 2))
    """
    together = first.value
    for part in parts:
        together += part.value
    together = cast("N", exact(together))  # type: ignore[redundant-cast]  # redundant for one of three types
    numbers: tuple[FactValue, ...] = tuple(part.value for part in (first, *parts))
    return derive(
        rule, together, first, *parts, instead_of=instead_of, parts=numbers, total=together, **facts
    )


def _in_order(rule: Rule, facts: dict[str, FactValue]) -> Facts:
    if tuple(facts) == rule.facts:  # as nearly always: a long match states thousands of facts
        return tuple(facts.items())
    if facts.keys() != set(rule.facts):
        raise TypeError(f"rule {rule.id} states the facts {rule.facts}, not {tuple(facts)}")
    return tuple((name, facts[name]) for name in rule.facts)
