"""Write the traces that tests/golden keeps: run after a deliberate change, and read the difference."""

import json
from pathlib import Path

from rulesengine.examples.check import check
from rulesengine.examples.shipped import shipped
from rulesengine.text.trace import trace

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
KEPT = (
    "kozel-tie-then-74-46",
    "kozel-tie-then-25-95-from-4",
    "kozel-tie-repeated-then-74-46",
    "kozel-house-multiply-big",
    "kozel-carry-may-not-finish",
    "kozel-60-58",
    "kozel-six-points-lost",
    "kozel-five-tricks-against-three",
    "kozel-jack-not-counted",
    "kozel-finish-58-and-queen",
    "kozel-audit-carry-twice-later",
    "kozel-compare-big-win",
    "kozel-agree-seed",
    "preferans-guide-remise-gentleman",
    "preferans-guide-whister-short",
    "preferans-guide-piter",
    "preferans-guide-wes-short",
    "preferans-raspasy-amnesty-passes-dealer-by",
    "preferans-aid-to-both",
    "preferans-divisible-rest-two",
    "preferans-audit-n-minus-one",
    "preferans-correct-an-old-deal",
    "preferans-compare-two-sochis",
    "preferans-half-beside-whist",
    "spades-readings-part",
    "spades-bags-twenty",
    "spades-two-nils-one-fails",
    "spades-nil-of-each-side",
    "spades-follow-hearts",
    "spades-third-suit-never-wins",
    "spades-deal-four-suits",
    "spades-game-extra-hand",
    "spades-end-tie-at-510-with-bags",
    "spades-sheet-penalty-once",
    "spades-houses-part-on-a-failed-nil",
    "spades-deal-does-not-follow",
    "cube-book-3-owned-4",
    "cube-book-2-owned-4",
    "cube-both-rule-allows",
    "cube-policies-4-away-5-away",
    "cube-chain-b-first",
    "cube-larger-score-counted",
    "cube-crawford-after-3-2",
    "cube-leader-doubles-at-6-2",
    "cube-mat-double-in-crawford",
    "cube-take-live",
    "cube-audit-offered-cube",
    "cube-compare-parts-on-a-dead-cube",
    "cube-policies-counted",
    "cube-chance-2-away-3-away",
    "cube-owner-unknown",
)
"""Examples that show each shape of a trace: sums, rejected rules, cards, tallies, refusals."""


def main() -> None:
    """Write every kept trace."""
    for identity in KEPT:
        path(identity).write_text(golden(identity), encoding="utf-8")


def path(identity: str) -> Path:
    """Return the file of a kept trace."""
    return FOLDER / f"{identity}.json"


def golden(identity: str) -> str:
    """Return the trace of a shipped example, or of its problems, as readable JSON."""
    found = check(shipped()[identity])
    if found.error is not None:
        told: object = [{"path": one.value, **trace(one)} for one in found.error.problems]
    else:
        told = trace(found.derived) if found.derived else None
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    main()
