"""How good the three players of Spades are: whole games to 500, the same deals in both seats."""

from collections.abc import Iterator

from benchmarks.figures import Figure, table
from rulesengine.bots import MEASURED, Duel, Level, play_duel

BARS = {Level.NORMAL: 95, Level.HARD: 65}
LOWEST = 62
"""What the lower end of the interval of the hard player must exceed, in percent."""


def measure() -> list[Figure]:
    """Play the games of the book again, and count games, nils and hands."""
    return [figure for printed in MEASURED for figure in _figures(printed)]


def _figures(printed: Duel) -> Iterator[Figure]:
    found = play_duel(printed.better, printed.other, printed.games)
    low, high = found.interval
    pair = f"{found.better.value} against {found.other.value}"
    name = f"{pair}, {found.games} games"
    yield Figure(name=name, value=100 * found.share, unit="%", bar=BARS[found.better], at_least=True)
    lowest = LOWEST if found.better is Level.HARD else None
    yield Figure(name=f"{pair}, lower end (95 %)", value=100 * low, unit="%", bar=lowest, at_least=True)
    yield Figure(name=f"{pair}, upper end (95 %)", value=100 * high, unit="%")
    yield Figure(name="  not as the book prints it", value=int(found != printed), unit="", bar=0)
    yield Figure(name=f"nils of the {found.better.value} player", value=found.nils, unit="")
    yield Figure(name="  of them made", value=100 * found.nils_made / (found.nils or 1), unit="%")
    yield Figure(name="  hands a game", value=found.hands / found.games, unit="")


if __name__ == "__main__":
    print(table("The players of Spades", measure()))
