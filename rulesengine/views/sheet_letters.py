"""How wide words and numbers are when drawn, and how they are cut to fit."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

MORE = "…"
NARROWEST = 0.66
"""How far a text may be pressed together before it is cut."""

ALIKE = 3
"""So short a name is not shortened."""
KEPT = 2
"""Letters of a name that are left of its beginning in the narrowest field."""
JOINER = "\u200d"
WIDE = {MORE: 1.0, "−": 0.86, "+": 0.86, "∑": 0.86, "→": 0.86, "●": 0.8, "◂": 0.6, "▸": 0.6, ">": 0.86}
THIN = {" ": 0.34, ".": 0.34, ",": 0.34, ":": 0.36, "/": 0.36, "-": 0.38, **dict.fromkeys("filjt", 0.39)}
BROAD = frozenset("шщжмюфыmwШЩЖМЮФЫMW@&")
DIGIT, SMALL, LARGE, HUGE, SQUARE = 0.65, 0.63, 0.78, 0.98, 1.35
TIED = 0.95
"""A sign joined to another, where the font cannot draw them as one."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text that fits: what is left of it, how wide it is, and whether it must be pressed together."""

    text: str
    width: float
    pressed: bool = False


@lru_cache(maxsize=4096)
def fit(text: str, size: float, room: float, narrowest: float = NARROWEST, of_words: float = 1) -> Fitted:
    """Return a text for a given room, pressed together a little or cut with "…" where it is too long.

    Figures are pressed as far as `narrowest`; words as far as `of_words`, as a rule not at all: a font
    narrower than thought would stretch them visibly.
    """
    signs = _signs(clean(text))
    figures = any(sign.isdigit() for sign in signs) and not any(map(str.isalpha, signs))
    least = narrowest if figures else of_words
    if _breadth(signs) * size * least > room:
        kept = len(signs)
        while kept > 1 and (_breadth(signs[:kept]) + WIDE[MORE]) * size > room:
            kept -= 1
        signs = (*signs[:kept], MORE)
    width = _breadth(signs) * size
    return Fitted("".join(signs), min(width, room), pressed=width > room)


def shortened(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return for each name what it may be shortened to, the longest first; all tell the players apart.

    >>> shortened(("Anna", "Anton", "Bob"))
    (('Anna', 'A…a'), ('Anton', 'Ant…', 'A…n'), ('Bob',))
    >>> shortened(("player1", "player2"))[0]
    ('player1', 'p…1')
    """
    tidy = tuple(clean(name) for name in names)
    shortest = _shortest(tidy)
    return tuple(
        tuple(dict.fromkeys((name, *_beginnings(name, tidy), short)))
        for name, short in zip(tidy, shortest, strict=True)
    )


def clean(text: str) -> str:
    """Return a text without what is not seen but moves its neighbours: controls and marks of direction."""
    kept = (sign for sign in " ".join(text.split()) if sign == JOINER or unicodedata.category(sign)[0] != "C")
    return "".join(kept)


def _beginnings(name: str, names: tuple[str, ...]) -> list[str]:
    """Return the beginnings of a name that no other one has, but for those that save nothing."""
    return [
        f"{name[:kept]}{MORE}"
        for kept in range(len(name) - 2, KEPT - 1, -1)
        if [one[:kept] for one in names].count(name[:kept]) == 1
    ]


def _shortest(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return each name in three signs: its beginning, or else its first letter and a later one."""
    found: list[str] = []
    for name in names:
        forms = (
            kind
            for kind in range(len(name))
            if [_form(one, kind) for one in names].count(_form(name, kind)) == 1
            and _form(name, kind) not in found
        )
        found.append(_form(name, next(forms, 0)))
    return tuple(found)


def _form(name: str, kind: int) -> str:
    """Return a name in three signs: its beginning, or its first letter and a later one."""
    if len(name) <= ALIKE:
        return name
    return f"{name[0]}{MORE}{name[max(1, len(name) - kind)]}" if kind else f"{name[:KEPT]}{MORE}"


def _signs(text: str) -> tuple[str, ...]:
    """Return a text in pieces that are not to be parted: a letter with its accents, a joined emoji."""
    found: list[str] = []
    for sign in text:
        tied = unicodedata.combining(sign) or unicodedata.category(sign) in {"Mn", "Me", "Sk"}
        if found and (tied or sign == JOINER or found[-1].endswith(JOINER)):
            found[-1] += sign
        else:
            found.append(sign)
    return tuple(found)


def _breadth(signs: tuple[str, ...]) -> float:
    """Return how wide a text is at most, measured in its own height; common fonts are narrower."""
    return sum(_advance(joined[0]) + sum(map(_tied, joined[1:])) for joined in signs)


def _advance(sign: str) -> float:
    known = WIDE.get(sign) or THIN.get(sign)
    if known:
        return known
    if sign.isdigit():
        return DIGIT
    if sign in BROAD:
        return HUGE
    if unicodedata.east_asian_width(sign) in "WF" or unicodedata.category(sign) == "So":
        return SQUARE
    return LARGE if sign.isupper() else SMALL


def _tied(sign: str) -> float:
    return TIED if unicodedata.category(sign) in {"So", "Sk"} else 0
