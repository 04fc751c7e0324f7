"""The short route: each mountain goes to every other player as whists, with no mean on the way."""

from dataclasses import replace

from rulesengine.core.balance import Number, exact, quotient
from rulesengine.core.derivation import Derived, derive, total
from rulesengine.preferans import rules
from rulesengine.preferans.axes import MOUNTAIN_POINT
from rulesengine.preferans.rulebook import SOCHI, PreferansRulebook
from rulesengine.preferans.settle import Settlement, check_zero, settle, until_amnesty
from rulesengine.preferans.sheet import Sheet, by_player


def settle_short(
    sheet: Sheet, rulebook: PreferansRulebook | None = None, target: int | None = None
) -> Derived[Settlement]:
    """Return the settlement by ten times the mountain, divided by the players, to each opponent.

    >>> nothing = ((0, 0, 0),) * 3
    >>> settle_short(Sheet(("W", "E", "S"), (0, 0, 12), (0, 0, 0), nothing)).value.result
    (-40, -40, 80)
    """
    house = rulebook or SOCHI
    level = max(sheet.pool) if target is None else target
    first, _, amnesty = until_amnesty(sheet, level, house)
    mountains = amnesty.value
    owed = tuple(
        _to_each(player, own, len(mountains)) for player, own in zip(sheet.players, mountains, strict=True)
    )
    results = tuple(_result(seat, sheet, owed) for seat in range(len(mountains)))
    result = tuple(one.value for one in results)
    found = replace(settle(sheet, house, target).value, result=result)
    told = tuple(one for one in owed if one.value)
    reasons = (*first, amnesty, *told, *results, check_zero(result))
    return derive(rules.SETTLED_SHORT, found, *reasons, result=by_player(sheet.players, result))


def _to_each(player: str, mountain: Number, count: int) -> Derived[Number]:
    whists = quotient(mountain * MOUNTAIN_POINT, count)
    return derive(
        rules.MOUNTAIN_TO_EACH,
        whists,
        player=player,
        mountain=mountain,
        rate=MOUNTAIN_POINT,
        seats=count,
        total=whists,
    )


def _result(seat: int, sheet: Sheet, owed: tuple[Derived[Number], ...]) -> Derived[Number]:
    others = (other for other in range(len(owed)) if other != seat)
    pairs = tuple(_pair(seat, other, sheet, owed) for other in others)
    return total(rules.RESULT, *pairs, player=sheet.players[seat])


def _pair(seat: int, other: int, sheet: Sheet, owed: tuple[Derived[Number], ...]) -> Derived[Number]:
    written, against = sheet.whists[seat][other], sheet.whists[other][seat]
    mine, theirs = exact(written + owed[other].value), exact(against + owed[seat].value)
    return derive(
        rules.PAIR_WITH_MOUNTAIN,
        exact(mine - theirs),
        player=sheet.players[seat],
        opponent=sheet.players[other],
        written=mine,
        against=theirs,
        total=exact(mine - theirs),
    )
