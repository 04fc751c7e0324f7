"""The score sheet of preferans as players draw it: whists outside, then the pool, the mountain inside."""

from markupsafe import Markup

from rulesengine.text.catalogue import speaker
from rulesengine.views.environment import render
from rulesengine.views.sheet_four import four
from rulesengine.views.sheet_letters import shortened
from rulesengine.views.sheet_model import CLOSED, RINGS, Field, Form, ScoreSheet, Sector, Written, closed
from rulesengine.views.sheet_paper import RADIUS, WIDTH, Paper
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


def _pieces(sheet: ScoreSheet, paper: Paper, lang: str) -> tuple[Piece, ...]:
    """Return everything that is written on the sheet, player by player."""
    say = speaker(lang)
    found = [target_piece(sheet.target, paper.centre)] if sheet.target else []
    called = shortened(tuple(sector.name for sector in sheet.sectors))
    for seat, (sector, place) in enumerate(zip(sheet.sectors, paper.places, strict=True)):
        others = [other for other in range(len(sheet.sectors)) if other != seat]
        found.append(name_piece(sector.name, place.name, deals=sector.deals))
        found += field_pieces((say("preferans-sheet-pool"),), sector.pool, place.pool)
        found += field_pieces((say("preferans-sheet-mountain"),), sector.mountain, place.mountain)
        for other, field, shape in zip(others, sector.whists, place.whists, strict=True):
            found += field_pieces(tuple(f"→{name}" for name in called[other]), field, shape)
    return tuple(found)
