"""An explorer as one widget: its controls, its answer with every step, and ordinary traits for code."""

from typing import Any

import traitlets
from ipywidgets import HTML, Layout, VBox

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.core.question import REQUIRED, Parameter
from rulesengine.explorers import page
from rulesengine.explorers.declaration import PRESET, Given
from rulesengine.explorers.page import Opening
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.text.catalogue import speaker
from rulesengine.text.language import reader_language
from rulesengine.text.narration import Depth, complaints
from rulesengine.text.plain import render, render_error
from rulesengine.widgets.board import Board
from rulesengine.widgets.panel import Panel
from rulesengine.widgets.styling import beside, style_html, title


def explore(
    name: str,
    lang: str | None = None,
    key: str = "",
    *,
    depth: str = "steps",
    predict: bool = False,
    **given: Any,  # noqa: ANN401  # as a worked example gives it
) -> "ExplorerWidget":
    """Return an explorer for a notebook; `given` replaces its own example.

    `depth` is how much is shown at first (`verdict`, `steps` or `everything`), `predict` asks for a
    prediction before the answer is shown, and `key` tells two of one kind apart on a page.
    The language is `lang`, else that of RULESENGINE_LANG, else English. Raises `RulesError`, with a
    note in that language, when the example is refused; `ValueError` for an unknown name or language,
    and for an example that the controls cannot show, such as names where they have seats.

    >>> explore("kozel.match", pairs=[2, 3], hands=["60:60", "74:46"]).result["pairs"]
    (4, 3)
    """
    voice = reader_language(lang)
    if name not in EXPLORERS:
        raise ValueError(f"no explorer {name!r}; there are {', '.join(EXPLORERS)}")
    try:
        opening = Opening(key, Depth(depth), predict)
        widget = ExplorerWidget(name, voice, opening, given or dict(EXPLORERS[name].start))
    except RulesError as error:
        error.add_note(render_error(error, voice))
        raise
    if not page.holds(EXPLORERS[name], widget.values, widget.derived, voice):
        raise ValueError(f"the form of {name} cannot show what is given: {given}")
    return widget


class ExplorerWidget(VBox):  # type: ignore[misc]  # ipywidgets is untyped
    """One explorer with its traits.

    `values` is what is given, in the form of a worked example; set it, or one parameter by its own
    name, and the answer follows; a parameter that is called `result` is set through `values` alone.
    `derived` is the last good answer with its reasons, `result` its outputs by name, `problems` what
    is wrong with `values` now: then the last good answer stays.
    """

    values = traitlets.Dict(help="What is given, in the form of a worked example.")
    derived = traitlets.Any(read_only=True, help="The last good answer with its reasons.")
    result = traitlets.Dict(read_only=True, help="The outputs of the last good answer by name.")
    problems = traitlets.Tuple(read_only=True, help="What is wrong with the values, one sentence each.")

    def __init__(self, name: str, lang: str, opening: Opening, given: Given) -> None:
        self.name, self.lang, self.opening = name, lang, opening
        self._explorer, self._say = EXPLORERS[name], speaker(lang)
        self._setting = False
        self._good = given
        first = page.answer(self._explorer, given, self.lang)
        self._panel = Panel(self._explorer, given, lang)
        self._board = Board(self._explorer, first, lang)
        style = HTML(style_html(), layout=Layout(display="none"))
        super().__init__([style, title(name, lang), beside(self._panel.box, self._board.box)])
        self.add_class("rxw")
        self.add_traits(**{parameter: traitlets.Any() for parameter in self._parameters()})
        self._take(given)
        self._accept(given, first)
        self._board.open(opening)
        self._listen()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401  # ipywidgets is untyped
        bundle = super()._repr_mimebundle_(**kwargs)
        bundle["text/plain"] = render(self.derived, self.lang)
        bundle["text/html"] = str(page.show(self.name, self.lang, self.opening, **self._good))
        return bundle

    def _parameters(self) -> tuple[str, ...]:
        preset = (PRESET,) if self._explorer.presets else ()
        return (*(one.name for one in self._named()), "rules", *preset)

    def _named(self) -> tuple[Parameter, ...]:
        """Return the parameters with a trait of their own: all but those called as one of the widget's."""
        taken = ExplorerWidget.class_trait_names()
        return tuple(one for one in self._explorer.question.parameters if one.name not in taken)

    def _listen(self) -> None:
        self._panel.observe(lambda _change: self._on_control())
        self.observe(lambda _change: self._on_values(), "values")
        self.observe(self._on_parameter, list(self._parameters()))

    def _on_control(self) -> None:
        if self._setting:
            return
        given = self._panel.read(self.values)
        left = self._explorer.left(self._read, given)
        self._answer(left, from_panel=left == given)

    def _on_values(self) -> None:
        if not self._setting:
            self._answer(self.values)

    def _on_parameter(self, change: Any) -> None:  # noqa: ANN401  # traitlets' own
        if not self._setting:
            self._answer({**self.values, change.name: change.new})

    def _answer(self, given: Given, *, from_panel: bool = False) -> None:
        """Answer what is given; what is refused leaves the last good answer where it was."""
        self._take(given, from_panel=from_panel)
        try:
            derived = page.answer(self._explorer, given, self.lang)
        except RulesError as error:
            self._refuse(error)
        else:
            self._accept(given, derived)

    def _take(self, given: Given, *, from_panel: bool = False) -> None:
        """Let all traits and controls say the same; a control being changed is left as it is."""
        self._setting = True
        try:
            self.values = given
            for parameter in self._named():
                default = None if parameter.default is REQUIRED else parameter.default
                self.set_trait(parameter.name, given.get(parameter.name, default))
            self.rules = given.get("rules", {})
            if self._explorer.presets:
                self.preset = given.get(PRESET, next(iter(self._explorer.game.presets)))
            if not from_panel:
                self._panel.write(given)
            self._panel.restate(given)
            self._read = self._panel.read(given)
        finally:
            self._setting = False

    def _accept(self, given: Given, derived: Derived[Any]) -> None:
        self._good = given
        outputs = self._explorer.question.outputs
        self._board.show(derived)
        self.set_trait("problems", ())
        self.set_trait("result", {name: read(derived, self._say) for name, read in outputs.items()})
        self.set_trait("derived", derived)

    def _refuse(self, error: RulesError) -> None:
        told = [(self._panel.label(one.path), one.sentence) for one in complaints(error, self.lang)]
        self._board.refuse(told)
        self.set_trait("problems", tuple(": ".join(filter(None, one)) for one in told))
