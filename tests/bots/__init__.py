"""Tests of the computer players of Spades."""
