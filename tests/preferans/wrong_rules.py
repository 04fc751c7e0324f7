"""Known wrong rules of preferans, each to be put into the engine."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from rulesengine.core.balance import added, exact
from rulesengine.core.derivation import Derived, derive
from rulesengine.preferans import closing, duty, party, rounding, rules, settle, whist
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.rounding import Mountains
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.sheet import Row, Sheet
from tests.harness.wrong_rules import Patches

AMNESTY, EQUALISE, PAIR = settle.give_amnesty, settle.equalise, settle._pair
REST, RECEIVERS = closing._off_mountain, closing._receivers
CONSOLATION, HALF, CHARGED = whist._consolation, whist.half_whist, duty.charged
ON_OTHERS, BY_OTHERS, WRITING = rounding._written_on_others, rounding._written_by_others, party._writing


def divided_by_the_opponents(share: Callable[..., Derived[Any]], count: int) -> Callable[..., Derived[Any]]:
    """Inflate every share of the mountain as a division by N − 1 does; the sum stays zero."""

    def wrong(*given: Any) -> Derived[Any]:
        found = share(*given)
        return replace(found, value=exact(found.value * Fraction(count, count - 1)))

    return wrong


def half_of_amnesty(players: tuple[str, ...], mountains: Row) -> Derived[Row]:
    """Take the smallest mountain off all but the last player."""
    found = AMNESTY(players, mountains)
    return replace(found, value=(*found.value[:-1], mountains[-1]))


def equalised_without_factor(sheet: Sheet, level: Any, _house: PreferansRulebook) -> Any:
    """Equalise pools as in Sochi, whatever the convention."""
    return EQUALISE(sheet, level, PreferansRulebook())


def reversed_pair(player: str, other: str, written: Any, against: Any) -> Derived[Any]:
    """Read whists the wrong way round."""
    return PAIR(player, other, against, written)


def floor_of(player: str, share: Derived[Any]) -> Derived[Any]:
    """Round down instead of toward zero."""
    return replace(share, value=share.value // 1)


def floored_at_zero(sheet: Sheet, who: str, points: Any, house: PreferansRulebook) -> Any:
    """Stop the mountain at zero and lose the rest."""
    line, reason = REST(sheet, who, points, house)
    stands = sheet.mountain[sheet.players.index(who)]
    return replace(line, amount=max(line.amount, -max(0, stands))), reason


def anticlockwise(players: tuple[str, ...], pool: Any, target: int, who: str) -> tuple[str, ...]:
    """Help the player before, among equals."""
    seat = players.index(who)
    around = (*reversed(players[:seat]), *reversed(players[seat + 1 :]))
    return tuple(sorted((one for one in around if pool[one] < target), key=lambda one: -pool[one]))


def emptiest_first(players: tuple[str, ...], pool: Any, target: int, who: str) -> tuple[str, ...]:
    """Help the emptiest pool."""
    return tuple(reversed(RECEIVERS(players, pool, target, who)))


def duty_in_full(owed: int, _player: str, _roles: Any, _single: Any) -> int:
    """Let each of two whisters owe all."""
    return owed


def consolation_to_whisters_only(player: str, roles: Any, *more: Any) -> Any:
    """Forget the passer."""
    return () if player in roles.passers else CONSOLATION(player, roles, *more)


def no_adjusting(_players: Any, mountains: Row, *_more: Any) -> Mountains:
    """Leave a mountain that does not divide."""
    return Mountains(mountains)


def whole_for_half(level: Contract, roles: Any, house: PreferansRulebook) -> Any:
    """Write a whole whist where half is due."""
    line, reason = HALF(level, roles, house)
    return replace(line, amount=2 * line.amount), reason


def half_the_duty(owed: int, *more: Any) -> Any:
    """Let whisters owe half of what they do."""
    return CHARGED(max(1, owed // 2), *more)


MUTANTS: dict[str, Patches] = {
    "divided by the opponents of three": {"settle._share": divided_by_the_opponents(settle._share, 3)},
    "divided by the opponents of four": {"settle._share": divided_by_the_opponents(settle._share, 4)},
    "amnesty of some": {"settle.give_amnesty": half_of_amnesty},
    "pool points are always worth ten": {"settle.equalise": equalised_without_factor},
    "whists are reversed": {"settle._pair": reversed_pair},
    "cutting rounds down": {"settle.truncate": floor_of},
    "the mean is rounded": {
        "settle.mean_mountain": lambda players, row: derive(
            rules.MEAN, added(row) // len(players), total=added(row), seats=len(players), mean=0
        )
    },
    "a mountain that does not divide is left": {"settle.divide": no_adjusting},
    "compensation goes the other way": {
        "rounding._written_on_others": BY_OTHERS,
        "rounding._written_by_others": ON_OTHERS,
    },
    "a half needs adjusting": {"rounding.quotient": lambda number, _by: Fraction(1, 3)},
    "coins are lost": {"money.in_coins": lambda row, coin: tuple(int(one / coin) * coin for one in row)},
    "everybody pays everybody": {"money.fewest_payments": lambda *_: ()},
    "the rest stops at zero": {"closing._off_mountain": floored_at_zero},
    "aid goes anticlockwise": {"closing._receivers": anticlockwise},
    "aid goes to the emptiest": {"closing._receivers": emptiest_first},
    "there is no aid": {"closing._receivers": lambda *_: ()},
    "the game never ends": {"closing.is_over": lambda *_: False, "party.is_over": lambda *_: False},
    "gentlemen share made games": {"whist._shared": lambda roles, *_: len(roles.whisters) == 1},
    "gentlemen never share": {"whist._shared": lambda *_: False},
    "passers get no consolation": {"whist._consolation": consolation_to_whisters_only},
    "the dealer never gets consolation": {"whist._dealer": lambda *_: iter(())},
    "whisters owe half": {"duty.charged": half_the_duty},
    "each of two owes all": {"duty._own_duty": duty_in_full},
    "nobody ever owes": {"duty.charged": lambda *_: ()},
    "a half-whist is a whole one": {"deal.half_whist": whole_for_half},
    "tricks need not be ten": {"seating._how_many": lambda *_: ()},
    "anybody may answer": {"seating._how": lambda *_: ()},
    "anybody may play": {"seating._who": lambda *_: ()},
    "prices go on rising": {"raspasy.price_of": lambda step, _house: step + 1},
    "prices never rise": {"raspasy.price_of": lambda _step, house: house.raspasy_prices[0]},
    "raspasy are not counted": {"party._writing": lambda deal, _row, house: WRITING(deal, 0, house)},
    "no mistake is known": {"audit.explain": lambda *_: ()},
    "axes never matter": {"compare._changed": lambda *_: False},
    "all axes matter": {"compare._changed": lambda *_: True},
}
