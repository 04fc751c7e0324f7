"""Tests: their names say the promise."""
