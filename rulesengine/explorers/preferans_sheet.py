"""Drawings of one deal of preferans: what it writes on the sheet, and a pool that is being closed."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rulesengine.core.derivation import Derived, Rule
from rulesengine.explorers.preferans_guesses import deal_guesses
from rulesengine.explorers.preferans_pen import (
    Handler,
    Pen,
    Place,
    name_in,
    names_in,
    number_in,
    write_steps,
)
from rulesengine.explorers.preferans_places import write_deal_lines
from rulesengine.preferans import rules
from rulesengine.preferans.axes import ACTIVE
from rulesengine.preferans.closing import Closed, closed_pools
from rulesengine.preferans.sheet import Field, Line, Writing
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import plain
from rulesengine.views.answer import Drawn


def draw_deal(derived: Derived[Writing], lang: str) -> Drawn:
    """Draw what a deal or a raspasy writes on an empty sheet, and say it line by line."""
    pen = Pen(derived.value.players)
    write_deal_lines(pen, derived)
    return Drawn(
        picture=pen.picture(lang, dealer=dealer_of(derived.value.players)),
        mark=pen.mark,
        notes=line_notes(derived.value.lines, lang),
        guesses=deal_guesses(derived, lang),
    )


def draw_close(derived: Derived[Closed], lang: str) -> Drawn:
    """Draw the sheet as it stood, and over it what the points of one deal change."""
    closed = derived.value
    before = closed.sheet.with_lines(replace(line, amount=-line.amount) for line in closed.lines)
    pen = Pen(closed.sheet.players)
    for player, pool, mountain in zip(before.players, before.pool, before.mountain, strict=True):
        pen.set(Place(player, Field.POOL), pool)
        pen.set(Place(player, Field.MOUNTAIN), mountain)
    for player in closed_pools(before, closed.target, closed.rulebook):
        pen.close(player)
    write_steps(pen, derived, closing(closed.closed))
    return Drawn(
        picture=pen.picture(lang, target=plain(closed.target)),
        mark=pen.mark,
        notes=line_notes(closed.lines, lang),
    )


def closing(full: tuple[str, ...]) -> dict[Rule, Handler]:
    """Return what each step of closing a pool writes; `full` are the pools that are closed in the end."""
    return {**CLOSING, rules.AID: _aid_until(full)}


def dealer_of(players: tuple[str, ...]) -> str:
    """Return who deals and sits out, or "": a deal names its dealer last."""
    return players[-1] if len(players) > ACTIVE else ""


def line_notes(lines: Iterable[Line], lang: str) -> tuple[str, ...]:
    """Return who writes what, where and on whom, one sentence for each number."""
    return tuple(line_note(line, lang) for line in lines if line.amount)


def line_note(line: Line, lang: str) -> str:
    """Return one number in words."""
    say = speaker(lang)
    if line.field is Field.WHISTS:
        return say("preferans-note-whists", player=line.player, amount=line.amount, opponent=line.on)
    lowers = "-off" if line.field is Field.MOUNTAIN and line.amount < 0 else ""
    message = f"preferans-note-{line.field.value}{lowers}"
    return say(message, player=line.player, amount=abs(line.amount))


def _grows(pen: Pen, node: Derived[Any], mark: str) -> None:
    place = Place(name_in(node), Field.POOL)
    pen.read(place, mark)
    pen.add(place, node.value, mark)


def _lowers(pen: Pen, node: Derived[Any], mark: str) -> None:
    place = Place(name_in(node), Field.MOUNTAIN)
    pen.read(place, mark)
    pen.set(place, number_in(node, "after"), mark)


def _closes(pen: Pen, node: Derived[Any], mark: str) -> None:
    pen.read(Place(name_in(node), Field.POOL), mark)
    pen.close(name_in(node), mark)


def _tied(pen: Pen, node: Derived[Any], mark: str) -> None:
    for player in names_in(node):
        pen.read(Place(player, Field.POOL), mark)


def _together(pen: Pen, node: Derived[Any], mark: str) -> None:
    pen.read_all(Field.POOL, mark)
    if node.rule is rules.SUM_REACHED:
        for player in pen.players:
            pen.close(player, mark)


def _aid_until(full: tuple[str, ...]) -> Handler:
    """Return what writes aid, and the sign of closing behind those pools that are full in the end."""

    def aid(pen: Pen, node: Derived[Any], mark: str) -> None:
        helped, helper = name_in(node, "opponent"), name_in(node)
        pen.read(Place(helped, Field.POOL), mark)
        pen.add(Place(helped, Field.POOL), node.value, mark)
        pen.add(Place(helper, Field.WHISTS, helped), number_in(node, "whists"), mark)
        if helped in full:
            pen.close(helped, mark)

    return aid


CLOSING: dict[Rule, Handler] = {
    rules.OFF_MOUNTAIN_FIRST: _lowers,
    rules.POOL_GROWS: _grows,
    rules.POOL_WITHOUT_AID: _grows,
    rules.POOL_CLOSED: _closes,
    rules.AID_CLOCKWISE: _tied,
    rules.OFF_MOUNTAIN: _lowers,
    rules.SUM_REACHED: _together,
    rules.SUM_OPEN: _together,
}
"""What each step of closing a pool writes; aid must know which pools are full in the end too."""
