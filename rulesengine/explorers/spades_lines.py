"""A hand of Spades line by line, both sides beside each other."""

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from rulesengine.core.derivation import Derived, Rule
from rulesengine.core.question import Say
from rulesengine.spades import rules
from rulesengine.spades.hand import ScoredHand
from rulesengine.spades.seats import SIDES
from rulesengine.spades.side import Scored
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step
from rulesengine.text.phrase import NOTHING, plain, signed
from rulesengine.views.comparison import Row, comparison_html

LINES: dict[str, tuple[Rule, ...]] = {
    "contract": (rules.CONTRACT, rules.NO_CONTRACT),
    "counted": (rules.TRICKS_TAKEN, rules.PARTNER_TRICKS),
    "made": (rules.MADE, rules.SET),
    "bags": (rules.BAGS,),
    "nil": (rules.NIL_MADE, rules.NIL_FAILED, rules.PAIR_MADE, rules.PAIR_FAILED),
    "penalty": (rules.BAG_PENALTY,),
}
"""The lines of a side in the order in which they are added, each with the rules that write it."""
COUNTS = ("contract", "counted")
"""The lines that count tricks, not points."""
_LINE_OF = {rule.id: name for name, found in LINES.items() for rule in found} | {
    rules.POINTS.id: "points",
    rules.BAGS_KEPT.id: "kept",
    rules.SCORE.id: "score",
}


def hand_table(derived: Derived[ScoredHand], lang: str, title: str = "") -> Markup:
    """Return the lines of both sides beside each other."""
    say = speaker(lang)
    columns = [column(node, say) for node in sides_of(derived)]
    used = [name for name in columns[0] if any(column[name] != NOTHING for column in columns)]
    rows = tuple(
        Row(
            cells=tuple(column[name] for column in columns),
            name=say(f"spades-row-{name}"),
            mark=f"line-{name}",
        )
        for name in used
    )
    heads = (say("spades-head-line"), *(say("spades-head-of", side=side) for side in SIDES))
    return comparison_html(title or say("spades-table-hand"), heads, rows, lang)


def sides_of(derived: Derived[Any]) -> list[Derived[Scored]]:
    """Return what stands behind each side's score of one hand."""
    return [node for node in derived.steps() if node.rule is rules.SCORE]


def line_mark(step: Step) -> str:
    """Return the line of the table that a step writes."""
    name = line_of(step.words.rule)
    return f"line-{name}" if name else ""


def line_of(rule: str) -> str:
    """Return the line that a rule writes, or "".

    >>> line_of("spades-bag-penalty"), line_of("spades-bid")
    ('penalty', '')
    """
    return _LINE_OF.get(rule, "")


def column(side: Derived[Scored], say: Say) -> dict[str, str]:
    """Return what one side writes in each line."""
    column = {name: _written(side, name) for name in LINES}
    before, after = side.value.before.score, side.value.score
    return {
        **column,
        "points": signed(side.value.points),
        "score": f"{plain(before)} → {plain(after)}",
        "kept": plain(side.value.bags),
    }


def _written(side: Derived[Scored], line: str) -> str:
    write = plain if line in COUNTS else signed
    return ", ".join(map(write, _values(side, line))) or NOTHING


def _values(side: Derived[Scored], line: str) -> Iterator[int]:
    return (node.value for node in side.steps() if node.rule in LINES[line])
