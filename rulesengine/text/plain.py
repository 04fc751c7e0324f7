"""A derivation as plain text, for a terminal or a message to a friend."""

from typing import Any

from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.text.catalogue import say
from rulesengine.text.narration import Depth, Step, complaints, narrate, verdict


def render(derived: Derived[Any], lang: str, depth: Depth = Depth.STEPS) -> str:
    """Return the verdict, and below it the steps and their details as deep as asked."""
    lines = [verdict(derived, lang)]
    if depth is not Depth.VERDICT:
        steps = narrate(derived, lang)[:-1]
        for number, step in enumerate(steps, 1):
            lines += _step_lines(number, step, lang, everything=depth is Depth.EVERYTHING)
    return "\n".join(lines)


def render_error(error: RulesError, lang: str) -> str:
    """Return every problem on a line of its own: the path to it, what is wrong, the rule that refuses it."""
    return "\n".join(f"{one.path}: {one.sentence} [{one.rule}]" for one in complaints(error, lang))


def details(step: Step, lang: str) -> tuple[str, ...]:
    """Return what stands behind a step: its rule, its numbers, the rules rejected, the sources."""
    words = step.words
    facts = "; ".join(f"{name}: {value}" for name, value in words.facts)
    return (
        say("ui-rule-line", lang, title=words.title, rule=words.rule),
        *([say("ui-facts-line", lang, facts=facts)] if facts else []),
        *(say("ui-rejected-line", lang, sentence=one) for one in words.rejected),
        *(say("ui-source-line", lang, place=one) for one in words.sources),
    )


def _step_lines(number: int, step: Step, lang: str, *, everything: bool) -> list[str]:
    indent = "  " * max(step.level - 1, 0)
    lines = [f"{indent}{number}. {step.sentence}"]
    if everything:
        lines += [f"{indent}   {detail}" for detail in details(step, lang)]
    return lines
