"""The settlement of preferans drawn as players write it, every step with the cells it writes and reads."""

from typing import Any

from rulesengine.core.derivation import Derived, Rule
from rulesengine.explorers.preferans_guesses import settle_guesses
from rulesengine.explorers.preferans_pen import (
    Handler,
    Pen,
    Place,
    name_in,
    number_in,
    write_steps,
)
from rulesengine.preferans import rules
from rulesengine.preferans.finish import Finished
from rulesengine.preferans.settle import Settlement
from rulesengine.preferans.sheet import Field
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import plain
from rulesengine.views.answer import Drawn
from rulesengine.views.scoresheet import Form


def draw_settle(derived: Derived[Finished], lang: str) -> Drawn:
    """Draw the settled sheet; below it stands who pays whom."""
    settlement = derived.value.settlement
    pen = settled_pen(derived, settlement)
    return Drawn(
        picture=pen.picture(lang, target=level_of(settlement)),
        mark=pen.mark,
        notes=payment_notes(derived, lang),
        guesses=settle_guesses(derived, lang),
    )


def settled_pen(derived: Derived[Any], settlement: Settlement) -> Pen:
    """Return a pen that has written a settlement: the sheet as it stood, then step by step."""
    sheet = settlement.sheet
    pen = Pen(sheet.players)
    for seat, player in enumerate(sheet.players):
        pen.set(Place(player, Field.POOL), sheet.pool[seat])
        pen.set(Place(player, Field.MOUNTAIN), sheet.mountain[seat])
        for other, whists in zip(sheet.players, sheet.whists[seat], strict=True):
            pen.add(Place(player, Field.WHISTS, other), whists)
    write_steps(pen, derived, SETTLING)
    return pen


def level_of(settlement: Settlement) -> str:
    """Return the pool to which all are equalised, or "" where it is the largest one on the sheet."""
    return "" if settlement.target == max(settlement.sheet.pool) else plain(settlement.target)


def payment_notes(derived: Derived[Finished], lang: str) -> tuple[str, ...]:
    """Return who pays whom, a line for each payment, in money where there is a stake."""
    say = speaker(lang)
    staked = tuple(one for node in derived.because if node.rule is rules.MONEY for one in node.because)
    if staked:
        return tuple(say(one.rule.id, **dict(one.facts)) for one in staked if one.rule is rules.PAYMENT)
    return paid_notes(derived.value, lang)


def paid_notes(finished: Finished, lang: str) -> tuple[str, ...]:
    """Return who pays whom in whists, a line for each payment."""
    say = speaker(lang)
    return tuple(
        say("preferans-note-payment", player=giver, opponent=taker, amount=amount)
        for giver, taker, amount in finished.paid.payments
    ) or (say("preferans-note-even"),)


def _own(pen: Pen, node: Derived[Any], mark: str) -> Place:
    """Look at the mountain of the step's player and return its place."""
    place = Place(name_in(node), Field.MOUNTAIN)
    pen.read(place, mark)
    return place


def _pools(pen: Pen, _node: Derived[Any], mark: str) -> None:
    pen.read_all(Field.POOL, mark)


def _mountains(pen: Pen, _node: Derived[Any], mark: str) -> None:
    pen.read_all(Field.MOUNTAIN, mark)


def _stands(pen: Pen, node: Derived[Any], mark: str) -> None:
    _own(pen, node, mark)


def _difference(pen: Pen, node: Derived[Any], mark: str) -> None:
    pen.read(Place(name_in(node), Field.POOL), mark)


def _equalised(pen: Pen, node: Derived[Any], mark: str) -> None:
    _difference(pen, node, mark)
    pen.set(_own(pen, node, mark), node.value, mark)


def _amnesty(pen: Pen, node: Derived[Any], mark: str) -> None:
    pen.read_all(Field.MOUNTAIN, mark)
    for player, mountain in zip(pen.players, node.value, strict=True):
        pen.set(Place(player, Field.MOUNTAIN), mountain, mark)


def _adjusted(pen: Pen, node: Derived[Any], mark: str) -> None:
    """Write the divisible mountain and the whists that make up for it."""
    player, whists = name_in(node), number_in(node, "compensation")
    pen.read_all(Field.MOUNTAIN, mark)
    pen.set(Place(player, Field.MOUNTAIN), number_in(node, "after"), mark)
    for other in pen.others(player):
        writer, on = (player, other) if node.rule is rules.RAISED else (other, player)
        pen.add(Place(writer, Field.WHISTS, on), whists, mark)


def _share(pen: Pen, node: Derived[Any], mark: str) -> None:
    pen.ring(_own(pen, node, mark), node.value, Form.BOX, mark)


def _cut(pen: Pen, node: Derived[Any], mark: str) -> None:
    """Write the whole number alone: for the exact one too a field is too small."""
    pen.ring_again(_own(pen, node, mark), node.value, Form.BOX, mark)


def _to_each(pen: Pen, node: Derived[Any], mark: str) -> None:
    """Write a mountain as whists of each other player, and nothing in its place."""
    player = name_in(node)
    for other in pen.others(player):
        pen.add(Place(other, Field.WHISTS, player), node.value, mark)
    pen.set(_own(pen, node, mark), 0, mark)


def _pair(pen: Pen, node: Derived[Any], mark: str) -> None:
    player, other = name_in(node), name_in(node, "opponent")
    for place in (Place(player, Field.WHISTS, other), Place(other, Field.WHISTS, player)):
        pen.read(place, mark)
    pen.ring(Place(player, Field.WHISTS, other), node.value, Form.OVAL, mark)


def _balance(pen: Pen, node: Derived[Any], mark: str) -> None:
    player = name_in(node)
    _ovals(pen, player, mark)
    pen.ring(Place(player, Field.POOL), node.value, Form.SUM, mark)


def _result(pen: Pen, node: Derived[Any], mark: str) -> None:
    player = name_in(node)
    if not pen.read(Place(player, Field.MOUNTAIN), mark, Form.BOX):
        _ovals(pen, player, mark)
    pen.read(Place(player, Field.POOL), mark, Form.SUM)
    pen.ring(Place(player, Field.POOL), node.value, Form.LOZENGE, mark)


def _ovals(pen: Pen, player: str, mark: str) -> None:
    for other in pen.others(player):
        pen.read(Place(player, Field.WHISTS, other), mark, Form.OVAL)


def _results(pen: Pen, _node: Derived[Any], mark: str) -> None:
    pen.read_all(Field.POOL, mark, Form.LOZENGE)


def _payment(pen: Pen, node: Derived[Any], mark: str) -> None:
    for player in (name_in(node), name_in(node, "opponent")):
        pen.read(Place(player, Field.POOL), mark, Form.LOZENGE)


SETTLING: dict[Rule, Handler] = {
    rules.POOLS_LEVEL: _pools,
    rules.MOUNTAIN_STANDS: _stands,
    rules.POOL_DIFFERENCE: _difference,
    rules.EQUALISED: _equalised,
    rules.AMNESTY: _amnesty,
    rules.AMNESTY_NOTHING: _mountains,
    rules.DIVISIBLE: _mountains,
    rules.NEED_NOT_DIVIDE: _mountains,
    rules.RAISED: _adjusted,
    rules.LOWERED: _adjusted,
    rules.MOUNTAIN_SUM: _mountains,
    rules.MEAN: _mountains,
    rules.MOUNTAIN_WHISTS: _share,
    rules.TRUNCATED: _cut,
    rules.MOUNTAIN_TO_EACH: _to_each,
    rules.PAIR: _pair,
    rules.PAIR_WITH_MOUNTAIN: _pair,
    rules.WHIST_BALANCE: _balance,
    rules.RESULT: _result,
    rules.ZERO_SUM: _results,
    rules.RESIDUE: _results,
    rules.COINS: _results,
    rules.PAYMENT: _payment,
    rules.MONEY: _results,
}
"""What each step of a settlement, by either route, writes on the sheet and looks at."""
