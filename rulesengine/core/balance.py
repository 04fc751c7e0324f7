"""Balances between players: exact numbers, sums of zero, coins without loss, fewest payments."""

from collections.abc import Sequence
from fractions import Fraction
from math import floor

Number = int | Fraction
Transfer = tuple[str, str, Number]
"""Who pays, whom, how much."""


def exact(number: Number) -> Number:
    """Return the same number, as an integer where it is one.

    >>> exact(Fraction(6, 3)), exact(Fraction(184, 3))
    (2, Fraction(184, 3))
    """
    return number.numerator if number.denominator == 1 else number


def quotient(number: Number, divisor: Number) -> Number:
    """Return the exact quotient.

    >>> quotient(212, 4), quotient(10, 3)
    (53, Fraction(10, 3))
    """
    return exact(Fraction(number) / divisor)


def added(numbers: Sequence[Number]) -> Number:
    """Return the exact sum."""
    together: Number = 0
    for number in numbers:
        together += number
    return exact(together)


def above_mean(numbers: Sequence[Number]) -> tuple[Number, ...]:
    """Return by how much each number is above the mean of all; together they are always zero.

    >>> above_mean((0, 52, 76, 84))
    (-53, -1, 23, 31)
    """
    mean = quotient(added(numbers), len(numbers))
    return tuple(exact(number - mean) for number in numbers)


def half_up(number: Number) -> int:
    """Return the nearest whole number, halves away from zero.

    >>> half_up(Fraction(5, 2)), half_up(Fraction(-5, 2)), half_up(Fraction(-20, 3))
    (3, -3, -7)
    """
    size = floor(abs(Fraction(number)) + Fraction(1, 2))
    return size if number >= 0 else -size


def in_digits(number: Number, places: int) -> str:
    """Return a number with so many places behind the point, halves away from zero.

    >>> in_digits(Fraction(2, 3), 2), in_digits(Fraction(-1, 8), 2), in_digits(5, 0)
    ('0.67', '-0.13', '5')
    """
    digits = half_up(number * 10**places)
    whole, rest = divmod(abs(digits), 10**places)
    sign = "-" if digits < 0 else ""
    return f"{sign}{whole}.{rest:0{places}d}" if places else f"{sign}{whole}"


def in_coins(amounts: Sequence[Number], coin: Number) -> tuple[Number, ...]:
    """Return the amounts in whole coins, the largest remainders first served.

    Together they are what the amounts are together, as balances are nothing; of a sum that is no whole
    number of coins the rest is lost.

    >>> in_coins((Fraction(10, 3), Fraction(10, 3), Fraction(-20, 3)), 1)
    (4, 3, -7)
    """
    coins = [Fraction(amount) / coin for amount in amounts]
    down = [floor(number) for number in coins]
    left = floor(sum(coins)) - sum(down)
    order = sorted(range(len(coins)), key=lambda index: (down[index] - coins[index], index))
    served = set(order[:left])
    return tuple(exact((number + (index in served)) * Fraction(coin)) for index, number in enumerate(down))


def fewest_payments(names: Sequence[str], balances: Sequence[Number]) -> tuple[Transfer, ...]:
    """Return who pays whom so that all are settled with as few payments as up to four players need.

    The largest debt goes to the largest credit until nothing is owed. What does not add up to zero
    is left with its owner.

    >>> fewest_payments("WES", (-1484, 652, 832))
    (('W', 'S', 832), ('W', 'E', 652))
    """
    left = dict(zip(names, balances, strict=True))
    transfers: list[Transfer] = []
    while True:
        giver = min(names, key=lambda name: left[name])
        taker = max(names, key=lambda name: left[name])
        amount = min(-left[giver], left[taker])
        if amount <= 0:
            return tuple(transfers)
        transfers.append((giver, taker, exact(amount)))
        left[giver] += amount
        left[taker] -= amount
