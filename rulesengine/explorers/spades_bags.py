"""Bags of Spades as counters: of one hand, and of a whole game."""

from typing import Any

from markupsafe import Markup

from rulesengine.core.derivation import Derived, FactValue
from rulesengine.core.question import Say
from rulesengine.explorers.marks import hand_mark
from rulesengine.explorers.spades_lines import sides_of
from rulesengine.spades.bags import BagBook, places
from rulesengine.spades.hand import ScoredHand
from rulesengine.spades.seats import SIDES
from rulesengine.spades.side import Scored
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import plain, signed
from rulesengine.views.answer import Drawn
from rulesengine.views.bags import BagBoard, Counter, Line, bags_html
from rulesengine.views.comparison import Row, comparison_html

IN_ALL = "="
"""The name of the line that tells the bags after the last hand."""


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


def _counter(scored: Scored, limit: int, say: Say) -> Counter:
    before, new = scored.before.bags, scored.new_bags
    facts: dict[str, FactValue] = {"side": scored.before.name, "before": before, "new": new}
    spots = _spots(before, new, limit)
    if not scored.times:
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
