"""One Sphinx run over the book, in a process of its own: `python -m rulesengine.site.sphinx_run JOB`."""

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from rulesengine.site.languages import sphinx_name


@dataclass(frozen=True, slots=True, kw_only=True)
class SphinxJob:
    """What one run is given; `work` keeps what the next run may use again."""

    root: Path
    work: Path
    locale: Path
    language: str
    builder: str = "html"
    engine: str = ""
    site: str = ""
    runtime: str = ""
    executions: Path | None = None

    @property
    def output(self) -> Path:
        """The folder that the run writes."""
        return self.work / self.builder

    def to_text(self) -> str:
        """Return the job as one line of JSON."""
        return json.dumps(asdict(self), default=str)

    @classmethod
    def from_text(cls, text: str) -> "SphinxJob":
        """Read what `to_text` wrote."""
        fields = json.loads(text)
        paths = {name: Path(fields[name]) for name in ("root", "work", "locale")}
        executions = Path(fields["executions"]) if fields["executions"] else None
        return cls(**{**fields, **paths, "executions": executions})


def run(job: SphinxJob) -> int:
    """Run Jupyter Book's Sphinx, every warning an error; return 0 if all is well."""
    # Imported here, since it takes longer than all that the driver needs; it comes without types.
    from jupyter_book.sphinx import build_sphinx  # type: ignore[import-untyped]  # noqa: PLC0415
    from sphinx.util.console import nocolor  # noqa: PLC0415

    nocolor()

    status = build_sphinx(
        job.root,
        job.output,
        noconfig=True,
        path_config=job.root / "_config.yml",
        confoverrides=_overrides(job),
        doctreedir=job.work / f"doctrees-{job.builder}",
        builder=job.builder,
        warningiserror=True,
        keep_going=True,
    )
    return status if isinstance(status, int) else 1


def _overrides(job: SphinxJob) -> dict[str, object]:
    executing = {"nb_execution_mode": "cache", "nb_execution_cache_path": str(job.executions)}
    return {
        "external_toc_path": str(job.root / "_toc.yml"),
        "latex_individualpages": False,
        "language": sphinx_name(job.language),
        "locale_dirs": [str(job.locale)],
        "nitpicky": True,
        "rulesengine_engine": job.engine,
        "rulesengine_site": job.site,
        "rulesengine_runtime": job.runtime,
        **(executing if job.executions else {"nb_execution_mode": "off"}),
    }


if __name__ == "__main__":
    # Half of the time of a run went into grammars for addresses, which jsonschema loads and nobody asks for.
    sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]  # so that importing it fails
    sys.exit(run(SphinxJob.from_text(sys.argv[1])))
