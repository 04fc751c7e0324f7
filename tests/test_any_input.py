"""Every kind of question of every game: any input at all is answered, or refused in a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.games import QUESTIONS
from tests.harness.any_input import names, start, told
from tests.strategies import raw_values


@pytest.mark.parametrize("kind", QUESTIONS)
@given(data=st.data())
def test_any_input_is_answered_or_refused_in_every_language(kind: str, data: st.DataObject) -> None:
    """Nothing that a file or a form can hold leads to anything but an answer or problems with paths."""
    drawn = data.draw(st.dictionaries(st.sampled_from(names(kind)), raw_values, max_size=6))
    base = start(kind) if data.draw(st.booleans()) else {}
    assert told(kind, {**base, **drawn})
