"""What a field cannot mean is refused at that field, in every interactive."""

import json
from typing import Any

import pytest

from rulesengine.explorers.forms import form_of
from rulesengine.explorers.host import answer
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.views.controls import Control, Field


def fields_of(kind: str) -> tuple[Field, ...]:
    """Return the fields of the form as the page opens, folded ones too."""
    return form_of(EXPLORERS[kind], EXPLORERS[kind].start, "en").all_fields


def refused(kind: str, field: Field, text: str) -> list[str]:
    """Return the fields that are complained about when one input of a field says this."""
    given: dict[str, Any] = {
        one.name: list(one.values) if len(one.values) > 1 else one.values[0] for one in fields_of(kind)
    }
    given[field.name] = [text, *field.values[1:]] if len(field.values) > 1 else text
    response = json.loads(answer(json.dumps({"explorer": kind, "lang": "en", "given": given})))
    return [one["field"] for one in response.get("problems", [])]


def of(*controls: Control) -> list[Any]:
    """Return every field of these controls in all interactives."""
    return [
        pytest.param(kind, field, id=f"{kind} {field.name}")
        for kind in EXPLORERS
        for field in fields_of(kind)
        if field.control in controls
    ]


@pytest.mark.parametrize(("kind", "field"), of(Control.NUMBER, Control.NUMBERS, Control.GRID))
def test_a_field_of_whole_numbers_takes_nothing_else(kind: str, field: Field) -> None:
    """A comma, a point or letters are not made into another number."""
    for text in ("12,5", "1.5", "abc", "1e2"):
        assert field.name in refused(kind, field, text)


@pytest.mark.parametrize(("kind", "field"), of(Control.CHOICE, Control.CHOICES))
def test_a_choice_that_does_not_exist_is_refused(kind: str, field: Field) -> None:
    """A link may say it; the engine does not answer with another choice."""
    assert field.name in refused(kind, field, "<evil>")
