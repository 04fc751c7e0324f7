"""The audit: a settlement that somebody wrote, right or wrong, and which known mistake gives its numbers."""

from dataclasses import dataclass

from rulesengine.core.balance import added
from rulesengine.core.derivation import Derived, FactValue, Rule, derive, derive_known
from rulesengine.preferans import rules
from rulesengine.preferans.finish import Finished, Terms, finish
from rulesengine.preferans.mistakes import WRONG, Mistake, Wrong, rounded, wrong_results
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.sheet import Row, Sheet, by_player


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit found: the right settlement, what was written, every mistake that explains it."""

    finished: Finished
    recorded: Row
    mistakes: tuple[Mistake, ...]

    @property
    def correct(self) -> bool:
        """Whether the written result is the right one."""
        return self.recorded == self.finished.settlement.result


def audit_settlement(
    sheet: Sheet,
    recorded: Row,
    terms: Terms | None = None,
    rulebook: PreferansRulebook | None = None,
) -> Derived[Audit]:
    """Return whether a written result is right, and if not, which mistakes give exactly its numbers.

    >>> sheet = Sheet(("A", "B", "C"), (0, 0, 0), (2, 5, 8), ((0, 0, 0),) * 3)
    >>> audit_settlement(sheet, (45, 0, -45)).value.mistakes
    (<Mistake.DIVIDED_BY_N_MINUS_ONE: 'divided-by-n-minus-1'>,)
    """
    finished = finish(sheet, terms, rulebook)
    settled = finished.value.settlement
    right = by_player(sheet.players, settled.result)
    if recorded == settled.result:
        return derive(rules.AUDIT_RIGHT, Audit(finished.value, recorded, ()), finished, result=right)
    found = explain(finished.value, recorded) or ((Mistake.OTHER, Wrong(recorded)),)
    reasons = tuple(_mistake(one, wrong, finished.value) for one, wrong in found)
    return derive(
        rules.AUDIT_WRONG,
        Audit(finished.value, recorded, tuple(one for one, _ in found)),
        finished,
        *reasons,
        recorded=by_player(sheet.players, recorded),
        result=right,
        sum=added(recorded),
    )


def explain(finished: Finished, recorded: Row) -> tuple[tuple[Mistake, Wrong], ...]:
    """Return the mistakes that give exactly these numbers; if none does, those that do when rounded.

    >>> from rulesengine.preferans.sheet import empty_sheet
    >>> sheet = Sheet(("A", "B", "C"), (0, 0, 0), (2, 5, 8), empty_sheet(("A", "B", "C")).whists)
    >>> [mistake.value for mistake, _ in explain(finish(sheet).value, (45, 0, -45))]
    ['divided-by-n-minus-1']
    """
    candidates = [
        (mistake, wrong)
        for mistake in WRONG
        for wrong in wrong_results(mistake, finished.settlement, recorded)
    ]
    exactly = [one for one in candidates if one[1].result == recorded]
    nearly = [one for one in candidates if recorded in rounded(one[1].result)]
    found: dict[Mistake, Wrong] = {}
    for mistake, wrong in exactly or nearly:
        found.setdefault(mistake, wrong)
    return tuple(found.items())


MISTAKE_RULES: dict[Mistake, Rule] = {
    Mistake.DIVIDED_BY_N_MINUS_ONE: rules.BY_N_MINUS_ONE,
    Mistake.WHISTS_REVERSED: rules.REVERSED,
    Mistake.AMNESTY_OF_ACTIVE_ONLY: rules.ACTIVE_ONLY,
    Mistake.WRONG_AID_UNIT: rules.WRONG_UNIT,
    Mistake.AVERAGED_BEFORE_TIMES_TEN: rules.AVERAGED_FIRST,
    Mistake.ROUNDED_EACH: rules.ROUNDED_EACH,
    Mistake.OTHER: rules.OTHER_MISTAKE,
}


def _mistake(mistake: Mistake, wrong: Wrong, finished: Finished) -> Derived[Mistake]:
    """Return a mistake with what its rule has to tell, of all that is known of it."""
    players = finished.settlement.players
    known: dict[str, FactValue] = {
        "recorded": by_player(players, wrong.result),
        "seats": len(players),
        "fewer": len(players) - 1,
        "players": wrong.players,
        "smallest": wrong.number,
        "target": wrong.target,
        "mean": wrong.number,
        "rate": wrong.number,
        "pool_point": finished.settlement.rulebook.pool_point,
        "sum": added(wrong.result),
    }
    return derive_known(MISTAKE_RULES[mistake], mistake, known)
