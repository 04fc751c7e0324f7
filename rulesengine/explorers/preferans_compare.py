"""Two conventions on one deal of preferans, number by number, every step with what it is about."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rulesengine.core.balance import Number
from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.explorers.preferans_pen import Place, mark_of, walk
from rulesengine.explorers.preferans_places import deal_looks, deal_places
from rulesengine.explorers.preferans_tables import against
from rulesengine.preferans.compare import WritingComparison
from rulesengine.preferans.rulebook import IN_ONE_FIELD, OF_WORTH
from rulesengine.preferans.sheet import Field, Writing
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Path, verdict
from rulesengine.text.phrase import signed
from rulesengine.views.answer import Drawn
from rulesengine.views.comparison import Cell, Row, comparison_html

SIDES = (0, 1)
"""Where the deal stands in the derivation under the one convention and under the other."""

Column = dict[Place, list[str]]
"""The marks of the steps that a number is about, the one that writes it first."""


def draw_compare(derived: Derived[WritingComparison], lang: str) -> Drawn:
    """Draw each number of a deal under both conventions; the axes that matter stand above in words."""
    say = speaker(lang)
    rows = (*_rows(derived, say), *_worth(derived, say))
    return Drawn(
        picture=comparison_html(say("preferans-table-compare"), _heads(derived, rows, say), rows, lang),
        mark=lambda step: mark_of(step.path),
        notes=tuple(verdict(node, lang) for node in derived.because[2:]),
    )


def _rows(derived: Derived[WritingComparison], say: Say) -> tuple[Row, ...]:
    """Return a line for each number that is written under either convention."""
    numbers = tuple(_places(writing) for writing in (derived.value.first, derived.value.second))
    columns = tuple(_column(derived.because[side], (side,)) for side in SIDES)
    places = tuple(dict.fromkeys(place for side in SIDES for place in numbers[side]))
    differing = [place for place in places if numbers[0].get(place, 0) != numbers[1].get(place, 0)]
    about = {mark_of((at,)): _changed(node, differing) for at, node in _axes(derived)}
    return tuple(
        Row(
            cells=tuple(
                _cell(one.get(place, 0), marks.get(place, []))
                for one, marks in zip(numbers, columns, strict=True)
            ),
            name=_place_name(place, say),
            read=tuple(mark for mark, changed in about.items() if place in changed),
            differs=place in differing,
        )
        for place in places
    )


def _worth(derived: Derived[WritingComparison], say: Say) -> Iterator[Row]:
    """Yield what the deal is worth to each player; where that differs, by which axes of worth alone."""
    both = derived.value
    axes = tuple(mark_of((at,)) for at, node in _axes(derived) if node.value in OF_WORTH)
    for player, one, other in zip(both.first.players, *both.worth, strict=True):
        row = against(one, other, say("preferans-row-worth", player=player))
        yield replace(row, read=axes if row.differs else ())


def _axes(derived: Derived[WritingComparison]) -> tuple[tuple[int, Derived[str]], ...]:
    """Return the steps that name an axis, each with its place among all."""
    return tuple(enumerate(derived.because))[len(SIDES) :]


def _column(writing: Derived[Any], path: Path) -> Column:
    written: Column = {}
    for place, _, mark in deal_places(writing, path):
        written.setdefault(place, []).insert(0, mark)
    for place, mark in deal_looks(writing, path):
        written[place].append(mark)
    return written


def _cell(number: Number, marks: list[str]) -> Cell:
    return Cell(signed(number), "".join(marks[:1]), tuple(marks[1:]))


def _changed(axis: Derived[str], differing: list[Place]) -> list[Place]:
    """Return the numbers that an axis is about: of its own kind where it has one, else all that differ."""
    if axis.value in OF_WORTH:
        return []
    own = [place for place in differing if place.field is IN_ONE_FIELD.get(axis.value)]
    return own or differing


def _heads(derived: Derived[WritingComparison], rows: tuple[Row, ...], say: Say) -> tuple[Cell, ...]:
    """Return the heads; a step that no number is about belongs to that of its side, an axis to the first."""
    names = tuple(say(f"preferans-head-{head}") for head in ("field", "ours", "theirs"))
    told = frozenset(mark for row in rows for mark in _marks(row))
    quiet = tuple(
        tuple(mark_of(at) for at, _ in walk(derived.because[side], (side,)) if mark_of(at) not in told)
        for side in SIDES
    )
    unseen = tuple(mark for mark in (mark_of((at,)) for at, _ in _axes(derived)) if mark not in told)
    return tuple(Cell(name, read=read) for name, read in zip(names, (unseen, *quiet), strict=True))


def _marks(row: Row) -> Iterator[str]:
    yield from row.read
    for cell in row.cells:
        if isinstance(cell, Cell):
            yield from (cell.mark, *cell.read)


def _places(writing: Writing) -> dict[Place, Number]:
    """Return what stands in each place after a deal, player by player."""
    found: dict[Place, Number] = {}
    whists = writing.whists()
    for player in writing.players:
        for one in (Field.POOL, Field.MOUNTAIN):
            amount = writing.table(one)[player]
            found |= {Place(player, one): amount} if amount else {}
        found |= {
            Place(player, Field.WHISTS, other): amount for other, amount in whists.get(player, {}).items()
        }
    return found


def _place_name(place: Place, say: Say) -> str:
    if place.field is Field.WHISTS:
        return say("preferans-row-whists", player=place.player, opponent=place.on)
    return say(f"preferans-row-{place.field.value}", player=place.player)
