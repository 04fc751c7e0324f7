"""Drawings of scores in Spades: a hand line by line, and the bags beside it."""

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from rulesengine.core.derivation import Derived, FactValue, Rule
from rulesengine.core.question import Say
from rulesengine.explorers.marks import hand_mark
from rulesengine.explorers.spades_guesses import hand_guesses
from rulesengine.spades import rules
from rulesengine.spades.bags import BagBook, places
from rulesengine.spades.compare import Readings
from rulesengine.spades.hand import ScoredHand
from rulesengine.spades.rulebook import NilTricks
from rulesengine.spades.seats import SIDES
from rulesengine.spades.side import Scored
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step
from rulesengine.text.phrase import NOTHING, plain
from rulesengine.views.answer import Drawn
from rulesengine.views.bags import BagBoard, Counter, Line, bags_html
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
IN_ALL = "="
"""The name of the line that tells the bags after the last hand."""
COUNTS = ("contract", "counted")
"""The lines that count tricks, not points."""
_LINE_OF = {rule.id: name for name, found in LINES.items() for rule in found} | {
    rules.POINTS.id: "points",
    rules.BAGS_KEPT.id: "kept",
    rules.SCORE.id: "score",
}


def draw_hand(derived: Derived[ScoredHand], lang: str) -> Drawn:
    """Draw both sides line by line, and their bags as counters."""
    return Drawn(
        picture=hand_table(derived, lang) + bag_counters(derived, lang),
        mark=line_mark,
        guesses=hand_guesses(derived.value, lang),
    )


def draw_bags(derived: Derived[BagBook], lang: str) -> Drawn:
    """Draw the bags of a game hand by hand; what a full counter cost stands behind it."""
    say, book = speaker(lang), derived.value
    limit = book.game.rulebook.bag_limit
    lines = [
        Line(str(number), counters(node, limit, say), f"hand-{number}")
        for number, node in enumerate(derived.because, 1)
    ]
    lines.append(Line(IN_ALL, (_kept(book, 0, say), _kept(book, 1, say))))
    board = bag_board(tuple(lines), say)
    return Drawn(
        picture=bags_html(board, lang) + _hands(derived, say, lang),
        mark=hand_mark,
    )


def draw_readings(derived: Derived[Readings], lang: str) -> Drawn:
    """Draw what one side writes under each reading of a failed nil."""
    say, found = speaker(lang), derived.value
    rows = tuple(
        Row(
            cells=(signed(one.points), plain(one.bags)),
            name=say(f"word-spades-nil_tricks-{reading.value}"),
            mark=f"hand-{number}",
            differs=one.points != found.count.points,
        )
        for number, (reading, one) in enumerate(
            zip(NilTricks, (found.count, found.bags_only, found.nothing), strict=True), 1
        )
    )
    heads = tuple(say(f"spades-head-{head}") for head in ("way", "points", "bags"))
    return Drawn(picture=comparison_html(say("spades-table-readings"), heads, rows, lang), mark=hand_mark)


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


def bag_counters(derived: Derived[ScoredHand], lang: str) -> Markup | str:
    """Return the bags of both sides as counters; nothing where no bag came."""
    hand, say = derived.value, speaker(lang)
    if not any(side.new_bags for side in hand.sides):
        return ""
    line = Line("", counters(derived, hand.rulebook.bag_limit, say))
    return bags_html(bag_board((line,), say), lang)


def bag_board(lines: tuple[Line, ...], say: Say) -> BagBoard:
    """Return a board of counters with its words."""
    return BagBoard(
        title=say("spades-bags-title"),
        sides=(say("spades-head-of", side=SIDES[0]), say("spades-head-of", side=SIDES[1])),
        legend=say("spades-bags-legend"),
        lines=lines,
    )


def counters(hand: Derived[Any], limit: int, say: Say) -> tuple[Counter, Counter]:
    """Return the counters of both sides for one hand, in a house that charges `limit` bags."""
    one, other = (_counter(side.value, limit, say) for side in sides_of(hand))
    return (one, other)


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


def signed(points: int) -> str:
    """Write points: what is won with a plus.

    >>> signed(71), signed(-60), signed(0)
    ('+71', '−60', '0')
    """
    return f"+{points}" if points > 0 else plain(points)


def _counter(scored: Scored, limit: int, say: Say) -> Counter:
    before, new = scored.before.bags, scored.new_bags
    facts: dict[str, FactValue] = {"side": scored.before.name, "before": before, "new": new}
    spots = _spots(before, new, limit)
    if not scored.penalty:
        return Counter(before=before, new=new, places=spots, told=say("spades-bags-told", **facts))
    told = say("spades-bags-told-penalty", **facts, penalty=scored.penalty, left=scored.bags)
    return Counter(before=before, new=new, places=spots, penalty=plain(scored.penalty), told=told)


def _kept(book: BagBook, side: int, say: Say) -> Counter:
    """Return the counter of a side after the last hand."""
    bags = book.bags[side]
    told = say("spades-bags-told", side=SIDES[side], before=bags, new=0)
    return Counter(before=bags, new=0, places=_spots(bags, 0, book.game.rulebook.bag_limit), told=told)


def _spots(before: int, new: int, limit: int) -> tuple[str, ...]:
    return tuple(place.value for place in places(before, new, limit))


def _hands(derived: Derived[BagBook], say: Say, lang: str) -> Markup:
    """Return bids, tricks and points of both sides hand by hand."""
    rows = tuple(
        Row(
            cells=tuple(signed(points) for points in hand.points)
            + tuple(plain(score) for score in hand.scores),
            mark=f"hand-{number}",
        )
        for number, hand in enumerate(derived.value.game.hands, 1)
    )
    sides = tuple(say("spades-head-of", side=side) for side in SIDES)
    heads = (*sides, *(say("spades-score-of", side=side) for side in SIDES))
    return comparison_html(say("spades-table-game"), heads, rows, lang)


def _written(side: Derived[Scored], line: str) -> str:
    write = plain if line in COUNTS else signed
    return ", ".join(map(write, _values(side, line))) or NOTHING


def _values(side: Derived[Scored], line: str) -> Iterator[int]:
    return (node.value for node in side.steps() if node.rule in LINES[line])
