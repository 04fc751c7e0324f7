"""Outputs that more than one expected text agrees with: likely words, and numbers to some places."""

from dataclasses import dataclass

from rulesengine.core.balance import Number, in_digits


@dataclass(frozen=True, slots=True)
class Likeliest:
    """An output's words where several fit equally well, the likeliest first: it is written as that one.

    >>> str(Likeliest(("capped-at-target", "carry-forgotten"))), str(Likeliest(()))
    ('capped-at-target', '')
    """

    words: tuple[str, ...]

    def __str__(self) -> str:
        """Return the likeliest word; no word at all is ""."""
        return self.words[0] if self.words else ""

    def fits(self, word: object) -> bool:
        """Tell whether a word is one of those that fit; where there is none, "" does.

        >>> Likeliest(("capped-at-target", "carry-forgotten")).fits("carry-forgotten")
        True
        """
        return word in (self.words or ("",))


class InDigits(str):
    """An output that is a number to some decimal places; it agrees with as many of them as are expected."""

    exact: Number = 0

    @classmethod
    def of(cls, number: Number, places: int) -> "InDigits":
        """Return the number to these places, halves away from zero.

        >>> from fractions import Fraction
        >>> InDigits.of(Fraction(2, 3), 5)
        '0.66667'
        """
        made = cls(in_digits(number, places))
        made.exact = number
        return made

    def agrees(self, expected: str) -> bool:
        """Tell whether the number is what is expected, to the places that are printed there.

        >>> from fractions import Fraction
        >>> InDigits.of(Fraction(2, 3), 5).agrees("0.667"), InDigits.of(Fraction(2, 3), 5).agrees("0.66")
        (True, False)
        """
        return in_digits(self.exact, len(expected.partition(".")[2])) == expected.replace("−", "-")
