"""Kozel: counting a deal, writing it, and what a 60:60 tie does."""
