"""Every choice of every form has its options, and what it starts with is one of them."""

import re

import pytest

from rulesengine.explorers import show
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.text.catalogue import LANGUAGES

_SELECT = re.compile(r"<select([^>]*)>(.*?)</select>", re.DOTALL)


@pytest.mark.parametrize("kind", EXPLORERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_choice_is_empty(kind: str, lang: str) -> None:
    """A reader finds at least two things to choose among, each with words."""
    for attributes, options in _SELECT.findall(show(kind, lang)):
        words = re.findall(r"<option[^>]*>([^<]*)</option>", options)
        assert len(words) > 1, attributes
        assert sum(not word.strip() for word in words) <= 1, attributes
