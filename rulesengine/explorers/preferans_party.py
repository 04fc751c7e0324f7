"""A whole party of preferans drawn: every old value struck through, what is new underlined, deal by deal."""

from collections.abc import Callable

from markupsafe import Markup

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.explorers.preferans_numbers import signed
from rulesengine.explorers.preferans_pen import Pen, Place, mark_of
from rulesengine.explorers.preferans_sheet import line_note, line_notes
from rulesengine.explorers.preferans_tables import top_mark
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.closing import closed_pools
from rulesengine.preferans.party import AnyDeal, Correction, Played, PlayedDeal
from rulesengine.preferans.raspasy import Raspasy
from rulesengine.text.catalogue import speaker
from rulesengine.text.phrase import NOTHING
from rulesengine.views.answer import Drawn
from rulesengine.views.comparison import Row, comparison_html
from rulesengine.views.scoresheet import scoresheet_html

Marks = Callable[[PlayedDeal], str]
"""Names the mark under which a deal is written."""


def draw_party(derived: Derived[Played], lang: str) -> Drawn:
    """Draw the sheet with its history, what the last deal wrote underlined, and each deal's worth."""
    played = derived.value
    last = played.deals[-1:]
    return Drawn(
        picture=_sheet(played, lang, _by_number, last) + _differences(played, lang),
        mark=top_mark,
        notes=tuple(note for one in last for note in line_notes(one.lines, lang)),
    )


def draw_correct(derived: Derived[Correction], lang: str) -> Drawn:
    """Draw the corrected sheet, what it changes underlined, and the changed lines beside the old ones."""
    found = derived.value
    marks = {number: mark_of((index,)) for index, number in enumerate(found.changed)}
    changed = tuple(one for one in found.after.deals if one.number in marks)
    return Drawn(
        picture=_sheet(found.after, lang, lambda one: marks.get(one.number, ""), changed)
        + _changes(found, marks, lang),
        mark=top_mark,
    )


def _by_number(one: PlayedDeal) -> str:
    return mark_of((one.number - 1,))


def _sheet(played: Played, lang: str, mark: Marks, new: tuple[PlayedDeal, ...]) -> Markup:
    pen = Pen(played.party.players)
    for one in played.deals:
        for line in one.lines:
            pen.add(Place(line.player, line.field, line.on), line.amount, mark(one), new=one in new)
        for player in closed_pools(one.after, played.party.target, played.rulebook):
            pen.close(player, mark(one))
    dealer = played.deals[-1].deal.dealer if played.deals else ""
    return scoresheet_html(pen.sheet(str(played.party.target), dealer), lang)


def _differences(played: Played, lang: str) -> Markup | str:
    """Return what each deal was worth to each player, deal by deal."""
    if not played.deals:
        return ""
    say = speaker(lang)
    rows = tuple(
        Row(cells=(_name(one.deal, say), *map(signed, one.difference)), mark=_by_number(one))
        for one in played.deals
    )
    heads = (say("preferans-head-deal"), *played.party.players)
    return comparison_html(say("preferans-table-differences"), heads, rows, lang)


def _changes(found: Correction, marks: dict[int, str], lang: str) -> Markup | str:
    """Return the lines of each changed deal as they were and as they are now."""
    if not marks:
        return ""
    say = speaker(lang)
    both = zip(found.before.deals, found.after.deals, strict=True)
    rows = tuple(
        Row(cells=(_lines(old, lang), _lines(now, lang)), name=str(now.number), mark=marks[now.number])
        for old, now in both
        if now.number in marks
    )
    heads = tuple(say(f"preferans-head-{head}") for head in ("deal", "before", "after"))
    return comparison_html(say("preferans-table-corrected"), heads, rows, lang, words=True)


def _lines(one: PlayedDeal, lang: str) -> str:
    return " ".join(line_note(line, lang) for line in one.lines if line.amount) or NOTHING


def _name(deal: AnyDeal, say: Say) -> str:
    if isinstance(deal, Raspasy):
        return say("preferans-cell-raspasy")
    if deal.level is Contract.MISERE:
        return say("preferans-cell-misere", player=deal.declarer)
    return say("preferans-cell-deal", level=deal.level, player=deal.declarer)
