"""A table with four seats: who sits there, the trick that is played, a hand to play from."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.core.cards import Card
from rulesengine.views.cards import HandCards, LaidTrick, Press, face_html, hand_html, trick_html
from rulesengine.views.environment import render


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """One seat: its letter, its name, what is told of it, the card it has played, whether it is on turn."""

    letter: str
    name: str
    told: str
    card: Card | None = None
    note: str = ""
    turn: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayingTable:
    """Everything that lies on the table and may be pressed.

    The seats stand in the order of play. `choices` are buttons under a question, `actions` those below
    the hand, `reasons` what the players say of their own moves.
    """

    title: str
    seats: tuple[Seat, ...]
    mark: str = ""
    question: str = ""
    choices: tuple[Press, ...] = ()
    hand: HandCards | None = None
    actions: tuple[Press, ...] = ()
    last: LaidTrick | None = None
    reasons_title: str = ""
    reasons: tuple[str, ...] = ()


def table_html(table: PlayingTable, lang: str) -> Markup:
    """Return the table."""
    hand = hand_html(table.hand, lang) if table.hand else ""
    last = trick_html(table.last, lang) if table.last else ""
    return render("playing_table.html", lang, table=table, hand=hand, last=last, face=face_html)
