"""`{worked-example}`: a shipped example with what is given, its derivation and where it is printed."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from docutils import nodes

from rulesengine import __version__
from rulesengine.core.derivation import Derived
from rulesengine.core.errors import RulesError
from rulesengine.examples.check import Checked, Outcome
from rulesengine.explorers.registry import EXPLORERS
from rulesengine.site.prose_domain import Key, domain_of
from rulesengine.site.prose_given import Line, given_lines, printed_lines
from rulesengine.site.prose_nodes import ProseDirective, derivation, language_of, paragraph
from rulesengine.site.prose_proof import proof, rules_of, why_not
from rulesengine.site.prose_rule import rule_link, with_source
from rulesengine.text.catalogue import MissingMessage, say
from rulesengine.text.narration import complaints
from rulesengine.views.answer import answer_html


class WorkedExample(ProseDirective):
    """Print a shipped example by its id."""

    def run(self) -> list[nodes.Node]:
        """Return the example, or nothing and a warning when there is nothing to show as checked."""
        name = self.arguments[0]
        checked = proof().checked.get(name)
        if checked is None:
            return self.report(f"unknown example {name}: no shipped example has this id")
        if checked.outcome is not Outcome.HOLDS:
            return self.report(f"the example {name} does not hold: {why_not(checked)}")
        if not rules_of(checked):
            return self.report(f"the example {name} proves no rule")
        domain, key = domain_of(self.env), Key("example", name)
        if not domain.note_printed(key, self.location):
            return self.report(f"the example {name} is printed twice on this page")
        for rule in rules_of(checked):
            domain.note_used(Key("rule", rule))
        try:
            parts = self.parts(checked)
        except MissingMessage as missing:
            return self.report(f"the example {name} cannot be told: {missing.args[0]}")
        node = nodes.container("", *parts, ids=[key.anchor], classes=["rx-example"])
        node["names"] = [key.anchor]
        self.state.document.note_explicit_target(node)
        return [node]

    def parts(self, checked: Checked) -> list[nodes.Node]:
        """Return the title, what is given, the answer, what the source prints, and the verdict."""
        lang = language_of(self.config)
        name = nodes.literal("", checked.example.id)
        title = nodes.strong("", f"{say('ui-prose-example', lang)} ")
        return [
            paragraph("rx-example-title", title, name),
            *_lines("rx-given", given_lines(checked, lang)),
            *(_answer(checked.derived, checked, lang) if checked.derived else ()),
            *(self.refusal(checked.error, lang) if checked.error else ()),
            *_disagreement(checked, lang),
            self.verdict(checked, lang),
        ]

    def refusal(self, error: RulesError, lang: str) -> list[nodes.Node]:
        """Return each sentence of a refusal with a link to its rule."""
        return [
            paragraph(
                "rx-refused",
                nodes.strong("", one.sentence),
                nodes.Text(" "),
                rule_link(self.env, one.rule, nodes.literal("", one.rule)),
            )
            for one in complaints(error, lang)
        ]

    def verdict(self, checked: Checked, lang: str) -> nodes.paragraph:
        """Return the line that says who checked it and where it is printed."""
        node = paragraph("rx-checked", nodes.Text(say("ui-prose-checked", lang, version=__version__)))
        return with_source(self, node, checked.example.source, lang)


def _answer(derived: Derived[Any], checked: Checked, lang: str) -> list[nodes.Node]:
    """Return the derivation, with the drawing that the interactive of this kind has."""
    explorer = EXPLORERS.get(checked.example.kind)
    drawn = replace(explorer.draw(derived, lang), guesses=()) if explorer else None
    return [derivation(html=str(answer_html(derived, lang, drawn)))]


def _disagreement(checked: Checked, lang: str) -> list[nodes.Node]:
    found: list[nodes.Node] = []
    for computed, printed in printed_lines(checked, lang):
        mark = nodes.inline("", f"{printed[1]} ({say('ui-differs', lang)})", classes=["rx-differs"])
        found += _lines("rx-printed", [computed])
        found.append(paragraph("rx-printed", nodes.Text(f"{printed[0]}: "), mark))
    return found


def _lines(kind: str, lines: Iterable[Line]) -> list[nodes.Node]:
    found: list[nodes.Node] = []
    for label, value, typed in lines:
        written = nodes.literal if typed else nodes.inline
        found.append(paragraph(kind, nodes.Text(f"{label}: "), written("", value, classes=["rx-value"])))
    return found
