"""The answer's side of an explorer: prediction, tool bar, what is wrong, and the answer itself."""

from collections.abc import Iterable
from typing import Any

from ipywidgets import HTML, Layout, VBox
from markupsafe import Markup

from rulesengine.core.derivation import Derived
from rulesengine.explorers.declaration import Explorer
from rulesengine.explorers.page import Opening
from rulesengine.text.catalogue import speaker
from rulesengine.widgets.prediction import Prediction
from rulesengine.widgets.stepper import Stepper


class Board:
    """Shows good answers and refusals of one explorer in one language; `box` is what is shown."""

    def __init__(self, explorer: Explorer, derived: Derived[Any], lang: str) -> None:
        self._explorer, self._lang, self._say = explorer, lang, speaker(lang)
        self.stepper = Stepper(derived, explorer.draw(derived, lang), lang)
        self.prediction = Prediction(
            self._say(explorer.predict) if explorer.predict else "",
            (self.stepper.bar, self.stepper.page),
            lang,
            tuple((value, self._say(word)) for value, word in explorer.answers),
        )
        self.trouble = HTML(layout=Layout(display="none"))
        asking = [self.prediction.box] if explorer.predict else []
        self.box = VBox([*asking, self.stepper.bar, self.trouble, self.stepper.page])
        self.box.add_class("rxw-answer")

    def open(self, opening: Opening) -> None:
        """Show as much as the notebook asks for at first, or ask for a prediction first."""
        self.stepper.depths.value = opening.depth.value
        self.prediction.first.value = opening.predict and bool(self._explorer.predict)

    def show(self, derived: Derived[Any]) -> None:
        """Show a good answer."""
        self.trouble.layout.display = "none"
        self.trouble.value = ""
        drawn = self._explorer.draw(derived, self._lang)
        self.prediction.guesses = drawn.guesses
        self.stepper.tell(derived, drawn)

    def refuse(self, told: Iterable[tuple[str, str]]) -> None:
        """Say what is wrong, each with the words of its control; mark the answer as an older one."""
        self.trouble.value = Markup(
            '<div class="rx-problems rxw-trouble" role="alert" lang="{}">'
            '<ul>{}</ul><p class="rx-status">{}</p></div>'
        ).format(self._lang, Markup("").join(_line(*one) for one in told), self._say("ui-stale"))
        self.trouble.layout.display = ""
        self.stepper.mark_stale()


def _line(label: str, sentence: str) -> Markup:
    words = Markup("<b>{}:</b> ").format(label) if label else Markup("")
    return Markup("<li>{}{}</li>").format(words, sentence)
