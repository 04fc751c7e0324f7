"""Numbers of preferans in drawings: results with their sign, fractions as mixed numbers."""

from fractions import Fraction

from rulesengine.core.balance import Number
from rulesengine.text.phrase import MINUS, plain

PARTS = {
    Fraction(1, 4): "¼",
    Fraction(1, 2): "½",
    Fraction(3, 4): "¾",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
    Fraction(1, 8): "⅛",
    Fraction(3, 8): "⅜",
    Fraction(5, 8): "⅝",
    Fraction(7, 8): "⅞",
}


def signed(number: Number) -> str:
    """Write a result: what is won with a plus.

    >>> signed(530), signed(Fraction(-20, 3)), signed(0)
    ('+530', '−6⅔', '0')
    """
    return f"+{brief(number)}" if number > 0 else brief(number)


def brief(number: Number) -> str:
    """Write a number; a fraction as a mixed number, or no field could hold it.

    >>> brief(Fraction(-999, 2)), brief(Fraction(1, 3)), brief(Fraction(1001, 7)), brief(Fraction(75, 7))
    ('−499½', '⅓', '143', '10 5/7')
    """
    whole, rest = divmod(abs(Fraction(number)), 1)
    if not rest:
        return plain(number)
    part = PARTS.get(rest) or f"{' ' if whole else ''}{rest}"
    return f"{MINUS if number < 0 else ''}{whole or ''}{part}"
