"""Whole random deals of Spades a second: the engine beside OpenSpiel, the same policy, turn by turn."""

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time

import pyspiel

from benchmarks.figures import MICRO, Figure, table
from rulesengine.bots import Level, choose, view_of
from rulesengine.spades.deal import Phase, dealt_hands, of_bits
from rulesengine.spades.deck import DECK_SIZE
from rulesengine.spades.moves import apply
from rulesengine.spades.playout import play_out
from rulesengine.spades.position import Position, after
from rulesengine.spades.reckoning import Reckoning, reckon
from rulesengine.spades.seats import HAND, PLAYERS, of_side

DEALS = 400
ROUNDS = 15
EXPLAINED = 60
BIDS = range(HAND + 1)
CHECKED = 2000
MERCY = -350
"""The points of one hand from which on OpenSpiel takes 200 more: such deals cannot be compared."""
BAR = 1.5
"""How many times as many deals as OpenSpiel plays."""
MOVE_BAR = 1_500_000
"""Microseconds for a move of the hard player."""


def measure() -> list[Figure]:
    """Play the same number of deals with both, in turns, so that a busy machine slows both."""
    ours, theirs = [], []
    game = pyspiel.load_game("spades")
    for number in range(ROUNDS):
        ours.append(_rate(random_deal, number))
        theirs.append(_rate(partial(random_deal_of_open_spiel, game), number))
    # The fastest round of each is the one that the rest of the machine disturbed least.
    return [
        Figure(name="whole random deals, this engine", value=max(ours), unit="/s"),
        Figure(name="whole random deals, OpenSpiel", value=max(theirs), unit="/s"),
        Figure(
            name="this engine ÷ OpenSpiel", value=max(ours) / max(theirs), unit="×", bar=BAR, at_least=True
        ),
        Figure(name=f"scores that differ, of {CHECKED} deals", value=differing(game), unit="", bar=0),
        Figure(name="a move of the hard player, with its reason", value=_move(), unit="µs", bar=MOVE_BAR),
    ]


def random_deal(rng: random.Random) -> tuple[Reckoning, Reckoning]:
    """Deal, bid and play at random, and score both sides."""
    pick = rng.choice
    bids = [pick(BIDS) for _ in range(PLAYERS)]
    north, east, south, west = play_out(dealt_hands(rng), 1, (pick,) * PLAYERS)
    return (
        reckon((bids[0], bids[2]), (north, south), 0),
        reckon((bids[1], bids[3]), (east, west), 0),
    )


def random_deal_of_open_spiel(game: object, rng: random.Random) -> list[float]:
    """Do the same with OpenSpiel: every action, the dealing too, uniformly among the legal ones."""
    pick = rng.choice
    state = game.new_initial_state()  # type: ignore[attr-defined]  # OpenSpiel has no types
    while not state.is_terminal():
        state.apply_action(pick(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def differing(game: object) -> int:
    """Count random deals of OpenSpiel that this engine scores otherwise, from scores of 0 and more.

    Below 0 OpenSpiel loses bags; from `MERCY` on a deal is left out.
    """
    rng = random.Random(CHECKED)
    found = 0
    for _ in range(CHECKED):
        scores = (rng.randrange(500), rng.randrange(500))
        state = game.new_initial_state()  # type: ignore[attr-defined]  # OpenSpiel has no types
        state.set_current_scores(list(scores))
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        theirs = tuple(int(points) for points in state.returns()[:2])
        found += theirs != _points(state.history(), scores) and min(theirs) > MERCY
    return found


def _points(history: list[int], scores: tuple[int, int]) -> tuple[int, int]:
    """Return the points of both sides for a deal that OpenSpiel played; its cards are numbered as here."""
    dealt, bids, plays = history[:DECK_SIZE], history[DECK_SIZE : DECK_SIZE + PLAYERS], history[-DECK_SIZE:]
    hands = tuple(sum(1 << card for card in dealt[seat::PLAYERS]) for seat in range(PLAYERS))
    position = Position(hands, 0)
    for card in plays:
        position = after(position, card)
    told = [bid - DECK_SIZE for bid in bids]
    one, other = (
        reckon(of_side(side, told), of_side(side, position.taken), scores[side] % 10).points
        for side in (0, 1)
    )
    return one, other


def _rate(deal: Callable[[random.Random], object], seed: int) -> float:
    rng = random.Random(seed)
    begun = process_time()
    for _ in range(DEALS):
        deal(rng)
    return DEALS / (process_time() - begun)


def _move() -> float:
    """Return the microseconds of a typical move, explained, at a table of hard players."""
    rng = random.Random(EXPLAINED)
    times = []
    for _ in range(EXPLAINED):
        deal = of_bits(dealt_hands(rng))
        while deal.phase is not Phase.OVER:
            view = view_of(deal, deal.turn)
            begun = perf_counter()
            choice = choose(view, Level.HARD)
            times.append(perf_counter() - begun)
            deal = apply(deal, choice.value)
    return MICRO * median(times)


if __name__ == "__main__":
    print(table("Whole random deals of Spades", measure()))
