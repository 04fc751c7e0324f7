"""Measurements of what a reader waits for, printed as ratios in one run."""
