"""Drawings that hold scores beside each other: what was written and what is right, and two houses."""

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.core.records import RecordComparison
from rulesengine.cube.audit import Audit
from rulesengine.cube.match import Match
from rulesengine.explorers.cube_match import NONE
from rulesengine.explorers.guesses import guesses, reply
from rulesengine.explorers.marks import by_index
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import NOTHING
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.comparison import Row, comparison_html


def draw_audit(derived: Derived[Audit], lang: str) -> Drawn:
    """Draw the record beside what is right, game by game, the first wrong line marked."""
    audit, say = derived.value, speaker(lang)
    rows = tuple(
        Row(
            cells=(say("cube-score", score=said), say("cube-score", score=game.after)),
            mark=_mark(game.number),
            differs=game.number == audit.first_wrong,
        )
        for game, said in zip(audit.match.games, audit.recorded, strict=True)
    )
    heads = (say("cube-head-recorded"), say("cube-head-right"))
    played = audit.first_wrong or len(rows)
    return Drawn(
        picture=comparison_html(say("cube-table-audit"), heads, rows, lang),
        mark=by_index({place: _mark(place + 1) for place in range(played)} if audit.first_wrong else {}),
        guesses=line_guesses(audit, lang),
    )


def line_guesses(audit: Audit, lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the first wrong line, 0 for none."""
    right = audit.first_wrong
    none = reply(NONE, "cube-guess-line-none")
    lines = (
        reply(game.number, "cube-guess-line-later", number=game.number)
        if 0 < right < game.number
        else reply(game.number, "cube-guess-line-before", number=game.number, right=game.after)
        for game in audit.match.games
    )
    return guesses(lang, reply(right, "cube-guess-right"), (none, *lines))


def draw_compare(derived: Derived[RecordComparison[Match]], lang: str) -> Drawn:
    """Draw the score after each game in both houses; lines that differ are marked."""
    both, say = derived.value, speaker(lang)
    games = max(len(both.first.games), len(both.second.games))
    scores = [(_after(both.first, number, say), _after(both.second, number, say)) for number in range(games)]
    rows = tuple(
        Row(cells=cells, mark=_mark(number), differs=cells[0] != cells[1])
        for number, cells in enumerate(scores, 1)
    )
    heads = (say("cube-head-ours"), say("cube-head-theirs"))
    return Drawn(picture=comparison_html(say("cube-table-compare"), heads, rows, lang))


def _mark(number: int) -> str:
    return f"game-{number}"


def _after(match: Match, index: int, say: Say) -> str:
    return say("cube-score", score=match.games[index].after) if index < len(match.games) else NOTHING
