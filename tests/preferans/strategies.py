"""Strategies: conventions, sheets, deals and parties of preferans that can arise."""

from fractions import Fraction

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from rulesengine.core.balance import Number, exact
from rulesengine.preferans.axes import TRICKS, Contract
from rulesengine.preferans.party import AnyDeal, Party
from rulesengine.preferans.raspasy import Raspasy
from rulesengine.preferans.rulebook import PRESETS, PreferansRulebook
from rulesengine.preferans.seating import Answer, Call, Deal
from rulesengine.preferans.sheet import Row, Sheet

SEATS = ("A", "B", "C", "D")
units = st.sampled_from([10, 20, 15])
conventions: SearchStrategy[PreferansRulebook] = st.sampled_from(list(PRESETS.values()))
levels = st.sampled_from([one for one in Contract if one is not Contract.MISERE])


def oracle(sheet: Sheet, unit: int) -> Row:
    """Return the settlement by the one closed formula, written apart from the engine."""
    count = len(sheet.players)
    found: list[Number] = []
    for seat in range(count):
        pool = Fraction(sheet.pool[seat]) - Fraction(sum(sheet.pool), 1) / count
        mountain = Fraction(sheet.mountain[seat]) - Fraction(sum(sheet.mountain), 1) / count
        whists = sum(sheet.whists[seat]) - sum(row[seat] for row in sheet.whists)
        found.append(exact(unit * pool - 10 * mountain + whists))
    return tuple(found)


@st.composite
def sheets(draw: DrawFn, count: int | None = None) -> Sheet:
    """Draw a sheet of three or four players."""
    seats = draw(st.integers(3, 4)) if count is None else count
    pool = draw(st.tuples(*[st.integers(0, 60)] * seats))
    mountain = draw(st.tuples(*[st.integers(-20, 200)] * seats))
    row = st.tuples(*[st.integers(0, 300)] * seats)
    rows = draw(st.tuples(*[row] * seats))
    whists = tuple(
        tuple(0 if one == other else rows[one][other] for other in range(seats)) for one in range(seats)
    )
    return Sheet(SEATS[:seats], pool, mountain, whists)


@st.composite
def tricks(draw: DrawFn) -> tuple[int, int, int]:
    """Draw ten tricks among three players."""
    first = draw(st.integers(0, TRICKS))
    second = draw(st.integers(0, TRICKS - first))
    return first, second, TRICKS - first - second


@st.composite
def seated(draw: DrawFn, players: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """Draw who plays, the declarer first, and who of four deals and sits out."""
    active = tuple(draw(st.permutations(players))[:3])
    return active, "".join(one for one in players if one not in active)


@st.composite
def raspasys(draw: DrawFn, players: tuple[str, ...] = SEATS[:3]) -> Raspasy:
    """Draw a deal that everybody passed."""
    active, dealer = draw(seated(players))
    return Raspasy(tricks=tuple(zip(active, draw(tricks()), strict=True)), dealer=dealer)


@st.composite
def games(draw: DrawFn, players: tuple[str, ...] = SEATS[:3]) -> Deal:
    """Draw a game that can be: whisted or not, a misère, half-whist, one given up."""
    active, dealer = draw(seated(players))
    taken = tuple(zip(active, draw(tricks()), strict=True))
    kind = draw(st.sampled_from(["game", "game", "misere", "half", "given-up"]))
    if kind == "misere":
        return Deal(level=Contract.MISERE, declarer=active[0], tricks=taken, dealer=dealer)
    if kind == "given-up":
        return Deal(level=draw(levels), declarer=active[0], given_up=True, tricks=(), dealer=dealer)
    if kind == "half":
        said = (Answer(active[1], Call.PASS), Answer(active[2], Call.HALF))
        level = draw(st.sampled_from([Contract.SIX, Contract.SEVEN]))
        return Deal(level=level, declarer=active[0], tricks=(), answers=said, dealer=dealer)
    calls = draw(st.tuples(*[st.sampled_from([Call.WHIST, Call.PASS])] * 2))
    answers = tuple(Answer(*one) for one in zip(active[1:], calls, strict=True))
    if Call.WHIST not in calls:
        taken = tuple(zip(active, (TRICKS, 0, 0), strict=True))
    return Deal(level=draw(levels), declarer=active[0], tricks=taken, answers=answers, dealer=dealer)


def deals(players: tuple[str, ...] = SEATS[:3]) -> SearchStrategy[AnyDeal]:
    """Draw a deal of either kind."""
    return st.one_of(games(players), games(players), raspasys(players))


@st.composite
def parties(draw: DrawFn, target: int = 10_000) -> Party:
    """Draw a party that does not end, unless a smaller target is given."""
    players = SEATS[: draw(st.integers(3, 4))]
    return Party(players, target, tuple(draw(st.lists(deals(players), max_size=6))))
