"""The score sheet: who has what in the pool and in the mountain, and who has written whists on whom."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypedDict

from rulesengine.core.balance import Number, exact
from rulesengine.core.derivation import Derived, FactValue


class Field(Enum):
    """The three places of the sheet in which a player writes."""

    POOL = "pool"
    MOUNTAIN = "mountain"
    WHISTS = "whists"


Row = tuple[Number, ...]
"""One number for each player, in seat order."""


@dataclass(frozen=True, slots=True)
class Line:
    """One number that a player writes; whists are written on somebody."""

    player: str
    field: Field
    amount: Number
    on: str = ""


Written = tuple[Line, Derived[object]]
"""What is written, and why."""
Step = tuple[Line | None, Derived[object]]
"""What is written, if anything, and why."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet; `whists[i][j]` is what player i has written on player j."""

    players: tuple[str, ...]
    pool: Row
    mountain: Row
    whists: tuple[Row, ...]

    def stands(self, player: str, field: Field) -> Number:
        """Return what a player has in the pool or in the mountain."""
        row = self.pool if field is Field.POOL else self.mountain
        return row[self.players.index(player)]

    def with_lines(self, lines: Iterable[Line]) -> "Sheet":
        """Return the sheet after these lines were written."""
        pool, mountain, whists = list(self.pool), list(self.mountain), [list(row) for row in self.whists]
        for line in lines:
            seat = self.players.index(line.player)
            if line.field is Field.WHISTS:
                whists[seat][self.players.index(line.on)] += line.amount
            else:
                (pool if line.field is Field.POOL else mountain)[seat] += line.amount
        return Sheet(self.players, _row(pool), _row(mountain), tuple(_row(row) for row in whists))


@dataclass(frozen=True, slots=True)
class Writing:
    """What one deal writes, line by line in the order in which it is written."""

    players: tuple[str, ...]
    lines: tuple[Line, ...]

    def table(self, field: Field) -> dict[str, Number]:
        """Return what each player is written in the pool or in the mountain."""
        found: dict[str, Number] = dict.fromkeys(self.players, 0)
        for line in self.lines:
            if line.field is field:
                found[line.player] = exact(found[line.player] + line.amount)
        return found

    def whists(self) -> dict[str, dict[str, Number]]:
        """Return who writes whists on whom, without those who write none."""
        found: dict[str, dict[str, Number]] = {}
        for line in self.lines:
            if line.field is Field.WHISTS and line.amount:
                row = found.setdefault(line.player, {})
                row[line.on] = exact(row.get(line.on, 0) + line.amount)
        return found


class FieldFacts(TypedDict):
    """What stands in the three places of the sheet, as the facts of a rule."""

    pool: FactValue
    mountain: FactValue
    whists: FactValue


def empty_sheet(players: tuple[str, ...]) -> Sheet:
    """Return a sheet on which nothing is written yet.

    >>> empty_sheet(("A", "B", "C")).pool
    (0, 0, 0)
    """
    nothing = (0,) * len(players)
    return Sheet(players, nothing, nothing, (nothing,) * len(players))


def lines_in(steps: Iterable[Step]) -> tuple[Line, ...]:
    """Return what steps write, in their order.

    >>> from rulesengine.preferans.deal import write_deal
    >>> from rulesengine.preferans.record import read_deal_line
    >>> made = write_deal(read_deal_line("6 A: ; B pass, C pass"))
    >>> lines_in(((None, made), (Line("A", Field.POOL, 2), made)))
    (Line(player='A', field=<Field.POOL: 'pool'>, amount=2, on=''),)
    """
    return tuple(line for line, _ in steps if line is not None)


def reasons_in(steps: Iterable[Step]) -> tuple[Derived[object], ...]:
    """Return why steps write what they do; what writes two lines is told once.

    >>> from rulesengine.preferans.deal import write_deal
    >>> from rulesengine.preferans.record import read_deal_line
    >>> made = write_deal(read_deal_line("6 A: ; B pass, C pass"))
    >>> len(reasons_in(((None, made), (Line("A", Field.POOL, 2), made))))
    1
    """
    return tuple(dict.fromkeys(reason for _, reason in steps))


def by_player(players: tuple[str, ...], row: Row) -> FactValue:
    """Return a row as a fact, each number with its player.

    >>> by_player(("A", "B"), (2, 0))
    (('A', 2), ('B', 0))
    """
    return tuple(zip(players, row, strict=True))


def written_fact(table: dict[str, Number]) -> FactValue:
    """Return what is written as a fact, without those who write nothing.

    >>> written_fact({"A": 2, "B": 0, "C": 4})
    (('A', 2), ('C', 4))
    """
    return tuple((player, amount) for player, amount in table.items() if amount)


def whists_fact(whists: dict[str, dict[str, Number]]) -> FactValue:
    """Return whists as a fact: who, on whom, how many.

    >>> whists_fact({"B": {"A": 12}, "C": {"A": 2}})
    (('B', 'A', 12), ('C', 'A', 2))
    """
    return tuple((player, on, amount) for player, row in whists.items() for on, amount in row.items())


def writing_facts(writing: Writing) -> FieldFacts:
    """Return what a deal writes as facts, field by field.

    >>> writing_facts(Writing(("A", "B", "C"), (Line("A", Field.POOL, 2),)))
    {'pool': (('A', 2),), 'mountain': (), 'whists': ()}
    """
    return {
        "pool": written_fact(writing.table(Field.POOL)),
        "mountain": written_fact(writing.table(Field.MOUNTAIN)),
        "whists": whists_fact(writing.whists()),
    }


def sheet_facts(sheet: Sheet) -> FieldFacts:
    """Return a sheet as facts, field by field.

    >>> sheet_facts(Sheet(("A", "B"), (2, 0), (0, 4), ((0, 12), (0, 0))))
    {'pool': (('A', 2), ('B', 0)), 'mountain': (('A', 0), ('B', 4)), 'whists': (('A', 'B', 12),)}
    """
    whists = (
        (player, other, amount)
        for player, row in zip(sheet.players, sheet.whists, strict=True)
        for other, amount in zip(sheet.players, row, strict=True)
        if amount
    )
    return {
        "pool": by_player(sheet.players, sheet.pool),
        "mountain": by_player(sheet.players, sheet.mountain),
        "whists": tuple(whists),
    }


def _row(numbers: Iterable[Number]) -> Row:
    return tuple(exact(number) for number in numbers)
