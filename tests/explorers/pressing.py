"""What can be pressed in an answer, read from its HTML as a browser would."""

from html.parser import HTMLParser
from urllib.parse import parse_qs

from rulesengine.views.answer import Drawn


class _Parts(HTMLParser):
    """Collects buttons with what they write, summaries with what they say, and names of cards."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[tuple[str, dict[str, list[str]]]] = []
        self.summaries: list[str] = []
        self.faces: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag brings."""
        told = {name: value or "" for name, value in attrs}
        if tag == "button":
            self.buttons.append((told.get("aria-label", ""), parse_qs(told["data-set"], True)))
        if tag == "summary" and "aria-label" in told:
            self.summaries.append(told["aria-label"])
        if told.get("role") == "img" and "rx-card" in told.get("class", ""):
            self.faces.append(told["aria-label"])


def parts_of(drawn: Drawn) -> _Parts:
    """Read a picture."""
    parts = _Parts()
    parts.feed(str(drawn.picture))
    return parts


def writes(drawn: Drawn) -> list[dict[str, str]]:
    """Give what each button writes into the form."""
    return [{name: texts[0] for name, texts in said.items()} for _, said in parts_of(drawn).buttons]


def cards_to_press(drawn: Drawn) -> list[str]:
    """Give the last card of what each card's button writes: the card that it plays."""
    return [said["cards"].split()[-1] for said in writes(drawn) if said.get("cards") and len(said) == 1]
