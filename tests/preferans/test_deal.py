"""One deal: who writes what, where, on whom, and which rule was not taken."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.core.derivation import Derived
from rulesengine.preferans import rules
from rulesengine.preferans.axes import TRICKS, VALUES, Contract, Shortfall, SingleDuty, WhistStyle
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.record import read_deal_line
from rulesengine.preferans.rulebook import PRESETS, SOCHI, PreferansRulebook
from rulesengine.preferans.seating import Answer, Call, Deal
from rulesengine.preferans.sheet import Field, Writing
from tests.preferans.strategies import conventions, games, levels, tricks

SIX = Contract.SIX
BOTH = (Call.WHIST, Call.WHIST)
LONE = (Call.WHIST, Call.PASS)


def played(
    level: Contract, taken: tuple[int, int, int], calls: tuple[Call, Call] = BOTH, **house: Any
) -> Derived[Writing]:
    """Return what A's game writes against B and C."""
    answers = tuple(Answer(*one) for one in zip("BC", calls, strict=True))
    deal = Deal(level=level, declarer="A", tricks=tuple(zip("ABC", taken, strict=True)), answers=answers)
    return write_deal(deal, PreferansRulebook(**house))


def rules_in(derived: Derived[Any]) -> set[str]:
    """Return the ids of all rules that were taken."""
    return {derived.rule.id}.union(*map(rules_in, derived.because))


def rejected_in(derived: Derived[Any]) -> set[str]:
    """Return the ids of all rules that were not taken."""
    own = {one.rule.id for one in derived.instead_of}
    return own.union(*map(rejected_in, derived.because))


@pytest.mark.parametrize("level", [one for one in Contract if one is not Contract.MISERE])
def test_game_is_made_from_its_level_on(level: Contract) -> None:
    """Exactly the bid is enough, one trick less is not, one more earns nothing."""
    wanted = int(level.value)
    for taken in (wanted - 1, wanted, min(TRICKS, wanted + 1)):
        writing = played(level, (taken, TRICKS - taken, 0)).value
        assert writing.table(Field.POOL)["A"] == VALUES[level] * (taken >= wanted)
        assert writing.table(Field.MOUNTAIN)["A"] == VALUES[level] * (taken < wanted)


@given(levels, tricks(), conventions)
def test_declarer_writes_in_one_place_only(
    level: Contract, taken: tuple[int, int, int], house: PreferansRulebook
) -> None:
    """Pool or mountain, never both, and the mountain grows by the factor with each missing trick."""
    answers = (Answer("B", Call.WHIST), Answer("C", Call.PASS))
    deal = Deal(level=level, declarer="A", tricks=tuple(zip("ABC", taken, strict=True)), answers=answers)
    writing = write_deal(deal, house).value
    under = max(0, int(level.value) - taken[0])
    assert writing.table(Field.POOL)["A"] == (0 if under else VALUES[level])
    assert writing.table(Field.MOUNTAIN)["A"] == under * house.penalty_factor * VALUES[level]
    assert "A" not in writing.whists()


@given(levels, tricks(), conventions)
def test_style_moves_whists_but_makes_none(
    level: Contract, taken: tuple[int, int, int], house: PreferansRulebook
) -> None:
    """Greedy or gentleman, the defenders together write the same."""
    totals = set()
    for style in WhistStyle:
        writing = played(
            level, taken, LONE, whist_style=style, consolation=house.consolation, ten=house.ten
        ).value
        totals.add(sum(row["A"] for row in writing.whists().values()))
    assert len(totals) == 1


@given(tricks(), conventions)
def test_two_whisters_write_their_own_tricks(taken: tuple[int, int, int], house: PreferansRulebook) -> None:
    """Changing places of the defenders changes places of the numbers, whatever the style."""
    ways: dict[str, Any] = {"whist_style": house.whist_style, "shortfall": house.shortfall}
    one = played(SIX, taken, **ways).value.whists()
    other = played(SIX, (taken[0], taken[2], taken[1]), **ways).value.whists()
    assert one.get("B") == other.get("C")
    assert one.get("C") == other.get("B")


@pytest.mark.parametrize(
    ("taken", "fines"),
    [
        ((4, 0), {"side-then-personal": (0, 0), "personal": (0, 2), "split": (0, 0)}),
        ((3, 0), {"side-then-personal": (0, 2), "personal": (0, 2), "split": (0, 1)}),
        ((2, 1), {"side-then-personal": (0, 1), "personal": (0, 1), "split": (0, 1)}),
        ((1, 1), {"side-then-personal": (1, 1), "personal": (1, 1), "split": (1, 1)}),
        ((0, 3), {"side-then-personal": (2, 0), "personal": (2, 0), "split": (1, 0)}),
    ],
)
def test_shortfall_is_charged_in_three_ways(
    taken: tuple[int, int], fines: dict[str, tuple[int, int]]
) -> None:
    """The table of ways, in tricks."""
    for way, (first, second) in fines.items():
        writing = played(SIX, (TRICKS - sum(taken), *taken), shortfall=Shortfall(way)).value
        mountain = writing.table(Field.MOUNTAIN)
        assert (mountain["B"], mountain["C"]) == (2 * first, 2 * second)


@given(tricks(), levels.filter(lambda level: SOCHI.owed(level) > 1))
def test_split_never_charges_more_than_is_missing(taken: tuple[int, int, int], level: Contract) -> None:
    """Under the split way the two together pay at most for what the side lacks of a shared duty."""
    duty = dict(SOCHI.duty)[int(level.value)]
    mountain = played(level, taken, shortfall=Shortfall.SPLIT).value.table(Field.MOUNTAIN)
    missing = max(0, duty - taken[1] - taken[2])
    assert mountain["B"] + mountain["C"] == missing * VALUES[level]


@pytest.mark.parametrize(("single", "payers"), [(SingleDuty.BOTH, "BC"), (SingleDuty.SECOND, "C")])
def test_who_answers_for_one_trick(single: SingleDuty, payers: str) -> None:
    """On eight nobody took any: both pay, or the second alone."""
    mountain = played(Contract.EIGHT, (10, 0, 0), single_duty=single).value.table(Field.MOUNTAIN)
    assert {one for one in "BC" if mountain[one]} == set(payers)


def test_second_is_who_spoke_second() -> None:
    """The order of the answers decides, not the order of the tricks."""
    said = (Answer("C", Call.WHIST), Answer("B", Call.WHIST))
    deal = Deal(level=Contract.NINE, declarer="A", tricks=(("A", 10), ("B", 0), ("C", 0)), answers=said)
    writing = write_deal(deal, PreferansRulebook(single_duty=SingleDuty.SECOND)).value
    assert writing.table(Field.MOUNTAIN) == {"A": 0, "B": 8, "C": 0}


def test_rules_not_taken_are_named() -> None:
    """Greedy names gentleman, gentleman names greedy, made names failed, a way of charging the others."""
    greedy = played(SIX, (5, 5, 0), LONE)
    assert {rules.GENTLEMAN.id, rules.MADE.id} <= rejected_in(greedy)
    gentleman = played(SIX, (5, 5, 0), LONE, whist_style=WhistStyle.GENTLEMAN)
    assert rules.WHISTS_LONE.id in rejected_in(gentleman)
    assert {rules.DUTY_SPLIT.id} == rejected_in(played(SIX, (7, 3, 0))) - {rules.FAILED.id}
    assert rules.DUTY_PERSONAL.id in rejected_in(played(SIX, (6, 4, 0)))


def test_steps_stand_in_playing_order() -> None:
    """First the value, then the declarer, whists, and what whisters owe."""
    steps = [one.rule for one in played(SIX, (7, 2, 1)).because]
    assert steps == [
        rules.VALUE,
        rules.MADE,
        rules.WHISTS_OWN,
        rules.WHISTS_OWN,
        rules.DUTY_OF_SIDE,
        rules.SHORT,
    ]


@given(games(), conventions)
def test_every_deal_is_written_and_names_its_players(deal: Deal, house: PreferansRulebook) -> None:
    """Whatever the deal and the convention, only players write, and nobody on oneself."""
    writing = write_deal(deal, house).value
    assert {line.player for line in writing.lines} <= set(writing.players)
    assert all(line.player != line.on for line in writing.lines)
    assert all(line.on == deal.declarer for line in writing.lines if line.field is Field.WHISTS)


@given(st.sampled_from(list(PRESETS)), tricks())
def test_names_do_not_matter(preset: str, taken: tuple[int, int, int]) -> None:
    """Other names give the same numbers."""
    house = PRESETS[preset]
    said = [Call.WHIST, Call.PASS]
    results = []
    for names in ("ABC", ("Анна", "ბექა", "Zoë")):
        answers = tuple(Answer(*one) for one in zip(names[1:], said, strict=True))
        table = tuple(zip(names, taken, strict=True))
        deal = Deal(level=Contract.SEVEN, declarer=names[0], tricks=table, answers=answers)
        writing = write_deal(deal, house).value
        results.append([(names.index(line.player), line.field, line.amount) for line in writing.lines])
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("line", "active"),
    [("misere B / A: B=0", "BCD"), ("6 C / B: give-up", "ACD"), ("7 D / C: D=7; B pass, A pass", "ABD")],
)
def test_whoever_deals_the_other_three_hold_cards(line: str, active: str) -> None:
    """Any of four seats may sit out; those whom nobody named are the other seats."""
    deal = read_deal_line(line)
    assert isinstance(deal, Deal)
    assert write_deal(deal).value.players == (*active, deal.dealer)
