"""Hashes of everything that a build depends on, so that nothing old is ever kept and nothing done twice."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulesengine.text.catalogue import SOURCE_LANGUAGE

_IGNORED_FOLDERS = {"__pycache__", ".ipynb_checkpoints"}
_IGNORED_SUFFIXES = {".mo", ".pyc"}
_LOCKS = ("pyproject.toml", "requirements/*.txt", "package-lock.json")
_SETTINGS = ("_config.yml", "_toc.yml")


def engine_hash(root: Path, language: str) -> str:
    """Return the hash of all that can change an answer: the package without its site, words, locks."""
    return _hash(root, [*_engine(root, language), *_matching(root, _LOCKS)])


def site_hash(root: Path) -> str:
    """Return the hash of all that turns sources into pages."""
    site = (root / "rulesengine" / "site").rglob("*")
    files = [file for file in site if file.is_file() and _is_source(file)]
    return _hash(root, [*files, *_matching(root, _LOCKS)])


def page_hash(root: Path, language: str) -> str:
    """Return the hash of all that can change a page in one language."""
    sources = (_files(root / name, language) for name in ("book", "notebooks", "rulesengine"))
    files = [file for group in sources for file in group]
    return _hash(root, [*files, *_matching(root, _LOCKS), *_matching(root, _SETTINGS)])


def package_hash(root: Path) -> str:
    """Return the hash of the whole package in all languages, from which the browser's runtime is made."""
    package = (file for file in (root / "rulesengine").rglob("*") if file.is_file() and _is_source(file))
    return _hash(root, [*package, *_matching(root, _LOCKS)])


def _engine(root: Path, language: str) -> Iterator[Path]:
    site = root / "rulesengine" / "site"
    return (file for file in _files(root / "rulesengine", language) if site not in file.parents)


def _files(folder: Path, language: str) -> Iterator[Path]:
    return (file for file in folder.rglob("*") if file.is_file() and _counts(file, language))


def _counts(file: Path, language: str) -> bool:
    parts = file.parts
    if "locale" not in parts:
        return _is_source(file)
    return _is_source(file) and parts[parts.index("locale") + 1] in {language, SOURCE_LANGUAGE}


def _is_source(file: Path) -> bool:
    return file.suffix not in _IGNORED_SUFFIXES and not _IGNORED_FOLDERS.intersection(file.parts)


def _matching(root: Path, patterns: Iterable[str]) -> list[Path]:
    return [file for pattern in patterns for file in root.glob(pattern)]


def _hash(root: Path, files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(set(files)):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]
