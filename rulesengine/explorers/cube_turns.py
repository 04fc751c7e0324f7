"""Drawing of a match text as a table of turns, and what may be predicted of the first illegal one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.cube import rules
from rulesengine.cube.actions import Action
from rulesengine.cube.mat import WRITTEN
from rulesengine.cube.match import Crawford, Match, PlayedGame
from rulesengine.cube.mistakes import WRONG_RULES, Simplification
from rulesengine.cube.replay import replay_actions
from rulesengine.cube.state import CubeState, Phase
from rulesengine.explorers.cube_match import NONE, game_nodes
from rulesengine.explorers.cube_status import quoted
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step, verdict
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.cube_turns import GameTurns, Turn, turns_html

DONE = (rules.OFFERED, rules.TAKEN, rules.REFUSED, rules.ROLLED, rules.ILLEGAL_TURN, rules.VOID)
"""The steps of a game that are an action each."""


@dataclass(frozen=True, slots=True)
class Double:
    """An offer in a match: where it stands, and the shortcuts that call the cube dead for its player."""

    game: int
    action: int
    forbidden_by: tuple[Simplification, ...]


def draw_turns(derived: Derived[Match], lang: str) -> Drawn:
    """Draw every turn of the cube; scores that were written wrong are told above."""
    places = dict(_places(derived))
    first = next(iter(derived.value.illegal), (0, 0))
    games = tuple(_table(node, first, lang) for node in game_nodes(derived))
    wrong = (node for node in derived.because if node.rule in WRITTEN)

    def mark(step: Step) -> str:
        return places.get(step.path[:2], "")

    return Drawn(
        picture=turns_html(games, lang),
        mark=mark,
        notes=tuple(verdict(node, lang) for node in wrong),
        guesses=illegal_guesses(derived.value, lang),
    )


def illegal_guesses(match: Match, lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the first illegal turn: what shortcuts forbid is refused by name."""
    say, illegal = speaker(lang), match.illegal
    doubles = {(one.game, one.action): one for one in doubles_of(match)}
    right = _text(illegal[0]) if illegal else NONE
    found = {right: Guess(right, say("cube-guess-right"), right=True)}
    for later in illegal[1:]:
        found[_text(later)] = Guess(_text(later), say("cube-guess-turn-later"))
    for (game, action), double in doubles.items():
        if double.forbidden_by and (game, action) not in illegal:
            shortcuts = quoted(double.forbidden_by, lang)
            reply = say("cube-guess-turn-legal", game=game, action=action, shortcuts=shortcuts)
            found[_text((game, action))] = Guess(_text((game, action)), reply)
    if illegal:
        found[NONE] = Guess(NONE, _overlooked(match, doubles.get(illegal[0]), lang))
    return tuple(found.values())


def doubles_of(match: Match) -> Iterator[Double]:
    """Yield every offer with what shortcuts say of it; the cube is where the legal turns before left it."""
    for game in match.games:
        moves = match.record.games[game.number - 1].moves
        for number, move in enumerate(moves, 1):
            if move.action is Action.DOUBLE:
                before = replay_actions(_start(game), moves[: number - 1], game.number).state
                state = replace(before, turn=move.player, phase=Phase.TO_ROLL)
                forbidden = (name for name, says in WRONG_RULES.items() if not says(state, move.player))
                yield Double(game.number, number, tuple(forbidden))


def _overlooked(match: Match, double: Double | None, lang: str) -> str:
    """Return what is said to whoever finds no illegal turn; shortcuts that allow a dead cube are named."""
    say = speaker(lang)
    reason = next(rule for game in match.games for _, rule in game.illegal)
    if double is None or reason != rules.DEAD_CUBE.id:
        return say("cube-guess-turn-some")
    missed = tuple(name for name in WRONG_RULES if name not in double.forbidden_by)
    if not missed:
        return say("cube-guess-turn-some")
    return say("cube-guess-turn-some-missed", shortcuts=quoted(missed, lang))


def _start(game: PlayedGame) -> CubeState:
    state = game.state
    crawford = game.crawford is Crawford.GAME
    return CubeState(length=state.length, score=state.score, crawford=crawford)


def _text(place: tuple[int, int]) -> str:
    return f"{place[0]}:{place[1]}"


def _actions(node: Derived[Any]) -> list[tuple[int, Derived[Any]]]:
    """Return the steps of a game that are actions, each with its place among all its steps."""
    return [(place, step) for place, step in enumerate(node.because) if step.rule in DONE]


def _mark(game: int, action: int) -> str:
    return f"turn-{game}-{action}"


def _places(derived: Derived[Match]) -> Iterator[tuple[tuple[int, ...], str]]:
    for index, node in enumerate(game_nodes(derived)):
        for action, (place, _) in enumerate(_actions(node), 1):
            yield (index, place), _mark(node.value.number, action)


def _table(node: Derived[PlayedGame], first: tuple[int, int], lang: str) -> GameTurns:
    say, game = speaker(lang), node.value
    turns = []
    for action, (_, step) in enumerate(_actions(node), 1):
        illegal = step.rule is rules.ILLEGAL_TURN
        turns.append(
            Turn(
                number=action,
                said=verdict(step, lang),
                mark=_mark(game.number, action),
                why=verdict(step.because[0], lang) if illegal else "",
                first=(game.number, action) == first,
            )
        )
    return GameTurns(say("cube-turns-game", game=game.number, score=game.state.score), tuple(turns))
