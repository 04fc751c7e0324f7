"""A table of all turns of the cube in a match: those that are not legal are marked, with the reason."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.environment import render


@dataclass(frozen=True, slots=True)
class Turn:
    """One action: its number in the game, what was done, its step; `why` is "" for what is legal."""

    number: int
    said: str
    mark: str
    why: str = ""
    first: bool = False


@dataclass(frozen=True, slots=True)
class GameTurns:
    """The actions of one game, below a line that says which game it is."""

    title: str
    turns: tuple[Turn, ...]


def turns_html(games: tuple[GameTurns, ...], lang: str) -> Markup:
    """Return the table; what is illegal says so in a word, not by colour alone."""
    return render("cube_turns.html", lang, games=games)
