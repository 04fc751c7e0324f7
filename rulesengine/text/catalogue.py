"""The message catalogues: every sentence that a reader sees, in four languages, by its id."""

import gettext
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from rulesengine.core.derivation import FactValue
from rulesengine.core.question import Say
from rulesengine.text.phrase import Template, compile_template, fill

LANGUAGES = ("en", "ru", "uk", "ka")
SOURCE_LANGUAGE = "en"
LOCALE = Path(__file__).parent / "locale"


class MissingMessage(KeyError):  # noqa: N818  # what it says is what is meant
    """A message id that the catalogue of a language does not have."""


def say(message: str, lang: str, **facts: FactValue) -> str:
    """Return a message in a language, its facts filled in.

    Raises `MissingMessage` for an unknown id and `KeyError` for a fact that the message needs.

    >>> say("unit-pair", "en", n=2), say("unit-pair", "ru", n=5)
    ('2 pairs', '5 пар')
    """
    return fill(template(message, lang, facts.get("n", 1)), facts, speaker(lang))


@cache
def speaker(lang: str) -> Say:
    """Return `say` for one language."""
    return partial(_say_in, lang)


@cache
def voices(lang: str) -> tuple[Say, ...]:
    """Return the speakers of all languages, the reader's own first."""
    return tuple(speaker(one) for one in (lang, *(other for other in LANGUAGES if other != lang)))


def has(message: str, lang: str) -> bool:
    """Tell whether a language has this message."""
    return message in messages(lang)


@cache
def formats(message: str, lang: str) -> dict[str, str]:
    """Return in which format a message writes each of its facts, without asking other messages."""
    return {field: form for _, field, form in template(message, lang, 1) if not form.startswith("unit-")}


@cache
def messages(lang: str) -> dict[str, tuple[str, ...]]:
    """Return every message of a language: its forms, one or as many as the language has plurals."""
    found: dict[str, dict[int, str]] = {}
    for catalogue in _catalogues(lang):
        for key, text in catalogue._catalog.items():  # type: ignore[attr-defined]  # gettext offers no listing
            name, form = key if isinstance(key, tuple) else (key, 0)
            if name:
                found.setdefault(name, {})[form] = text
    return {name: tuple(forms[form] for form in sorted(forms)) for name, forms in found.items()}


@cache
def template(message: str, lang: str, count: FactValue) -> Template:
    """Return the form of a message that goes with a count, ready to be filled in.

    A number that is not whole takes the last form: Russian and Ukrainian have one of their own for it.
    """
    forms = messages(lang).get(message)
    if forms is None:
        raise MissingMessage(f"{lang} has no message {message}")
    if len(forms) > 1 and isinstance(count, int):
        return compile_template(forms[_plural(lang)(abs(count))])
    return compile_template(forms[-1])


def _say_in(lang: str, message: str, /, **facts: FactValue) -> str:
    return say(message, lang, **facts)


@cache
def _catalogues(lang: str) -> tuple[gettext.GNUTranslations, ...]:
    folder = LOCALE / lang / "LC_MESSAGES"
    files = sorted(folder.glob("*.mo"))
    if not files:
        raise FileNotFoundError(f"no compiled catalogues in {folder}: run `make catalogues`")
    return tuple(_load(file) for file in files)


def _load(file: Path) -> gettext.GNUTranslations:
    with file.open("rb") as stream:
        return gettext.GNUTranslations(stream)


@cache
def _plural(lang: str) -> Callable[[int], int]:
    return _catalogues(lang)[0].plural  # type: ignore[attr-defined, no-any-return]  # set from the catalogue's header
