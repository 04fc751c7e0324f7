"""Forms and links: whatever text stands in them, the page gets an answer or refusals at fields."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.explorers.forms import form_of, texts_of
from rulesengine.explorers.host import answer
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.text.catalogue import LANGUAGES
from tests.harness.hostile import hostile


def _inputs(texts: str | list[str]) -> list[str]:
    return [texts] if isinstance(texts, str) else texts


_FORMS = {kind: dict(texts_of(form_of(one, one.start, "en"))) for kind, one in EXPLORERS.items()}
_TYPED = sorted({text for form in _FORMS.values() for texts in form.values() for text in _inputs(texts)})

plausible = st.one_of(
    st.sampled_from(_TYPED),
    st.integers(-30, 600).map(str),
    st.sampled_from(
        ("61⅓", "3 1/3", "-20/3", "6,5", "6.5", "1/0", "0/0", "10:2", "W=1", "♠A", "♠︎10", "Ж", "ა")
    ),
    st.lists(st.sampled_from(_TYPED), max_size=4).map("\n".join),
)
texts = st.one_of(plausible, plausible, hostile)


@pytest.mark.parametrize("kind", EXPLORERS)
@given(data=st.data())
def test_any_text_is_answered_or_refused_at_a_field(kind: str, data: st.DataObject) -> None:
    """Fields that are changed, left out, doubled or strange: no text is an error of the engine."""
    form: dict[str, Any] = dict(_FORMS[kind])
    for name in data.draw(st.lists(st.sampled_from(sorted(form)), min_size=1, max_size=4, unique=True)):
        several = isinstance(form[name], list)
        form[name] = data.draw(st.lists(texts, min_size=1, max_size=5) if several else texts)
    for name in data.draw(st.lists(st.sampled_from(sorted(form)), max_size=1)):
        del form[name]
    lang = data.draw(st.sampled_from(LANGUAGES))
    found = json.loads(answer(json.dumps({"explorer": kind, "lang": lang, "given": form})))
    assert found["ok"] or [one["html"] for one in found["problems"]], (form, found)
