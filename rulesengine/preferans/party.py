"""A whole party: deals in order, the sheet always their replay, undo and correction of an old deal."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from rulesengine.core.balance import Number, exact
from rulesengine.core.derivation import Derived, derive
from rulesengine.core.errors import IllegalMove, InconsistentRecord, Problems, RulesError, problem
from rulesengine.preferans import rules
from rulesengine.preferans.axes import ACTIVE
from rulesengine.preferans.closing import is_over, pool_steps
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.raspasy import Raspasy, write_raspasy
from rulesengine.preferans.rulebook import SOCHI, PreferansRulebook
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.sheet import (
    Field,
    Line,
    Row,
    Sheet,
    Step,
    Writing,
    by_player,
    empty_sheet,
    lines_in,
    reasons_in,
    sheet_facts,
    writing_facts,
)
from rulesengine.preferans.worth import worth_of

AnyDeal = Deal | Raspasy


@dataclass(frozen=True, slots=True)
class Unread:
    """A deal that could not be read, kept so that what is wrong with the others is told beside it."""

    error: RulesError


@dataclass(frozen=True, slots=True)
class Party:
    """A party as it is told: the players in seat order, the pool that ends it, the deals."""

    players: tuple[str, ...]
    target: int
    deals: tuple[AnyDeal, ...] = ()

    def undone(self) -> "Party":
        """Return the party without its last deal."""
        return replace(self, deals=self.deals[:-1])

    def corrected(self, number: int, deal: AnyDeal) -> "Party":
        """Return the party with another deal in place of the one with this number, counted from 1."""
        return replace(self, deals=(*self.deals[: number - 1], deal, *self.deals[number:]))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """One deal as it was written; `difference` is what it was worth to each player in whists."""

    number: int
    deal: AnyDeal
    lines: tuple[Line, ...]
    before: Sheet
    after: Sheet
    difference: Row


@dataclass(frozen=True, slots=True)
class Played:
    """A party as far as it has been played."""

    party: Party
    deals: tuple[PlayedDeal, ...]
    rulebook: PreferansRulebook

    @property
    def sheet(self) -> Sheet:
        """The sheet as it stands now."""
        return self.deals[-1].after if self.deals else empty_sheet(self.party.players)

    @property
    def finished(self) -> bool:
        """Whether the pools are closed."""
        return is_over(self.sheet, self.party.target, self.rulebook)

    @property
    def in_a_row(self) -> int:
        """How many raspasy were played in a row until now."""
        last = takewhile(lambda one: isinstance(one.deal, Raspasy), reversed(self.deals))
        return sum(1 for _ in last)

    def history(self, player: str, field: Field, on: str = "") -> Row:
        """Return the values that stood in one place, oldest first: all but the last are struck through.

        What was given to a player by others stands there too.
        """
        written = [
            line
            for one in self.deals
            for line in one.lines
            if (line.player, line.field, line.on) == (player, field, on)
        ]
        values: list[Number] = []
        for line in written:
            values.append(exact(line.amount + (values[-1] if values else 0)))
        return tuple(values)


@dataclass(frozen=True, slots=True)
class Correction:
    """A corrected party, and the numbers of the deals whose lines are no longer the same."""

    before: Played
    after: Played
    changed: tuple[int, ...]


def play_party(party: Party, rulebook: PreferansRulebook | None = None) -> Derived[Played]:
    """Return the sheet that these deals make.

    Raises `InconsistentRecord` with every deal that cannot be one, `IllegalMove` for a deal after the end.

    >>> from rulesengine.preferans.record import read_deal_line
    >>> seven = read_deal_line("7 A: A=7, B=2, C=1; B pass, C pass")
    >>> played = play_party(Party(("A", "B", "C"), 4, (seven, seven))).value
    >>> played.sheet.pool, played.sheet.whists[0], played.history("A", Field.POOL)
    ((4, 4, 0), (0, 40, 0), (4,))
    """
    played = Played(party, (), rulebook or SOCHI)
    steps: list[Derived[PlayedDeal]] = []
    for deal in readable(party.players, party.deals, played.rulebook):
        steps.append(_play(deal, played))
        played = replace(played, deals=(*played.deals, steps[-1].value))
    rule = rules.PARTY_OVER if played.finished else rules.PARTY_OPEN
    return derive(rule, played, *steps, target=party.target, **sheet_facts(played.sheet))


def readable(
    players: tuple[str, ...], told: tuple[AnyDeal | Unread, ...], rulebook: PreferansRulebook
) -> tuple[AnyDeal, ...]:
    """Return the deals with everybody at the table in them, or raise every problem of every deal.

    >>> readable(("A", "B", "C"), (), PreferansRulebook())
    ()
    """
    found = Problems()
    seated = []
    for index, deal in enumerate(told):
        if isinstance(deal, Unread):
            found.add(deal.error)
        else:
            seated.append(found.attempt(_checked, deal, players, rulebook, f"deals[{index}]"))
    found.raise_any()
    return tuple(deal for deal in seated if deal is not None)


def correct(
    party: Party, number: int, deal: AnyDeal, rulebook: PreferansRulebook | None = None
) -> Derived[Correction]:
    """Return the party with one deal corrected, and which lines that changes, then and later.

    Raises `InconsistentRecord` when there is no such deal.

    >>> from rulesengine.preferans.record import read_deal_line
    >>> seven, six = (read_deal_line(f"{level} A: ; B pass, C pass") for level in (7, 6))
    >>> found = correct(Party(("A", "B", "C"), 4, (seven, seven)), 1, six).value
    >>> found.changed, found.after.sheet.pool
    ((1, 2), (4, 2, 0))
    """
    if not 1 <= number <= len(party.deals):
        raise InconsistentRecord(problem(rules.NO_SUCH_DEAL, "number", number=number, deals=len(party.deals)))
    before = play_party(party, rulebook).value
    after = play_party(party.corrected(number, deal), rulebook)
    changed = tuple(
        one.number
        for one, other in zip(before.deals, after.value.deals, strict=True)
        if one.lines != other.lines
    )
    found = Correction(before, after.value, changed)
    told = tuple(one for one in after.because if one.value.number in changed)
    return derive(rules.CORRECTED, found, *told, number=number, changed=changed)


def _checked(deal: AnyDeal, players: tuple[str, ...], rulebook: PreferansRulebook, path: str) -> AnyDeal:
    """Return a deal with everybody at the table in it, that can be written whatever came before."""
    seated = _seated(deal, players, path)
    try:
        _writing(seated, 0, rulebook)
    except RulesError as error:
        raise error.inside(path) from error
    return seated


def _seated(deal: AnyDeal, players: tuple[str, ...], path: str) -> AnyDeal:
    """Return a deal in which a fourth player sits as dealer and nobody is left out."""
    named = set(_named(deal))
    strange = tuple(sorted(named - set(players)))
    if strange:
        raise InconsistentRecord(
            *(problem(rules.UNKNOWN_PLAYER, path, player=one, players=players) for one in strange)
        )
    absent = tuple(one for one in players if one not in named)
    dealer = deal.dealer
    if len(players) > ACTIVE and not dealer:
        if len(absent) != 1:
            raise InconsistentRecord(problem(rules.DEALER_MISSING, path, players=players))
        dealer, absent = absent[0], ()
    told = dict(deal.tricks)
    everybody = (one for one in players if one in told or one in absent)
    return replace(deal, dealer=dealer, tricks=tuple((one, told.get(one, 0)) for one in everybody))


def _named(deal: AnyDeal) -> Iterator[str]:
    yield from (name for name, _ in deal.tricks)
    yield from (deal.dealer,) if deal.dealer else ()
    if isinstance(deal, Deal):
        yield deal.declarer
        yield from (answer.player for answer in deal.answers)


def _play(deal: AnyDeal, so_far: Played) -> Derived[PlayedDeal]:
    """Return the next deal as it is written on the sheet that the party has come to."""
    sheet, number = so_far.sheet, len(so_far.deals) + 1
    path, target = f"deals[{number - 1}]", so_far.party.target
    if so_far.finished:
        raise IllegalMove(problem(rules.AFTER_END, path, number=number, target=target))
    writing = _writing(deal, so_far.in_a_row, so_far.rulebook)
    lines, reasons = _into_pools(writing.value, sheet, target, so_far.rulebook)
    difference = worth_of(empty_sheet(sheet.players).with_lines(lines), so_far.rulebook).value
    played = PlayedDeal(
        number=number,
        deal=deal,
        lines=lines,
        before=sheet,
        after=sheet.with_lines(lines),
        difference=difference,
    )
    return derive(
        rules.DEAL_PLAYED,
        played,
        writing,
        *reasons,
        number=number,
        **writing_facts(Writing(sheet.players, lines)),
        difference=by_player(sheet.players, difference),
    )


def _writing(deal: AnyDeal, in_a_row: int, rulebook: PreferansRulebook) -> Derived[Writing]:
    if isinstance(deal, Deal):
        return write_deal(deal, rulebook)
    return write_raspasy(replace(deal, step=in_a_row), rulebook)


def _into_pools(
    writing: Writing, sheet: Sheet, target: int, rulebook: PreferansRulebook
) -> tuple[tuple[Line, ...], tuple[Derived[object], ...]]:
    """Return the lines with pool points where they really go: own pool, aid, or off the mountain."""
    into_pools = [line for line in writing.lines if line.field is Field.POOL]
    lines = tuple(line for line in writing.lines if line.field is not Field.POOL)
    steps: list[Step] = []
    for line in into_pools:
        now = sheet.with_lines((*lines, *lines_in(steps)))
        steps += pool_steps(now, target, line.player, line.amount, rulebook)
    return (*lines, *lines_in(steps)), reasons_in(steps)
