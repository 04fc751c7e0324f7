"""The answer with its tool bar: one step at a time, back, all at once, and how much to show."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ipywidgets import HTML, Box, Button, Dropdown, Label, Layout

from rulesengine.core.derivation import Derived
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Depth, narrate
from rulesengine.views.answer import Drawn, answer_html
from rulesengine.widgets.controls import FIT
from rulesengine.widgets.story import Story, story_html


class Stepper:
    """Shows answers, each with what is drawn beside it, in one language.

    `page` is the answer, `bar` its tools, `depths` the one that chooses how much is shown.
    """

    def __init__(self, derived: Derived[Any], drawn: Drawn, lang: str) -> None:
        self._lang = lang
        self._say = speaker(lang)
        self._number = Label()
        self.page = HTML()
        self.depths = self._choice()
        self.bar = Box([*self._buttons(), self.depths], layout=Layout(flex_flow="row wrap"))
        self.bar.add_class("rxw-bar")
        self.story = self._told(derived, drawn)
        self._show(self.story)

    def tell(self, derived: Derived[Any], drawn: Drawn) -> None:
        """Show a new answer, all of it."""
        self._show(replace(self._told(derived, drawn), depth=self.story.depth))

    def mark_stale(self) -> None:
        """Mark the answer as one to an earlier input."""
        self._show(replace(self.story, stale=True))

    def go(self, place: int) -> None:
        """Show the answer as it stands after so many steps."""
        self._show(self.story.at(place))

    def deepen(self, depth: Depth) -> None:
        """Show the answer alone, its steps, or everything behind them."""
        self._show(replace(self.story, depth=depth))

    def _told(self, derived: Derived[Any], drawn: Drawn) -> Story:
        marks = tuple(drawn.mark(step) for step in narrate(derived, self._lang)[:-1])
        return Story(
            id=f"rx-{self.page.model_id}",
            lang=self._lang,
            html=answer_html(derived, self._lang, drawn),
            marks=marks,
            place=len(marks),
        )

    def _show(self, story: Story) -> None:
        self.story = story
        self._number.value = self._say("ui-step-place", now=story.place, all=len(story.marks))
        self.page.value = story_html(story)

    def _buttons(self) -> tuple[Any, ...]:
        return (
            self._button("ui-step-first", lambda: 0),
            self._button("ui-step-back", lambda: self.story.place - 1),
            self._number,
            self._button("ui-step-next", lambda: self.story.place + 1),
            self._button("ui-step-all", lambda: len(self.story.marks)),
        )

    def _button(self, words: str, place: Callable[[], int]) -> Button:
        button = Button(description=self._say(words), layout=Layout(width="auto"))
        button.on_click(lambda _button: self.go(place()))
        return button

    def _choice(self) -> Dropdown:
        options = [(self._say(f"ui-depth-{depth.value}"), depth.value) for depth in Depth]
        choice = Dropdown(
            options=options, value=Depth.STEPS.value, description=self._say("ui-depth"), style=FIT
        )
        choice.observe(lambda change: self.deepen(Depth(change.new)), "value")
        return choice
