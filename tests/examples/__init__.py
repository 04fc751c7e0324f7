"""Tests of worked examples: the format, the check, and the ones that ship."""
