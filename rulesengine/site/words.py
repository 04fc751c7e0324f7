"""The words around the text: menu, search, language names, from the catalogue `site`."""

from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

_LOCALE = Path(__file__).parent.parent / "text" / "locale"


@cache
def chrome_words(language: str) -> dict[str, str]:
    """Return every message of the catalogue `site` in one language, by its id.

    Templates need the whole catalogue at once, and the build must not depend on compiled files.
    """
    source = _LOCALE / language / "LC_MESSAGES" / "site.po"
    with source.open("rb") as stream:
        catalogue = read_po(stream)
    return {str(message.id): str(message.string) for message in catalogue if message.id}


def word(message_id: str, language: str) -> str:
    """Return one message; raise KeyError, naming the language, if the catalogue lacks it."""
    try:
        return chrome_words(language)[message_id]
    except KeyError:
        raise KeyError(f"{message_id} is missing from the catalogue site of {language}") from None
