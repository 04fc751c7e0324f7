"""A prediction as somebody types it, and which of the values that have a reply it meets.

The page reads a prediction in the same way, in `site/static/predictor.js`; both are held to one list.
"""

import re
import unicodedata
from collections.abc import Sequence
from fractions import Fraction

from rulesengine.core.balance import half_up

_NUMBER = re.compile(r"(?:[0-9]{1,9}\s+)?[0-9]{1,9}\s*/\s*[0-9]{1,9}|[0-9]{1,9}")
_SAID = re.compile("[0-9¼-¾⅐-⅞]")
_LOSS = re.compile(r"\s*[-−–‒﹣－]")
_DECIMAL = re.compile(r"\s*([-−–‒﹣－])?\s*([0-9]{1,9})[.,]([0-9]{1,9})\s*%?\s*")
_FRACTION_SIGN = re.compile("[¼-¾⅐-⅞]")

Numbers = tuple[Fraction, ...]


def met(typed: str, values: Sequence[str]) -> str | None:
    """Return the first value that is typed here, however it is written; None for none.

    A decimal meets a fraction that is rounded so, and a whole number next to it where all are whole.

    >>> met("4 - 3", ["3:3", "4:3"]), met("184/3", ["61⅓"]), met("-7,5", ["−7½"]), met("31.35 %", ["31"])
    ('4:3', '61⅓', '−7½', '31')
    """
    known = {value: numbers(value) for value in values}
    decimal = _DECIMAL.fullmatch(typed)
    if decimal and all(len(parts) == 1 for parts in known.values()):
        whole = all(parts[0].denominator == 1 for parts in known.values())
        fits = _rounds if whole else _rounded
        return next((value for value, (one,) in known.items() if fits(decimal, one)), None)
    said = numbers(typed)
    return next((value for value, parts in known.items() if said and parts == said), None)


def is_said(typed: str) -> bool:
    """Tell whether anything was predicted: without a number nothing was.

    >>> is_said("⅓"), is_said("abc")
    (True, False)
    """
    return bool(_SAID.search(typed))


def numbers(text: str) -> Numbers:
    """Return the numbers in a text: whole ones, fractions and mixed numbers.

    A minus counts only before the first: between two of them it parts the sides of a score.

    >>> [str(one) for one in numbers("-6 2/3 : 5")], numbers("a 1/0")
    (['-20/3', '5'], ())
    """
    spelled = _FRACTION_SIGN.sub(lambda sign: f" {_spelled(sign[0])}", text)
    found = [_number(one) for one in _NUMBER.findall(spelled)]
    parts = [one for one in found if one is not None]
    if not found or len(parts) < len(found):
        return ()
    return (-parts[0] if _LOSS.match(text) else parts[0], *parts[1:])


def _spelled(sign: str) -> str:
    return unicodedata.normalize("NFKD", sign).replace("⁄", "/")


def _number(text: str) -> Fraction | None:
    """Return a whole number, a fraction or a mixed number; None where it divides by zero."""
    over, _, under = text.partition("/")
    *whole, part = map(int, over.split())
    if under and not int(under):
        return None
    return Fraction(part, int(under or 1)) + sum(whole)


def _rounds(decimal: re.Match[str], value: Fraction) -> bool:
    """Tell whether a decimal is rounded to this whole number."""
    return half_up(_exact(decimal)) == value


def _rounded(decimal: re.Match[str], value: Fraction) -> bool:
    """Tell whether a value, rounded to as many places, is this decimal."""
    scale = 10 ** len(decimal[3])
    return Fraction(half_up(value * scale), scale) == _exact(decimal)


def _exact(decimal: re.Match[str]) -> Fraction:
    sign, before, after = decimal.groups()
    return Fraction(int(before + after), 10 ** len(after)) * (-1 if sign else 1)
