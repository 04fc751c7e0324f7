"""Every way of rounding a sheet of preferans side by side, every step with the result that it is about."""

from collections.abc import Iterator
from typing import Any

from rulesengine.core.balance import added
from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.explorers.preferans_pen import mark_of, name_in, walk
from rulesengine.preferans import rules
from rulesengine.preferans.choices import Choices
from rulesengine.preferans.rounding import Rounding
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Path, verdict
from rulesengine.text.phrase import plain, signed
from rulesengine.views.answer import Drawn
from rulesengine.views.comparison import Cell, Row, comparison_html


def draw_rounding(derived: Derived[Choices], lang: str) -> Drawn:
    """Draw every way of rounding as a line; one whose numbers do not add up to zero says so."""
    say = speaker(lang)
    players = derived.value.exact.players
    alone = [node.rule for node in derived.because].count(rules.CHOICE) == 1
    rows = tuple(
        _row(node, (index,), players, _way(node, say, alone=alone))
        for index, node in enumerate(derived.because)
    )
    residues = (node for node in derived.steps() if node.rule is rules.RESIDUE)
    return Drawn(
        picture=comparison_html(
            say("preferans-table-rounding"), (say("preferans-head-way"), *players), rows, lang
        ),
        mark=lambda step: mark_of(step.path),
        notes=tuple(verdict(node, lang) for node in residues),
    )


def _row(way: Derived[Any], path: Path, players: tuple[str, ...], name: str) -> Row:
    """Return the line of a way: a result is written by its own step, or else by the way itself."""
    results = {name_in(node): mark_of(at) for at, node in walk(way, path) if node.rule is rules.RESULT}
    cells = tuple(
        Cell(
            signed(number),
            results.get(player, mark_of(path)),
            tuple(mark for who, mark in _steps(way, path) if who == player and mark != results.get(who)),
        )
        for player, number in zip(players, way.value, strict=True)
    )
    about = tuple(mark for who, mark in _steps(way, path) if not who)
    return Row(cells=cells, name=name, read=about, differs=added(way.value) != 0)


def _steps(way: Derived[Any], path: Path) -> Iterator[tuple[str, str]]:
    """Yield the mark of each step with the player whom it is about; the choice of a player is the way's."""
    for at, node in walk(way, path):
        player = dict(node.facts).get("player", "") if at != path else ""
        yield str(player), mark_of(at)


def _way(node: Derived[Any], say: Say, *, alone: bool) -> str:
    if node.rule is rules.WAY:
        rounding = node.fact("rounding")
        return say(f"word-preferans-rounding-{plain(rounding)}")
    if alone:
        return say(f"word-preferans-rounding-{Rounding.DIVISIBLE.value}")
    return say("preferans-row-adjusted", player=name_in(node))
