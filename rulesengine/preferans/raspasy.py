"""Raspasy: all passed, and whoever takes tricks pays for them."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulesengine.core.balance import exact, quotient
from rulesengine.core.derivation import Derived, derive, reject
from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.preferans import rules
from rulesengine.preferans.axes import ACTIVE, MOUNTAIN_POINT, TALON, TRICKS, Amnesty, RaspasyIn, ZeroTricks
from rulesengine.preferans.deal import written
from rulesengine.preferans.rulebook import SOCHI, PreferansRulebook
from rulesengine.preferans.seating import Tricks, three, tricks_fault
from rulesengine.preferans.sheet import Field, Line, Step, Writing


@dataclass(frozen=True, slots=True, kw_only=True)
class Raspasy:
    """A deal that everybody passed: tricks, how many raspasy were played in a row before it, the dealer.

    A `price` that is given counts instead of the step's.
    """

    tricks: Tricks
    step: int = 0
    price: int | None = None
    dealer: str = ""


def write_raspasy(deal: Raspasy, rulebook: PreferansRulebook | None = None) -> Derived[Writing]:
    """Return what everybody writes after a raspasy, and why.

    Raises `InconsistentRecord` with everything that cannot be one.

    >>> third = Raspasy(tricks=(("A", 3), ("B", 2), ("C", 5)), step=2)
    >>> write_raspasy(third, PreferansRulebook(raspasy_prices=(1, 2))).value.table(Field.MOUNTAIN)
    {'A': 6, 'B': 4, 'C': 10}
    """
    house = rulebook or SOCHI
    faults = tuple(_faults(deal))
    if faults:
        raise InconsistentRecord(*faults)
    taken = _taken(deal)
    price = _price(deal, house)
    if house.raspasy_in is RaspasyIn.WHISTS:
        steps = tuple(_in_whists(deal, taken, price.value))
    else:
        steps = tuple(_in_mountain(deal, taken, price.value, house))
    zeros = _zeros(deal, taken, price.value, house)
    return written(tuple(taken), ((None, price), *steps, *zeros))


def price_of(step: int, rulebook: PreferansRulebook) -> int:
    """Return the price of a trick after `step` raspasy in a row; the last price repeats.

    >>> [price_of(step, PreferansRulebook(raspasy_prices=(1, 2))) for step in range(4)]
    [1, 2, 2, 2]
    """
    return rulebook.raspasy_prices[min(step, len(rulebook.raspasy_prices) - 1)]


def _faults(deal: Raspasy) -> Iterator[Problem]:
    active = _active(deal)
    if len(active) > ACTIVE:
        yield problem(rules.TOO_MANY_PLAYERS, "tricks", players=active, most=ACTIVE)
    if len(active) < ACTIVE:
        yield problem(rules.TOO_FEW_PLAYERS, "tricks", players=active, needed=ACTIVE)
    if sum(taken for _, taken in deal.tricks) != TRICKS:
        yield tricks_fault(deal.tricks)
    if (taken := dict(deal.tricks).get(deal.dealer, 0)) > TALON:
        path = f"tricks.{deal.dealer}"
        yield problem(rules.DEALER_TAKES_TALON, path, player=deal.dealer, taken=taken, most=TALON)


def _active(deal: Raspasy) -> tuple[str, ...]:
    return three((name for name, _ in deal.tricks if name != deal.dealer), deal.dealer)


def _taken(deal: Raspasy) -> dict[str, int]:
    """Return the tricks of everybody; a dealer of four may have taken those of the talon."""
    tricks = dict(deal.tricks)
    everybody = (*_active(deal), *((deal.dealer,) if deal.dealer else ()))
    return {one: tricks.get(one, 0) for one in everybody}


def _price(deal: Raspasy, rulebook: PreferansRulebook) -> Derived[int]:
    if deal.price is not None:
        return derive(rules.PRICE_GIVEN, deal.price, price=deal.price)
    price = price_of(deal.step, rulebook)
    prices = rulebook.raspasy_prices[: deal.step + 1]
    return derive(rules.PRICE, price, in_a_row=deal.step + 1, price=price, prices=prices)


def _in_mountain(
    deal: Raspasy, taken: dict[str, int], price: int, rulebook: PreferansRulebook
) -> Iterator[Step]:
    counted, *told = _after_amnesty(deal, taken, price, rulebook)
    yield None, counted
    for step in told:
        yield None, step
    for player, tricks in counted.value:
        if tricks:
            fine = tricks * price
            paid = derive(rules.RASPASY_TRICKS, fine, player=player, taken=tricks, price=price, total=fine)
            yield Line(player, Field.MOUNTAIN, fine), paid


def _after_amnesty(
    deal: Raspasy, taken: dict[str, int], price: int, rulebook: PreferansRulebook
) -> tuple[Derived[Tricks], ...]:
    """Return the tricks that count, and a warning where a sitting dealer is left out of the amnesty."""
    before = tuple(taken.items())
    if rulebook.raspasy_amnesty is Amnesty.NONE:
        amnestied = reject(rules.RASPASY_AMNESTY, before=before)
        return (derive(rules.RASPASY_FULL, before, instead_of=(amnestied,), before=before),)
    among = _active(deal) if rulebook.raspasy_amnesty is Amnesty.ACTIVE else tuple(taken)
    least = min(taken[one] for one in among)
    if not least:
        return (derive(rules.RASPASY_FULL, before, before=before),)
    after = tuple((one, tricks - least if one in among else tricks) for one, tricks in before)
    amnesty = derive(
        rules.RASPASY_AMNESTY,
        after,
        instead_of=(reject(rules.RASPASY_FULL, before=before),),
        players=tuple(one for one in among if taken[one] == least),
        least=least,
        before=before,
        after=after,
    )
    if deal.dealer and deal.dealer not in among:
        cost = quotient(len(among) * least * price * MOUNTAIN_POINT, len(taken))
        return amnesty, derive(rules.DEALER_NOT_SHIFTED, after, player=deal.dealer, off=least, cost=cost)
    return (amnesty,)


def _in_whists(deal: Raspasy, taken: dict[str, int], price: int) -> Iterator[Step]:
    """Yield the whists of those with the fewest tricks: a price for each trick that others took."""
    active = _active(deal)
    least = min(taken[one] for one in active)
    fewest = tuple(one for one in active if taken[one] == least)
    yield None, derive(rules.FEWEST, fewest, players=fewest, least=least)
    for player in fewest:
        for other, tricks in taken.items():
            if other in fewest or not tricks:
                continue
            whists = quotient(tricks * price, len(fewest))
            reason = derive(
                rules.RASPASY_WHISTS,
                whists,
                player=player,
                opponent=other,
                taken=tricks,
                price=price,
                sharers=len(fewest),
                total=whists,
            )
            yield Line(player, Field.WHISTS, whists, other), reason


def _zeros(deal: Raspasy, taken: dict[str, int], price: int, rulebook: PreferansRulebook) -> Iterator[Step]:
    """Yield what players without a trick are written."""
    for player in _active(deal):
        if not taken[player]:
            yield _zero(player, price, rulebook.raspasy_zero)


def _zero(player: str, price: int, bonus: ZeroTricks) -> Step:
    if bonus is ZeroTricks.POOL_PRICE:
        paid = derive(rules.ZERO_TO_POOL, price, player=player, price=price, total=price)
        return Line(player, Field.POOL, price), paid
    if bonus is ZeroTricks.POOL_ONE:
        return Line(player, Field.POOL, 1), derive(rules.ZERO_ONE, 1, player=player, total=1)
    if bonus is ZeroTricks.MOUNTAIN_TWO:
        off = exact(-2 * price)
        lowered = derive(rules.ZERO_OFF_MOUNTAIN, off, player=player, price=price, total=off)
        return Line(player, Field.MOUNTAIN, off), lowered
    return None, derive(rules.ZERO_NOTHING, 0, player=player)
