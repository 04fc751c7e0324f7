"""Drawings of Spades that hold two things side by side: a written sheet and a right one, two houses."""

from typing import Any

from markupsafe import Markup

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.core.records import DealComparison, RecordComparison
from rulesengine.explorers.spades_lines import column, hand_table, line_mark, line_of
from rulesengine.spades import rules
from rulesengine.spades.audit import Audit
from rulesengine.spades.game import Game
from rulesengine.spades.hand import ScoredHand
from rulesengine.spades.seats import SIDES, BySide
from rulesengine.spades.side import Scored
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step, verdict
from rulesengine.text.phrase import NOTHING, plain
from rulesengine.views.answer import Drawn, Mark
from rulesengine.views.comparison import Cell, Row, comparison_html

HOUSES = (0, 1)
"""Where a hand stands in the derivation by the one house's rules and by the other's."""


def draw_audit(derived: Derived[Audit], lang: str) -> Drawn:
    """Draw what was written beside what is right; below the wrong line, how that hand is counted."""
    audit, say = derived.value, speaker(lang)
    rows = tuple(
        Row(
            cells=(_both(hand.points), _both(said), _both(hand.scores)),
            mark=f"hand-{number}" if number <= (audit.first_wrong or number) else "",
            differs=number == audit.first_wrong,
        )
        for number, (hand, said) in enumerate(zip(audit.game.hands, audit.recorded, strict=True), 1)
    )
    heads = tuple(say(f"spades-head-{head}") for head in ("points", "recorded", "right"))
    played = derived.because[: audit.first_wrong]
    return Drawn(
        picture=comparison_html(say("spades-table-audit"), heads, rows, lang) + _counted(played, say, lang),
        mark=_audit_mark(audit.first_wrong),
        notes=tuple(verdict(node, lang) for node in derived.because[audit.first_wrong :] if played),
    )


def draw_compare(derived: Derived[DealComparison[ScoredHand]], lang: str) -> Drawn:
    """Draw the lines of each side under both houses; the fields that matter stand above in words."""
    say = speaker(lang)
    tables = (_beside(side, derived, say, lang) for side in range(len(SIDES)))
    return Drawn(
        picture=Markup("").join(tables),
        mark=_compare_mark(derived),
        notes=tuple(verdict(node, lang) for node in derived.because[len(HOUSES) :]),
    )


def draw_compare_games(derived: Derived[RecordComparison[Game]], lang: str) -> Drawn:
    """Draw the score and the bags after each hand in both houses; above it, how the game stands in each."""
    both, say = derived.value, speaker(lang)
    hands = range(max(len(game.hands) for game in (both.first, both.second)))
    rows = tuple(
        Row(cells=cells, mark=f"hand-{index + 1}", differs=cells[0] != cells[1] or index + 1 == both.parted)
        for index in hands
        for cells in [tuple(_after(game, index, say) for game in (both.first, both.second))]
    )
    heads = tuple(say(f"spades-head-{head}") for head in ("ours", "theirs"))
    return Drawn(
        picture=comparison_html(say("spades-table-games"), heads, rows, lang),
        mark=lambda step: f"hand-{step.path[1] + 1}" if step.path[1:] else "",
        notes=tuple(verdict(derived.because[house], lang) for house in HOUSES),
    )


def _after(game: Game, index: int, say: Say) -> str:
    """Return score and bags after a hand; nothing once the game is over."""
    if index >= len(game.hands):
        return NOTHING
    hand = game.hands[index]
    return say("spades-score-and-bags", scores=hand.scores, bags=hand.bags)


def _both(numbers: BySide) -> str:
    return ":".join(map(plain, numbers))


def _counted(played: tuple[Derived[Any], ...], say: Say, lang: str) -> Markup | str:
    """Return the lines of the last hand that was looked at, the wrong one; nothing when none is wrong."""
    if not played:
        return ""
    number = played[-1].fact("number")
    return hand_table(played[-1], lang, say("spades-table-wrong-hand", number=number))


def _audit_mark(first_wrong: int) -> Mark:
    """Return what connects steps with lines: those of the wrong hand with its own table, too."""

    def mark(step: Step) -> str:
        if not step.path:
            return ""
        if not first_wrong:
            return f"hand-{step.path[1] + 1}" if step.path[1:] else ""
        number = min(step.path[0] + 1, first_wrong)
        own = line_mark(step) if step.path[0] + 1 == first_wrong else ""
        return own or f"hand-{number}"

    return mark


def _beside(side: int, derived: Derived[DealComparison[ScoredHand]], say: Say, lang: str) -> Markup:
    """Return the lines of one side under both houses; what differs is what the fields that matter change."""
    nodes = [dict(_sides(derived.because[house]).values())[SIDES[side]] for house in HOUSES]
    columns = [column(node, say) for node in nodes]
    matter = tuple(_axis(index) for index in range(len(HOUSES), len(derived.because)))
    rows = tuple(
        _row(name, tuple(one[name] for one in columns), SIDES[side], matter, say)
        for name in columns[0]
        if any(one[name] != NOTHING for one in columns)
    )
    heads = tuple(say(f"spades-head-{head}") for head in ("line", "ours", "theirs"))
    return comparison_html(say("spades-head-of", side=SIDES[side]), heads, rows, lang)


def _row(name: str, texts: tuple[str, ...], side: str, matter: tuple[str, ...], say: Say) -> Row:
    cells = tuple(
        Cell(text, _place(house, side, name) if text != NOTHING else "")
        for house, text in zip(HOUSES, texts, strict=True)
    )
    differs = texts[0] != texts[1]
    return Row(cells=cells, name=say(f"spades-row-{name}"), read=matter if differs else (), differs=differs)


def _compare_mark(derived: Derived[DealComparison[ScoredHand]]) -> Mark:
    sides = [{at: side for at, (side, _) in _sides(derived.because[house]).items()} for house in HOUSES]

    def mark(step: Step) -> str:
        if not step.path:
            return ""
        house, *below = step.path
        if house not in HOUSES:
            return _axis(house)
        line = line_of(step.words.rule)
        return _place(house, sides[house][below[0]], line) if line and below else ""

    return mark


def _sides(hand: Derived[Any]) -> dict[int, tuple[str, Derived[Scored]]]:
    """Return each side's score of a hand with the side's name, by its place among the steps of the hand."""
    return {
        at: (SIDES[number], node)
        for number, (at, node) in enumerate(
            (at, node) for at, node in enumerate(hand.because) if node.rule is rules.SCORE
        )
    }


def _place(house: int, side: str, line: str) -> str:
    return f"{line}-{side}-{house}"


def _axis(index: int) -> str:
    return f"field-{index}"
