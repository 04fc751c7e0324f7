"""Drawings of scores in Spades: a hand line by line with its bags, and the readings of a failed nil."""

from rulesengine.core.derivation import Derived
from rulesengine.explorers.marks import hand_mark
from rulesengine.explorers.spades_bags import bag_counters
from rulesengine.explorers.spades_guesses import hand_guesses
from rulesengine.explorers.spades_lines import hand_table, line_mark
from rulesengine.spades.compare import Readings
from rulesengine.spades.hand import ScoredHand
from rulesengine.spades.rulebook import NilTricks
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import plain, signed
from rulesengine.views.answer import Drawn
from rulesengine.views.comparison import Row, comparison_html


def draw_hand(derived: Derived[ScoredHand], lang: str) -> Drawn:
    """Draw both sides line by line, and their bags as counters."""
    return Drawn(
        picture=hand_table(derived, lang) + bag_counters(derived, lang),
        mark=line_mark,
        guesses=hand_guesses(derived.value, lang),
    )


def draw_readings(derived: Derived[Readings], lang: str) -> Drawn:
    """Draw what one side writes under each reading of a failed nil."""
    say, found = speaker(lang), derived.value
    rows = tuple(
        Row(
            cells=(signed(one.points), plain(one.bags)),
            name=say(f"word-spades-nil_tricks-{reading.value}"),
            mark=f"hand-{number}",
            differs=one.points != found.count.points,
        )
        for number, (reading, one) in enumerate(
            zip(NilTricks, (found.count, found.bags_only, found.nothing), strict=True), 1
        )
    )
    heads = tuple(say(f"spades-head-{head}") for head in ("way", "points", "bags"))
    return Drawn(picture=comparison_html(say("spades-table-readings"), heads, rows, lang), mark=hand_mark)
