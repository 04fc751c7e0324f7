"""The table: whole deals and games agree with the engine, and the better player wins."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesengine.bots import Before, Level, choose, play_deal, play_game, score_after, view_of
from rulesengine.spades.deal import Phase, dealt_hands, of_bits
from rulesengine.spades.end import winner_at
from rulesengine.spades.hand import score_hand
from rulesengine.spades.moves import apply
from rulesengine.spades.record import hand_of
from rulesengine.spades.seats import SEATS
from tests.spades.strategies import both_bags, rngs, scores

levels = st.tuples(*[st.sampled_from(Level)] * 4)


@settings(max_examples=20)
@given(rngs, levels, st.integers(0, 3), scores, both_bags)
def test_table_plays_what_the_players_choose(
    rng: Random, who: tuple[Level, ...], dealer: int, before: tuple[int, int], bags: tuple[int, int]
) -> None:
    """The quick table and the explained choices are one player."""
    hands = dealt_hands(rng)
    deal = of_bits(hands, SEATS[dealer])
    while deal.phase is not Phase.OVER:
        level = who[SEATS.index(deal.turn)]
        deal = apply(deal, choose(view_of(deal, deal.turn, before, bags), level).value)
    hand = play_deal(who, hands, Before(dealer, before, bags))  # type: ignore[arg-type]  # four levels
    assert hand == hand_of(deal)
    found = score_hand(hand, before, bags).value
    after = score_after(hand, Before(dealer, before, bags))
    assert (after.scores, after.bags) == (found.scores, found.bags)
    assert after.dealer == (dealer + 1) % 4


def test_game_is_the_same_under_the_same_seed() -> None:
    """Cards come from the generator that is handed in, and from nowhere else."""
    who = (Level.HARD, Level.NORMAL, Level.HARD, Level.NORMAL)
    assert play_game(who, Random(3)) == play_game(who, Random(3))


def test_game_ends_when_somebody_has_won() -> None:
    """The winner is the one of the scores, after the last hand and not before."""
    winner, hands = play_game((Level.NORMAL,) * 4, Random(4))
    before = Before(Random(4).randrange(4))
    for hand in hands:
        assert winner_at(before.scores) == ""
        before = score_after(hand, before)
    assert winner_at(before.scores) == winner


@pytest.mark.parametrize(
    ("better", "other", "least"), [(Level.NORMAL, Level.SIMPLE, 27), (Level.HARD, Level.NORMAL, 18)]
)
def test_better_player_wins(better: Level, other: Level, least: int) -> None:
    """Of thirty games, the same deals in both seats; the benchmark plays many more."""
    won = 0
    for seed in range(15):
        won += play_game((better, other, better, other), Random(seed))[0] == "NS"
        won += play_game((other, better, other, better), Random(seed))[0] == "EW"
    assert won >= least
