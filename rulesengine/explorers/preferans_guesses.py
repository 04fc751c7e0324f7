"""Predictions of preferans: the right number and those of known mistakes, each with what is said to it."""

from collections.abc import Iterable

from rulesengine.core.derivation import Derived
from rulesengine.explorers.guesses import guesses, reply
from rulesengine.preferans.finish import Finished
from rulesengine.preferans.misreadings import RIGHT, Reading, deal_readings, settlement_readings
from rulesengine.preferans.sheet import Writing
from rulesengine.views.answer import Guess


def deal_guesses(derived: Derived[Writing], lang: str) -> tuple[Guess, ...]:
    """Return what the next player after the declarer may be thought to write in whists."""
    return _guesses(deal_readings(derived), lang)


def settle_guesses(derived: Derived[Finished], lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the result of the first player."""
    return _guesses(settlement_readings(derived.value.settlement), lang)


def _guesses(readings: Iterable[Reading], lang: str) -> tuple[Guess, ...]:
    """Return a reply to each number; of readings that give the same one, the first is named."""
    told = [(kind, reply(number, f"preferans-guess-{kind}", number=number)) for kind, number in readings]
    right = next(one for kind, one in told if kind == RIGHT)
    return guesses(lang, right, (one for _, one in told))
