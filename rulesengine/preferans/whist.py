"""The defenders: whists for tricks, consolation, gentleman's halves, and tricks that whisters owe."""

from collections.abc import Iterator

from rulesengine.core.balance import Number, quotient
from rulesengine.core.derivation import Derived, FactValue, Rejected, Rule, derive, reject, total
from rulesengine.preferans import rules
from rulesengine.preferans.axes import VALUES, Consolation, Contract, Ten, WhistStyle
from rulesengine.preferans.duty import shortfalls
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.seating import Roles
from rulesengine.preferans.sheet import Field, Line, Step, Written


def defence(contract: Contract, roles: Roles, under: int, rulebook: PreferansRulebook) -> tuple[Step, ...]:
    """Return what the defenders and a sitting dealer write on a played game, and what whisters pay.

    >>> from rulesengine.preferans.record import read_deal_line
    >>> from rulesengine.preferans.rulebook import SOCHI
    >>> from rulesengine.preferans.seating import roles_of
    >>> roles = roles_of(read_deal_line("6 A: A=5, B=5, C=0; B whist, C pass"), SOCHI)
    >>> [(line.player, line.amount) for line, _ in defence(Contract.SIX, roles, 1, SOCHI) if line]
    [('B', 12), ('C', 2)]
    """
    if contract is Contract.TEN and rulebook.ten is Ten.NO_WHISTS:
        return ((None, derive(rules.NO_WHISTS_ON_TEN, 0, player=roles.declarer)),)
    each = VALUES[contract] * rulebook.penalty_factor
    if _shared(roles, under, rulebook):
        whists = _gentleman(roles, under, each, rulebook)
    else:
        whists = tuple(
            step for player in roles.defenders for step in _one(player, roles, under, each, rulebook)
        )
    dealer = _dealer(roles, under, each, rulebook)
    return (*whists, *dealer, *shortfalls(contract, roles, rulebook))


def half_whist(contract: Contract, roles: Roles, rulebook: PreferansRulebook) -> Written:
    """Return the half-whist: half of the duty is written without play.

    >>> from rulesengine.preferans.record import read_deal_line
    >>> from rulesengine.preferans.rulebook import LENINGRAD
    >>> from rulesengine.preferans.seating import roles_of
    >>> roles = roles_of(read_deal_line("7 A: ; B pass, C half"), LENINGRAD)
    >>> half_whist(Contract.SEVEN, roles, LENINGRAD)[1].value
    8
    """
    tricks = rulebook.owed(contract) // 2
    each = VALUES[contract] * rulebook.penalty_factor
    half = _at_rate(rules.HALF_WHIST, roles.half, roles, tricks, each, taken=tricks, level=contract)
    return Line(roles.half, Field.WHISTS, half.value, roles.declarer), half


def _shared(roles: Roles, under: int, rulebook: PreferansRulebook) -> bool:
    return bool(under and len(roles.whisters) == 1 and rulebook.whist_style is WhistStyle.GENTLEMAN)


def _one(player: str, roles: Roles, under: int, each: int, rulebook: PreferansRulebook) -> Iterator[Step]:
    """Yield what one defender writes on the declarer."""
    parts = [*_for_tricks(player, roles, under, each), *_consolation(player, roles, under, each, rulebook)]
    if len(parts) > 1:
        together = total(rules.WHISTS_SUM, *parts, player=player, declarer=roles.declarer)
        yield Line(player, Field.WHISTS, together.value, roles.declarer), together
    else:
        for part in parts:
            line = Line(player, Field.WHISTS, part.value, roles.declarer) if part.value else None
            yield line, part


def _for_tricks(player: str, roles: Roles, under: int, each: int) -> Iterator[Derived[Number]]:
    if player not in roles.whisters:
        return
    if roles.passers:
        yield _greedy(player, roles, under, each)
    elif roles.taken[player]:
        taken = roles.taken[player]
        yield _at_rate(rules.WHISTS_OWN, player, roles, taken, each, taken=taken)


def _greedy(player: str, roles: Roles, under: int, each: int) -> Derived[Number]:
    """Return the whists of one who whisted alone and keeps them, with the rule that did not apply."""
    if under:
        passer = roles.passers[0]
        other = reject(rules.GENTLEMAN, player=player, passer=passer, declarer=roles.declarer)
    else:
        other = reject(rules.WHISTS_OWN, player=player, taken=roles.taken[player], declarer=roles.declarer)
    return _lone(player, roles, each, other)


def _lone(player: str, roles: Roles, each: int, *rejected: Rejected) -> Derived[Number]:
    """Return the whists of one who whisted alone: for the tricks of both defenders."""
    passer, taken = roles.passers[0], roles.side
    return _at_rate(rules.WHISTS_LONE, player, roles, taken, each, *rejected, passer=passer, taken=taken)


def _at_rate(
    rule: Rule, player: str, roles: Roles, tricks: int, rate: int, *rejected: Rejected, **facts: FactValue
) -> Derived[Number]:
    """Return the whists that a player writes on the declarer for so many tricks, taken or missing."""
    facts = {"player": player, "rate": rate, "total": tricks * rate, "declarer": roles.declarer, **facts}
    return derive(rule, tricks * rate, instead_of=rejected, **facts)


def _consolation(
    player: str, roles: Roles, under: int, each: int, rulebook: PreferansRulebook
) -> Iterator[Derived[Number]]:
    if not under:
        return
    if rulebook.consolation is Consolation.NONE or (
        player in roles.passers and not rulebook.consolation_to_passer
    ):
        yield derive(rules.NO_CONSOLATION, 0, player=player)
        return
    rate = _consolation_rate(each, rulebook)
    yield _at_rate(rules.CONSOLATION, player, roles, under, rate, under=under)


def _consolation_rate(each: int, rulebook: PreferansRulebook) -> int:
    return each if isinstance(rulebook.consolation, Consolation) else rulebook.consolation


def _gentleman(roles: Roles, under: int, each: int, rulebook: PreferansRulebook) -> tuple[Step, ...]:
    """Return the halves of everything that one whister and one passer are due."""
    whister, passer = roles.whisters[0], roles.passers[0]
    parts = [
        _lone(whister, roles, each),
        *(part for one in roles.defenders for part in _consolation(one, roles, under, each, rulebook)),
    ]
    pot = total(rules.POT, *parts, declarer=roles.declarer)
    half = quotient(pot.value, 2)
    not_greedy = reject(rules.WHISTS_LONE, player=whister, passer=passer, declarer=roles.declarer)
    halves: list[Step] = [(None, pot)]
    for player in roles.defenders:
        share = derive(
            rules.GENTLEMAN,
            half,
            instead_of=(not_greedy,),
            player=player,
            passer=passer,
            pot=pot.value,
            total=half,
            declarer=roles.declarer,
        )
        halves.append((Line(player, Field.WHISTS, half, roles.declarer), share))
    return tuple(halves)


def _dealer(roles: Roles, under: int, each: int, rulebook: PreferansRulebook) -> Iterator[Step]:
    if not (under and roles.dealer and rulebook.consolation_to_dealer):
        return
    if rulebook.consolation is Consolation.NONE:
        return
    rate = _consolation_rate(each, rulebook)
    share = _at_rate(rules.CONSOLATION_TO_DEALER, roles.dealer, roles, under, rate, under=under)
    yield Line(roles.dealer, Field.WHISTS, share.value, roles.declarer), share
