"""The words around the text: menu, search, language names, from the message catalogues."""

from functools import cache

from rulesengine.text.catalogue import messages


@cache
def chrome_words(language: str) -> dict[str, str]:
    """Return the words of the pages' frame in one language, by their ids, facts not filled in."""
    return {name: forms[0] for name, forms in messages(language).items() if name.startswith("ui-")}
