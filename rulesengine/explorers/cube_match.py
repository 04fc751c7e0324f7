"""Drawing of a match game by game, and what may be predicted of its Crawford game."""

from collections.abc import Iterator
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.cube import rules
from rulesengine.cube.match import Crawford, Match, PlayedGame
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.state import one_is_one_away
from rulesengine.explorers.guesses import guesses, reply
from rulesengine.explorers.marks import by_index
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import verdict
from rulesengine.text.phrase import NOTHING
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.cube_timeline import Game, Timeline, timeline_html

NONE = "0"
"""What is predicted where there is no such game or turn."""


def draw_match(derived: Derived[Match], lang: str) -> Drawn:
    """Draw the score and the games; illegal turns are told above, with the reason for each."""
    match, say = derived.value, speaker(lang)
    line = Timeline(
        title=say("cube-edge-title", score=match.score, length=match.record.length),
        names=(PLAYERS[0], PLAYERS[1]),
        score=match.score,
        middle=say("cube-timeline-to", length=match.record.length),
        winner=match.winner,
        games=tuple(_game(node, lang) for node in game_nodes(derived)),
        legend=_legend(match, say),
    )
    return Drawn(
        picture=timeline_html(line, lang),
        mark=by_index({place: game.mark for place, game in enumerate(line.games)}),
        notes=tuple(illegal_words(node, lang) for node in illegal_nodes(derived)),
        guesses=crawford_guesses(match, lang),
    )


def game_nodes(derived: Derived[Match]) -> tuple[Derived[Any], ...]:
    """Return the step of each game."""
    return tuple(node for node in derived.because if node.rule in (rules.GAME_PLAYED, rules.GAME_OPEN))


def illegal_nodes(derived: Derived[Match]) -> Iterator[Derived[Any]]:
    """Yield the step of each illegal turn, in the order of the match."""
    for game in game_nodes(derived):
        yield from (node for node in game.because if node.rule is rules.ILLEGAL_TURN)


def illegal_words(node: Derived[Any], lang: str) -> str:
    """Return an illegal turn in words, with the reason for it."""
    return f"{verdict(node, lang)} {verdict(node.because[0], lang)}"


def crawford_guesses(match: Match, lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the number of the Crawford game: any that has its score."""
    again = (
        reply(game.number, "cube-guess-crawford-again", game=game.number, score=game.state.score)
        for game in match.games
        if one_is_one_away(game.state.score, match.record.length)
    )
    none = reply(NONE, "cube-guess-crawford-none")
    return guesses(lang, reply(match.crawford_game, "cube-guess-right"), (*again, none))


def _legend(match: Match, say: Say) -> tuple[str, ...]:
    found = []
    if any(game.crawford is not Crawford.BEFORE for game in match.games):
        found.append(say("cube-timeline-crawford"))
    if any(game.illegal for game in match.games):
        found.append(say("cube-timeline-void"))
    return tuple(found)


def _game(node: Derived[PlayedGame], lang: str) -> Game:
    game, say = node.value, speaker(lang)
    scored = game.scored
    return Game(
        mark=f"game-{game.number}",
        number=game.number,
        before=say("cube-score", score=game.state.score),
        badge="" if game.crawford is Crawford.BEFORE else say(f"word-cube-crawford-{game.crawford.value}"),
        crawford=game.crawford is Crawford.GAME,
        cube=game.state.cube,
        owner=game.state.owner,
        gives=say("cube-timeline-gives", winner=scored.winner, points=scored.points) if scored else NOTHING,
        after=say("cube-score", score=game.after) if scored else NOTHING,
        void=len(game.illegal),
        words=_told(node, lang),
    )


def _told(node: Derived[PlayedGame], lang: str) -> str:
    """Return a game in words: its place in the match, its illegal turns, its end."""
    said = (rules.CRAWFORD_GAME, rules.POST_CRAWFORD, rules.ILLEGAL_TURN)
    return " ".join(verdict(one, lang) for one in (*(n for n in node.because if n.rule in said), node))
