"""Drawing of one state of the cube: the board's edge, the sums, and what may be predicted of the turn."""

from collections.abc import Iterable
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.cube import rules
from rulesengine.cube.mistakes import Simplification, saying
from rulesengine.cube.players import PLAYERS, other
from rulesengine.cube.rulebook import OWNER_RULE
from rulesengine.cube.state import CubeState
from rulesengine.cube.status import Reason, Status, liveness, reason_against
from rulesengine.explorers.marks import by_index
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import verdict
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.cube_edge import Edge, Side, edge_html

MAY, MAY_NOT = "yes", "no"
ANSWERS = ((MAY, "ui-yes"), (MAY_NOT, "ui-no"))
"""What may be predicted of a turn."""
ODD = (rules.TURNED_WITHOUT_OWNER, rules.OWNED_UNTURNED)
"""Steps that are about the cube and not about a sum."""


def draw_status(derived: Derived[Status], lang: str) -> Drawn:
    """Draw the board's edge with the cube, and each player's sum beside it."""
    marks = {index: _mark(node, derived.value) for index, node in enumerate(derived.because)}
    state = derived.value.state
    return Drawn(
        picture=edge_html(edge_of(state, lang, frozenset(marks.values())), lang),
        mark=by_index(marks),
        guesses=turn_guesses(derived, lang),
    )


def edge_of(state: CubeState, lang: str, marks: frozenset[str] = frozenset()) -> Edge:
    """Return the drawing of a state: B sits at the far end; only these marks are set."""
    say = speaker(lang)
    near, far = (_side(state, player, lang, marks) for player in PLAYERS)
    place = "cube-place-owned" if state.owner else "cube-place-centre"
    lines = [
        say("cube-edge-length", length=state.length),
        say(f"cube-edge-{state.phase.value}", player=state.turn, next_cube=state.next_cube),
    ]
    return Edge(
        title=say("cube-edge-title", score=state.score, length=state.length),
        far=far,
        near=near,
        cube=state.cube,
        owner=state.owner,
        place=say(place, cube=state.cube, owner=state.owner),
        lines=(*lines, say("cube-edge-crawford")) if state.crawford else tuple(lines),
        mark="cube" if "cube" in marks else "",
    )


def life_mark(player: str) -> str:
    """Return the mark of a player's sum."""
    return f"life-{player}"


def turn_guesses(derived: Derived[Status], lang: str) -> tuple[Guess, ...]:
    """Return what is said to yes and to no: shortcuts that say so are named."""
    say, status = speaker(lang), derived.value
    allowed = status.reason is None
    right, wrong = (MAY, MAY_NOT) if allowed else (MAY_NOT, MAY)
    mistaken = shortcuts_saying(status, live=not allowed)
    told = say("cube-guess-right-against", shortcuts=quoted(mistaken, lang)) if mistaken else ""
    return (
        Guess(right, told or say("cube-guess-right"), right=True),
        Guess(wrong, _refuted(derived, mistaken, lang)),
    )


def shortcuts_saying(status: Status, *, live: bool) -> tuple[Simplification, ...]:
    """Return the shortcuts that would call the cube live, or dead, where only that is in question."""
    if status.reason not in (None, Reason.DEAD_CUBE):
        return ()
    return saying(status.state, status.player, live=live)


def quoted(shortcuts: Iterable[Simplification], lang: str) -> str:
    """Return shortcuts in words, each in quotation marks."""
    say = speaker(lang)
    return ", ".join(say("cube-shortcut", simplification=one) for one in shortcuts)


def _refuted(derived: Derived[Status], mistaken: tuple[Simplification, ...], lang: str) -> str:
    say, status, why = speaker(lang), derived.value, verdict(derived, lang)
    by_owner = reason_against(status.state, status.player, OWNER_RULE) is None
    if by_owner is not (status.reason is None):
        return say("cube-guess-owner-rule", why=why)
    if mistaken:
        return say("cube-guess-shortcut", shortcuts=quoted(mistaken, lang), why=why)
    return say("cube-guess-wrong", why=why)


def _mark(node: Derived[Any], status: Status) -> str:
    """Return what a step is about: a player's sum, or the cube itself."""
    if node.rule in ODD:
        return "cube"
    if node.rule in (rules.LIVE, rules.DEAD):
        return life_mark(str(node.fact("player")))
    if node.rule is rules.BOTH_PLAYERS:
        return life_mark(other(status.player))
    return life_mark(status.player) if node.rule is rules.ALLOWED_USELESS else ""


def _side(state: CubeState, player: str, lang: str, marks: frozenset[str]) -> Side:
    say, sums = speaker(lang), liveness(state, player)
    facts = dict(sums.facts)
    word = "live" if sums.value else "dead"
    mark = life_mark(player)
    return Side(
        name=player,
        points=state.score[PLAYERS.index(player)],
        formula=say(f"cube-sum-{word}", parts=facts["parts"], total=facts["total"], length=facts["length"]),
        life=say(f"word-cube-life-{word}"),
        live=sums.value,
        on_turn=state.turn == player,
        mark=mark if mark in marks else "",
    )
