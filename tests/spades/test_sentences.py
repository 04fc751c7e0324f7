"""The source sentence by sentence: a rule that says it, an example that shows it, a test that proves it."""

from importlib import import_module
from typing import NamedTuple

import pytest

from rulesengine.examples.check import check
from rulesengine.examples.shipped import shipped
from rulesengine.games import RULES

SOURCE = "spades-rules-1-0-0"
OFF = "spades.test_inputs.test_variant_that_is_off_is_refused_by_its_rule"
BLIND = "spades.test_inputs.test_blind_nil_in_words_is_refused_by_its_rule"


class Said(NamedTuple):
    """One thing that a sentence says: the rule's id, the example's, and the test, each after the last dot."""

    rule: str
    example: str
    test: str


SENTENCES: dict[str, tuple[Said, ...]] = {
    "goal": (
        Said(
            "spades-tricks-taken",
            "spades-tricks-taken-together",
            "spades.test_scoring.test_partners_are_alike",
        ),
        Said(
            "spades-highest-spade",
            "spades-highest-spade-of-two",
            "spades.test_trick.test_winner_is_found_card_by_card",
        ),
    ),
    "setup-1": (
        Said(
            "spades-hand-size",
            "spades-deal-thirteen-each",
            "spades.test_deal.test_impossible_hands_are_refused_all_at_once",
        ),
    ),
    "setup-2": (
        Said("spades-bid", "spades-deal-bids-in-turn", "spades.test_deal.test_bid_needs_turn_and_range"),
        Said("spades-contract", "spades-contract-3-and-2", "spades.test_scoring.test_contract_of_five"),
    ),
    "setup-3": (
        Said(
            "spades-bid-nil",
            "spades-nil-is-a-bid-of-0",
            "spades.test_scoring.test_nil_fails_with_its_first_trick",
        ),
        Said(
            "spades-blind-nil-off",
            "spades-no-blind-nil-house",
            BLIND,
        ),
    ),
    "play-1": (
        Said(
            "spades-first-lead",
            "spades-deal-first-lead",
            "spades.test_deal.test_first_to_bid_is_first_to_lead",
        ),
    ),
    "play-2": (
        Said(
            "spades-follow-suit",
            "spades-follow-hearts",
            "spades.test_legality.test_legal_cards_are_those_that_a_player_names",
        ),
        Said(
            "spades-play-anything",
            "spades-no-diamond-so-anything",
            "spades.test_legality.test_something_may_always_be_played",
        ),
    ),
    "play-3": (
        Said(
            "spades-highest-spade",
            "spades-spade-beats-the-ace",
            "spades.test_trick.test_winner_is_found_card_by_card",
        ),
        Said(
            "spades-highest-of-suit",
            "spades-highest-of-the-suit-led",
            "spades.test_trick.test_winner_is_found_card_by_card",
        ),
    ),
    "play-4": (
        Said(
            "spades-trick",
            "spades-deal-one-trick",
            "spades.test_record.test_tricks_of_a_record_are_counted_twice",
        ),
    ),
    "duties-1": (
        Said(
            "spades-not-broken",
            "spades-lead-before-broken",
            "spades.test_legality.test_breaking_only_ever_allows_more",
        ),
        Said(
            "spades-lead-only-spades",
            "spades-lead-from-spades-only",
            "spades.test_deal.test_lone_suit_of_spades_may_lead_and_breaks",
        ),
    ),
    "duties-2": (
        Said(
            "spades-highest-of-suit",
            "spades-two-is-lowest",
            "spades.test_trick.test_winner_is_found_card_by_card",
        ),
    ),
    "duties-3": (
        Said(
            "spades-bids-locked",
            "spades-deal-fifth-bid",
            "spades.test_deal.test_bids_are_locked_when_all_have_bid",
        ),
    ),
    "scoring-1": (
        Said("spades-contract-made", "spades-made-exactly", "spades.test_scoring.test_contract_of_five"),
        Said("spades-bags", "spades-made-with-bags", "spades.test_scoring.test_contract_of_five"),
    ),
    "scoring-2": (
        Said("spades-contract-set", "spades-set-by-one", "spades.test_scoring.test_contract_of_five"),
    ),
    "scoring-3": (
        Said(
            "spades-bag-penalty",
            "spades-bags-ten",
            "spades.test_scoring.test_tenth_bag_costs_a_hundred",
        ),
        Said(
            "spades-bag-penalty",
            "spades-bags-twenty",
            "spades.test_scoring.test_twenty_bags_cost_two_hundred",
        ),
    ),
    "scoring-4": (
        Said("spades-nil-made", "spades-nil-made", "spades.test_scoring.test_nil_fails_with_its_first_trick"),
        Said(
            "spades-nil-failed",
            "spades-nil-fails-with-one-trick",
            "spades.test_scoring.test_nil_fails_with_its_first_trick",
        ),
        Said(
            "spades-nil-tricks-count",
            "spades-nil-fails-with-one-trick",
            "spades.test_scoring.test_every_reading_of_the_discriminating_hand",
        ),
    ),
    "end-1": (Said("spades-deal-over", "spades-deal-mixed", "spades.test_contract.test_contract_of_a_game"),),
    "end-2": (
        Said("spades-target-reached", "spades-end-500", "spades.test_game.test_game_ends_at_the_limits"),
        Said("spades-floor-reached", "spades-end-minus-200", "spades.test_game.test_game_ends_at_the_limits"),
        Said("spades-both-at-target", "spades-end-both-at-500", "spades.test_game.test_ending_is_whole"),
    ),
    "special-1": (
        Said("spades-extra-hand", "spades-end-tie-at-510", "spades.test_game.test_game_ends_at_the_limits"),
    ),
    "special-2": (
        Said(
            "spades-jokers-off",
            "spades-no-jokers-house",
            OFF,
        ),
        Said(
            "spades-deuces-high-off",
            "spades-no-deuces-high-house",
            OFF,
        ),
        Said(
            "spades-suicide-off",
            "spades-no-suicide-house",
            OFF,
        ),
        Said(
            "spades-blind-nil-off",
            "spades-no-blind-nil",
            BLIND,
        ),
    ),
    "players-1": (
        Said(
            "spades-player-only-card",
            "spades-choice-only-card",
            "bots.test_view.test_hidden_cards_change_nothing",
        ),
    ),
    "players-2": (
        Said(
            "spades-player-bids-high-cards",
            "spades-choice-bids-high-cards",
            "bots.test_choices.test_simple_player_bids_aces_and_kings_and_never_nil",
        ),
        Said(
            "spades-player-lowest",
            "spades-choice-lowest",
            "bots.test_choices.test_simple_player_plays_the_lowest_legal_card",
        ),
    ),
    "players-3": (
        Said(
            "spades-player-bids-worth",
            "spades-choice-bids-worth",
            "bots.test_choices.test_higher_card_is_never_worth_less",
        ),
        Said("spades-player-covers-nil", "spades-choice-covers-nil", "bots.test_choices.test_puzzle"),
        Said(
            "spades-player-ducks",
            "spades-choice-ducks",
            "bots.test_reasons.test_reason_is_true_of_the_trick",
        ),
    ),
    "players-4": (
        Said(
            "spades-player-bids-less",
            "spades-choice-bids-less",
            "bots.test_choices.test_hard_player_looks_at_the_sum_of_bids",
        ),
        Said(
            "spades-player-sets-the-others",
            "spades-choice-sets-the-others",
            "bots.test_reasons.test_reason_is_true_of_the_trick",
        ),
    ),
}
"""By the place of the sentence in the source."""
ALL = [(place, said) for place, sentence in SENTENCES.items() for said in sentence]


@pytest.mark.parametrize(("place", "said"), ALL, ids=lambda one: one if isinstance(one, str) else one.rule)
def test_sentence_has_rule_example_and_test(place: str, said: Said) -> None:
    """The rule cites the sentence; the example cites it too, holds and uses the rule; the test is there."""
    assert (SOURCE, place) in [(one.source, one.place) for one in RULES[said.rule].citations]
    example = shipped()[said.example]
    assert example.source == {"key": SOURCE, "place": place}
    found = check(example)
    stories = found.error.problems if found.error else (found.derived,)
    assert said.rule in {step.rule.id for story in stories if story for step in story.steps()}
    module, _, name = said.test.rpartition(".")
    assert callable(getattr(import_module(f"tests.{module}"), name))
