"""Two conventions on one deal: what each writes, and which of their differences matter for it."""

from dataclasses import dataclass
from functools import partial

from rulesengine.core.derivation import Derived, FactValue, derive
from rulesengine.core.records import DealComparison
from rulesengine.core.rulebook import differences, matters, that_matter, worded
from rulesengine.preferans import rules
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.raspasy import Raspasy, write_raspasy
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.sheet import Field, Row, Writing, by_player, empty_sheet, writing_facts
from rulesengine.preferans.worth import worth_of


@dataclass(frozen=True, slots=True, kw_only=True)
class WritingComparison(DealComparison[Writing]):
    """One deal as two conventions write it.

    `worth` is what it is worth in whists under each, in the order of the writing's players.
    """

    worth: tuple[Row, Row]


def compare_conventions(
    deal: Deal | Raspasy, first: PreferansRulebook, second: PreferansRulebook
) -> Derived[WritingComparison]:
    """Return what one deal comes to under two conventions, and through which axes.

    An axis matters when the deal, or what it is worth, changes as soon as it alone is taken from the
    other convention.

    >>> from rulesengine.preferans.axes import Contract
    >>> from rulesengine.preferans.rulebook import LENINGRAD, SOCHI
    >>> misere = Deal(level=Contract.MISERE, declarer="A", tricks=(("A", 1),))
    >>> compare_conventions(misere, SOCHI, LENINGRAD).value.matter
    ('misere_fine',)
    >>> made = Deal(level=Contract.MISERE, declarer="A")
    >>> compare_conventions(made, SOCHI, LENINGRAD).value.matter
    ('pool_point',)
    """
    one, other = _write(deal, first), _write(deal, second)
    matter = that_matter(first, second, partial(_changed, deal))
    worth = (_worth(one.value, first), _worth(other.value, second))
    differ = differences(first, second)
    found = WritingComparison(one.value, other.value, differ, matter=matter, worth=worth)
    same = _same(one.value, other.value)
    if same and worth[0] == worth[1]:
        return derive(rules.CONVENTIONS_AGREE, found, one, other, **writing_facts(one.value))
    axes = tuple(_axis(name, first, second, deal) for name in matter)
    if same:
        return _worth_apart(found, one, other, *axes)
    theirs = writing_facts(other.value)
    return derive(
        rules.CONVENTIONS_DIFFER,
        found,
        one,
        other,
        *axes,
        **writing_facts(one.value),
        their_pool=theirs["pool"],
        their_mountain=theirs["mountain"],
        their_whists=theirs["whists"],
    )


def _worth_apart(found: WritingComparison, *reasons: Derived[object]) -> Derived[WritingComparison]:
    """Return that both conventions write the same, and what it is worth in each."""
    ours, theirs = (by_player(found.first.players, row) for row in found.worth)
    facts = writing_facts(found.first)
    return derive(rules.CONVENTIONS_WORTH, found, *reasons, **facts, our_worth=ours, their_worth=theirs)


def _write(deal: Deal | Raspasy, rulebook: PreferansRulebook) -> Derived[Writing]:
    return write_deal(deal, rulebook) if isinstance(deal, Deal) else write_raspasy(deal, rulebook)


def _changed(deal: Deal | Raspasy, one: PreferansRulebook, other: PreferansRulebook) -> bool:
    """Tell whether two conventions write a deal differently, or give it another worth."""
    before, after = _write(deal, one).value, _write(deal, other).value
    return not (_same(before, after) and _worth(before, one) == _worth(after, other))


def _same(one: Writing, other: Writing) -> bool:
    fields = (Field.POOL, Field.MOUNTAIN)
    return one.whists() == other.whists() and all(one.table(at) == other.table(at) for at in fields)


def _worth(writing: Writing, rulebook: PreferansRulebook) -> Row:
    return worth_of(empty_sheet(writing.players).with_lines(writing.lines), rulebook).value


def _axis(
    name: str, first: PreferansRulebook, second: PreferansRulebook, deal: Deal | Raspasy
) -> Derived[str]:
    ours, theirs = (_setting(name, house, deal) for house in (first, second))
    return matters(name, ours, theirs, rules.CHOICE_MATTERS, rules.AXIS_MATTERS)


def _setting(name: str, house: PreferansRulebook, deal: Deal | Raspasy) -> FactValue:
    """Return what a house has on one axis: the id of its word, a number, or what counts on this deal."""
    setting = getattr(house, name)
    if isinstance(setting, tuple):
        return house.owed(deal.level) if isinstance(deal, Deal) else setting[: deal.step + 1]
    return worded(name, setting)
