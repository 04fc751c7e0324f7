"""The tricks that whisters owe: who is short, and who of two pays."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulesengine.core.balance import Number, exact
from rulesengine.core.derivation import Derived, Rejected, derive, reject
from rulesengine.preferans import rules
from rulesengine.preferans.axes import VALUES, Contract, Shortfall, SingleDuty, Ten
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.seating import Roles
from rulesengine.preferans.sheet import Field, Line, Step


@dataclass(frozen=True, slots=True)
class Owing:
    """A whister, the duty in tricks, the tricks that count for it, and how many are short of it."""

    player: str
    duty: int
    taken: int
    short: int


WAYS = {
    Shortfall.SIDE_THEN_PERSONAL: rules.DUTY_OF_SIDE,
    Shortfall.PERSONAL: rules.DUTY_PERSONAL,
    Shortfall.SPLIT: rules.DUTY_SPLIT,
}
"""The rule behind each way of charging two whisters."""


def shortfalls(contract: Contract, roles: Roles, rulebook: PreferansRulebook) -> tuple[Step, ...]:
    """Return what whisters write for tricks that they owed and did not take.

    >>> from rulesengine.preferans.record import read_deal_line
    >>> from rulesengine.preferans.seating import roles_of
    >>> house = PreferansRulebook()
    >>> roles = roles_of(read_deal_line("6 A: A=7, B=3, C=0; B whist, C whist"), house)
    >>> [(line.player, line.amount) for line, _ in shortfalls(Contract.SIX, roles, house) if line]
    [('C', 4)]
    """
    duty = rulebook.owed(contract)
    if contract is Contract.TEN and rulebook.ten is Ten.CHECKED:
        return ((None, derive(rules.TEN_CHECKED, 0)),)
    if not (duty and roles.whisters):
        return ()
    owing = charged(duty, roles, rulebook.shortfall, rulebook.single_duty)
    paying = tuple(_pays(contract, one, rulebook) for one in owing if one.short)
    if len(roles.whisters) == 1:
        return paying or ((None, _met(duty, roles)),)
    rejected = tuple(_not_taken(duty, roles, rulebook, owing))
    if not paying:
        return ((None, _met(duty, roles, rejected)),)
    return (*_way(duty, roles, rulebook, rejected), *paying)


def charged(duty: int, roles: Roles, way: Shortfall, single: SingleDuty) -> tuple[Owing, ...]:
    """Return each whister's duty and what is short of it under one way of charging.

    >>> from rulesengine.preferans.record import read_deal_line
    >>> from rulesengine.preferans.seating import roles_of
    >>> roles = roles_of(read_deal_line("6 A: A=7, B=3, C=0; B whist, C whist"), PreferansRulebook())
    >>> [(one.player, one.short) for one in charged(4, roles, Shortfall.SPLIT, SingleDuty.BOTH)]
    [('B', 0), ('C', 1)]
    """
    missing = max(0, duty - roles.side)
    if len(roles.whisters) == 1:
        return (Owing(roles.whisters[0], duty, roles.side, missing),)
    return tuple(
        _owing(player, missing, _own_duty(duty, player, roles, single), roles, way)
        for player in roles.whisters
    )


def _owing(player: str, missing: int, own: int, roles: Roles, way: Shortfall) -> Owing:
    """Return what one of two whisters is short of, where their side lacks so many tricks together."""
    taken = roles.taken[player]
    short = max(0, own - taken)
    if way is Shortfall.SIDE_THEN_PERSONAL and not missing:
        short = 0
    if way is Shortfall.SPLIT:
        short = min(short, missing)
    return Owing(player, own, taken, short)


def _own_duty(duty: int, player: str, roles: Roles, single: SingleDuty) -> int:
    if duty > 1:
        return duty // 2
    return duty if single is SingleDuty.BOTH or player == roles.whisters[-1] else 0


def _met(duty: int, roles: Roles, rejected: tuple[Rejected, ...] = ()) -> Derived[int]:
    return derive(rules.DUTY_MET, 0, instead_of=rejected, players=roles.whisters, duty=duty, taken=roles.side)


def _not_taken(
    duty: int, roles: Roles, rulebook: PreferansRulebook, owing: tuple[Owing, ...]
) -> Iterator[Rejected]:
    """Yield the other ways of charging two whisters, where they come to something else."""
    taken = tuple(roles.taken[one] for one in roles.whisters)
    for way, rule in WAYS.items():
        if way is not rulebook.shortfall and charged(duty, roles, way, rulebook.single_duty) != owing:
            yield reject(rule, players=roles.whisters, duty=duty, taken=taken)


def _way(
    duty: int, roles: Roles, rulebook: PreferansRulebook, rejected: tuple[Rejected, ...]
) -> Iterator[Step]:
    """Yield the rule by which two whisters are charged."""
    taken = tuple(roles.taken[one] for one in roles.whisters)
    if duty > 1:
        way = WAYS[rulebook.shortfall]
        yield None, derive(way, 0, instead_of=rejected, players=roles.whisters, duty=duty, taken=taken)
        return
    first, second = roles.whisters
    if rulebook.single_duty is SingleDuty.BOTH:
        rejected = (*rejected, reject(rules.SINGLE_SECOND, player=second, opponent=first))
        yield None, derive(rules.SINGLE_BOTH, 0, instead_of=rejected, players=roles.whisters)
    else:
        rejected = (*rejected, reject(rules.SINGLE_BOTH, players=roles.whisters))
        yield None, derive(rules.SINGLE_SECOND, 0, instead_of=rejected, player=second, opponent=first)


def _pays(contract: Contract, owing: Owing, rulebook: PreferansRulebook) -> Step:
    fine: Number = exact(owing.short * rulebook.responsibility * rulebook.penalty_factor * VALUES[contract])
    pays = derive(
        rules.SHORT,
        fine,
        player=owing.player,
        duty=owing.duty,
        taken=owing.taken,
        short=owing.short,
        share=rulebook.responsibility,
        factor=rulebook.penalty_factor,
        worth=VALUES[contract],
        total=fine,
    )
    return Line(owing.player, Field.MOUNTAIN, fine), pays
