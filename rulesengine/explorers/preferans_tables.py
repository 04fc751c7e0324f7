"""Tables and bars of preferans: rounding, audits, conventions, the worth of deals and of tricks."""

from collections.abc import Mapping
from typing import Any

from rulesengine.core.balance import Number, added
from rulesengine.core.derivation import Derived, Rule
from rulesengine.core.question import Say
from rulesengine.explorers.preferans_numbers import signed
from rulesengine.explorers.preferans_pen import Pen, Place, mark_of, name_in, walk
from rulesengine.explorers.preferans_places import deal_places, write_deal_lines
from rulesengine.explorers.preferans_settling import level_of, settled_pen
from rulesengine.explorers.preferans_sheet import dealer_of, line_notes
from rulesengine.preferans import rules
from rulesengine.preferans.audit import Audit
from rulesengine.preferans.choices import Choices
from rulesengine.preferans.compare import Comparison
from rulesengine.preferans.rounding import Rounding
from rulesengine.preferans.sheet import Field, Writing
from rulesengine.preferans.worth import TrickValue, Worth
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step, verdict
from rulesengine.text.phrase import NOTHING, plain
from rulesengine.views.answer import Drawn
from rulesengine.views.bars import Bar, Bars, bars_html
from rulesengine.views.comparison import Row, comparison_html

WORTH_HEADS = ("player", "pool", "mountain", "whists", "together")


def draw_rounding(derived: Derived[Choices], lang: str) -> Drawn:
    """Draw every way of rounding as a line; one whose numbers do not add up to zero says so."""
    say = speaker(lang)
    alone = [node.rule for node in derived.because].count(rules.CHOICE) == 1
    rows = tuple(
        Row(
            cells=tuple(map(signed, node.value)),
            name=_way(node, say, alone=alone),
            mark=mark_of((index,)),
            differs=added(node.value) != 0,
        )
        for index, node in enumerate(derived.because)
    )
    heads = (say("preferans-head-way"), *derived.value.exact.players)
    residues = (node for node in derived.steps() if node.rule is rules.RESIDUE)
    return Drawn(
        picture=comparison_html(say("preferans-table-rounding"), heads, rows, lang),
        mark=top_mark,
        notes=tuple(verdict(node, lang) for node in residues),
    )


def draw_audit(derived: Derived[Audit], lang: str) -> Drawn:
    """Draw what was written beside what is right, and the right settlement; mistakes are named above."""
    audit, say = derived.value, speaker(lang)
    settlement = audit.finished.settlement
    marks = {name_in(node): mark_of(path) for path, node in walk(derived) if node.rule is rules.RESULT}
    both = tuple(zip(settlement.players, audit.recorded, settlement.result, strict=True))
    rows = [_against(said, right, player, marks.get(player, "")) for player, said, right in both]
    rows.append(_against(added(audit.recorded), settlement.residue, say("preferans-head-sum")))
    heads = tuple(say(f"preferans-head-{head}") for head in ("player", "recorded", "right"))
    pen = settled_pen(derived, settlement)
    return Drawn(
        picture=comparison_html(say("preferans-table-audit"), heads, tuple(rows), lang)
        + pen.picture(lang, target=level_of(settlement)),
        mark=pen.mark,
        notes=tuple(verdict(node, lang) for node in derived.because[1:]),
    )


def draw_compare(derived: Derived[Comparison], lang: str) -> Drawn:
    """Draw each number of a deal under both conventions; the axes that matter stand above in words."""
    both, say = derived.value, speaker(lang)
    ours, theirs = (_places(writing) for writing in (both.first, both.second))
    told = {place: mark for at in (0, 1) for place, _, mark in deal_places(derived.because[at], (at,))}
    marks = {place: told[place] for place in (*ours, *theirs)}
    rows = [
        _against(ours.get(place, 0), theirs.get(place, 0), _place_name(place, say), mark)
        for place, mark in marks.items()
    ]
    rows += [
        _against(one, other, say("preferans-row-worth", player=player))
        for player, one, other in zip(both.first.players, *both.worth, strict=True)
    ]
    heads = tuple(say(f"preferans-head-{head}") for head in ("field", "ours", "theirs"))
    used = frozenset(marks.values())
    return Drawn(
        picture=comparison_html(say("preferans-table-compare"), heads, tuple(rows), lang),
        mark=lambda step: mark_of(step.path) if mark_of(step.path) in used else "",
        notes=tuple(verdict(node, lang) for node in derived.because[2:]),
    )


def draw_worth(derived: Derived[Worth], lang: str) -> Drawn:
    """Draw the deal on a sheet, and below it what it is worth to each player."""
    worth, say = derived.value, speaker(lang)
    pen = Pen(worth.players)
    write_deal_lines(pen, derived.because[0], (0,))
    shares = {mark_of(path): node for path, node in walk(derived) if node.rule is rules.WORTH_SUM}
    rows = tuple(Row(cells=_shares(node), name=name_in(node), mark=mark) for mark, node in shares.items())
    heads = tuple(say(f"preferans-head-{head}") for head in WORTH_HEADS)
    drawn, used = pen.mark, frozenset(shares)
    return Drawn(
        picture=pen.picture(lang, dealer=dealer_of(worth.writing.players))
        + comparison_html(say("preferans-table-worth"), heads, rows, lang),
        mark=lambda step: mark_of(step.path) if mark_of(step.path) in used else drawn(step),
        notes=line_notes(worth.writing.lines, lang),
    )


def draw_trick_value(derived: Derived[TrickValue], lang: str) -> Drawn:
    """Draw what a game is worth with 0 to 10 tricks as bars on both sides of zero."""
    say = speaker(lang)
    bars = tuple(
        Bar(str(taken), signed(worth), float(worth), mark_of((taken,)))
        for taken, worth in enumerate(derived.value.values)
    )
    chart = Bars(
        title=say("preferans-bars-title", level=derived.fact("level")),
        heads=(say("preferans-head-tricks"), say("preferans-head-whists")),
        bars=bars,
    )
    return Drawn(picture=bars_html(chart, lang), mark=top_mark)


def top_mark(step: Step) -> str:
    """Return the mark of the line that a step belongs to, however deep it stands."""
    return mark_of(step.path[:1])


def _way(node: Derived[Any], say: Say, *, alone: bool) -> str:
    if node.rule is rules.WAY:
        rounding = node.fact("rounding")
        return say(f"word-preferans-rounding-{plain(rounding)}")
    if alone:
        return say(f"word-preferans-rounding-{Rounding.DIVISIBLE.value}")
    return say("preferans-row-adjusted", player=name_in(node))


def _against(one: Number, other: Number, name: str, mark: str = "") -> Row:
    return Row(cells=(signed(one), signed(other)), name=name, mark=mark, differs=one != other)


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


def _shares(node: Derived[Any]) -> tuple[str, ...]:
    """Return what pool, mountain and whists are worth to a player, and all together."""
    parts: Mapping[Rule, Number] = {part.rule: part.value for part in node.because}
    kinds = (rules.POOL_WORTH, rules.MOUNTAIN_WORTH, rules.WHISTS_WORTH)
    return (*(signed(parts[kind]) if parts.get(kind) else NOTHING for kind in kinds), signed(node.value))
