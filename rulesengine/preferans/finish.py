"""The end of an evening: the settlement by either route, then the money."""

from dataclasses import dataclass

from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import InconsistentRecord, problem
from rulesengine.preferans import rules
from rulesengine.preferans.money import Paid, Stake, pay
from rulesengine.preferans.party import Played
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.settle import Route, Settlement, settle
from rulesengine.preferans.sheet import Sheet, by_player
from rulesengine.preferans.short import settle_short


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """On what terms a sheet is settled.

    `target` is the pool to which all are equalised, the largest when left out; `adjust` the player whose
    mountain is made divisible; `stake` the money for a whist.
    """

    target: int | None = None
    rounding: Rounding = Rounding.EXACT
    adjust: str = ""
    stake: Stake | None = None
    route: Route = Route.LONG


@dataclass(frozen=True, slots=True)
class Finished:
    """A settled sheet and its payments."""

    settlement: Settlement
    paid: Paid


def finish(
    sheet: Sheet, terms: Terms | None = None, rulebook: PreferansRulebook | None = None
) -> Derived[Finished]:
    """Return the settlement together with who pays whom, in whists or in money.

    Raises `InconsistentRecord` for a player to adjust who is not on the sheet.

    >>> sheet = Sheet(("W", "E", "S"), (0, 0, 12), (0, 0, 0), ((0, 0, 0),) * 3)
    >>> finish(sheet, Terms(stake=Stake(5))).value.paid.payments
    (('W', 'S', 200), ('E', 'S', 200))
    """
    agreed = terms or Terms()
    if agreed.adjust and agreed.adjust not in sheet.players:
        raise InconsistentRecord(
            problem(rules.UNKNOWN_PLAYER, "adjust", player=agreed.adjust, players=sheet.players)
        )
    settled = _settled(sheet, agreed, rulebook)
    result = settled.value.result
    paid = pay(sheet.players, result, agreed.stake)
    steps = (*settled.because, paid) if agreed.stake else settled.because
    found = Finished(settled.value, paid.value)
    return derive(settled.rule, found, *steps, result=by_player(sheet.players, result))


def as_it_stands(played: Played) -> Derived[Finished]:
    """Return the settlement of a party as if it ended after its last deal.

    >>> from rulesengine.preferans.party import Party, play_party
    >>> from rulesengine.preferans.record import read_deal_line
    >>> six = read_deal_line("6 A: ; B pass, C pass")
    >>> as_it_stands(play_party(Party(("A", "B", "C"), 10, (six, six, six))).value).value.settlement.result
    (40, -20, -20)
    """
    return finish(played.sheet, rulebook=played.rulebook)


def _settled(sheet: Sheet, terms: Terms, rulebook: PreferansRulebook | None) -> Derived[Settlement]:
    """Return the settlement by the route that is asked for; the short one knows no rounding."""
    if terms.route is Route.LONG:
        return settle(sheet, rulebook, terms.target, terms.rounding, terms.adjust)
    if terms.rounding is not Rounding.EXACT:
        raise InconsistentRecord(problem(rules.SHORT_IS_EXACT, "rounding", rounding=terms.rounding))
    return settle_short(sheet, rulebook, terms.target)
