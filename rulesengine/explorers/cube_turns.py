"""Drawing of a match text as a table of turns, and what may be predicted of the first illegal one."""

from collections.abc import Iterator
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.cube import rules
from rulesengine.cube.mat import WRITTEN
from rulesengine.cube.match import Match, PlayedGame
from rulesengine.cube.mistakes import saying
from rulesengine.cube.state import CubeState
from rulesengine.explorers.cube_match import NONE, game_nodes
from rulesengine.explorers.cube_status import quoted
from rulesengine.explorers.guesses import Reply, guesses, reply
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Path, Step, verdict
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.cube_turns import GameTurns, Turn, turns_html

DONE = (rules.OFFERED, rules.TAKEN, rules.REFUSED, rules.ROLLED, rules.ILLEGAL_TURN, rules.VOID)
"""The steps of a game that are an action each."""


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
    illegal = match.illegal
    right = reply(illegal[0] if illegal else NONE, "cube-guess-right")
    later = (reply(place, "cube-guess-turn-later") for place in illegal[1:])
    none = _overlooked(match, lang) if illegal else right
    return guesses(lang, right, (*later, *_legal(match, lang), none))


def _legal(match: Match, lang: str) -> Iterator[Reply]:
    """Yield what is said to legal offers that shortcuts forbid."""
    for (game, action), state in _offers(match).items():
        shortcuts = quoted(saying(state, state.turn, live=False), lang)
        if shortcuts and (game, action) not in match.illegal:
            place = (game, action)
            yield reply(place, "cube-guess-turn-legal", game=game, action=action, shortcuts=shortcuts)


def _overlooked(match: Match, lang: str) -> Reply:
    """Return what is said to whoever finds no illegal turn; shortcuts that allow a dead cube are named."""
    reason = next(rule for game in match.games for _, rule in game.illegal)
    state = _offers(match).get(match.illegal[0])
    missed = saying(state, state.turn, live=True) if state and reason == rules.DEAD_CUBE.id else ()
    if not missed:
        return reply(NONE, "cube-guess-turn-some")
    return reply(NONE, "cube-guess-turn-some-missed", shortcuts=quoted(missed, lang))


def _offers(match: Match) -> dict[tuple[int, int], CubeState]:
    """Return the state at every offer, by the number of its game and of its action."""
    return {(game.number, action): state for game in match.games for action, state in game.offers}


def _actions(node: Derived[Any]) -> list[tuple[int, Derived[Any]]]:
    """Return the steps of a game that are actions, each with its place among all its steps."""
    return [(place, step) for place, step in enumerate(node.because) if step.rule in DONE]


def _mark(game: int, action: int) -> str:
    return f"turn-{game}-{action}"


def _places(derived: Derived[Match]) -> Iterator[tuple[Path, str]]:
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
