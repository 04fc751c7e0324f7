"""Drawings of what may be done, of turns in a row, and of what a game is worth."""

from collections.abc import Iterator
from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.cube import rules
from rulesengine.cube.actions import Actions, CubeAction
from rulesengine.cube.chain import Chain
from rulesengine.cube.players import PLAYERS, seat
from rulesengine.cube.scoring import GameScore
from rulesengine.cube.slips import Slip, wrong_worths
from rulesengine.explorers.guesses import guesses, reply
from rulesengine.explorers.marks import by_index
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Path, Step, verdict
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.comparison import Row, comparison_html

DONE, REFUSED = "✓", "✕"
"""The signs of what may be done and of what may not."""
_SLIPS = {
    Slip.OFFERED_CUBE: "cube-guess-not-taken",
    Slip.RESULT_FORGOTTEN: "cube-guess-factor-forgotten",
    Slip.CUBE_FORGOTTEN: "cube-guess-cube-forgotten",
}
"""What is said to whoever makes a mistake of the record."""
WORTH = (rules.OYN, rules.MARS, rules.KOKS, rules.PASSED)
"""The steps that say what a game is worth."""


def draw_actions(derived: Derived[Actions], lang: str) -> Drawn:
    """Draw each action with what allows or refuses it."""
    say, found = speaker(lang), derived.value
    marks = {place: f"action-{action.value}" for place, action in enumerate(CubeAction)}
    rows = tuple(
        Row(
            cells=(f"{DONE if action in found.legal else REFUSED} {verdict(node, lang)}",),
            name=say(f"word-cube-action-{action.value}"),
            mark=marks[place],
        )
        for place, (action, node) in enumerate(zip(CubeAction, derived.because, strict=True))
    )
    heads = (say("cube-head-action"), say("cube-head-player", player=found.player))
    table = comparison_html(say("cube-table-actions"), heads, rows, lang, words=True)
    return Drawn(picture=table, mark=by_index(marks))


def draw_chain(derived: Derived[Chain], lang: str) -> Drawn:
    """Draw every turn of the cube until it dies, with the sum that allows it."""
    say = speaker(lang)
    sums = {place: node for place, node in enumerate(derived.because) if node.rule is not rules.LARGEST}
    marks = {place: f"turn-{place}" for place in sums}
    rows = tuple(_turn_row(node, marks[place], lang) for place, node in sums.items())
    heads = tuple(say(f"cube-head-{head}") for head in ("owner", "turn", "sum"))
    return Drawn(
        picture=comparison_html(say("cube-table-chain"), heads, rows, lang),
        mark=by_index(marks),
        notes=tuple(verdict(node, lang) for node in derived.because if node.rule is rules.LARGEST),
    )


def draw_result(derived: Derived[GameScore], lang: str) -> Drawn:
    """Draw the score before and after a game, and what may be predicted of its worth."""
    say, scored = speaker(lang), derived.value
    paths = dict(_worth_paths(derived))
    rows = tuple(
        Row(
            cells=(str(scored.before[seat(player)]), str(scored.after[seat(player)])),
            name=say("cube-part", part=player),
            mark="worth" if player == scored.winner else "",
        )
        for player in PLAYERS
    )
    heads = tuple(say(f"cube-head-{head}") for head in ("match", "before", "after"))

    def mark(step: Step) -> str:
        return "worth" if step.path in paths else ""

    title = say("cube-table-result", length=scored.length)
    return Drawn(
        picture=comparison_html(title, heads, rows, lang),
        mark=mark,
        notes=tuple(verdict(node, lang) for node in paths.values()),
        guesses=_worth_guesses(scored, next(iter(paths.values())), lang),
    )


def _turn_row(node: Derived[Any], mark: str, lang: str) -> Row:
    say, facts = speaker(lang), dict(node.facts)
    dead = node.rule is rules.DEAD
    turn = REFUSED if dead else say("cube-chain-turn", cube=facts["cube"], next_cube=facts["next_cube"])
    relation = say(f"cube-chain-{'dead' if dead else 'live'}", total=facts["total"], length=facts["length"])
    return Row(cells=(turn, relation), name=str(facts["player"]), mark=mark)


def _worth_paths(derived: Derived[Any], path: Path = ()) -> Iterator[tuple[Path, Derived[Any]]]:
    """Yield the steps that say what the game is worth, each with the way to it."""
    for place, node in enumerate(derived.because):
        if node.rule in WORTH:
            yield (*path, place), node
        yield from _worth_paths(node, (*path, place))


def _worth_guesses(scored: GameScore, worth: Derived[Any], lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the points: ours, and what forgets the cube or the result."""
    facts = dict(worth.facts)
    wrong = (reply(points, _SLIPS[slip], **facts) for slip, points in wrong_worths(worth).items())
    return guesses(lang, reply(scored.points, "cube-guess-right"), wrong)
