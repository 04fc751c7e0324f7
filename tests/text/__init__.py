"""Tests of the catalogues and of the renderer from reasons to sentences."""
