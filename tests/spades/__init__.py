"""Tests of Spades: bids, legal play, nil and bags, the score, the end, whole games."""
