"""Tests of the tools that make what the project stores."""
