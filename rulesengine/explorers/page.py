"""Explorers as HTML: the whole element for a page, the result region alone for the browser."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from rulesengine.core.derivation import Derived
from rulesengine.core.question import ask
from rulesengine.explorers.declaration import Explorer
from rulesengine.explorers.forms import form_of
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.text.catalogue import say, voices
from rulesengine.text.narration import Depth
from rulesengine.views.answer import answer_html
from rulesengine.views.controls import Element, Form, element_html, given_html


@dataclass(frozen=True, slots=True)
class Opening:
    """How an explorer opens on its page.

    `key` tells two of one kind on a page apart. `depth` is how much is shown until the reader chooses,
    `predict` covers the answer until the reader has said what it will be; both need scripts: without
    them everything is there.
    """

    key: str = ""
    depth: Depth = Depth.STEPS
    predict: bool = False


def show(name: str, lang: str, opening: Opening | None = None, **given: Any) -> Markup:  # noqa: ANN401  # as a worked example gives it
    """Return the static element of an explorer, its example worked out in full.

    `given` replaces the explorer's own example. Raises `RulesError` when the example is refused: a page
    must not open with one.
    """
    explorer, how = EXPLORERS[name], opening or Opening()
    start = given or dict(explorer.start)
    form = form_of(explorer, start, lang)
    result = result_html(explorer, answer(explorer, start, lang), form, lang)
    element = Element(
        name=name,
        key=(how.key or name).replace(".", "-"),
        title=say(f"{name}.title", lang),
        form=form,
        question=say(explorer.predict, lang) if explorer.predict else "",
        answers=tuple((value, say(word, lang)) for value, word in explorer.answers),
        quick=explorer.quick,
        whole=explorer.whole,
        depth=how.depth,
        covered=how.predict,
    )
    return element_html(element, result, lang)


def answer(explorer: Explorer, given: Mapping[str, object], lang: str) -> Derived[Any]:
    """Return the engine's answer; raises `RulesError` when the input is refused."""
    return ask(explorer.game, explorer.question, given, voices(lang))


def result_html(explorer: Explorer, derived: Derived[Any], form: Form, lang: str) -> Markup:
    """Return the inside of the result region; on paper it says what was chosen in the form."""
    return given_html(form, lang) + answer_html(derived, lang, explorer.draw(derived, lang))
