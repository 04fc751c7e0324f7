"""Predictions of preferans: the right number and those of known mistakes, each with what is said to it."""

from collections.abc import Iterator
from typing import Any

from rulesengine.core.balance import Number
from rulesengine.core.derivation import Derived
from rulesengine.explorers.preferans_pen import number_in
from rulesengine.preferans import rules
from rulesengine.preferans.axes import MOUNTAIN_POINT
from rulesengine.preferans.finish import Finished
from rulesengine.preferans.misreadings import misreadings
from rulesengine.preferans.mistakes import WRONG, Mistake, wrong_results
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.settle import Settlement, settle
from rulesengine.preferans.sheet import Writing
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import plain
from rulesengine.views.answer import Guess


def deal_guesses(derived: Derived[Writing], lang: str) -> tuple[Guess, ...]:
    """Return what the next player after the declarer may be thought to write in whists."""
    say = speaker(lang)
    found: dict[str, Guess] = {}
    for kind, number in misreadings(derived):
        text = plain(number)
        reply = say(f"preferans-guess-{kind}", number=number)
        found.setdefault(text, Guess(text, reply, right=kind == "right"))
    return tuple(found.values())


def settle_guesses(derived: Derived[Finished], lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the result of the first player."""
    say, settlement = speaker(lang), derived.value.settlement
    right = settlement.result[0]
    found = {right: Guess(plain(right), say("preferans-guess-right", number=right), right=True)}
    for name, number in _wrong_numbers(settlement, _factor(derived)):
        if number not in found:
            found[number] = Guess(plain(number), say(f"preferans-guess-{name}", number=number))
    return tuple(found.values())


def _wrong_numbers(settlement: Settlement, factor: Number | None) -> Iterator[tuple[str, Number]]:
    """Yield what known mistakes give to the first player, the likeliest first.

    Without a factor no pool differs, and the unit changes nothing.
    """
    house = PreferansRulebook(pool_point=int((factor or 1) * MOUNTAIN_POINT))
    yield "not-rounded", settle(settlement.sheet, house).value.result[0]
    for mistake in WRONG:
        if factor is not None or mistake is not Mistake.WRONG_AID_UNIT:
            for wrong in wrong_results(mistake, settlement, house):
                yield mistake.value, wrong.result[0]
    yield "whists-forgotten", settlement.mountain_whists[0]
    yield "mountain-forgotten", settlement.whist_balance[0]


def _factor(derived: Derived[Any]) -> Number | None:
    """Return how many mountain points a pool point is worth here, if a step says it."""
    told = (node for node in derived.steps() if node.rule is rules.POOL_DIFFERENCE)
    return next((number_in(node, "factor") for node in told), None)
