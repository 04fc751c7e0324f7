"""The interactives of Kozel."""

from typing import Any

from markupsafe import Markup

from rulesengine.core.derivation import Derived
from rulesengine.core.records import RecordComparison
from rulesengine.explorers.declaration import Explorer, Setting, as_lines, as_numbers
from rulesengine.explorers.guesses import Reply, guesses, reply
from rulesengine.explorers.marks import hand_mark
from rulesengine.kozel.audit import LIKELIEST, Audit
from rulesengine.kozel.clinch import Clinch
from rulesengine.kozel.match import Match, PlayedHand
from rulesengine.kozel.mistakes import wrong_totals
from rulesengine.kozel.points import SIDES, Deal, Score
from rulesengine.kozel.record import outcome, write_record
from rulesengine.kozel.rulebook import DECK_POINTS, MAJORITY
from rulesengine.kozel.state import TiePending
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import verdict
from rulesengine.text.phrase import NOTHING, pair, plain
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.comparison import Row, comparison_html
from rulesengine.views.controls import Control
from rulesengine.views.race import Race, race_html
from rulesengine.views.scoreboard import Entry, Scoreboard, scoreboard_html

LONGEST_LINE = 8
"""Hands that a one-line record may have and still be read at a glance."""


def draw_match(derived: Derived[Match], lang: str) -> Drawn:
    """Draw the scoreboard and the timeline; the notes are what a player writes on the margin."""
    match = derived.value
    return Drawn(
        picture=scoreboard_html(_board(match, lang), lang),
        mark=hand_mark,
        notes=_notes(match, lang),
        guesses=_guesses(match, lang),
    )


def draw_count(derived: Derived[Deal], lang: str) -> Drawn:
    """Draw both banks as a race to 61."""
    points = derived.value.points
    return Drawn(picture=_race(points, 0, lang), guesses=guesses(lang, _right(points), ()))


def draw_clinch(derived: Derived[Clinch], lang: str) -> Drawn:
    """Draw confirmed points, the table and the line at 61."""
    found = derived.value
    return Drawn(picture=_race(found.confirmed, found.table, lang))


def draw_audit(derived: Derived[Audit], lang: str) -> Drawn:
    """Draw the record beside what is right, line by line, the first wrong one marked."""
    audit, say = derived.value, speaker(lang)
    rows = tuple(
        Row(
            cells=(pair(hand.points), pair(said), pair(hand.after.pairs)),
            mark=f"hand-{hand.number}",
            differs=hand.number == audit.first_wrong,
        )
        for hand, said in zip(audit.match.hands, audit.recorded, strict=True)
    )
    heads = (say("kozel-head-hand"), say("kozel-head-recorded"), say("kozel-head-right"))
    return Drawn(picture=comparison_html(say("kozel-table-audit"), heads, rows, lang), mark=hand_mark)


def draw_compare(derived: Derived[RecordComparison[Match]], lang: str) -> Drawn:
    """Draw both houses side by side, hand by hand."""
    both, say = derived.value, speaker(lang)
    rows = tuple(
        Row(cells=cells, mark=f"hand-{number}", differs=cells[1] != cells[2] or number == both.parted)
        for number, cells in enumerate(_both_scores(both), 1)
    )
    heads = (say("kozel-head-hand"), say("kozel-head-ours"), say("kozel-head-theirs"))
    return Drawn(
        picture=comparison_html(say("kozel-table-compare"), heads, rows, lang),
        notes=tuple(verdict(house, lang) for house in derived.because if _ended_in_one(both)),
    )


def _ended_in_one(both: RecordComparison[Match]) -> bool:
    """Tell whether the match is over in one house and goes on in the other: then each says how it stands."""
    return both.first.finished != both.second.finished


def _board(match: Match, lang: str) -> Scoreboard:
    return Scoreboard(
        sides=SIDES,
        score=(str(match.state.pairs[0]), str(match.state.pairs[1])),
        pending=_pending(match, lang),
        winner=match.winner,
        start=pair(match.start.pairs),
        entries=tuple(_entry(hand, match, lang) for hand in match.hands),
    )


def _pending(match: Match, lang: str) -> str:
    if not match.state.carry:
        return ""
    return speaker(lang)(f"kozel-pending-{match.rulebook.tie.value}", carry=match.state.carry)


def _entry(hand: PlayedHand, match: Match, lang: str) -> Entry:
    return Entry(
        mark=f"hand-{hand.number}",
        points=pair(hand.points),
        gives=_gives(hand, match, lang),
        score=pair(hand.after.pairs),
        pending=isinstance(hand.after.phase, TiePending),
    )


def _gives(hand: PlayedHand, match: Match, lang: str) -> str:
    if not hand.winner:
        return outcome(hand, match, speaker(lang))
    return f"{hand.winner} +" + "+".join(map(plain, hand.paid))


def _notes(match: Match, lang: str) -> tuple[str, ...]:
    """Return the formula of the last hand won and, while it fits on a line, the record of the match."""
    won = [hand for hand in match.hands if hand.winner]
    line = write_record(match, speaker(lang)) if 0 < len(match.hands) <= LONGEST_LINE else ""
    return (
        *((_formula(won[-1], lang),) if won else ()),
        *((speaker(lang)("kozel-record-caption", line=line),) if line else ()),
    )


def _formula(hand: PlayedHand, lang: str) -> str:
    say = speaker(lang)
    message = "kozel-formula-carry" if hand.carried else "kozel-formula"
    facts = {"points": max(hand.points), "base": hand.base, "total": max(hand.awards)}
    return say(message, **facts, **({"carried": hand.carried} if hand.carried else {}))


def _guesses(match: Match, lang: str) -> tuple[Guess, ...]:
    wrong = (
        reply(guess, f"kozel-guess-{mistake.value}", score=guess)
        for mistake in LIKELIEST
        for guess in wrong_totals(mistake, match)
    )
    return guesses(lang, _right(match.state.pairs), wrong)


def _right(score: Score) -> Reply:
    return reply(score, "kozel-guess-right", score=score)


def _race(points: Score, table: int, lang: str) -> Markup:
    say = speaker(lang)
    race = Race(
        title=say("kozel-race-title", points=points),
        names=SIDES,
        points=points,
        table=table,
        line=MAJORITY,
        whole=DECK_POINTS,
        line_label=say("kozel-race-line", majority=MAJORITY),
    )
    return race_html(race, lang)


def _both_scores(both: RecordComparison[Match]) -> list[tuple[str, str, str]]:
    longest = max(both.first, both.second, key=lambda match: len(match.hands))
    return [
        (pair(hand.points), _score_after(both.first, hand.number), _score_after(both.second, hand.number))
        for hand in longest.hands
    ]


def _score_after(match: Match, number: int) -> str:
    return pair(match.hands[number - 1].after.pairs) if number <= len(match.hands) else NOTHING


_PAIRS = Setting("pairs", Control.NUMBERS, as_numbers, SIDES)
_CARRY = Setting("carry", Control.NUMBER)
_HANDS = Setting("hands", Control.LINES, as_lines)
_TIE_THEN_WIN: dict[str, Any] = {"pairs": [2, 3], "hands": ["60:60", "74:46"]}

EXPLORERS = (
    Explorer(
        kind="kozel.match",
        settings=(_PAIRS, _CARRY, _HANDS),
        draw=draw_match,
        start=_TIE_THEN_WIN,
        predict="kozel-predict-match",
        quick=("60:60", "74:46", "46:74", "95:25"),
        whole=DECK_POINTS,
    ),
    Explorer(
        kind="kozel.count",
        settings=(Setting("banks", Control.LINES, as_lines),),
        draw=draw_count,
        start={"banks": ["A=2 10=2 K=2 Q=2 J=2", "A=2 10=2 K=2 Q=2 J=2"]},
        houses=(),
        predict="kozel-predict-count",
    ),
    Explorer(
        kind="kozel.clinch",
        settings=(
            _PAIRS,
            _CARRY,
            Setting("confirmed", Control.NUMBERS, as_numbers, SIDES),
            Setting("table", Control.NUMBER),
        ),
        draw=draw_clinch,
        start={"pairs": [5, 4], "carry": 1, "confirmed": [58, 40], "table": 3},
    ),
    Explorer(
        kind="kozel.audit",
        settings=(_PAIRS, _CARRY, _HANDS, Setting("recorded", Control.LINES, as_lines)),
        draw=draw_audit,
        start={"pairs": [2, 3], "hands": ["60:60", "74:46"], "recorded": [[2, 3], [3, 3]]},
    ),
    Explorer(
        kind="kozel.compare",
        settings=(_PAIRS, _CARRY, _HANDS),
        draw=draw_compare,
        start={"hands": ["60:60", "95:25"], "against": {"tie": "multiply"}},
        houses=("rules", "against"),
    ),
)
