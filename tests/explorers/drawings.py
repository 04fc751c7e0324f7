"""What a drawing shows, read from its SVG, beside the steps that it belongs to."""

from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree

from rulesengine.core.derivation import Derived
from rulesengine.text.narration import narrate
from rulesengine.views.answer import Drawn


@dataclass(frozen=True, slots=True)
class Seen:
    """One value on a sheet: how it is written, its step, whether it is struck out, which steps look at it."""

    text: str
    kind: str
    mark: str
    struck: bool
    new: bool
    read: tuple[str, ...]


def svg(drawn: Drawn) -> ElementTree.Element:
    """Give the first SVG of a picture as a tree; it must be well-formed for that."""
    html = str(drawn.picture)
    return ElementTree.fromstring(html[html.index("<svg") : html.index("</svg>") + len("</svg>")])


def values(drawn: Drawn) -> list[Seen]:
    """Give every value of the sheet, in the order in which it is drawn."""
    found: list[Seen] = []
    looks: list[str] = []
    for part in svg(drawn):
        kinds = (part.get("class") or "").split()
        if kinds == ["rx-look"]:
            looks.append(part.get("data-mark") or "")
        elif kinds == ["rx-strike"]:
            last = found.pop()
            found.append(Seen(last.text, last.kind, last.mark, struck=True, new=last.new, read=last.read))
        elif part.tag == "g" and kinds[0] not in ("rx-name", "rx-word", "rx-target"):
            mark = part.get("data-mark") or ""
            read = tuple(looks[1:] if mark else looks)
            text, new = part.findtext("text") or "", "rx-new" in kinds
            found.append(Seen(text, kinds[0][3:], mark, struck=False, new=new, read=read))
            looks = []
    return found


def standing(drawn: Drawn, kind: str = "plain") -> list[str]:
    """Give the values of a kind that are not struck out."""
    return [one.text for one in values(drawn) if one.kind == kind and not one.struck]


def step_marks(derived: Derived[Any], drawn: Drawn) -> list[str]:
    """Give the mark of every step before the answer, "" for those without one."""
    return [drawn.mark(step) for step in narrate(derived, "en")[:-1]]


def picture_marks(drawn: Drawn) -> set[str]:
    """Give every mark that stands anywhere in the picture."""
    pieces = str(drawn.picture).split('data-mark="')[1:]
    return {piece[: piece.index('"')] for piece in pieces}


def hold_together(derived: Derived[Any], drawn: Drawn) -> None:
    """Check that every mark of a step is in the picture, and every mark of the picture has its step."""
    steps = set(step_marks(derived, drawn)) - {""}
    assert steps == picture_marks(drawn)
