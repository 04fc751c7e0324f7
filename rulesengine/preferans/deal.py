"""One deal: what the declarer and the defenders write for a game of six to ten or a misère."""

from rulesengine.core.derivation import Derived, FactValue, Rejected, Rule, derive, reject
from rulesengine.preferans import rules
from rulesengine.preferans.axes import VALUES, Contract
from rulesengine.preferans.rulebook import SOCHI, PreferansRulebook
from rulesengine.preferans.seating import Deal, Roles, is_played, roles_of
from rulesengine.preferans.sheet import Field, Line, Step, Writing, lines_in, writing_facts
from rulesengine.preferans.whist import defence, half_whist


def write_deal(deal: Deal, rulebook: PreferansRulebook | None = None) -> Derived[Writing]:
    """Return what everybody writes after one deal, and why.

    Raises `InconsistentRecord` with everything that cannot be a deal.

    >>> from rulesengine.preferans.seating import Answer, Call
    >>> said = (Answer("B", Call.WHIST), Answer("C", Call.PASS))
    >>> six = Deal(level=Contract.SIX, declarer="A", tricks=(("A", 5), ("B", 5)), answers=said)
    >>> write_deal(six).value.whists()
    {'B': {'A': 12}, 'C': {'A': 2}}
    """
    house = rulebook or SOCHI
    roles = roles_of(deal, house)
    value = derive(rules.VALUE, VALUES[deal.level], level=deal.level, worth=VALUES[deal.level])
    return written(roles.players, ((None, value), *_told(roles), *_steps(deal, roles, house)))


def written(players: tuple[str, ...], steps: tuple[Step, ...]) -> Derived[Writing]:
    """Return what these steps write, with the sentence that sums it up.

    >>> from rulesengine.preferans.rules import MADE
    >>> made = derive(MADE, 2, player="A", level=Contract.SIX, taken=6, worth=2)
    >>> written(("A", "B", "C"), ((Line("A", Field.POOL, 2), made),)).fact("pool")
    (('A', 2),)
    """
    writing = Writing(players, lines_in(steps))
    return derive(rules.WRITTEN, writing, *(reason for _, reason in steps), **writing_facts(writing))


def _told(roles: Roles) -> tuple[Step, ...]:
    return tuple((None, step) for step in roles.told)


def _steps(deal: Deal, roles: Roles, rulebook: PreferansRulebook) -> tuple[Step, ...]:
    if deal.given_up:
        return (_given_up(deal, rulebook),)
    if deal.level is Contract.MISERE:
        return _misere(roles, rulebook)
    if not is_played(deal, rulebook):
        return _not_played(deal, roles, rulebook)
    under = max(0, int(deal.level.value) - roles.taken[deal.declarer])
    declarer = _failed(deal, roles, under, rulebook) if under else _made(deal, roles)
    return (declarer, *defence(deal.level, roles, under, rulebook))


def _made(deal: Deal, roles: Roles) -> Step:
    value, taken = VALUES[deal.level], roles.taken[deal.declarer]
    made = derive(
        rules.MADE,
        value,
        instead_of=(reject(rules.FAILED, player=deal.declarer, level=deal.level, taken=taken),),
        player=deal.declarer,
        level=deal.level,
        taken=taken,
        worth=value,
    )
    return Line(deal.declarer, Field.POOL, value), made


def _failed(deal: Deal, roles: Roles, under: int, rulebook: PreferansRulebook) -> Step:
    taken = roles.taken[deal.declarer]
    made = reject(rules.MADE, player=deal.declarer, level=deal.level, taken=taken)
    return _fine(rules.FAILED, deal, under, rulebook, made, taken=taken)


def _given_up(deal: Deal, rulebook: PreferansRulebook) -> Step:
    return _fine(rules.GIVEN_UP, deal, rulebook.give_up, rulebook)


def _fine(
    rule: Rule, deal: Deal, under: int, rulebook: PreferansRulebook, *rejected: Rejected, **facts: FactValue
) -> Step:
    """Return what a declarer writes in the mountain for missing tricks."""
    value, factor = VALUES[deal.level], rulebook.penalty_factor
    fine = under * factor * value
    facts = {"player": deal.declarer, "level": deal.level, "under": under, **facts}
    why = derive(rule, fine, instead_of=rejected, factor=factor, worth=value, total=fine, **facts)
    return Line(deal.declarer, Field.MOUNTAIN, fine), why


def _misere(roles: Roles, rulebook: PreferansRulebook) -> tuple[Step, ...]:
    player, taken = roles.declarer, roles.taken[roles.declarer]
    no_whists = derive(rules.NO_WHISTS_ON_MISERE, 0, player=player)
    value = VALUES[Contract.MISERE]
    if not taken:
        made = derive(rules.MISERE_MADE, value, player=player, taken=taken, worth=value)
        return (Line(player, Field.POOL, value), made), (None, no_whists)
    fine = taken * rulebook.misere_fine
    caught = derive(
        rules.MISERE_CAUGHT,
        fine,
        instead_of=(reject(rules.MISERE_MADE, player=player, taken=taken),),
        player=player,
        taken=taken,
        fine=rulebook.misere_fine,
        total=fine,
    )
    return (Line(player, Field.MOUNTAIN, fine), caught), (None, no_whists)


def _not_played(deal: Deal, roles: Roles, rulebook: PreferansRulebook) -> tuple[Step, ...]:
    """Return a game that nobody whists: it counts as made, and a half-whist is paid."""
    value = VALUES[deal.level]
    counts = derive(rules.NOT_WHISTED, value, player=deal.declarer, level=deal.level, worth=value)
    half = (half_whist(deal.level, roles, rulebook),) if roles.half else ()
    return ((Line(deal.declarer, Field.POOL, value), counts), *half)
