"""Write the games of Spades in tests/golden/spades: run after a deliberate change, read the difference."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rulesengine.bots import Level, choose, view_of
from rulesengine.core.cards import Suit
from rulesengine.spades.deal import Bid, Deal, Phase, Play, dealt_hands, of_bits, tricks_of
from rulesengine.spades.deck import RANKS_UP
from rulesengine.spades.end import judge_end
from rulesengine.spades.hand import score_hand
from rulesengine.spades.moves import apply, legal
from rulesengine.spades.record import hand_of
from rulesengine.spades.rulebook import PRESETS, SpadesRulebook
from rulesengine.spades.seats import PLAYERS, SEATS, SIDES, left_of, seat_of
from rulesengine.spades.trick import take_trick

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "spades"
Choose = Callable[[Deal, Random], Bid | Play]


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A game that is kept: how it is dealt, who plays it, and by which rules."""

    seed: int
    choose: Choose
    house: SpadesRulebook


def lowest(deal: Deal, _rng: Random) -> Bid | Play:
    """Bid the aces and kings, at least one, and play the lowest legal card."""
    if deal.phase is Phase.BIDDING:
        return Bid(deal.turn, max(1, sum(card.rank in "AK" for card in deal.hand(deal.turn))))
    plays = [action for action in legal(deal) if isinstance(action, Play)]
    return min(plays, key=lambda play: RANKS_UP.index(play.card.rank))


def anything(deal: Deal, rng: Random) -> Bid | Play:
    """Bid from nil to four and play any legal card."""
    return Bid(deal.turn, rng.randint(0, 4)) if deal.phase is Phase.BIDDING else rng.choice(legal(deal))


def at_table(*seats: Level) -> Choose:
    """Bid and play as four players of these levels do, each told nothing of the score."""

    def choose_one(deal: Deal, _rng: Random) -> Bid | Play:
        return choose(view_of(deal, deal.turn), seats[seat_of(deal.turn)]).value

    return choose_one


KEPT = {
    "lowest-cards-to-150": Playthrough(1, lowest, SpadesRulebook(target=150)),
    "players-normal-against-simple": Playthrough(
        4, at_table(Level.NORMAL, Level.SIMPLE, Level.NORMAL, Level.SIMPLE), PRESETS["seed-1-0-0"]
    ),
    "players-hard-against-normal": Playthrough(
        5, at_table(Level.HARD, Level.NORMAL, Level.HARD, Level.NORMAL), PRESETS["seed-1-0-0"]
    ),
    "random-cards": Playthrough(2, anything, PRESETS["seed-1-0-0"]),
    "random-cards-nil-bags-only": Playthrough(3, anything, PRESETS["nil-bags-only"]),
}


def main() -> None:
    """Write every kept game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in KEPT:
        path(name).write_text(played(name), encoding="utf-8")


def path(name: str) -> Path:
    """Return the file of a kept game."""
    return FOLDER / f"{name}.txt"


def played(name: str) -> str:
    """Return a whole game as lines: each deal, each trick, each score."""
    return "\n".join(_lines(KEPT[name])) + "\n"


def _lines(kept: Playthrough) -> Iterator[str]:
    rng = Random(kept.seed)
    scores, bags, dealer, number = (0, 0), (0, 0), SEATS[0], 0
    ending = judge_end(scores, bags, kept.house).value
    while not ending.finished:
        number += 1
        yield f"hand {number}, dealer {dealer}"
        deal = of_bits(dealt_hands(rng), dealer, kept.house)
        yield from _dealt(deal)
        while deal.phase is not Phase.OVER:
            deal = apply(deal, kept.choose(deal, rng))
        yield from _tricks(deal)
        scored = score_hand(hand_of(deal), scores, bags, kept.house).value
        scores, bags = scored.scores, scored.bags
        yield f"points {_both(scored.points)}  score {_both(scores)}  bags {_both(bags)}\n"
        dealer = SEATS[left_of(seat_of(dealer))]
        ending = judge_end(scores, bags, kept.house).value
    yield f"winner {ending.winner}"


def _dealt(deal: Deal) -> Iterator[str]:
    for seat in SEATS:
        suits = (
            "".join(card.rank.replace("10", "T") for card in deal.hand(seat) if card.suit is suit) or "-"
            for suit in Suit
        )
        yield f"  {seat}  " + "  ".join(f"{suit.value}{held}" for suit, held in zip(Suit, suits, strict=True))


def _tricks(deal: Deal) -> Iterator[str]:
    hand = hand_of(deal)
    yield "bids   " + "  ".join(f"{seat} {bid}" for seat, bid in zip(SEATS, hand.bids, strict=True))
    leader = SEATS[left_of(seat_of(deal.dealer))]
    for number, cards in enumerate(tricks_of(deal), 1):
        assert len(cards) == PLAYERS
        taken = take_trick(leader, cards).value
        yield f"  {number:2}  {leader}: {' '.join(f'{card!s:>3}' for card in cards)}  {taken.winner}"
        leader = taken.winner
    yield "tricks " + "  ".join(f"{seat} {taken}" for seat, taken in zip(SEATS, hand.tricks, strict=True))


def _both(numbers: tuple[int, int]) -> str:
    return " ".join(f"{side} {number}" for side, number in zip(SIDES, numbers, strict=True))


if __name__ == "__main__":
    main()
