"""Tables and bars of preferans: audits, the worth of deals and of tricks."""

from collections.abc import Mapping
from typing import Any

from rulesengine.core.balance import Number, added
from rulesengine.core.derivation import Derived, Rule
from rulesengine.explorers.preferans_pen import Pen, mark_of, name_in, walk
from rulesengine.explorers.preferans_places import write_deal_lines
from rulesengine.explorers.preferans_settling import level_of, settled_pen
from rulesengine.explorers.preferans_sheet import dealer_of, line_notes
from rulesengine.preferans import rules
from rulesengine.preferans.audit import Audit
from rulesengine.preferans.worth import TrickValue, Worth
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step, verdict
from rulesengine.text.phrase import NOTHING, signed
from rulesengine.views.answer import Drawn
from rulesengine.views.bars import Bar, Bars, bars_html
from rulesengine.views.comparison import Row, comparison_html

WORTH_HEADS = ("player", "pool", "mountain", "whists", "together")


def draw_audit(derived: Derived[Audit], lang: str) -> Drawn:
    """Draw what was written beside what is right, and the right settlement; mistakes are named above."""
    audit, say = derived.value, speaker(lang)
    settlement = audit.finished.settlement
    marks = {name_in(node): mark_of(path) for path, node in walk(derived) if node.rule is rules.RESULT}
    both = tuple(zip(settlement.players, audit.recorded, settlement.result, strict=True))
    rows = [against(said, right, player, marks.get(player, "")) for player, said, right in both]
    rows.append(against(added(audit.recorded), settlement.residue, say("preferans-head-sum")))
    heads = tuple(say(f"preferans-head-{head}") for head in ("player", "recorded", "right"))
    pen = settled_pen(derived, settlement)
    return Drawn(
        picture=comparison_html(say("preferans-table-audit"), heads, tuple(rows), lang)
        + pen.picture(lang, target=level_of(settlement)),
        mark=pen.mark,
        notes=tuple(verdict(node, lang) for node in derived.because[1:]),
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


def against(one: Number, other: Number, name: str, mark: str = "") -> Row:
    """Return a line that holds one number against another."""
    return Row(cells=(signed(one), signed(other)), name=name, mark=mark, differs=one != other)


def top_mark(step: Step) -> str:
    """Return the mark of the line that a step belongs to, however deep it stands."""
    return mark_of(step.path[:1])


def _shares(node: Derived[Any]) -> tuple[str, ...]:
    """Return what pool, mountain and whists are worth to a player, and all together."""
    parts: Mapping[Rule, Number] = {part.rule: part.value for part in node.because}
    kinds = (rules.POOL_WORTH, rules.MOUNTAIN_WORTH, rules.WHISTS_WORTH)
    return (*(signed(parts[kind]) if parts.get(kind) else NOTHING for kind in kinds), signed(node.value))
