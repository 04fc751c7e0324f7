"""The language in which a notebook speaks to its reader."""

import os

from rulesengine.text.catalogue import LANGUAGES, SOURCE_LANGUAGE

VARIABLE = "RULESENGINE_LANG"


def reader_language(chosen: str | None = None) -> str:
    """Return the language chosen, else that of RULESENGINE_LANG, else English.

    Raises `ValueError` for a language that has no catalogues.

    >>> reader_language("ka")
    'ka'
    """
    language = chosen or os.environ.get(VARIABLE) or SOURCE_LANGUAGE
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language
