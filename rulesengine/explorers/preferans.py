"""The interactives of preferans."""

from typing import Any

from rulesengine.core.reading import Whole, YesOrNo
from rulesengine.explorers.declaration import PLAYERS, PRESET, Explorer, Setting, as_lines_by, as_row
from rulesengine.explorers.preferans_compare import draw_compare
from rulesengine.explorers.preferans_deal_form import COMPARED, DEAL, FIRST, PASSED_OUT, TAKEN_BACK, WORTH
from rulesengine.explorers.preferans_forms import SHEET
from rulesengine.explorers.preferans_party import draw_correct, draw_party
from rulesengine.explorers.preferans_rounding import draw_rounding
from rulesengine.explorers.preferans_settling import draw_settle
from rulesengine.explorers.preferans_sheet import draw_close, draw_deal
from rulesengine.explorers.preferans_tables import (
    draw_audit,
    draw_trick_value,
    draw_worth,
)
from rulesengine.preferans.axes import TRICKS, Contract
from rulesengine.preferans.record import RASPASY, OneDeal, write_deal_line
from rulesengine.preferans.rulebook import OF_CLOSING, OF_DEALS, OF_RASPASY, OF_SETTLING, PRESETS
from rulesengine.preferans.seating import SEATS, Call
from rulesengine.views.controls import Control


def as_deal(value: object) -> tuple[str, ...]:
    """Write one deal as a line."""
    return AS_DEALS([value]) if value else ("",)


def _seats(parameter: str, control: Control, seats: tuple[str, ...], **more: Any) -> Setting:  # noqa: ANN401  # as Setting declares them
    """Return a control with an input for each seat, which may stay empty."""
    inputs = len(seats) * (len(seats) - 1) if control is Control.GRID else len(seats)
    return Setting(parameter, control, as_row(inputs), seats, optional=True, **more)


def _of_deal(table: str, levels: tuple[str, ...]) -> tuple[Setting, ...]:
    """Return the controls of one deal."""
    return (
        Setting(f"{table}level", Control.CHOICE, choices=levels),
        Setting(f"{table}declarer", Control.CHOICE, seat=True),
        _seats(f"{table}tricks", Control.NUMBERS, SEATS, read=Whole(0, TRICKS)),
        _seats(f"{table}answers", Control.CHOICES, SEATS, choices=ANSWERS, word="call"),
        Setting(f"{table}dealer", Control.CHOICE, seat=True, optional=True),
        _NAMES,
        Setting(FIRST, Control.CHOICE, seat=True, optional=True, nobody="preferans-next", folded=True),
        Setting(f"{table}given_up", Control.CHOICE, folded=True, read=YesOrNo()),
    )


AS_DEALS = as_lines_by(lambda told: write_deal_line(OneDeal()(told, "")))
"""Writes deals line by line, as a party is recorded."""
LEVELS = tuple(str(one.value) for one in Contract)
ANSWERS = ("", *(one.value for one in Call), TAKEN_BACK)

_PRESET = Setting(PRESET, Control.CHOICE)
_NAMES = _seats(PLAYERS, Control.TEXTS, SEATS, folded=True)
_DEAL = (_PRESET, *_of_deal("", LEVELS))
_POOL = _seats("pool", Control.NUMBERS, SEATS)
_MOUNTAIN = _seats("mountain", Control.NUMBERS, SEATS)
_PLAYERS = _seats(PLAYERS, Control.TEXTS, SEATS)
_SHEET = (_PRESET, _PLAYERS, _POOL, _MOUNTAIN, _seats("whists", Control.GRID, SEATS))
_TARGET = Setting("target", Control.NUMBER)
_ROUNDING = Setting("rounding", Control.CHOICE, folded=True)
_ADJUST = Setting("adjust", Control.CHOICE, seat=True, optional=True, folded=True)
_STAKE = Setting("stake", Control.TEXT, optional=True, folded=True)
_WORDS = ("whist", "pass", "half", "misere", "raspasy", "give-up")
"""What a deal is written with besides names and numbers."""
_DEALS = Setting("deals", Control.LINES, AS_DEALS, written=_WORDS)

_SIX_DOWN_ONE: dict[str, Any] = {
    "level": 6,
    "tricks": {"A": 5, "B": 3, "C": 2},
    "answers": ["B whist", "C pass"],
}
_PARTY: dict[str, Any] = {
    "players": ["A", "B", "C"],
    "target": 10,
    "deals": ["6 A: A=6, B=2, C=2; B whist, C whist"],
}

EXPLORERS = (
    Explorer(
        kind="preferans.deal",
        settings=_DEAL,
        draw=draw_deal,
        axes=OF_DEALS,
        start=_SIX_DOWN_ONE,
        predict="preferans-predict-deal",
        shape=DEAL,
    ),
    Explorer(
        kind="preferans.raspasy",
        settings=(
            _PRESET,
            _seats("tricks", Control.NUMBERS, SEATS),
            Setting("step", Control.NUMBER),
            Setting("price", Control.NUMBER, optional=True, folded=True),
            Setting("dealer", Control.CHOICE, seat=True, optional=True),
            _NAMES,
        ),
        draw=draw_deal,
        axes=OF_RASPASY,
        start={"tricks": {"A": 4, "B": 3, "C": 3}},
        predict="preferans-predict-raspasy",
        shape=PASSED_OUT,
    ),
    Explorer(
        kind="preferans.close",
        settings=(
            _PRESET,
            _PLAYERS,
            _POOL,
            _MOUNTAIN,
            _TARGET,
            Setting("who", Control.CHOICE, seat=True),
            Setting("points", Control.NUMBER),
        ),
        draw=draw_close,
        axes=OF_CLOSING,
        start={"pool": [8, 4, 10], "mountain": [4, 6, 0], "target": 10, "who": "A", "points": 6},
        shape=SHEET,
    ),
    Explorer(
        kind="preferans.settle",
        settings=(
            *_SHEET,
            Setting("target", Control.NUMBER, optional=True, folded=True),
            _ROUNDING,
            _ADJUST,
            _STAKE,
            Setting("route", Control.CHOICE, folded=True),
        ),
        draw=draw_settle,
        axes=OF_SETTLING,
        start={"pool": [56, 12, 6, 16], "mountain": [76, 40, 52, 80], "target": 21, "preset": "leningrad"},
        predict="preferans-predict-settle",
        shape=SHEET,
    ),
    Explorer(
        kind="preferans.rounding",
        settings=_SHEET,
        draw=draw_rounding,
        axes=OF_SETTLING,
        start={"pool": [0, 0, 0], "mountain": [0, 2, 5], "whists": [[0, 0, 0]] * 3},
        shape=SHEET,
    ),
    Explorer(
        kind="preferans.audit",
        settings=(
            *_SHEET,
            _seats("recorded", Control.TEXTS, SEATS),
            _ROUNDING,
            _ADJUST,
        ),
        draw=draw_audit,
        axes=(*OF_SETTLING, "aid_whists"),
        start={"pool": [10, 10, 10], "mountain": [0, 6, 0], "recorded": [30, -60, 30]},
        shape=SHEET,
    ),
    Explorer(
        kind="preferans.party",
        settings=(_PRESET, _PLAYERS, _TARGET, _DEALS),
        draw=draw_party,
        start=_PARTY,
        shape=SHEET,
    ),
    Explorer(
        kind="preferans.correct",
        settings=(
            _PRESET,
            _PLAYERS,
            _TARGET,
            _DEALS,
            Setting("number", Control.NUMBER),
            Setting("deal", Control.TEXT, as_deal, written=_WORDS),
        ),
        draw=draw_correct,
        start=_PARTY | {"number": 1, "deal": "6 A: A=5, B=3, C=2; B whist, C whist"},
        shape=SHEET,
    ),
    Explorer(
        kind="preferans.compare",
        settings=(
            _PRESET,
            Setting("against_preset", Control.CHOICE, choices=tuple(PRESETS), word=PRESET),
            *_of_deal("deal.", (*LEVELS, RASPASY)),
        ),
        draw=draw_compare,
        axes=(*OF_DEALS, *OF_RASPASY, "pool_point"),
        start={"deal": _SIX_DOWN_ONE | {"declarer": "A"}, "preset": "sochi", "against_preset": "leningrad"},
        shape=COMPARED,
    ),
    Explorer(
        kind="preferans.worth",
        settings=_DEAL,
        draw=draw_worth,
        axes=(*OF_DEALS, "pool_point"),
        start=_SIX_DOWN_ONE,
        shape=WORTH,
    ),
    Explorer(
        kind="preferans.trick_value",
        settings=(_PRESET, _DEAL[1], Setting("whisters", Control.NUMBER), Setting("count", Control.NUMBER)),
        draw=draw_trick_value,
        axes=(*OF_DEALS, "pool_point"),
        start={"level": 6},
    ),
)
