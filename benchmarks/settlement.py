"""What a preferans sheet costs to settle on this machine's own Python, with its derivation."""

import random

from benchmarks.figures import MICRO, Figure, table, typical
from rulesengine.explorers.host import warm
from rulesengine.preferans.finish import finish
from rulesengine.preferans.rulebook import LENINGRAD
from rulesengine.preferans.settle import settle
from rulesengine.preferans.sheet import Row, Sheet
from rulesengine.preferans.short import settle_short
from rulesengine.text.narration import narrate

PLAYERS = ("A", "B", "C", "D")
SHEETS = 400
BAR = 300.0
"""Microseconds for one sheet of four."""


def measure() -> list[Figure]:
    """Settle, tell and pay sheets of four with whists on everybody, another one each time."""
    warm()
    rng = random.Random(SHEETS)
    sheets = [_sheet(rng) for _ in range(SHEETS)]
    settled = typical(lambda sheet: settle(sheet, LENINGRAD), sheets)
    short = typical(lambda sheet: settle_short(sheet, LENINGRAD), sheets)
    paid = typical(lambda sheet: finish(sheet, rulebook=LENINGRAD), sheets)
    told = typical(lambda derived: narrate(derived, "ru"), [settle(one, LENINGRAD) for one in sheets])
    return [
        Figure(name="a sheet of four settled", value=MICRO * settled, unit="µs", bar=BAR),
        Figure(name="settled by the short way", value=MICRO * short, unit="µs"),
        Figure(name="settled, with who pays whom", value=MICRO * paid, unit="µs"),
        Figure(name="told in sentences", value=MICRO * told, unit="µs"),
        Figure(name="told in sentences ÷ settled", value=told / settled, unit="×"),
    ]


def _sheet(rng: random.Random) -> Sheet:
    whists = tuple(
        tuple(0 if one == other else 2 * rng.randrange(100) for other in PLAYERS) for one in PLAYERS
    )
    return Sheet(PLAYERS, _row(rng), _row(rng), whists)


def _row(rng: random.Random) -> Row:
    return tuple(2 * rng.randrange(40) for _ in PLAYERS)


if __name__ == "__main__":
    print(table("The settlement of a sheet", measure()))
