"""Worked examples: the file format, the checker, and the examples that ship."""
