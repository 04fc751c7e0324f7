"""Builds the whole site: every language, the runtime of the browser, the page that chooses a language."""

import shutil
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from sphinx_external_toc.parsing import parse_toc_yaml

from rulesengine.site.front_page import write_front_pages
from rulesengine.site.inputs import engine_hash, page_hash, site_hash
from rulesengine.site.jobs import BuildError, Tell, run_all, tell_line
from rulesengine.site.languages import TRANSLATED, known, sphinx_name
from rulesengine.site.published_runtime import publish_runtime
from rulesengine.site.runtime import sweep_runtimes
from rulesengine.site.sphinx_run import SphinxJob
from rulesengine.site.translations import LOCALE, extraction_job, translation_problems
from rulesengine.text.catalogue import LANGUAGES


def build_site(
    root: Path,
    out: Path,
    languages: Sequence[str] = LANGUAGES,
    *,
    with_runtime: bool = True,
    tell: Tell = tell_line,
) -> Path:
    """Build the site of the book in `root` into `out / "site"` and return that folder.

    What has not changed since the last build into `out` is kept. Every warning is an error, and so is a
    sentence without translation. Raises BuildError with all problems of all languages. Without the
    runtime the pages can be read and stepped through, but answer nothing new.
    """
    started = time.monotonic()
    wanted = known(languages)
    site = out / "site"
    for folder in (site, out / "work"):
        folder.mkdir(parents=True, exist_ok=True)
    runtime = publish_runtime(root, out, tell) if with_runtime else ""
    stamps = {language: f"{page_hash(root, language)} {runtime}" for language in wanted}
    stale = [language for language in wanted if not _is_fresh(out, language, stamps[language])]
    if stale:
        _build_languages(root, out, {language: stamps[language] for language in stale}, runtime, tell)
    sweep_runtimes(site / "runtime", {runtime, *_runtimes_in_use(out)})
    write_front_pages(site, wanted, f"{_home(root)}.html")
    tell(f"site: {len(stale)} of {len(wanted)} languages built in {time.monotonic() - started:.1f} s")
    return site


def stamp_of(out: Path, language: str) -> Path:
    """Return the file that says what the pages of a language were built from: their hash, their runtime."""
    return out / "work" / language / "built-from"


def _build_languages(root: Path, out: Path, stamps: dict[str, str], runtime: str, tell: Tell) -> None:
    """Build languages and put each in its place that is well, even if another is not."""
    translated = [language for language in stamps if language in TRANSLATED]
    for language in translated:
        _copy_catalogues(root, out, language)
    checking = [extraction_job(root, out)] if translated else []
    jobs = [_job(root, out, language, runtime) for language in stamps]
    outcomes = run_all([*checking, *jobs], tell)
    problems = [problem for problem in outcomes.values() if problem]
    for job in jobs:
        untranslated = [
            problem
            for extraction in checking
            if job.language in translated
            for problem in translation_problems(extraction.output, root / LOCALE, [job.language])
        ]
        problems += untranslated
        if not outcomes[job] and not untranslated:
            _publish(job, out, stamps[job.language])
    if problems:
        raise BuildError("\n".join(problems))


def _job(root: Path, out: Path, language: str, runtime: str) -> SphinxJob:
    engine = engine_hash(root, language)
    return SphinxJob(
        root=root,
        work=out / "work" / language,
        locale=out / "locale",
        language=language,
        engine=engine,
        site=site_hash(root),
        runtime=runtime,
        executions=out / "executions" / language / engine,
    )


def _copy_catalogues(root: Path, out: Path, language: str) -> None:
    """Lay the pages' translations where Sphinx looks for them, under its own name of the language."""
    source = root / LOCALE / language
    target = out / "locale" / sphinx_name(language)
    wanted = {file.relative_to(source) for file in source.rglob("*.po")}
    for file in target.rglob("*.*o"):
        if file.relative_to(target).with_suffix(".po") not in wanted:
            file.unlink()
    for name in wanted:
        copy = target / name
        if not copy.exists() or copy.read_bytes() != (source / name).read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, copy)


def _publish(job: SphinxJob, out: Path, stamp: str) -> None:
    """Put a finished language in the place of the old one at once, so that no reader sees half of it."""
    target = out / "site" / job.language
    old = target.with_name(f".{target.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        target.rename(old)
    job.output.rename(target)
    shutil.rmtree(old, ignore_errors=True)
    stamp_of(out, job.language).write_text(stamp, encoding="utf-8")
    _forget_old_executions(job)


def _forget_old_executions(job: SphinxJob) -> None:
    if job.executions is None:
        return
    for folder in job.executions.parent.iterdir():
        if folder != job.executions:
            shutil.rmtree(folder)


def _runtimes_in_use(out: Path) -> Iterator[str]:
    """Yield the runtimes that the pages of all languages name, those that were not built now too."""
    for language in LANGUAGES:
        stamp = stamp_of(out, language)
        if stamp.is_file():
            yield stamp.read_text(encoding="utf-8").rpartition(" ")[2]


def _is_fresh(out: Path, language: str, stamp: str) -> bool:
    file = stamp_of(out, language)
    built = (out / "site" / language / "search.html").exists()
    return built and file.exists() and file.read_text(encoding="utf-8") == stamp


def _home(root: Path) -> str:
    return str(parse_toc_yaml(root / "_toc.yml").root.docname)
