"""Tests of the doubling cube."""
