"""The score sheet of preferans as players draw it: whists outside, then the pool, the mountain inside."""

from functools import lru_cache

from markupsafe import Markup

from rulesengine.text.catalogue import SOURCE_LANGUAGE, speaker
from rulesengine.views.environment import render
from rulesengine.views.sheet_four import four
from rulesengine.views.sheet_letters import shortened
from rulesengine.views.sheet_model import CLOSED, RINGS, Field, Form, ScoreSheet, Sector, Written, closed
from rulesengine.views.sheet_paper import RADIUS, WIDTH, NamePlace, Paper, Shape
from rulesengine.views.sheet_three import three
from rulesengine.views.sheet_words import told
from rulesengine.views.sheet_writing import Piece, field_pieces, name_piece, target_piece

__all__ = ["CLOSED", "Field", "Form", "ScoreSheet", "Sector", "Written", "closed", "scoresheet_html"]

PAPERS = {3: three(), 4: four()}


def scoresheet_html(sheet: ScoreSheet, lang: str) -> Markup:
    """Return the drawing, and below it the line that says which field is which and what the signs mean.

    Raises KeyError for a number of players that no sheet is ruled for, ValueError for a missing field.
    """
    paper, say = PAPERS[len(sheet.sectors)], speaker(lang)
    written = [one for sector in sheet.sectors for one in _everything(sector)]
    ringed, fresh = any(one.form in RINGS for one in written), any(one.new for one in written)
    title = (
        say("preferans-sheet-title-to", target=sheet.target) if sheet.target else say("preferans-sheet-title")
    )
    pieces = _pieces(sheet, paper, lang)
    drawing = render(
        "scoresheet.svg",
        lang,
        paper=paper,
        width=WIDTH,
        radius=RADIUS,
        title=title,
        told=told(sheet, lang),
        pieces=pieces,
    )
    dealt = any(sector.deals for sector in sheet.sectors)
    return render("scoresheet.html", lang, drawing=drawing, ringed=ringed, fresh=fresh, dealt=dealt)


def _everything(sector: Sector) -> Field:
    return sector.pool + sector.mountain + tuple(one for field in sector.whists for one in field)


def _pieces(sheet: ScoreSheet, paper: Paper, lang: str) -> Markup:
    """Return everything that is written on the sheet, player by player."""
    say = speaker(lang)
    found = [_drawn(target_piece(sheet.target, paper.centre))] if sheet.target else []
    called = shortened(tuple(sector.name for sector in sheet.sectors))
    for seat, (sector, place) in enumerate(zip(sheet.sectors, paper.places, strict=True)):
        others = [other for other in range(len(sheet.sectors)) if other != seat]
        found.append(_name(sector.name, place.name, deals=sector.deals))
        found.append(_field((say("preferans-sheet-pool"),), sector.pool, place.pool))
        found.append(_field((say("preferans-sheet-mountain"),), sector.mountain, place.mountain))
        for other, field, shape in zip(others, sector.whists, place.whists, strict=True):
            found.append(_field(tuple(f"→{name}" for name in called[other]), field, shape))
    return Markup("").join(found)


@lru_cache(maxsize=256)
def _name(name: str, place: NamePlace, *, deals: bool) -> Markup:
    return _drawn(name_piece(name, place, deals=deals))


@lru_cache(maxsize=2048)
def _field(called: tuple[str, ...], field: Field, shape: Shape) -> Markup:
    """Return what is written in a field; kept, because a change leaves most of them as they were."""
    return _drawn(*field_pieces(called, field, shape))


def _drawn(*pieces: Piece) -> Markup:
    """Return pieces as they are drawn; their words are in them already."""
    return render("scoresheet_pieces.svg", SOURCE_LANGUAGE, pieces=pieces)
