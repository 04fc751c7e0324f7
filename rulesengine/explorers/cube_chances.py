"""Drawings of chances as bars: of a match, of a take point and what makes it, of what a mars adds."""

from typing import Any

from rulesengine.core.balance import Number, in_digits
from rulesengine.core.derivation import Derived
from rulesengine.cube import rules
from rulesengine.cube.chances import Chance
from rulesengine.cube.gammon import MARS_FOR_MONEY, GammonValue
from rulesengine.cube.players import PLAYERS
from rulesengine.cube.takepoint import POINT_FOR_MONEY, TakePoint
from rulesengine.explorers.guesses import Reply, guesses, reply
from rulesengine.explorers.marks import by_index
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import verdict
from rulesengine.views.answer import Drawn, Guess
from rulesengine.views.bars import Bar, Bars, bars_html

NAMES = {
    rules.IF_PASSED: "cube-bar-passed",
    rules.IF_WON: "cube-bar-won",
    rules.IF_LOST: "cube-bar-lost",
    rules.TAKE_POINT: "cube-bar-point",
    rules.TAKE_POINT_LIVE: "cube-bar-point",
}
"""The steps that are drawn, each with the words of its bar."""
HUNDRED = 100
ENDS = ("loss", "win", "mars")
"""How a game may end for a player, in the order of the steps."""


def draw_takepoint(derived: Derived[TakePoint], lang: str) -> Drawn:
    """Draw the chance after a pass, a win and a loss, and the share of games from which to take."""
    say = speaker(lang)
    marks = {place: f"bar-{place}" for place, node in enumerate(derived.because) if node.rule in NAMES}
    bars = [_bar(derived.because[place], mark, lang) for place, mark in marks.items()]
    chart = Bars(
        title=say("cube-bars-title", taker=derived.value.taker),
        heads=(say("cube-head-chance"), "%"),
        bars=(*bars, _bar(derived, "", lang)),
        below=True,
        whole=1,
    )
    others = (node for node in derived.because if node.rule not in NAMES)
    return Drawn(
        picture=bars_html(chart, lang),
        mark=by_index(marks),
        notes=tuple(verdict(node, lang) for node in others),
        guesses=point_guesses(derived.value, lang),
    )


def draw_chance(derived: Derived[Chance], lang: str) -> Drawn:
    """Draw both players' chances to win the match."""
    say, found = speaker(lang), derived.value
    shares = zip(PLAYERS, (found.mine, found.theirs), strict=True)
    chart = Bars(
        title=say("cube-chance-title", score=found.score, length=found.length),
        heads=(say("cube-head-chance"), "%"),
        bars=tuple(_share(say("cube-part", part=player), share, "", lang) for player, share in shares),
        below=True,
        whole=1,
    )
    return Drawn(picture=bars_html(chart, lang))


def draw_gammon(derived: Derived[GammonValue], lang: str) -> Drawn:
    """Draw the chances after a loss, a win and a mars; for a dead cube the last two are the same."""
    say, found = speaker(lang), derived.value
    marks = {place: f"bar-{place}" for place in range(len(ENDS))}
    ends, others = derived.because[: len(ENDS)], derived.because[len(ENDS) :]
    bars = tuple(
        _share(say(f"cube-bar-{end}", player=found.player), node.value, marks[place], lang)
        for place, (end, node) in enumerate(zip(ENDS, ends, strict=True))
    )
    chart = Bars(
        title=say("cube-gammon-title", player=found.player),
        heads=(say("cube-head-chance"), "%"),
        bars=bars,
        below=True,
        whole=1,
    )
    return Drawn(
        picture=bars_html(chart, lang),
        mark=by_index(marks),
        notes=tuple(verdict(node, lang) for node in others),
        guesses=gammon_guesses(found, lang),
    )


def gammon_guesses(found: GammonValue, lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the worth of a mars in whole hundredths."""
    money = reply(_hundredths(MARS_FOR_MONEY), "cube-guess-gammon-money")
    return guesses(lang, _right(found.worth), (money,))


def point_guesses(found: TakePoint, lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the take point in whole hundredths."""
    wrong = (
        reply(_hundredths(POINT_FOR_MONEY), "cube-guess-point-money"),
        reply(_hundredths(1 - found.point), "cube-guess-point-other", taker=found.taker),
    )
    return guesses(lang, _right(found.point), wrong)


def _right(share: Number) -> Reply:
    return reply(_hundredths(share), "cube-guess-point-right", share=share)


def _hundredths(share: Number) -> str:
    return in_digits(share * HUNDRED, 0)


def _bar(node: Derived[Any], mark: str, lang: str) -> Bar:
    say = speaker(lang)
    share = node.value.point if isinstance(node.value, TakePoint) else node.value
    return _share(say(NAMES[node.rule], **{"cube": "", **dict(node.facts)}), share, mark, lang)


def _share(name: str, share: Number, mark: str, lang: str) -> Bar:
    return Bar(name, speaker(lang)("cube-percent", share=share), float(share), mark)
