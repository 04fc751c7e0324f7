"""The table: a short text is replayed, the players answer as they would anywhere, every state is a link."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesengine.bots import REASONS, AtTable, Level, Sitting, choose, sit, view_of
from rulesengine.bots.sitting import onward
from rulesengine.core.cards import parse_card
from rulesengine.core.derivation import Rule
from rulesengine.core.errors import IllegalMove, InputError, RulesError
from rulesengine.core.question import ask
from rulesengine.games import QUESTIONS
from rulesengine.spades import rules
from rulesengine.spades.deal import Action, Bid, Deal, Phase, Play, dealt_hands, of_bits
from rulesengine.spades.deck import CARDS
from rulesengine.spades.hand import score_hand
from rulesengine.spades.moves import apply
from rulesengine.spades.record import hand_of
from rulesengine.spades.seats import seat_of
from rulesengine.text.catalogue import LANGUAGES
from rulesengine.text.narration import narrate
from tests.spades.strategies import dealers

levels = st.tuples(*[st.sampled_from(Level)] * 4)
sittings = st.builds(Sitting, deal=st.integers(1, 999), levels=levels, dealer=dealers, bid=st.integers(0, 13))


def played_out(sitting: Sitting, rng: Random) -> list[AtTable]:
    """Give every state in which South is asked, South playing at random."""
    states = [sit(sitting).value]
    while (found := states[-1].legality) is not None:
        sitting = replace(sitting, cards=(*sitting.cards, rng.choice(found.legal)))
        states.append(sit(sitting).value)
    return states


@settings(max_examples=15)
@given(sittings, st.integers(0, 999))
def test_hand_is_played_to_its_end(sitting: Sitting, seed: int) -> None:
    """South is asked thirteen times, every card is legal, and the score is that of bids and tricks."""
    states = played_out(sitting, Random(seed))
    last = states[-1]
    assert [len(one.sitting.cards) for one in states] == list(range(14))
    assert last.deal.phase is Phase.OVER
    assert last.score is not None
    assert last.score.value == score_hand(hand_of(last.deal)).value


@settings(max_examples=15)
@given(sittings, st.integers(0, 999))
def test_players_do_what_they_would_do_anywhere(sitting: Sitting, seed: int) -> None:
    """Each action of the three is the choice of a player who is given that view and nothing else."""
    last = played_out(sitting, Random(seed))[-1]
    deal, told = of_bits(dealt_hands(Random(sitting.deal)), sitting.dealer), last.deal
    while deal.phase is not Phase.OVER:
        action = _next(deal, told)
        if deal.turn != "S":
            level = sitting.levels[seat_of(deal.turn)]
            assert action == choose(view_of(deal, deal.turn), level).value
        deal = apply(deal, action)
    assert deal == told


def _next(deal: Deal, told: Deal) -> Action:
    """Give what was done next in a deal that went further."""
    if deal.phase is Phase.BIDDING:
        return Bid(deal.turn, told.bids[len(deal.bids)])
    return Play(deal.turn, CARDS[told.plays[len(deal.plays)]])


@settings(max_examples=10)
@given(sittings, st.integers(0, 999))
def test_every_action_of_the_others_has_its_reason(sitting: Sitting, seed: int) -> None:
    """Three bids and thirty-nine cards are explained, in every language."""
    last = played_out(sitting, Random(seed))[-1]
    derived = sit(last.sitting)
    reasons = [step for step in derived.steps() if step.rule in REASONS]
    assert len(reasons) == 3 * 14
    assert all(narrate(derived, lang) for lang in LANGUAGES)


def test_same_text_gives_the_same_state() -> None:
    """A link is enough: the number of the deal, the bid and the cards."""
    told = Sitting(deal=7, bid=3)
    found = sit(told).value
    assert found.legality is not None
    card = found.legality.legal[0]
    assert sit(replace(told, cards=(card,))) == sit(replace(told, cards=(card,)))
    assert sit(replace(told, cards=(card,))).value.deal.dealt == found.deal.dealt


def test_bid_is_asked_before_a_card() -> None:
    """Who sits before South has bid already, and nobody after."""
    at = sit(Sitting(deal=1, dealer="N")).value
    assert (at.deal.phase, at.deal.turn, len(at.deal.bids)) == (Phase.BIDDING, "S", 1)


@pytest.mark.parametrize(
    ("changed", "path", "rule"),
    [
        ({"cards": "A♠"}, "cards[0]", rules.MUST_FOLLOW),
        ({"cards": "2♥"}, "cards[0]", rules.NOT_HELD),
        ({"bid": None, "cards": "4♦"}, "cards[0]", rules.CARD_BEFORE_BIDS),
        ({"cards": "4♦ A♠"}, "cards[1]", rules.MUST_FOLLOW),
        ({"scores": (500, 10)}, "scores", rules.AFTER_END),
        ({"bags": (10, 0)}, "bags[0]", rules.BAGS_TOO_MANY),
    ],
)
def test_what_cannot_be_is_refused_where_it_stands(changed: dict[str, Any], path: str, rule: Rule) -> None:
    """A refusal names the field, the card in it, and the rule."""
    if "cards" in changed:
        changed = {**changed, "cards": tuple(map(parse_card, changed["cards"].split()))}
    with pytest.raises(RulesError) as caught:
        sit(replace(Sitting(deal=1, bid=4), **changed))
    assert [(one.value, one.rule) for one in caught.value.problems] == [(path, rule)]


def test_hand_that_is_over_leads_to_the_next_one() -> None:
    """The next deal, the next dealer, the scores and bags of this hand; no bid and no card."""
    last = played_out(Sitting(deal=3, bid=2, dealer="W", scores=(62, -60), bags=(4, 1)), Random(0))[-1]
    assert last.score is not None
    after = last.score.value
    expected = replace(last.sitting, deal=4, dealer="N", bid=None, cards=())
    assert onward(last) == replace(expected, scores=after.scores, bags=after.bags)


def test_game_that_is_over_leads_to_a_new_one() -> None:
    """Both scores and all bags begin at nought."""
    last = played_out(Sitting(deal=1, bid=1, scores=(499, -199), bags=(9, 9)), Random(0))[-1]
    assert last.ending is not None
    assert last.ending.finished
    assert onward(last) == replace(
        last.sitting, deal=2, dealer="E", bid=None, cards=(), scores=(0, 0), bags=(0, 0)
    )


@pytest.mark.parametrize(("deal", "following"), [(1, 2), (999_998, 999_999), (999_999, 1)])
def test_open_hand_leads_to_other_cards(deal: int, following: int) -> None:
    """The same dealer and scores, another deal; behind the last number stands the first."""
    at = sit(Sitting(deal=deal, bid=3, dealer="W", scores=(62, -60))).value
    assert onward(at) == Sitting(deal=following, dealer="W", scores=(62, -60))


def test_fourteenth_card_is_refused() -> None:
    """After the hand nothing more can be played."""
    last = played_out(Sitting(deal=3, bid=2), Random(0))[-1]
    with pytest.raises(IllegalMove):
        sit(replace(last.sitting, cards=(*last.sitting.cards, parse_card("A♠"))))


@pytest.mark.parametrize(
    ("said", "levels"),
    [
        ("hard", (Level.HARD,) * 3),
        ("simple hard normal", (Level.SIMPLE, Level.HARD, Level.NORMAL)),
        (["simple", "hard", "normal"], (Level.SIMPLE, Level.HARD, Level.NORMAL)),
    ],
)
def test_levels_are_told_from_the_left(said: object, levels: tuple[Level, ...]) -> None:
    """West, North, East; one word is for all three. South's own level is never asked for."""
    game, question = QUESTIONS["spades.table"]
    assert question.parameter("levels").read(said, "levels") == levels
    west, north, east = levels
    assert ask(game, question, {"levels": said}).value.sitting.levels == (north, east, Level.NORMAL, west)


@pytest.mark.parametrize("said", ["brilliant", "hard hard", 3, ["hard", "hard", "?"]])
def test_levels_that_cannot_be_are_refused(said: object) -> None:
    """Two levels for three players, or a word that is none."""
    with pytest.raises(InputError):
        QUESTIONS["spades.table"][1].parameter("levels").read(said, "levels")
