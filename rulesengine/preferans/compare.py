"""Two conventions on one deal: what each writes, and which of their differences matter for it."""

from dataclasses import dataclass, replace
from enum import Enum

from rulesengine.core.derivation import Derived, FactValue, derive
from rulesengine.core.errors import RulesError
from rulesengine.core.rulebook import differences
from rulesengine.preferans import rules
from rulesengine.preferans.deal import write_deal
from rulesengine.preferans.raspasy import Raspasy, write_raspasy
from rulesengine.preferans.rulebook import PreferansRulebook
from rulesengine.preferans.seating import Deal
from rulesengine.preferans.sheet import Field, Row, Writing, by_player, empty_sheet, writing_facts
from rulesengine.preferans.worth import worth_of


@dataclass(frozen=True, slots=True)
class Comparison:
    """One deal under two conventions; `matter` are the axes that change it, `differ` all that differ.

    `worth` is what it is worth in whists under each, in the order of the writing's players.
    """

    first: Writing
    second: Writing
    matter: tuple[str, ...]
    differ: tuple[str, ...]
    worth: tuple[Row, Row]


def compare_conventions(
    deal: Deal | Raspasy, first: PreferansRulebook, second: PreferansRulebook
) -> Derived[Comparison]:
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
    differ = differences(first, second)
    matter = tuple(name for name in differ if _matters(deal, first, second, name))
    worth = (_worth(one.value, first), _worth(other.value, second))
    found = Comparison(one.value, other.value, matter, differ, worth)
    same = _same(one.value, other.value)
    if same and worth[0] == worth[1]:
        return derive(rules.CONVENTIONS_AGREE, found, one, other, **writing_facts(one.value))
    axes = tuple(_axis(name, *(_setting(name, house, deal) for house in (first, second))) for name in matter)
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


def _worth_apart(found: Comparison, *reasons: Derived[object]) -> Derived[Comparison]:
    """Return that both conventions write the same, and what it is worth in each."""
    ours, theirs = (by_player(found.first.players, row) for row in found.worth)
    facts = writing_facts(found.first)
    return derive(rules.CONVENTIONS_WORTH, found, *reasons, **facts, our_worth=ours, their_worth=theirs)


def _write(deal: Deal | Raspasy, rulebook: PreferansRulebook) -> Derived[Writing]:
    return write_deal(deal, rulebook) if isinstance(deal, Deal) else write_raspasy(deal, rulebook)


def _matters(deal: Deal | Raspasy, first: PreferansRulebook, second: PreferansRulebook, name: str) -> bool:
    """Tell whether one axis, taken alone from either side, changes what is written or what it is worth."""
    return any(
        _changed(deal, mine, name, getattr(theirs, name))
        for mine, theirs in ((first, second), (second, first))
    )


def _changed(deal: Deal | Raspasy, house: PreferansRulebook, name: str, setting: object) -> bool:
    before = _write(deal, house).value
    try:
        changed = replace(house, **{name: setting})  # type: ignore[arg-type]  # the axis's own type
        after = _write(deal, changed).value
        return not (_same(before, after) and _worth(before, house) == _worth(after, changed))
    except RulesError:  # alone it would contradict the rest of the convention
        return False


def _same(one: Writing, other: Writing) -> bool:
    fields = (Field.POOL, Field.MOUNTAIN)
    return one.whists() == other.whists() and all(one.table(at) == other.table(at) for at in fields)


def _worth(writing: Writing, rulebook: PreferansRulebook) -> Row:
    return worth_of(empty_sheet(writing.players).with_lines(writing.lines), rulebook).value


def _setting(name: str, house: PreferansRulebook, deal: Deal | Raspasy) -> FactValue:
    """Return what a house has on one axis: the id of its word, a number, or what counts on this deal."""
    setting = getattr(house, name)
    if isinstance(setting, bool):
        return "yes" if setting else "no"
    if isinstance(setting, Enum):
        return f"{name}-{setting.value}"
    if isinstance(setting, tuple):
        return house.owed(deal.level) if isinstance(deal, Deal) else setting[: deal.step + 1]
    number: FactValue = setting
    return number


def _axis(name: str, ours: FactValue, theirs: FactValue) -> Derived[str]:
    """Return that an axis matters; a choice on either side has words, numbers speak for themselves."""
    worded = isinstance(ours, str) or isinstance(theirs, str)
    rule = rules.CHOICE_MATTERS if worded else rules.AXIS_MATTERS
    return derive(rule, name, axis=name, ours=ours, theirs=theirs)
