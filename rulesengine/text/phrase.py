"""Filling a message with facts: numbers with their nouns, scores, sums, cards, lists.

A message holds fields such as `{winner}`, `{pairs:score}` or `{award:unit-pair-acc}`. What stands
behind the colon is one of the formats below, or the id of another message: `unit-…` is asked with
the number as `n`, and any other prefix is a table of words, `word-rank` giving `word-rank-J`; a number
has no word there and is written as it is. A negative number behind a sign of arithmetic stands in brackets.
"""

import string
from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from functools import cache

from rulesengine.core.balance import in_digits
from rulesengine.core.cards import Card, Tally
from rulesengine.core.derivation import FactValue
from rulesengine.core.outputs import InDigits
from rulesengine.core.question import Say

Template = tuple[tuple[str, str, str], ...]
"""Pieces of a message: the text before a field, the field's name, its format ("" for neither)."""

MINUS = "−"
SIGNS = (f"{MINUS} ", "+ ", "× ", "÷ ")
"""What a message may write before a number of a formula."""
NOTHING = "–"
CENTS = 100
PERCENT = "\u00a0%"
PARTS = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
    Fraction(1, 8): "⅛",
    Fraction(3, 8): "⅜",
    Fraction(5, 8): "⅝",
    Fraction(7, 8): "⅞",
}
"""Parts of one that have a sign of their own."""


@cache
def compile_template(text: str) -> Template:
    """Cut a message into its pieces."""
    return tuple(
        (before, field or "", form or "") for before, field, form, _ in string.Formatter().parse(text)
    )


def fields(text: str) -> frozenset[str]:
    """Return the names of the facts that a message uses.

    >>> sorted(fields("{winner} scores {parts:sum} = {total}."))
    ['parts', 'total', 'winner']
    """
    return frozenset(field for _, field, _ in compile_template(text) if field)


def fill(template: Template, facts: Mapping[str, FactValue], say: Say) -> str:
    """Write the message with these facts; `KeyError` names a fact that is not there.

    >>> fill(compile_template("{winner} scores {parts:sum}."), {"winner": "A", "parts": (1, 2)}, str)
    'A scores 1 + 2.'
    """
    pieces: list[str] = []
    for before, field, form in template:
        pieces.append(before)
        if field:
            said = write(facts[field], form, say)
            pieces.append(f"({said})" if said.startswith(MINUS) and before.endswith(SIGNS) else said)
    return "".join(pieces)


def write(value: FactValue, form: str, say: Say) -> str:
    """Write one fact in one of the formats of this module, or as a word or a unit of the catalogue.

    >>> write((60, 60), "score", str), write((1, 2), "sum", str)
    ('60:60', '1 + 2')
    """
    if form in FORMATS:
        return FORMATS[form](value, say)
    if form.startswith("unit-"):
        return say(form, n=value)
    return plain(value) if _has_no_word(value) else say(f"{form}-{plain(value)}")


def plain(value: FactValue) -> str:
    """Write a value without any word.

    >>> plain(-3), plain((4, 3)), plain(Fraction(184, 3)), plain(Fraction(-20, 7))
    ('−3', '4, 3', '61⅓', '−20/7')
    """
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, int):
        return f"{MINUS}{-value}" if value < 0 else str(value)
    if isinstance(value, Fraction):
        return f"{MINUS if value < 0 else ''}{_mixed(abs(value))}"
    if isinstance(value, tuple):
        return ", ".join(plain(part) for part in value)
    if isinstance(value, Tally):
        return " ".join(value.ranks())
    return str(value)


def signed(number: int | Fraction) -> str:
    """Write a result: what is won with a plus.

    >>> signed(530), signed(Fraction(-20, 3)), signed(0)
    ('+530', '−6⅔', '0')
    """
    return f"+{plain(number)}" if number > 0 else plain(number)


def with_minus(text: str) -> str:
    """Return what was typed; the sign of a number below zero is a minus, not a hyphen.

    >>> with_minus("-200:30"), with_minus("--lang")
    ('−200:30', '--lang')
    """
    return MINUS + text[1:] if text[:1] == "-" and text[1:2].isdecimal() else text


def decimal(text: str, say: Say) -> str:
    """Return a number in digits as the reader's language writes it: its minus sign, its decimal mark."""
    return text.replace("-", MINUS).replace(".", say("number-point"))


def pair(value: FactValue) -> str:
    """Write numbers that stand beside each other, such as the score of two sides.

    >>> pair((4, -3))
    '4:−3'
    """
    return ":".join(plain(part) for part in _parts(value))


def _mixed(number: Fraction) -> str:
    """Write a fraction as a mixed number, as players do, where its part of one has a sign."""
    whole, rest = divmod(number, 1)
    return f"{whole or ''}{PARTS[rest]}" if rest in PARTS else str(number)


def _has_no_word(value: FactValue) -> bool:
    return isinstance(value, int | Fraction | tuple)


def _parts(value: FactValue) -> tuple[FactValue, ...]:
    return value if isinstance(value, tuple) else (value,)


def _plain(value: FactValue, say: Say) -> str:
    return decimal(value, say) if isinstance(value, InDigits) else plain(value)


def _score(value: FactValue, _say: Say) -> str:
    return pair(value)


def _sum(value: FactValue, _say: Say) -> str:
    first, *others = (plain(part) for part in _parts(value))
    return first + "".join(
        f" {MINUS} {other[1:]}" if other[0] == MINUS else f" + {other}" for other in others
    )


def _cards(value: FactValue, _say: Say) -> str:
    return " ".join(str(part) for part in _parts(value) if isinstance(part, Card))


def _scores(value: FactValue, say: Say) -> str:
    return ", ".join(_score(part, say) for part in _parts(value))


def _plus(value: FactValue, _say: Say) -> str:
    return "+".join(plain(part) for part in _parts(value))


def _or(value: FactValue, say: Say) -> str:
    return _joined("list-or", [plain(part) for part in _parts(value)], say)


def _and(value: FactValue, say: Say) -> str:
    return _joined("list-and", [plain(part) for part in _parts(value)], say)


def _by_player(value: FactValue, _say: Say) -> str:
    """Write numbers with the players whose they are; nothing is a dash."""
    return ", ".join(" ".join(plain(part) for part in _parts(row)) for row in _parts(value)) or NOTHING


def _money(value: FactValue, say: Say) -> str:
    """Write money with two places behind the point where it is not whole; a table player by player."""
    if isinstance(value, tuple):
        rows = (tuple(_parts(row)) for row in value)
        return ", ".join(f"{plain(player)} {_money(amount, say)}" for player, amount in rows)
    if isinstance(value, Fraction) and value.denominator > 1 and CENTS % value.denominator == 0:
        sign = MINUS if value < 0 else ""
        whole, cents = divmod(abs(value) * CENTS, CENTS)
        return decimal(f"{sign}{whole}.{int(cents):02d}", say)
    return _plain(value, say)


def _percent(value: FactValue, say: Say) -> str:
    """Write a share of one in hundredths, with at most two places behind the point."""
    parts = (part for part in _parts(value) if isinstance(part, int | Fraction))
    shares = (in_digits(part * CENTS, 2).rstrip("0").rstrip(".") for part in parts)
    return ", ".join(decimal(share, say) + PERCENT for share in shares)


def _between(value: FactValue, _say: Say) -> str:
    """Write numbers that go from one player to another; nothing is a dash."""
    rows = (tuple(plain(part) for part in _parts(row)) for row in _parts(value))
    return ", ".join(f"{giver} → {taker} {number}" for giver, taker, number in rows) or NOTHING


def _size(value: FactValue, _say: Say) -> str:
    """Write a number without its sign."""
    return plain(value).removeprefix(MINUS)


def _side(value: FactValue, say: Say) -> str:
    """Write on which side of zero a number stands, in words: above or below."""
    return say("word-side-below" if plain(value).startswith(MINUS) else "word-side-above")


def _field(value: FactValue, say: Say) -> str:
    """Write what a form calls a field, where it has a name for it; else the field's own name."""
    try:
        return say(plain(value))
    except KeyError:
        return plain(value).rpartition("-field-")[2]


def _first(value: FactValue, _say: Say) -> str:
    return plain(_parts(value)[0])


def _second(value: FactValue, _say: Say) -> str:
    return plain(_parts(value)[1])


def _tally(value: FactValue, say: Say) -> str:
    counts = value.counts if isinstance(value, Tally) else ()
    return _joined("list-and", [say(f"unit-rank-{rank}", n=count) for rank, count in counts], say)


def _tallies(value: FactValue, say: Say) -> str:
    return _joined("list-or", [_tally(part, say) for part in _parts(value)], say)


def _joined(message: str, items: list[str], say: Say) -> str:
    if len(items) < 2:
        return "".join(items)
    return say(message, first=", ".join(items[:-1]), last=items[-1])


FORMATS: dict[str, Callable[[FactValue, Say], str]] = {
    "": _plain,
    "score": _score,
    "scores": _scores,
    "plus": _plus,
    "or": _or,
    "and": _and,
    "by-player": _by_player,
    "between": _between,
    "percent": _percent,
    "money": _money,
    "size": _size,
    "side": _side,
    "field": _field,
    "first": _first,
    "second": _second,
    "sum": _sum,
    "cards": _cards,
    "tally": _tally,
    "tallies": _tallies,
}
