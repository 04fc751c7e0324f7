"""Money: the stake for a whist, coins divided without loss, and the fewest payments."""

from dataclasses import dataclass
from fractions import Fraction

from rulesengine.core.balance import Number, Transfer, exact, fewest_payments, in_coins
from rulesengine.core.derivation import Derived, derive
from rulesengine.preferans import rules
from rulesengine.preferans.sheet import Row, by_player

CENT = Fraction(1, 100)


@dataclass(frozen=True, slots=True)
class Stake:
    """Money for one whist, and the smallest coin in which it is paid.

    A whole number counts coins themselves; a decimal such as `0.05` is paid to the hundredth.
    """

    whist: Number
    coin: Fraction = Fraction(1)


@dataclass(frozen=True, slots=True)
class Paid:
    """What each player wins or loses in money, and who pays whom."""

    money: Row
    payments: tuple[Transfer, ...]


def pay(players: tuple[str, ...], result: Row, stake: Stake | None) -> Derived[Paid]:
    """Return who pays whom; without a stake the payments are in whists.

    Coins that cannot be divided go to the largest remainders, so that the sum stays what it was.

    >>> pay(("W", "E", "S"), (Fraction(10, 3), Fraction(10, 3), Fraction(-20, 3)), Stake(5)).value.money
    (17, 17, -34)
    """
    owed = tuple(exact(one * stake.whist) for one in result) if stake else result
    money = in_coins(owed, stake.coin) if stake else owed
    divided = (_divided(players, owed, money, stake.coin),) if stake and money != owed else ()
    payments = fewest_payments(players, money)
    told = (derive(rules.PAYMENT, one, player=one[0], opponent=one[1], amount=one[2]) for one in payments)
    return derive(
        rules.MONEY,
        Paid(money, payments),
        *divided,
        *told,
        result=by_player(players, result),
        stake=stake.whist if stake else 1,
        money=by_player(players, money),
    )


def _divided(players: tuple[str, ...], owed: Row, money: Row, coin: Fraction) -> Derived[Row]:
    """Return what each is paid in whole coins, where what is owed is no whole number of them."""
    paid = by_player(players, money)
    return derive(rules.COINS, money, coin=exact(coin), exact=by_player(players, owed), money=paid)
