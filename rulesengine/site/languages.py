"""The languages of the site and what Sphinx calls them."""

from collections.abc import Sequence

from rulesengine.text.catalogue import LANGUAGES, SOURCE_LANGUAGE

TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE_LANGUAGE)

# Sphinx ships the Ukrainian words of its own under this name only.
_SPHINX_NAMES = {"uk": "uk_UA"}


def sphinx_name(language: str) -> str:
    """Return what Sphinx calls a language of the site."""
    return _SPHINX_NAMES.get(language, language)


def site_name(sphinx_language: str | None) -> str:
    """Return the site's code of what Sphinx calls a language; English if none is set."""
    return (sphinx_language or SOURCE_LANGUAGE).split("_")[0]


def known(languages: Sequence[str]) -> tuple[str, ...]:
    """Return the languages in the site's order; raise ValueError on one that the site has not."""
    unknown = sorted(set(languages) - set(LANGUAGES))
    if unknown:
        raise ValueError(f"unknown languages {unknown}; the site has {list(LANGUAGES)}")
    return tuple(language for language in LANGUAGES if language in languages)
