"""What follows below an answer: sentences, a link to another interactive, buttons that change the form."""

from dataclasses import dataclass

from markupsafe import Markup

from rulesengine.views.cards import Press
from rulesengine.views.environment import render


@dataclass(frozen=True, slots=True, kw_only=True)
class Onward:
    """Sentences, where the link leads and what it says, the buttons."""

    lines: tuple[str, ...]
    href: str
    link: str
    presses: tuple[Press, ...] = ()


def onward_html(onward: Onward, lang: str) -> Markup:
    """Return the lines below an answer."""
    return render("onward.html", lang, onward=onward)
