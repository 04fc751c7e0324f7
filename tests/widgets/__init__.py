"""Explorers as widgets, without a browser."""
