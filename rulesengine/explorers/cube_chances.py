"""Drawing of a take point: the chances in the match that make it, as bars, and what may be predicted."""

from typing import Any

from rulesengine.core.balance import in_digits
from rulesengine.core.derivation import Derived
from rulesengine.cube import rules
from rulesengine.cube.takepoint import TakePoint
from rulesengine.explorers.cube_status import by_index
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
MONEY = "25"
"""The take point where every point counts the same."""


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


def point_guesses(found: TakePoint, lang: str) -> tuple[Guess, ...]:
    """Return what may be predicted as the take point in whole hundredths."""
    say = speaker(lang)
    right, whole = in_digits(found.point * HUNDRED, 0), in_digits((1 - found.point) * HUNDRED, 0)
    found_by = {
        whole: Guess(whole, say("cube-guess-point-other", taker=found.taker)),
        MONEY: Guess(MONEY, say("cube-guess-point-money")),
        right: Guess(right, say("cube-guess-point-right", share=found.point), right=True),
    }
    return tuple(found_by.values())


def _bar(node: Derived[Any], mark: str, lang: str) -> Bar:
    say = speaker(lang)
    share = node.value.point if isinstance(node.value, TakePoint) else node.value
    name = say(NAMES[node.rule], **{"cube": "", **dict(node.facts)})
    return Bar(name, say("cube-percent", share=share), float(share), mark)
