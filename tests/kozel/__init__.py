"""Tests of the Kozel engine."""
