"""A value carries its reason, and the reason cannot disagree with the value."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.derivation import Derived, Rule, derive, derive_known, reject, total

ONE = Rule("one", ("count",))
SUM = Rule("sum", ("parts", "total"))
FOR_SIDE = Rule("for-side", ("parts", "total", "side"))


def part(value: int) -> Derived[int]:
    """Return a number with its reason."""
    return derive(ONE, value, count=value)


def test_derivation_states_exactly_the_facts_of_its_rule() -> None:
    """A fact too few or too many is an error of the author, found at once."""
    assert derive(ONE, 1, count=1).facts == (("count", 1),)
    wrong: list[dict[str, Any]] = [{}, {"number": 1}, {"count": 1, "more": 2}]
    for facts in wrong:
        with pytest.raises(TypeError, match="rule one states the facts"):
            derive(ONE, 1, **facts)


def test_of_all_that_is_known_the_rule_tells_its_own_facts() -> None:
    """What a rule does not tell is left out; what it tells and nobody knows is an error of the author."""
    rule = Rule("two", ("first", "second"))
    found = derive_known(rule, 0, {"third": 3, "second": 2, "first": 1}, part(1), instead_of=(reject(ONE),))
    assert found == derive(rule, 0, part(1), instead_of=(reject(ONE),), first=1, second=2)
    with pytest.raises(TypeError, match="rule two states the facts"):
        derive_known(rule, 0, {"first": 1, "third": 3})


def test_step_may_mean_another_value() -> None:
    """Its rule, its facts and the steps below stay; the step that was asked stays as it was."""
    step = total(SUM, part(1), part(2))
    assert step.meaning("hands[3]") == Derived(
        value="hands[3]", rule=SUM, facts=step.facts, because=step.because
    )
    assert step.value == 3


def test_facts_stand_in_the_order_of_the_rule() -> None:
    """However they are given, facts come in one order, so that traces are the same everywhere."""
    rule = Rule("two", ("first", "second"))
    assert derive(rule, 0, second=2, first=1).facts == (("first", 1), ("second", 2))


def test_fact_is_found_by_its_name() -> None:
    """Views and tests read facts by name."""
    assert part(3).fact("count") == 3
    with pytest.raises(KeyError):
        part(3).fact("sum")


@given(st.lists(st.integers(), min_size=1, max_size=9))
def test_total_is_the_sum_of_its_parts(numbers: list[int]) -> None:
    """Value, fact and steps of a sum are one and the same."""
    found = total(SUM, *map(part, numbers))
    assert found.value == found.fact("total") == sum(numbers)
    assert found.fact("parts") == tuple(numbers)
    assert [step.value for step in found.because] == numbers


def test_total_keeps_fractions_exact() -> None:
    """Thirds add up to one."""
    third = derive(Rule("third"), Fraction(1, 3))
    assert total(SUM, third, third, third).value == 1


def test_total_takes_further_facts_and_rejected_rules() -> None:
    """A sum may say for whom it is, and what was not added."""
    found = total(FOR_SIDE, part(1), instead_of=(reject(ONE, count=5),), side="A")
    assert found.fact("side") == "A"
    assert found.instead_of[0].facts == (("count", 5),)


@pytest.mark.parametrize("change", [{"value": 2}, {"facts": ()}, {"rule": SUM}])
def test_derivation_cannot_be_changed(change: dict[str, Any]) -> None:
    """A reason is a value."""
    found = part(1)
    for name, value in change.items():
        with pytest.raises(AttributeError):
            setattr(found, name, value)


def test_equal_reasons_are_equal_and_can_be_collected() -> None:
    """Derivations with the same content are the same, also in sets."""
    assert part(1) == part(1) != part(2)
    assert len({part(1), part(1), part(2)}) == 2
