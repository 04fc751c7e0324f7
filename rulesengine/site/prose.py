"""The Sphinx extension of checked prose: rules, worked examples and numbers that the engine proves.

A page says ```` ```{rule} ID ````, ```` ```{rules} GAME ````, ```` ```{worked-example} ID ````,
``{rule}`ID` `` and ``{check}`NUMBER <…>` ``; whatever the engine does not confirm is a warning with
file and line. ```` ```{kinds} GAME ```` and ```` ```{fields} GAME ```` print what can be asked and settled,
```` ```{names} MODULE ```` what can be imported,
```` ```{cases} GAME ```` all examples in short.
"""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging

from rulesengine.site.assets import INTERACTIVES
from rulesengine.site.prose_cases import CasesDirective
from rulesengine.site.prose_check import CheckRole
from rulesengine.site.prose_domain import ProseDomain, pages_to_repeat, pages_to_rewrite
from rulesengine.site.prose_example import WorkedExample
from rulesengine.site.prose_nodes import checked_number, derivation, folded, visitors
from rulesengine.site.prose_proof import proof
from rulesengine.site.prose_reference import FieldsDirective, KindsDirective, NamesDirective
from rulesengine.site.prose_rule import RuleDirective, RuleRole, RulesDirective
from rulesengine.site.tables import PlacedCells
from rulesengine.site.typography import HeldTogether

# Each style, and what it is for; a page with an interactive loads that style by itself.
_STYLES = {"prose.css": ("rx-check", "rx-rule", "rx-example"), INTERACTIVES: ("rx-answer",)}
_EXPLORER = "<rules-explorer"
_logger = logging.getLogger(__name__)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register directives, roles, nodes and checks with Sphinx."""
    app.add_domain(ProseDomain)
    app.add_directive("rule", RuleDirective)
    app.add_directive("rules", RulesDirective)
    app.add_directive("worked-example", WorkedExample)
    app.add_directive("cases", CasesDirective)
    app.add_directive("kinds", KindsDirective)
    app.add_directive("fields", FieldsDirective)
    app.add_directive("names", NamesDirective)
    app.add_role("rule", RuleRole())
    app.add_role("check", CheckRole())
    for node in (checked_number, derivation, folded):
        app.add_node(node, **visitors(node))
    app.connect("builder-inited", _report_examples)
    app.connect("env-get-outdated", pages_to_repeat)
    app.connect("env-updated", pages_to_rewrite)
    app.connect("html-page-context", _add_styles)
    app.add_transform(PlacedCells)
    app.add_post_transform(HeldTogether)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def _report_examples(_app: Sphinx) -> None:
    """Warn about shipped examples that do not hold and rules that none of them proves."""
    for fault in proof().faults:
        _logger.warning(fault.message, location=fault.location, type="prose")


def _add_styles(
    app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    """Add the styles that a page needs (event `html-page-context`)."""
    body = context.get("body", "")
    for style, marks in _STYLES.items():
        if any(mark in body for mark in marks) and not (style == INTERACTIVES and _EXPLORER in body):
            app.add_css_file(style)
