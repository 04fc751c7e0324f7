"""`{kinds}`, `{fields}`, `{names}`: what can be asked, settled and imported, as tables made from the code."""

import importlib
import inspect
from collections.abc import Iterable
from enum import EnumType

from docutils import nodes

from rulesengine.core.question import REQUIRED, Game, Parameter, Question
from rulesengine.core.reading import Choice, YesOrNo
from rulesengine.core.rulebook import Axis, axes
from rulesengine.explorers.houses import axis_text
from rulesengine.games import GAMES
from rulesengine.site.prose_nodes import ProseDirective, language_of, paragraph
from rulesengine.site.prose_typed import Cell, code, with_code
from rulesengine.text.catalogue import say


class _TableDirective(ProseDirective):
    """Prints a table about one game."""

    head: tuple[str, ...] = ()
    """The catalogue's names of the column heads."""

    def run(self) -> list[nodes.Node]:
        """Return the table."""
        game = next((one for one in GAMES if one.name == self.arguments[0]), None)
        if game is None:
            known = ", ".join(one.name for one in GAMES)
            return self.report(f"unknown game {self.arguments[0]}; there are {known}")
        lang = language_of(self.config)
        heads: list[Cell] = [[nodes.Text(say(name, lang))] for name in self.head]
        return [*self.before(game, lang), _table(heads, self.rows(game, lang))]

    def before(self, _game: Game, _lang: str) -> list[nodes.Node]:
        """Return what stands above the table."""
        return []

    def rows(self, game: Game, lang: str) -> list[list[Cell]]:
        """Return the cells, row by row."""
        raise AssertionError(f"{type(self).__name__} has no rows for {game.name} in {lang}")


class KindsDirective(_TableDirective):
    """Print the kinds of question about a game: what each answers, what goes in, what may be expected."""

    head = ("ui-prose-kind", "ui-prose-given", "ui-prose-expected")

    def before(self, _game: Game, lang: str) -> list[nodes.Node]:
        """Return the line that says which of the inputs cannot be left out."""
        return [paragraph("rx-told", nodes.Text(say("ui-prose-required", lang)))]

    def rows(self, game: Game, lang: str) -> list[list[Cell]]:
        """Return a row for each kind, in the order in which the game asks them."""
        return [self.row(question, lang) for question in game.questions]

    def row(self, question: Question, lang: str) -> list[Cell]:
        """Return the cells of one kind."""
        told = [code(question.kind), nodes.Text(" "), *with_code(say(f"{question.kind}.help", lang))]
        inputs = _listed(_input(one) for one in question.parameters)
        return [told, inputs, _codes(question.outputs)]


class FieldsDirective(_TableDirective):
    """Print a game's rulebooks by name, and the fields: the value in the first of them, what each settles."""

    head = ("ui-prose-field", "ui-prose-default", "ui-prose-meaning")

    def before(self, game: Game, lang: str) -> list[nodes.Node]:
        """Return the paragraph that names the rulebooks."""
        told = nodes.Text(f"{say('ui-prose-presets', lang)}: ")
        return [paragraph("rx-told", told, *_codes(game.presets), nodes.Text("."))]

    def rows(self, game: Game, lang: str) -> list[list[Cell]]:
        """Return a row for each field, in the order of the rulebook."""
        book = next(iter(game.presets.values()))
        return [
            [[code(axis.name)], self.values(axis, getattr(book, axis.name)), self.meaning(game, axis, lang)]
            for axis in axes(book)
        ]

    def values(self, axis: Axis, own: object) -> Cell:
        """Return the value of the rulebook, and in brackets what else can be chosen, where there are few."""
        if isinstance(axis.read, YesOrNo):
            others = ["false" if own else "true"]
        else:
            words = (one.value for one in axis.read.of) if isinstance(axis.read, Choice) else ()
            others = [word for word in words if word != axis_text(own)]
        more = [nodes.Text(" ("), *_codes(others), nodes.Text(")")] if others else []
        return [code(axis_text(own)), *more]

    def meaning(self, game: Game, axis: Axis, lang: str) -> Cell:
        """Return the field's name in words and what is said of it in a form."""
        name, hint = (say(f"{game.name}-axis-{axis.name}{part}", lang) for part in ("", ".hint"))
        return [nodes.Text(f"{name}. " if hint else name), *with_code(hint)]


class NamesDirective(ProseDirective):
    """Print what can be imported from a part of the package: each name, and what it takes or holds."""

    def run(self) -> list[nodes.Node]:
        """Return a line that names the module, and the table."""
        lang = language_of(self.config)
        module = f"rulesengine.{self.arguments[0]}"
        try:
            part = importlib.import_module(module)
        except ModuleNotFoundError:
            return self.report(f"unknown module {module}")
        told = nodes.Text(f"{say('ui-prose-module', lang)}: ")
        rows = [[[code(name)], _codes(parts_of(getattr(part, name)))] for name in part.__all__]
        heads: list[Cell] = [[nodes.Text(say(name, lang))] for name in ("ui-prose-name", "ui-prose-parts")]
        return [paragraph("rx-told", told, code(module), nodes.Text(".")), _table(heads, rows)]


def parts_of(named: object) -> tuple[str, ...]:
    """Return the arguments of a function or a class, the members of a choice, or the type of a value.

    >>> parts_of(parts_of)
    ('named',)
    >>> parts_of(YesOrNo())
    ('YesOrNo',)
    """
    if isinstance(named, EnumType):
        return tuple(named.__members__)
    if not callable(named) or not hasattr(named, "__name__"):
        return (type(named).__name__,)
    given = inspect.signature(named).parameters.values()
    return tuple(one.name if one.default is one.empty else f"{one.name}=" for one in given)


def _input(parameter: Parameter) -> nodes.Node:
    """Return the name of an input, strong where it must be given."""
    name = code(parameter.name)
    return nodes.strong("", "", name) if parameter.default is REQUIRED else name


def _codes(names: Iterable[str]) -> Cell:
    """Return names as code, with commas; a dash where there is none."""
    return _listed(map(code, names))


def _listed(parts: Iterable[nodes.Node]) -> Cell:
    cell = [node for part in parts for node in (nodes.Text(", "), part)]
    return cell[1:] or [nodes.Text("–")]


def _table(head: list[Cell], rows: list[list[Cell]]) -> nodes.table:
    """Return a table whose words come finished from the catalogue."""
    group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in head), cols=len(head))
    group += nodes.thead("", _row(head))
    group += nodes.tbody("", *map(_row, rows))
    return nodes.table("", group)


def _row(cells: list[Cell]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", paragraph("rx-told", *cell)) for cell in cells))
