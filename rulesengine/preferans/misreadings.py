"""What people expect one number to be: the right one, and those that wrong readings and mistakes give."""

from collections.abc import Iterator
from typing import Any

from rulesengine.core.balance import Number, added, exact, quotient
from rulesengine.core.derivation import Derived, Rule
from rulesengine.preferans import rules
from rulesengine.preferans.axes import ACTIVE
from rulesengine.preferans.mistakes import WRONG, wrong_results
from rulesengine.preferans.settle import Settlement, settle
from rulesengine.preferans.sheet import Field, Writing

Reading = tuple[str, Number]
"""The name of a reading and the number it gives."""
RIGHT = "right"
"""The name of the one that is no mistake."""

_PLAYED = frozenset(
    (
        rules.MADE,
        rules.FAILED,
        rules.GIVEN_UP,
        rules.NOT_WHISTED,
        rules.MISERE_MADE,
        rules.MISERE_CAUGHT,
    )
)
_PRICED = frozenset((rules.PRICE, rules.PRICE_GIVEN))


def deal_readings(derived: Derived[Writing]) -> Iterator[Reading]:
    """Yield what a defender is thought to write in whists, or on a raspasy a player in the mountain.

    It is the player after the declarer, on a raspasy the first one. The right number comes first; a wrong
    reading may give the same number as the right one.

    >>> from rulesengine.preferans.axes import Contract
    >>> from rulesengine.preferans.deal import write_deal
    >>> from rulesengine.preferans.seating import Answer, Call, Deal
    >>> said = (Answer("B", Call.WHIST), Answer("C", Call.PASS))
    >>> six = Deal(level=Contract.SIX, declarer="A", tricks=(("A", 5), ("B", 5)), answers=said)
    >>> tuple(deal_readings(write_deal(six)))[:3]
    (('right', 12), ('greedy', 12), ('gentleman', 7))
    """
    for node in derived.because:
        if node.rule in _PRICED:
            return _raspasy(derived, node.value)
    return _whists(derived, _after_declarer(derived))


def settlement_readings(settlement: Settlement) -> Iterator[Reading]:
    """Yield what the first player is thought to win: the right number, then known mistakes, likeliest first.

    >>> from rulesengine.preferans.sheet import Sheet
    >>> sheet = Sheet(("A", "B", "C"), (0, 0, 0), (2, 5, 8), ((0, 0, 0),) * 3)
    >>> tuple(settlement_readings(settle(sheet).value))[:3]
    (('right', 30), ('not-rounded', 30), ('divided-by-n-minus-1', 45))
    """
    yield RIGHT, settlement.result[0]
    yield "not-rounded", settle(settlement.sheet, settlement.rulebook).value.result[0]
    for mistake in WRONG:
        for wrong in wrong_results(mistake, settlement):
            yield mistake.value, wrong.result[0]
    yield "whists-forgotten", settlement.mountain_whists[0]
    yield "mountain-forgotten", settlement.whist_balance[0]


def _after_declarer(derived: Derived[Writing]) -> str:
    declarer = next(node.fact("player") for node in derived.because if node.rule in _PLAYED)
    active = derived.value.players[:ACTIVE]
    return active[(active.index(str(declarer)) + 1) % len(active)]


def _whists(derived: Derived[Writing], player: str) -> Iterator[Reading]:
    right = added(tuple(derived.value.whists().get(player, {}).values()))
    lone, own = _parts(derived, rules.WHISTS_LONE), _parts(derived, rules.WHISTS_OWN)
    comfort = _by_player(_parts(derived, rules.CONSOLATION))
    tricks = _by_player((*lone, *own))
    mine = tricks.get(player, 0), comfort.get(player, 0)
    yield RIGHT, right
    if lone and comfort:
        yield "greedy", exact(sum(mine))
        yield "gentleman", quotient(added((*tricks.values(), *comfort.values())), 2)
    if mine[1]:
        yield "consolation-forgotten", mine[0]
        yield "consolation-only", mine[1]
    for node in lone:
        yield from _own_tricks(node, player)


def _own_tricks(lone: Derived[Any], player: str) -> Iterator[Reading]:
    """Yield what comes out when one who whisted alone writes the own tricks only."""
    for one in lone.instead_of:
        if one.rule is rules.WHISTS_OWN and lone.fact("player") == player:
            yield "own-tricks-only", _number(dict(one.facts)["taken"]) * _number(lone.fact("rate"))


def _raspasy(derived: Derived[Writing], price: int) -> Iterator[Reading]:
    player = derived.value.players[0]
    yield RIGHT, derived.value.table(Field.MOUNTAIN)[player]
    for node in derived.because:
        if node.rule is rules.RASPASY_AMNESTY:
            before: dict[str, int] = dict(node.fact("before"))  # type: ignore[arg-type]  # tricks by player
            yield "amnesty-forgotten", before[player] * price
        if node.rule is rules.RASPASY_TRICKS and node.fact("player") == player:
            yield "price-forgotten", _number(node.fact("taken"))


def _parts(derived: Derived[Writing], rule: Rule) -> tuple[Derived[Any], ...]:
    return tuple(node for node in derived.steps() if node.rule is rule)


def _by_player(nodes: tuple[Derived[Any], ...]) -> dict[str, Number]:
    return {str(node.fact("player")): node.value for node in nodes}


def _number(fact: object) -> Number:
    if not isinstance(fact, Number):
        raise TypeError("this fact is a number")
    return fact
