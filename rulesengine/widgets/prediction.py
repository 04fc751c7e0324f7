"""Predict first: the answer is hidden until the reader has said what it will be."""

from collections.abc import Sequence

from ipywidgets import HTML, Box, Button, Dropdown, Layout, Text, ToggleButton, VBox
from markupsafe import Markup

from rulesengine.explorers.predicted import is_said, met
from rulesengine.text.catalogue import speaker
from rulesengine.views.answer import Guess
from rulesengine.widgets.controls import FIT


class Prediction:
    """Asks for a prediction and replies to it; `box` is what is shown, `hidden` is hidden meanwhile.

    `answers` are values and words to choose among where the prediction is no number.
    """

    def __init__(
        self, question: str, hidden: Sequence[Box], lang: str, answers: Sequence[tuple[str, str]] = ()
    ) -> None:
        self._say = speaker(lang)
        self._lang = lang
        self._hidden = hidden
        self.guesses: tuple[Guess, ...] = ()
        self.first = ToggleButton(description=self._say("ui-predict"), layout=Layout(width="auto"))
        self._chosen = bool(answers)
        self.guess = _input(question, answers)
        self.check = Button(description=self._say("ui-check"), layout=Layout(width="auto"))
        self.reveal = Button(description=self._say("ui-reveal"), layout=Layout(width="auto"))
        self.reply = HTML()
        row = Box(
            [self.guess, self.check, self.reveal], layout=Layout(flex_flow="row wrap", align_items="flex-end")
        )
        self._asked = VBox([row, self.reply], layout=Layout(display="none"))
        self._asked.add_class("rxw-row")
        self.box = VBox([self.first, self._asked])
        self._listen()

    def replied(self, typed: str) -> Guess | None:
        """Return what is said to a prediction; None when it is neither right nor a known mistake."""
        text = typed if self._chosen else met(typed, [guess.text for guess in self.guesses])
        return next((guess for guess in self.guesses if guess.text == text), None)

    def _listen(self) -> None:
        self.first.observe(lambda change: self._ask(asking=change.new), "value")
        self.guess.observe(lambda _change: self._check(), "value")
        self.check.on_click(lambda _button: self._check())
        self.reveal.on_click(lambda _button: setattr(self.first, "value", False))

    def _ask(self, *, asking: bool) -> None:
        self._asked.layout.display = "" if asking else "none"
        for part in self._hidden:
            part.layout.display = "none" if asking else ""
        if asking:
            self.guess.value = self.reply.value = ""

    def _check(self) -> None:
        if not (self.guess.value if self._chosen else is_said(self.guess.value)):
            return
        guess = self.replied(self.guess.value)
        words = guess.reply if guess else self._say("ui-guess-wrong")
        self.reply.value = Markup('<p class="rx-reply{}" role="status" lang="{}">{}</p>').format(
            " rx-right" if guess and guess.right else "", self._lang, words
        )
        for part in self._hidden:
            part.layout.display = "" if guess and guess.right else "none"


def _input(question: str, answers: Sequence[tuple[str, str]]) -> Text | Dropdown:
    if answers:
        options = [("", ""), *((word, value) for value, word in answers)]
        return Dropdown(description=question, options=options, style=FIT)
    return Text(description=question, style=FIT, continuous_update=False)
