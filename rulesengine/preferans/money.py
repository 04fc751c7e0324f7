"""Money: the stake for a whist, coins divided without loss, and the fewest payments."""

from dataclasses import dataclass
from fractions import Fraction

from rulesengine.core.balance import Number, Transfer, exact, fewest_payments, in_coins
from rulesengine.core.derivation import Derived, FactValue, derive
from rulesengine.core.outputs import InDigits
from rulesengine.preferans import rules
from rulesengine.preferans.sheet import Row, by_player

CENT = Fraction(1, 100)
CENTS = 2
"""Places behind the point in which hundredths are told."""


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
    divided = (_divided(players, owed, money, stake),) if stake and money != owed else ()
    payments = fewest_payments(players, money)
    told = (_payment(one, stake) for one in payments)
    return derive(
        rules.MONEY,
        Paid(money, payments),
        *divided,
        *told,
        result=by_player(players, result),
        stake=stake.whist if stake else 1,
        money=_in_money(players, money, stake),
    )


def _payment(paid: Transfer, stake: Stake | None) -> Derived[Transfer]:
    payer, payee, amount = paid
    return derive(rules.PAYMENT, paid, player=payer, opponent=payee, amount=_amount(amount, stake))


def _in_money(players: tuple[str, ...], money: Row, stake: Stake | None) -> FactValue:
    return tuple((one, _amount(paid, stake)) for one, paid in zip(players, money, strict=True))


def _amount(money: Number, stake: Stake | None) -> Number | InDigits:
    """Return money as it is told: always with hundredths where it is paid in them."""
    return InDigits.of(money, CENTS) if stake and stake.coin == CENT else money


def _divided(players: tuple[str, ...], owed: Row, money: Row, stake: Stake) -> Derived[Row]:
    """Return what each is paid in whole coins, where what is owed is no whole number of them."""
    paid = _in_money(players, money, stake)
    return derive(rules.COINS, money, coin=exact(stake.coin), exact=by_player(players, owed), money=paid)
