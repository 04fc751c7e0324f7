"""What a worked example is given and prints, as labels and values in the page's language."""

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from typing import Any

from rulesengine.core.question import Game
from rulesengine.examples.check import Checked, outputs
from rulesengine.games import QUESTIONS, RULES
from rulesengine.text.catalogue import has, say
from rulesengine.text.narration import game_of, name_of_fact
from rulesengine.text.phrase import plain

Line = tuple[str, str, bool]
"""A label, a value, and whether the value is written just so in every language."""
ARROW = " → "
"""Stands between who writes and on whom."""


def given_lines(checked: Checked, lang: str) -> Iterator[Line]:
    """Return everything that an example states, house rules field by field."""
    game = QUESTIONS[checked.example.kind][0]
    for name, value in checked.example.given.items():
        if name == "preset":
            yield say("ui-prose-preset", lang), *_chosen(game, name, value, lang)
        elif isinstance(value, Mapping) and has(f"{game.name}-group-{name}", lang):
            group = say(f"{game.name}-group-{name}", lang)
            for axis, chosen in value.items():
                yield f"{group}: {label(game.name, axis, lang)}", *_chosen(game, axis, chosen, lang)
        else:
            yield label(game.name, name, lang), value_text(value, game, lang), _is_typed(value)


def printed_lines(checked: Checked, lang: str) -> Iterator[tuple[Line, Line]]:
    """Return, where the source disagrees, the computed line and the printed one of each output."""
    game, question = QUESTIONS[checked.example.kind]
    computed = outputs(question, checked.derived, lang) if checked.derived else {}
    for name, value in (checked.example.printed or {}).items():
        output = label(game.name, name, lang)
        ours = value_text(computed.get(name, ""), game, lang)
        yield (
            (say("ui-prose-computed", lang, output=output), ours, False),
            (say("ui-prose-printed", lang, output=output), value_text(value, game, lang), False),
        )


def label(game: str, name: str, lang: str) -> str:
    """Return the name of a parameter, a house rule or an output in words; its own name if it has none."""
    stating = (rule for rule in RULES.values() if game_of(rule.id) == game and name in rule.facts)
    facts = (name_of_fact(rule, name, lang) for rule in stating)
    for message in (f"{game}-field-{name}", f"{game}-axis-{name}", *facts):
        if has(message, lang):
            return say(message, lang)
    return name


def value_text(value: object, game: Game, lang: str) -> str:
    """Write a value of an example: lists with commas, scores with a colon, yes and no in words.

    Whists show who writes on whom, `B → A 7`; the rows of a table are parted by semicolons.
    """
    if isinstance(value, bool):
        return say("ui-yes" if value else "ui-no", lang)
    if isinstance(value, int | Fraction):
        return plain(value)
    if isinstance(value, Mapping):
        return ", ".join(
            f"{ARROW.join(keys)} {value_text(part, game, lang)}" for keys, part in _leaves(value)
        )
    if isinstance(value, list | tuple | set | frozenset):
        return _joint(value, game).join(value_text(part, game, lang) for part in value)
    return str(value)


def is_score(value: object, game: Game) -> bool:
    """Tell whether these are two numbers of a game of two sides."""
    return (
        game.two_sided
        and isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(part, int | Fraction) for part in value)
    )


def _leaves(table: Mapping[Any, Any]) -> Iterator[tuple[tuple[str, ...], object]]:
    """Yield what stands in a table, each with the names that lead to it."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from (((str(key), *keys), leaf) for keys, leaf in _leaves(value))
        else:
            yield (str(key),), value


def _joint(values: Collection[object], game: Game) -> str:
    """Return what stands between the parts of a list: a colon in a score, a semicolon between rows."""
    if is_score(values, game):
        return ":"
    rows = (value for value in values if isinstance(value, list | tuple) and not is_score(value, game))
    return "; " if any(len(row) > 1 for row in rows) else ", "


def _is_typed(value: object) -> bool:
    """Tell whether a value holds words that a reader types, such as names, cards, answers or keys."""
    if isinstance(value, list | tuple):
        return any(map(_is_typed, value))
    return isinstance(value, str | Mapping)


def _chosen(game: Game, axis: str, value: object, lang: str) -> tuple[str, bool]:
    """Return a choice in words; where it has none, as it is typed."""
    message = f"word-{game.name}-{axis}-{value}"
    if has(message, lang):
        return say(message, lang), False
    return value_text(value, game, lang), _is_typed(value)
