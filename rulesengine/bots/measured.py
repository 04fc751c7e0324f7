"""What was measured of the three players, for the book: the benchmark plays these games again."""

from collections.abc import Callable
from fractions import Fraction

from rulesengine.bots.duel import Duel
from rulesengine.bots.habits import Level
from rulesengine.bots.reasons import MEASURED_DUEL
from rulesengine.core.balance import Number, half_up
from rulesengine.core.derivation import Derived, derive
from rulesengine.core.outputs import InDigits
from rulesengine.core.question import Output, Parameter, Question, of_value
from rulesengine.core.reading import OneOf
from rulesengine.spades.rulebook import SpadesRulebook

MEASURED = (
    Duel(better=Level.NORMAL, other=Level.SIMPLE, games=400, won=399, hands=4835, nils=267, nils_made=256),
    Duel(better=Level.HARD, other=Level.NORMAL, games=2000, won=1568, hands=18014, nils=3604, nils_made=3126),
)
TENTHS = 1000
"""Of a percent, in the whole."""
PLACES = 5
"""Digits behind the point in which a part of all games is told."""


def tell_duel(duel: Duel) -> Derived[Duel]:
    """Return what came of a duel, in percent to one digit.

    >>> dict(tell_duel(MEASURED[0]).facts)["share"]
    '99.8'
    """
    low, high = duel.interval
    return derive(
        MEASURED_DUEL,
        duel,
        better=duel.better.value,
        weaker=duel.other.value,
        games=duel.games,
        won=duel.won,
        share=_percent(Fraction(duel.won, duel.games)),
        low=_percent(low),
        high=_percent(high),
    )


def _percent(part: Number | float) -> InDigits:
    """Return a part as percent with one digit behind the point; a whole number has none."""
    tenths = half_up(TENTHS * Fraction(part))
    return InDigits.of(Fraction(tenths, 10), 1 if tenths % 10 else 0)


def _answer(better: str, rulebook: SpadesRulebook) -> Derived[Duel]:
    del rulebook  # the games were played by the rules of the document
    return tell_duel(next(duel for duel in MEASURED if duel.better.value == better))


def _part(read: Callable[[Duel], Number | float]) -> Output:
    return of_value(lambda duel: InDigits.of(Fraction(read(duel)), PLACES))


DUEL = Question(
    kind="spades.measured",
    main="better",
    parameters=(Parameter("better", OneOf(tuple(duel.better.value for duel in MEASURED))),),
    answer=_answer,
    outputs={
        "games": of_value(lambda duel: duel.games),
        "won": of_value(lambda duel: duel.won),
        "share": _part(lambda duel: Fraction(duel.won, duel.games)),
        "low": _part(lambda duel: duel.interval[0]),
        "high": _part(lambda duel: duel.interval[1]),
        "hands": of_value(lambda duel: duel.hands),
        "nils": of_value(lambda duel: duel.nils),
        "nils_made": _part(lambda duel: Fraction(duel.nils_made, duel.nils)),
    },
)
