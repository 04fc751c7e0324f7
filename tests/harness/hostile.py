"""What somebody may type, paste, send or write into a file, with intent or without."""

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

hostile = st.one_of(
    st.text(max_size=60),
    st.sampled_from(
        [
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "60:60' OR 1=1 --",
            "{winner}",
            "%(n)s {0} {n:unit-pair}",
            "\x1b[31m60:60",
            "\u202e60:60",
            "9" * 5000,
            "1e9",
            "0x3c:0x3c",
            "60∶60",
            "NaN:inf",
            " " * 3000,
            "→" * 300,
        ]
    ),
)
"""Text that somebody may type, paste or send."""

raw_values: SearchStrategy[object] = st.recursive(
    st.one_of(hostile, st.none(), st.booleans(), st.integers(), st.floats(), st.just(10**4000)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=9), inner, max_size=3)
    ),
    max_leaves=8,
)
"""Anything that TOML, JSON or a form can hold."""
