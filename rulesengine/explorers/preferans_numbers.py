"""Numbers of preferans in drawings: results with their sign, fractions short enough for a field."""

from fractions import Fraction

from rulesengine.core.balance import Number
from rulesengine.text.phrase import MINUS, plain

LONGEST = 5
"""How long a fraction may be before it is written as a mixed number."""

PARTS = {
    Fraction(1, 4): "¼",
    Fraction(1, 2): "½",
    Fraction(3, 4): "¾",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
}


def signed(number: Number) -> str:
    """Write a result: what is won with a plus.

    >>> signed(530), signed(Fraction(-20, 3)), signed(0)
    ('+530', '−20/3', '0')
    """
    return f"+{brief(number)}" if number > 0 else brief(number)


def brief(number: Number) -> str:
    """Write a number as the sentences do; a long fraction as a mixed number, or no field could hold it.

    >>> brief(Fraction(-999, 2)), brief(Fraction(-1001, 2)), brief(Fraction(1001, 7))
    ('−999/2', '−500½', '143')
    """
    size = abs(Fraction(number))
    whole, rest = divmod(size, 1)
    if rest in PARTS and len(plain(size)) > LONGEST:
        return f"{MINUS if number < 0 else ''}{whole}{PARTS[rest]}"
    return plain(number)
