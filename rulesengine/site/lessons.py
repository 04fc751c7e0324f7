"""Lessons for JupyterLab: copies in which the book's own marks are written out as plain Markdown."""

import json
import re
from pathlib import Path
from typing import Any

from rulesengine.core.errors import RulesError
from rulesengine.examples.check import answer
from rulesengine.examples.shipped import shipped
from rulesengine.text.catalogue import SOURCE_LANGUAGE, say
from rulesengine.text.narration import narrate
from rulesengine.text.plain import render_error

_CHECK = re.compile(r"\{check\}`([^`<]*?)\s*<[^`]*>`")
_RULE_WITH_TEXT = re.compile(r"\{rule\}`([^`<]+?)\s*<[^`>]*>`")
_RULE = re.compile(r"\{rule\}`([a-z0-9-]+)`")
_DROPDOWN = re.compile(r"```\{dropdown\} ([^\n]*)\n(.*?)\n```", re.DOTALL)
_EXAMPLE = re.compile(r"```\{worked-example\} ([a-z0-9-]+)\n```")
_PAGE = re.compile(r"\[\]\(\.\./book/([a-z-]+)\.md\)")
_MARKED_WORD = re.compile(r"\[([^\]]+)\]\{\.language-[a-z]+\}")
_SOURCE = re.compile(r"\[([^\]]+)\]\(source-[a-z0-9-]+\)")


def prepare_lessons(source: Path, target: Path, lang: str = SOURCE_LANGUAGE) -> tuple[Path, ...]:
    """Write a copy of every notebook of a folder that reads well in JupyterLab, and return the copies.

    A copy that a learner has changed is kept; only copies older than their lesson are made anew. Names of
    rules and worked examples are in `lang`.
    """
    target.mkdir(parents=True, exist_ok=True)
    copies: list[Path] = []
    for lesson in sorted(source.glob("*.ipynb")):
        copy = target / lesson.name
        if not copy.exists() or copy.stat().st_mtime < lesson.stat().st_mtime:
            copy.write_text(_prepared(lesson, lang), encoding="utf-8")
        copies.append(copy)
    return tuple(copies)


def plain_markdown(text: str, lang: str = SOURCE_LANGUAGE) -> str:
    """Return the Markdown of a lesson without the book's own marks: their text, folded or in full.

    >>> plain_markdown("{check}`4:3 <kozel-tie-then-74-46 pairs>`, by {rule}`the tie <kozel-tie>`")
    '4:3, by the tie'
    """
    text = _CHECK.sub(r"\1", text)
    text = _RULE_WITH_TEXT.sub(r"\1", text)
    text = _RULE.sub(lambda match: say(f"{match[1]}.title", lang), text)
    text = _MARKED_WORD.sub(r"\1", text)
    text = _EXAMPLE.sub(lambda match: _example(match[1], lang), text)
    text = _DROPDOWN.sub(r"<details><summary>\1</summary>\n\n\2\n\n</details>", text)
    text = _PAGE.sub(r"[\1](../../book/\1.md)", text)
    return _SOURCE.sub(r"\1", text)


def _prepared(lesson: Path, lang: str) -> str:
    notebook: dict[str, Any] = json.loads(lesson.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            cell["source"] = plain_markdown("".join(cell["source"]), lang).splitlines(keepends=True)
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _example(name: str, lang: str) -> str:
    """Return a worked example as a verdict with its numbered steps."""
    try:
        *steps, verdict = narrate(answer(shipped()[name]), lang)
    except RulesError as error:
        return render_error(error, lang)
    numbered = [f"{number}. {step.sentence}" for number, step in enumerate(steps, 1)]
    return "\n".join([f"**{verdict.sentence}**", "", *numbered])
