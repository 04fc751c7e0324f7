"""What is written on a score sheet, each piece with its place: words, values, strokes, rings."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from rulesengine.views.sheet_flow import Size, Spot, flow, widest
from rulesengine.views.sheet_letters import MORE, Fitted, clean, fit
from rulesengine.views.sheet_model import RINGS, Field, Form, Written
from rulesengine.views.sheet_paper import NamePlace, Point, Shape

VALUE, WORD, NAME = 12.2, 11.4, 14.0
"""Sizes of letters; the sheet is drawn so that none is smaller than 11 px on a narrow phone."""

LINE, RING, LOZENGE = 15, 20, 36
"""How high a line of plain values, of ringed ones, of the result is."""

MARGIN = {Form.OVAL: 9.0, Form.BOX: 6.0, Form.SUM: 6.0}
DEALS = "● "
SUM = "∑ "

LABEL = 62
"""How long the word of a field may be."""

NARROW = 70
"""In a narrower field the word stands on a line of its own."""

LAST = 8
"""How many values of a long history are shown at most."""

SHORT = 4
"""A history of so few values is shown whole, if need be without the field's word."""

TOLD = 36
"""How many of the steps behind values left out are still found at the "…" in their place."""

ROOMS = (200.0, 40.0, 28.0)
"""How long a value may be; the next is tried where a field is too full."""

SQUEEZED = 0.76
"""How far the word of a narrow field is pressed: no further than common fonts are narrower than thought."""

STRONG, SLANT, PRESSED = 13.2, 1.36, 0.6
"""The letters of the result, bold and so wider, how much wider their lozenge is, how far they are pressed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A word or value: its text, where it stands, the steps it belongs to, what is drawn around it.

    `struck` is None for what still stands, else the mark of the step that struck it out; `new` is what
    the last deal wrote.
    """

    text: Fitted
    x: float
    y: float
    kind: str
    anchor: str = "middle"
    mark: str = ""
    read: tuple[str, ...] = ()
    ring: str = ""
    struck: str | None = None
    new: bool = False


def target_piece(target: str, centre: Point) -> Piece:
    """Return what stands in the middle of the sheet."""
    return Piece(text=fit(target, NAME, 28), x=centre[0], y=centre[1], kind="target")


def name_piece(name: str, place: NamePlace, *, deals: bool) -> Piece:
    """Return a player's name; the one who deals has a dot before it."""
    text = f"{place.before}{DEALS if deals else ''}{name}"
    written = fit(text, NAME, place.room - 12 * len(place.behind))
    written = replace(written, text=f"{written.text}{place.behind}")
    return Piece(text=written, x=place.x, y=place.y, kind="name", anchor=place.anchor)


def field_pieces(called: tuple[str, ...], field: Field, shape: Shape) -> tuple[Piece, ...]:
    """Return what stands in a field: its word, then as many of the last values as there is room for.

    Of several words for it, each shorter than the one before, the first that need not be cut is taken.

    What stands is never left out: if need be the word gives way, then values are cut. Steps that are about
    a value left out are found at the "…".
    """
    labels = _labels(called, min(widest(shape, LINE), LABEL))
    for room in ROOMS:
        for left_out, words in _tries(field, labels):
            before = (*words, fit(MORE, VALUE, 20)) if left_out else words
            found = _laid(before, field[left_out:], shape, room)
            if found is not None:
                return _with_steps(found, len(words), field[:left_out]) if left_out else found
    raise ValueError("no room for what stands in a field")


def _labels(called: tuple[str, ...], room: float) -> tuple[tuple[Fitted, ...], ...]:
    """Return what to write before the values, the best first; a field's word is rather pressed than left."""
    longer = [(word, fit(word, WORD, room)) for word in called[:-1]]
    last = fit(called[-1], WORD, room, of_words=SQUEEZED)
    label = next((one for word, one in longer if one.text == clean(word)), last)
    if longer:
        return ((label,), ())
    pressed = replace(label, width=fit(label.text, WORD, LABEL).width * SQUEEZED, pressed=True)
    return ((label,), (pressed,), ())


def _tries(field: Field, labels: tuple[tuple[Fitted, ...], ...]) -> Iterator[tuple[int, tuple[Fitted, ...]]]:
    """Yield how many values to leave out and the words to write before the others, the best first."""
    plain = [number for number, one in enumerate(field) if one.form is Form.PLAIN]
    older = plain[-1] if plain else 0
    counts = range(max(0, older + 1 - LAST), older + 1)
    if len(plain) <= SHORT:
        return product(counts, labels)
    return ((left_out, words) for words in labels for left_out in counts)


def _with_steps(pieces: tuple[Piece, ...], at: int, left_out: Field) -> tuple[Piece, ...]:
    """Return pieces in which the one that stands for what was left out belongs to its steps."""
    marks = (mark for one in left_out for mark in (one.mark, *one.read) if mark)
    more = replace(pieces[at], read=tuple(dict.fromkeys(marks))[-TOLD:])
    return (*pieces[:at], more, *pieces[at + 1 :])


def _laid(before: tuple[Fitted, ...], field: Field, shape: Shape, room: float) -> tuple[Piece, ...] | None:
    """Return words and values with their places, or None where they do not fit."""
    texts = tuple(_fitted(one, shape, room) for one in field)
    narrow = widest(shape, LINE) < NARROW
    sizes = [Size(text.width, LINE, ends=narrow and text.text != MORE) for text in before]
    sizes += [_size(text, one.form, shape) for text, one in zip(texts, field, strict=True)]
    spots = flow(tuple(sizes), shape)
    if spots is None:
        return None
    quiet = [_word(text, spot) for text, spot in zip(before, spots, strict=False)]
    return (*quiet, *_values(field, texts, spots[len(before) :]))


def _fitted(one: Written, shape: Shape, room: float) -> Fitted:
    if one.form is Form.LOZENGE:
        return fit(one.text, STRONG, min(room, (widest(shape, LOZENGE) + 3) / SLANT), PRESSED)
    height = RING if one.form in RINGS else LINE
    text = f"{SUM}{one.text}" if one.form is Form.SUM else one.text
    return fit(text, VALUE, min(room, widest(shape, height) - MARGIN.get(one.form, 0)))


def _size(text: Fitted, form: Form, shape: Shape) -> Size:
    if form is Form.LOZENGE:
        return Size(min(_slanted(text.width), widest(shape, LOZENGE)), LOZENGE)
    return Size(text.width + MARGIN.get(form, 0), RING if form in RINGS else LINE)


def _word(text: Fitted, spot: Spot) -> Piece:
    return Piece(text=text, x=spot.x, y=spot.y, kind="word")


def _values(field: Field, texts: tuple[Fitted, ...], spots: tuple[Spot, ...]) -> list[Piece]:
    return [
        Piece(
            text=text,
            x=spot.x,
            y=spot.y,
            kind=one.form.value,
            mark=one.mark,
            read=one.read,
            ring=_ring(one.form, text.width, spot),
            struck=_struck(number, field),
            new=one.new,
        )
        for number, (one, text, spot) in enumerate(zip(field, texts, spots, strict=True))
    ]


def _struck(number: int, field: Field) -> str | None:
    """Return the mark of the plain value that took this one's place."""
    if field[number].form is not Form.PLAIN:
        return None
    return next((later.mark for later in field[number + 1 :] if later.form is Form.PLAIN), None)


def _slanted(width: float) -> float:
    """Return how wide a lozenge is around a text; around a single sign it is as wide as high."""
    return max(width * SLANT, LOZENGE - 4)


def _ring(form: Form, width: float, at: Spot) -> str:
    """Return the line around a value as the data of a path."""
    if form is Form.LOZENGE:
        wide, high = _slanted(width) / 2, LOZENGE / 2 - 1
        return f"M{at.x - wide:.5g} {at.y:.5g}l{wide:.4g} {-high:g} {wide:.4g} {high:g} {-wide:.4g} {high:g}z"
    if form not in RINGS:
        return ""
    wide, high = width + MARGIN[form] - 1, RING - 3
    left, top = at.x - wide / 2, at.y - high / 2
    if form is not Form.OVAL:
        return f"M{left:.5g} {top:.5g}h{wide:.4g}v{high:g}h{-wide:.4g}z"
    bow, flat = high / 2, wide - high
    return (
        f"M{left + bow:.5g} {top:.5g}h{flat:.4g}a{bow:g} {bow:g} 0 0 1 0 {high:g}"
        f"h{-flat:.4g}a{bow:g} {bow:g} 0 0 1 0 {-high:g}z"
    )
