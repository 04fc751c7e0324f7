"""Explorers."""
