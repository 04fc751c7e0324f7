"""All controls of an explorer as one panel, read and written as the input of a worked example."""

from collections.abc import Callable, Mapping
from typing import Any

from ipywidgets import Layout, ToggleButton, VBox

from rulesengine.core.question import REQUIRED
from rulesengine.core.reading import Many
from rulesengine.explorers.declaration import Explorer, Given, as_word
from rulesengine.explorers.forms import field_of, form_of
from rulesengine.views.controls import Form
from rulesengine.widgets.controls import Row, row_of

FOLDED, UNFOLDED = "caret-right", "caret-down"


class Panel:
    """The controls of one explorer in one language; `box` is what is shown."""

    def __init__(self, explorer: Explorer, given: Mapping[str, object], lang: str) -> None:
        self._explorer = explorer
        self._lang = lang
        form = self._form(given)
        plain = [row_of(field, self._splitter(field.name)) for field in form.fields]
        groups = [(title, [row_of(field) for field in fields]) for title, fields in form.groups]
        self.rows = (*plain, *(row for _, rows in groups for row in rows))
        self.box = VBox([row.box for row in plain] + [_folded(title, rows) for title, rows in groups])
        self.box.add_class("rxw-controls")

    def observe(self, changed: Callable[[object], None]) -> None:
        """Call `changed` whenever a reader changes a control."""
        for row in self.rows:
            row.observe(changed)

    def read(self, given: Mapping[str, object]) -> Given:
        """Return what the controls say; of a house, only where it differs from the book's own.

        What `given` has beside the controls is kept.
        """
        defaults = {field.name: field.values for field in self._form({}).all_fields}
        read: Given = {**given, **self._unshown(given)}
        for row in self.rows:
            table, _, name = row.field.name.rpartition(".")
            holder = read[table] if table else read
            said = row.read()
            standing = defaults.get(row.field.name, ("",))[0]
            as_agreed = table in self._explorer.houses and as_word(said) == standing
            if as_agreed or (_is_blank(said) and name not in self._explorer.lists):
                holder.pop(name, None)
            else:
                holder[name] = said
        asked = {parameter.name for parameter in self._explorer.question.parameters}
        kept = {name: value for name, value in read.items() if value != {} or name in asked}
        return self._explorer.shape.gather(kept)

    def _unshown(self, given: Mapping[str, Any]) -> Given:
        """Return the tables of the form with what they hold beside its controls."""
        shown = {row.field.name for row in self.rows}
        tables = {name.rpartition(".")[0] for name in shown} - {""}
        held = {table: given[table] for table in tables if isinstance(given.get(table), Mapping)}
        return {
            table: {name: own for name, own in held.get(table, {}).items() if f"{table}.{name}" not in shown}
            for table in tables
        }

    def write(self, given: Mapping[str, object]) -> None:
        """Show what is given."""
        texts = {field.name: field.values for field in self._form(given).all_fields}
        for row in self.rows:
            row.write(texts.get(row.field.name, ("",)))

    def restate(self, given: Mapping[str, object]) -> None:
        """Say anew what the chosen rulebook says where the reader changes nothing."""
        fields = {field.name: field for field in self._form(given).all_fields}
        for row in self.rows:
            if row.field.standing and row.field.name in fields:
                row.restate(fields[row.field.name])

    def label(self, path: str) -> str:
        """Return the words of the control that a path points to, or "" when there is none."""
        name = field_of(path, self._explorer.fields)
        return next((row.field.label for row in self.rows if row.field.name == name), "")

    def _form(self, given: Mapping[str, object]) -> Form:
        parameters = self._explorer.question.parameters
        blank = {one.name: "" for one in parameters if one.default is REQUIRED}
        return form_of(self._explorer, {**blank, **given}, self._lang)

    def _splitter(self, name: str) -> Callable[[str], str | list[str]]:
        many = {one.name: one.read for one in self._explorer.question.parameters}.get(name)
        return (lambda text: list(many.split(text))) if isinstance(many, Many) else str


def _folded(title: str, rows: list[Row]) -> VBox:
    # The library's own accordion cannot be opened with the keyboard.
    fold = ToggleButton(description=title, icon=FOLDED, layout=Layout(width="auto"))
    inside = VBox([row.box for row in rows], layout=Layout(display="none"))

    def turn(change: Any) -> None:  # noqa: ANN401  # traitlets' own
        fold.icon = UNFOLDED if change.new else FOLDED
        inside.layout.display = "" if change.new else "none"

    fold.observe(turn, "value")
    return VBox([fold, inside])


def _is_blank(value: object) -> bool:
    return not "".join(map(str, value) if isinstance(value, list) else str(value)).strip()
