"""How good the three players of Spades are: whole games to 500, the same deals in both seats."""

import math
import random
from collections import Counter
from collections.abc import Iterator

from benchmarks.figures import Figure, table
from rulesengine.bots import Level, play_game

GAMES = {(Level.NORMAL, Level.SIMPLE): 400, (Level.HARD, Level.NORMAL): 2000}
BARS = {(Level.NORMAL, Level.SIMPLE): 95, (Level.HARD, Level.NORMAL): 65}
LOWEST = 62
"""What the lower end of the interval of the hard player must exceed, in percent."""
SURE = 1.96


def measure() -> list[Figure]:
    """Play each pair of levels against each other, and count games, nils and hands."""
    return [figure for (better, other), games in GAMES.items() for figure in _duel(better, other, games)]


def duel(better: Level, other: Level, games: int) -> Counter[str]:
    """Play games in pairs: each seed once with each side in each pair of seats."""
    found: Counter[str] = Counter()
    for seed in range(games // 2):
        for side, name in enumerate(("NS", "EW")):
            levels = (better, other, better, other) if side == 0 else (other, better, other, better)
            winner, hands = play_game(levels, random.Random(seed))
            found["games"] += 1
            found["hands"] += len(hands)
            found["won"] += winner == name
            for hand in hands:
                for seat in (side, side + 2):
                    nil = hand.bids[seat] == 0
                    found["nils"] += nil
                    found["nils made"] += nil and hand.tricks[seat] == 0
    return found


def _duel(better: Level, other: Level, games: int) -> Iterator[Figure]:
    found = duel(better, other, games)
    share = found["won"] / found["games"]
    half = SURE * math.sqrt(share * (1 - share) / found["games"])
    pair = f"{better.value} against {other.value}"
    bar = BARS[better, other]
    yield Figure(name=f"{pair}, {games} games", value=100 * share, unit="%", bar=bar, at_least=True)
    lowest = LOWEST if better is Level.HARD else None
    yield Figure(
        name=f"{pair}, lower end (95 %)", value=100 * (share - half), unit="%", bar=lowest, at_least=True
    )
    yield Figure(name=f"{pair}, upper end (95 %)", value=100 * (share + half), unit="%")
    nils = found["nils"] or 1
    yield Figure(name=f"nils of the {better.value} player", value=found["nils"], unit="")
    yield Figure(name="  of them made", value=100 * found["nils made"] / nils, unit="%")
    yield Figure(name="  hands a game", value=found["hands"] / found["games"], unit="")


if __name__ == "__main__":
    print(table("The players of Spades", measure()))
