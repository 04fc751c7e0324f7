"""A pen for the score sheet: what each step of a derivation writes, and which numbers it looks at."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from markupsafe import Markup

from rulesengine.core.balance import Number, exact
from rulesengine.core.derivation import Derived, FactValue, Rule
from rulesengine.preferans.axes import ACTIVE
from rulesengine.preferans.sheet import Field
from rulesengine.text.narration import Path, Step
from rulesengine.text.phrase import plain, signed
from rulesengine.views.answer import Mark
from rulesengine.views.scoresheet import Form, ScoreSheet, Sector, Written, closed, scoresheet_html


@dataclass(frozen=True, slots=True)
class Place:
    """A field of the sheet: whose, which, and for whists on whom."""

    player: str
    field: Field
    on: str = ""


Handler = Callable[["Pen", Derived[Any], str], None]
"""Writes what one step writes, under the step's mark."""


@dataclass(slots=True)
class Ink:
    """One value as it is being written; steps that look at it are added as they come."""

    text: str
    mark: str
    form: Form
    new: bool
    read: list[str] = field(default_factory=list)


class Pen:
    """Writes on a sheet; a value is the sum of all that was written in its place.

    What is written while it is `fresh` is underlined.
    """

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = seats(players)
        self.fresh = False
        self.used: set[str] = set()
        self._inks: dict[Place, list[Ink]] = {}
        self._sums: dict[Place, Number] = {}

    def add(self, place: Place, amount: Number, mark: str = "") -> None:
        """Write the sum of what stands in a place and an amount; nothing is not written."""
        if amount:
            self.set(place, exact(self._sums.get(place, 0) + amount), mark)

    def set(self, place: Place, number: Number, mark: str = "") -> None:
        """Write a number in place of what stands there."""
        self._sums[place] = number
        self._write(place, Ink(plain(number), mark, Form.PLAIN, self.fresh))

    def ring(self, place: Place, number: Number, form: Form, mark: str) -> None:
        """Write a result with a line around it."""
        self._write(place, Ink(signed(number), mark, form, new=False))

    def ring_again(self, place: Place, number: Number, form: Form, mark: str) -> None:
        """Write another number into the line that an earlier step drew."""
        last = [ink for ink in self._inks[place] if ink.form is form][-1]
        last.text, last.mark = signed(number), mark

    def close(self, player: str, mark: str = "") -> None:
        """Write the sign behind a closed pool, once."""
        place = Place(player, Field.POOL)
        if not any(ink.form is Form.CLOSED for ink in self._inks.get(place, ())):
            self._write(place, Ink("", mark, Form.CLOSED, new=False))

    def read(self, place: Place, mark: str, form: Form = Form.PLAIN) -> bool:
        """Say that a step looks at the last value of a form in a place; tell whether there is one."""
        found = [ink for ink in self._inks.get(place, ()) if ink.form is form]
        if found:
            self.used.add(mark)
            found[-1].read.append(mark)
        return bool(found)

    def read_all(self, one: Field, mark: str, form: Form = Form.PLAIN) -> None:
        """Say that a step looks at every player's pool or mountain."""
        for player in self.players:
            self.read(Place(player, one), mark, form)

    def others(self, player: str) -> tuple[str, ...]:
        """Return the other players in the order of seats."""
        return tuple(one for one in self.players if one != player)

    def sheet(self, target: str = "", dealer: str = "") -> ScoreSheet:
        """Return the sheet as it was written."""
        return ScoreSheet(
            sectors=tuple(self._sector(player, dealer) for player in self.players), target=target
        )

    def picture(self, lang: str, target: str = "", dealer: str = "") -> Markup:
        """Return the drawing of the sheet."""
        return scoresheet_html(self.sheet(target, dealer), lang)

    @property
    def mark(self) -> Mark:
        """What connects the steps with their numbers; a step without a number has no mark."""
        used = frozenset(self.used)
        return lambda step: _used(step, used)

    def _write(self, place: Place, ink: Ink) -> None:
        self.used.add(ink.mark)
        self._inks.setdefault(place, []).append(ink)

    def _sector(self, player: str, dealer: str) -> Sector:
        return Sector(
            name=player,
            pool=self._field(Place(player, Field.POOL)),
            mountain=self._field(Place(player, Field.MOUNTAIN)),
            whists=tuple(self._field(Place(player, Field.WHISTS, other)) for other in self.others(player)),
            deals=player == dealer,
        )

    def _field(self, place: Place) -> tuple[Written, ...]:
        return tuple(
            closed(ink.mark)
            if ink.form is Form.CLOSED
            else Written(ink.text, ink.mark, ink.form, tuple(dict.fromkeys(ink.read)), ink.new)
            for ink in self._inks.get(place, ())
        )


def walk(derived: Derived[Any], path: Path = ()) -> Iterator[tuple[Path, Derived[Any]]]:
    """Yield every step with the path to it, in the order in which it is told."""
    for index, below in enumerate(derived.because):
        yield from walk(below, (*path, index))
    yield path, derived


def write_steps(pen: Pen, derived: Derived[Any], handlers: Mapping[Rule, Handler], path: Path = ()) -> None:
    """Let each step write and read, in the order in which it is told."""
    for at, node in walk(derived, path):
        handler = handlers.get(node.rule)
        if handler is not None:
            handler(pen, node, mark_of(at))


def mark_of(path: Path) -> str:
    """Return the mark of the step at a path; the answer itself has none.

    >>> mark_of((2, 0)), mark_of(())
    ('step-2-0', '')
    """
    return "-".join(("step", *map(str, path))) if path else ""


def name_in(node: Derived[Any], fact: str = "player") -> str:
    """Return a player whom a step names."""
    return str(node.fact(fact))


def names_in(node: Derived[Any], fact: str = "players") -> tuple[str, ...]:
    """Return the players whom a step names."""
    return tuple(str(one) for one in cast("tuple[FactValue, ...]", node.fact(fact)))


def number_in(node: Derived[Any], fact: str) -> Number:
    """Return a number that a step names."""
    return cast("Number", node.fact(fact))


def seats(players: tuple[str, ...]) -> tuple[str, ...]:
    """Return the players; a seat that nobody named is its number.

    >>> seats(("Ann",))
    ('Ann', '2', '3')
    """
    numbers = (str(seat) for seat in range(len(players) + 1, ACTIVE + 1))
    return (*players, *numbers)


def _used(step: Step, used: frozenset[str]) -> str:
    mark = mark_of(step.path)
    return mark if mark in used else ""
