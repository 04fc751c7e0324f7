"""The translations of pages and notebooks: taken from the sources, brought up to date, checked."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from rulesengine.site.inputs import site_hash
from rulesengine.site.jobs import BuildError, Tell, run_all, tell_line
from rulesengine.site.languages import TRANSLATED
from rulesengine.site.sphinx_run import SphinxJob

LOCALE = Path("book", "locale")

# What a translation must carry over unchanged: roles with what they point to, substitutions, links.
_CARRIED = {
    "roles": re.compile(r"\{([a-z][\w:-]*)\}`(?:[^`<]*<)?([^`>]*)>?`"),
    "facts": re.compile(r"\{\{.*?\}\}"),
    "links": re.compile(r"\]\(([^)\s]+)"),
}
# What needs no translation: words marked with their language, code, addresses.
_MARKED = re.compile(r"\[[^\]]*\]\{[^}]*\.language-[^}]*\}|`[^`]*`|https?://\S+")
_HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: {language}\\n"\n\n'


def extraction_job(root: Path, out: Path) -> SphinxJob:
    """Return the job that takes every sentence of the book into `.pot` files."""
    return SphinxJob(
        root=root,
        work=out / "work" / "gettext",
        locale=out / "locale",
        language="en",
        builder="gettext",
        site=site_hash(root),
    )


def update_translations(root: Path, out: Path, *, tell: Tell = tell_line) -> None:
    """Bring `book/locale` up to date with the pages; new and changed sentences are left to be translated.

    A changed sentence keeps its old translation, marked fuzzy, until somebody confirms it.
    """
    job = extraction_job(root, out)
    if problems := run_all([job], tell)[job]:
        raise BuildError(problems)
    for language in TRANSLATED:
        catalogues = root / LOCALE / language / "LC_MESSAGES"
        wanted = {catalogues / name for name in _names(job.output)}
        for stale in set(catalogues.rglob("*.po")) - wanted:
            stale.unlink()
        for name in _names(job.output):
            _update(job.output / name.with_suffix(".pot"), catalogues / name, language)


def translation_problems(templates: Path, locale: Path, languages: Sequence[str] = TRANSLATED) -> list[str]:
    """Return what is wrong with the translations of the extracted messages, one line each."""
    return [
        problem
        for language in languages
        for name in _names(templates)
        for problem in _problems(
            templates / name.with_suffix(".pot"), locale / language / "LC_MESSAGES" / name
        )
    ]


def _names(templates: Path) -> list[Path]:
    return [file.relative_to(templates).with_suffix(".po") for file in sorted(templates.rglob("*.pot"))]


def _update(template: Path, file: Path, language: str) -> None:
    catalogue = _read(file)
    catalogue.update(_to_translate(template))
    catalogue.obsolete.clear()
    for message in catalogue:
        message.flags -= {"python-format", "python-brace-format"}
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as stream:
        stream.write(_HEADER.format(language=language).encode())
        write_po(stream, catalogue, omit_header=True, width=0)


def _problems(template: Path, file: Path) -> Iterator[str]:
    translated = _read(file)
    for message in _to_translate(template):
        found = translated.get(message.id)
        if message.id and (problem := _problem(message, found)):
            line = f":{found.lineno}" if found and found.lineno else ""
            yield f"{file}{line}: {problem}: {message.id!r}"


def _problem(source: Message, translation: Message | None) -> str:
    if translation is None or not translation.string:
        return "not translated"
    if translation.fuzzy:
        return "translation not confirmed (fuzzy)"
    for what, pattern in _CARRIED.items():
        if Counter(pattern.findall(str(source.id))) != Counter(pattern.findall(str(translation.string))):
            return f"other {what} than the source has"
    return ""


def _to_translate(template: Path) -> Catalog:
    catalogue = _read(template)
    for message in list(catalogue):
        if message.id and not any(letter.isalpha() for letter in _MARKED.sub("", str(message.id))):
            catalogue.delete(message.id)
    return catalogue


def _read(file: Path) -> Catalog:
    if not file.exists():
        return Catalog()
    with file.open("rb") as stream:
        return read_po(stream)
