"""Where each step of a deal of preferans writes on the sheet, and which numbers it is about."""

from collections.abc import Iterator
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.explorers.preferans_pen import Pen, Place, mark_of, name_in, names_in, walk
from rulesengine.preferans import rules
from rulesengine.preferans.sheet import Field
from rulesengine.text.narration import Path

INTO_POOL = frozenset((rules.MADE, rules.NOT_WHISTED, rules.MISERE_MADE, rules.ZERO_TO_POOL, rules.ZERO_ONE))
INTO_MOUNTAIN = frozenset(
    (
        rules.FAILED,
        rules.GIVEN_UP,
        rules.MISERE_CAUGHT,
        rules.SHORT,
        rules.RASPASY_TRICKS,
        rules.ZERO_OFF_MOUNTAIN,
    )
)
ON_DECLARER = frozenset(
    (
        rules.WHISTS_OWN,
        rules.WHISTS_LONE,
        rules.CONSOLATION,
        rules.CONSOLATION_TO_DEALER,
        rules.WHISTS_SUM,
        rules.GENTLEMAN,
        rules.HALF_WHIST,
    )
)
ABOUT_TRICKS = frozenset((rules.RASPASY_AMNESTY, rules.RASPASY_FULL, rules.DEALER_NOT_SHIFTED))
"""Which tricks count in a raspasy: that is seen in the mountains."""

Written = tuple[Place, Derived[Any], str]
"""A place, the step that writes there, its mark."""


def write_deal_lines(pen: Pen, writing: Derived[Any], path: Path = ()) -> None:
    """Write what each step of a deal writes; then let every step look at what it is about."""
    for place, node, mark in deal_places(writing, path):
        pen.add(place, node.value, mark)
    look_at_deal(pen, writing, path)


def look_at_deal(pen: Pen, writing: Derived[Any], path: Path = ()) -> None:
    """Let every step that writes nothing itself look at the numbers that it is about."""
    for place, mark in deal_looks(writing, path):
        pen.read(place, mark)


def deal_places(writing: Derived[Any], path: Path = ()) -> Iterator[Written]:
    """Yield where each step of a deal writes; what is only a part of a sum has no number of its own."""
    for index, node in enumerate(writing.because):
        place = _place(node)
        if place:
            yield place, node, mark_of((*path, index))


def deal_looks(writing: Derived[Any], path: Path = ()) -> Iterator[tuple[Place, str]]:
    """Yield the places that a step is about without writing there: a part its sum, the answer them all."""
    written = tuple(dict.fromkeys(place for place, _, _ in deal_places(writing, path)))
    for index, node in enumerate(writing.because):
        own, top = _place(node), (*path, index)
        for at, step in walk(node, top):
            if own is None:
                yield from ((place, mark_of(at)) for place in _about(step, written))
            elif at != top:
                yield own, mark_of(at)
    if path:
        yield from ((place, mark_of(path)) for place in written)


def _place(node: Derived[Any]) -> Place | None:
    """Return where a step writes, or would write if it were no part of a sum."""
    if node.rule in INTO_POOL:
        return Place(name_in(node), Field.POOL)
    if node.rule in INTO_MOUNTAIN:
        return Place(name_in(node), Field.MOUNTAIN)
    if node.rule in ON_DECLARER:
        return Place(name_in(node), Field.WHISTS, name_in(node, "declarer"))
    if node.rule is rules.RASPASY_WHISTS:
        return Place(name_in(node), Field.WHISTS, name_in(node, "opponent"))
    return None


def _about(step: Derived[Any], written: tuple[Place, ...]) -> tuple[Place, ...]:
    """Return which of the places written a step without a number of its own is about."""
    if step.rule in ABOUT_TRICKS:
        return tuple(place for place in written if place.field is Field.MOUNTAIN)
    if step.rule is rules.FEWEST:
        return tuple(place for place in written if place.player in names_in(step))
    parts = (_place(part) for part in (step, *step.because))
    return tuple(dict.fromkeys(place for place in parts if place in written))
