"""How a party stands: who would pay whom now, the way to its settlement, and the last deal taken back."""

from urllib.parse import urlencode

from markupsafe import Markup

from rulesengine.core.rulebook import differences
from rulesengine.explorers.houses import axis_text
from rulesengine.explorers.preferans_forms import padded, spread_sheet
from rulesengine.explorers.preferans_settling import paid_notes
from rulesengine.preferans.finish import Finished
from rulesengine.preferans.party import Played
from rulesengine.preferans.rulebook import OF_SETTLING, PRESETS, PreferansRulebook
from rulesengine.text.catalogue import speaker
from rulesengine.views.cards import Press
from rulesengine.views.onward import Onward, onward_html

SETTLEMENT = "../notebooks/preferans_settlement.html#x-four"
"""Where the explorer of settlements stands, seen from any page one folder below the language."""
WITHOUT_LAST = "-=deals"
"""What a button writes that takes the last line away."""


def standing_html(played: Played, finished: Finished, lang: str) -> Markup:
    """Return who pays whom as the party stands, with the way on and the way back."""
    say = speaker(lang)
    return onward_html(
        Onward(
            lines=(say("preferans-note-standing"), *paid_notes(finished, lang)),
            href=settlement_address(played),
            link=say("preferans-link-settle"),
            presses=(Press(say("preferans-undo-deal"), WITHOUT_LAST),),
        ),
        lang,
    )


def settlement_address(played: Played) -> str:
    """Return the address at which the party's sheet stands in the explorer of settlements."""
    sheet = played.sheet
    laid = spread_sheet(
        {"players": sheet.players, "pool": sheet.pool, "mountain": sheet.mountain, "whists": sheet.whists}
    )
    rows = {name: padded(laid[name]) for name in ("players", "pool", "mountain")}
    said = {**_convention(played.rulebook), **rows, "whists": laid["whists"], "target": played.party.target}
    return f"{SETTLEMENT}?{urlencode(said, doseq=True)}"


def _convention(rulebook: PreferansRulebook) -> dict[str, str]:
    """Return a convention that settles in this way: by its name, or the first one with what differs."""
    first, *_ = PRESETS
    name = next((name for name, preset in PRESETS.items() if preset == rulebook), first)
    changed = differences(PRESETS[name], rulebook)
    return {
        "preset": name,
        **{f"rules.{axis}": axis_text(getattr(rulebook, axis)) for axis in OF_SETTLING if axis in changed},
    }
