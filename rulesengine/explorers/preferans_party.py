"""A whole party of preferans drawn: every old value struck through, what is new underlined, deal by deal."""

from typing import Any

from markupsafe import Markup

from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.explorers.preferans_pen import Pen, Place, mark_of, write_steps
from rulesengine.explorers.preferans_places import deal_places, look_at_deal
from rulesengine.explorers.preferans_sheet import closing, line_note, line_notes
from rulesengine.explorers.preferans_standing import standing_html
from rulesengine.preferans.axes import Contract
from rulesengine.preferans.closing import closed_pools
from rulesengine.preferans.finish import as_it_stands
from rulesengine.preferans.party import AnyDeal, Correction, Played, PlayedDeal
from rulesengine.preferans.raspasy import Raspasy
from rulesengine.preferans.sheet import Field, Row
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Path
from rulesengine.text.phrase import NOTHING, signed
from rulesengine.views.answer import Drawn, Mark
from rulesengine.views.comparison import Row as Line
from rulesengine.views.comparison import comparison_html

Steps = dict[int, tuple[Derived[PlayedDeal], Path]]
"""The steps that tell of a deal, with the path to them, by the deal's number; not every deal is told."""


def draw_party(derived: Derived[Played], lang: str) -> Drawn:
    """Draw the sheet with its history, what the last deal wrote underlined, and each deal's worth."""
    played = derived.value
    steps = _steps(derived)
    last = played.deals[-1:]
    pen = _pen(played, steps, last)
    return Drawn(
        picture=_sheet(pen, played, lang) + _standing(played, lang),
        mark=_mark(pen, steps),
        notes=tuple(note for one in last for note in line_notes(one.lines, lang)),
    )


def draw_correct(derived: Derived[Correction], lang: str) -> Drawn:
    """Draw the corrected sheet, what it changes underlined, and the changed lines beside the old ones."""
    found = derived.value
    steps = _steps(derived)
    pen = _pen(found.after, steps, tuple(one for one in found.after.deals if one.number in steps))
    marks = {number: mark_of(path) for number, (_, path) in steps.items()}
    return Drawn(
        picture=_sheet(pen, found.after, lang) + _changes(found, marks, lang), mark=_mark(pen, steps)
    )


def _steps(derived: Derived[Any]) -> Steps:
    return {step.value.number: (step, (index,)) for index, step in enumerate(derived.because)}


def _mark(pen: Pen, steps: Steps) -> Mark:
    """Return what connects a deal with its line in the table, and its steps with their numbers."""
    lines = frozenset(path for _, path in steps.values())
    return lambda step: mark_of(step.path) if step.path in lines else pen.mark(step)


def _by_number(one: PlayedDeal) -> str:
    return mark_of((one.number - 1,))


def _pen(played: Played, steps: Steps, new: tuple[PlayedDeal, ...]) -> Pen:
    """Return a pen that has written a party; a deal that has steps is written step by step."""
    pen = Pen(played.party.players)
    for one in played.deals:
        pen.fresh = one in new
        full = closed_pools(one.after, played.party.target, played.rulebook)
        if one.number in steps:
            _write_told(pen, *steps[one.number], full)
        else:
            for line in one.lines:
                pen.add(Place(line.player, line.field, line.on), line.amount)
        for player in full:
            pen.close(player, mark_of(steps[one.number][1]) if one.number in steps else "")
    return pen


def _write_told(pen: Pen, deal: Derived[PlayedDeal], path: Path, full: tuple[str, ...]) -> None:
    """Write a deal: mountain and whists by its own steps, the pools by those that come after them."""
    writing, *pools = deal.because
    at = (*path, 0)
    later = []
    for place, node, mark in deal_places(writing, at):
        if place.field is Field.POOL:
            later.append((place, mark))
        else:
            pen.add(place, node.value, mark)
    for index, node in enumerate(pools, 1):
        write_steps(pen, node, closing(full), (*path, index))
    for place, mark in later:
        pen.read(place, mark)
    look_at_deal(pen, writing, at)


def _sheet(pen: Pen, played: Played, lang: str) -> Markup:
    dealer = played.deals[-1].deal.dealer if played.deals else ""
    return pen.picture(lang, target=str(played.party.target), dealer=dealer)


def _standing(played: Played, lang: str) -> Markup | str:
    """Return what each deal was worth, all deals together, and the party settled as it stands."""
    if not played.deals:
        return ""
    finished = as_it_stands(played).value
    return _differences(played, finished.settlement.result, lang) + standing_html(played, finished, lang)


def _differences(played: Played, together: Row, lang: str) -> Markup:
    """Return what each deal was worth to each player, deal by deal."""
    say = speaker(lang)
    rows = tuple(
        Line(cells=(_name(one.deal, say), *map(signed, one.difference)), mark=_by_number(one))
        for one in played.deals
    )
    heads = (say("preferans-head-deal"), *played.party.players)
    foot = Line(cells=tuple(map(signed, together)), name=say("preferans-head-together"), foot=True)
    return comparison_html(say("preferans-table-differences"), heads, (*rows, foot), lang)


def _changes(found: Correction, marks: dict[int, str], lang: str) -> Markup | str:
    """Return the lines of each changed deal as they were and as they are now."""
    if not marks:
        return ""
    say = speaker(lang)
    both = zip(found.before.deals, found.after.deals, strict=True)
    rows = tuple(
        Line(cells=(_lines(old, lang), _lines(now, lang)), name=str(now.number), mark=marks[now.number])
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
