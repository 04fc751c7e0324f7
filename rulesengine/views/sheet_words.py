"""A score sheet told in words, in full, for those who do not see the drawing or see it shortened."""

from rulesengine.core.question import Say
from rulesengine.text.catalogue import speaker
from rulesengine.views.sheet_letters import clean
from rulesengine.views.sheet_model import Field, Form, ScoreSheet, Written


def told(sheet: ScoreSheet, lang: str) -> str:
    """Return every value of the sheet, player by player and field by field."""
    say = speaker(lang)
    return " ".join(sentence for seat in range(len(sheet.sectors)) for sentence in _sector(sheet, seat, say))


def _sector(sheet: ScoreSheet, seat: int, say: Say) -> list[str]:
    sector = sheet.sectors[seat]
    others = sheet.sectors[:seat] + sheet.sectors[seat + 1 :]
    name = clean(sector.name)
    opening = say("preferans-sheet-deals" if sector.deals else "preferans-sheet-player", name=name)
    fields = [
        say("preferans-sheet-pool-is", values=_values(sector.pool, say)),
        say("preferans-sheet-mountain-is", values=_values(sector.mountain, say)),
        *(
            say("preferans-sheet-whists-are", name=clean(other.name), values=_values(field, say))
            for other, field in zip(others, sector.whists, strict=True)
        ),
    ]
    return [opening, *fields]


def _values(field: Field, say: Say) -> str:
    return ", ".join(_value(one, say) for one in field) or say("preferans-sheet-nothing")


def _value(one: Written, say: Say) -> str:
    if one.form is Form.PLAIN:
        return say("preferans-sheet-new", value=clean(one.text)) if one.new else clean(one.text)
    return say(f"preferans-sheet-{one.form.value}", value=clean(one.text))
