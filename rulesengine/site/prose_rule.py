"""`{rule}` and `{rules}`: the numbered paragraphs of a game's rules, and links to them."""

from collections.abc import Mapping, Sequence

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import ReferenceRole

from rulesengine.core.derivation import Citation, Rule
from rulesengine.games import GAMES, RULES
from rulesengine.site.prose_domain import Key, domain_of, reference
from rulesengine.site.prose_nodes import ProseDirective, exact_location, folded, language_of, paragraph
from rulesengine.site.prose_proof import proof
from rulesengine.text.catalogue import has, say
from rulesengine.text.narration import place


class RulesDirective(ProseDirective):
    """Print all rules of a game in the order of its rulebook, or some of them."""

    option_spec = {"only": directives.unchanged, "except": directives.unchanged}  # noqa: RUF012  # as docutils reads it

    def run(self) -> list[nodes.Node]:
        """Return the paragraphs."""
        return [node for rule in self.wanted() for node in self.paragraph(rule)]

    def wanted(self) -> Sequence[Rule]:
        """Return the rules to print, in the order of the rulebook."""
        name = self.arguments[0]
        game = next((one for one in GAMES if one.name == name), None)
        if game is None:
            self.report(f"unknown game {name}; there are {', '.join(one.name for one in GAMES)}")
            return ()
        only, without = (self.options.get(option, "").split() for option in ("only", "except"))
        known = {rule.id for rule in game.rules}
        for unknown in (*only, *without):
            if unknown not in known:
                self.report(unknown_rule(unknown))
        return [rule for rule in game.rules if rule.id not in without and (not only or rule.id in only)]

    def paragraph(self, rule: Rule) -> list[nodes.Node]:
        """Return the numbered paragraph of a rule, with its anchor."""
        lang = language_of(self.config)
        missing = [part for part in ("title", "statement") if not has(f"{rule.id}.{part}", lang)]
        if missing:
            return self.report(f"the rule {rule.id} has no {' and no '.join(missing)} in the language {lang}")
        number = domain_of(self.env).note_printed(Key("rule", rule.id), self.location)
        if not number:
            return self.report(f"the rule {rule.id} is printed twice on this page")
        node = nodes.container(ids=[rule.id], names=[rule.id], classes=["rx-rule"])
        node += paragraph("rx-rule-title", _heading(rule, number, lang))
        node += paragraph("rx-rule-statement", nodes.Text(say(f"{rule.id}.statement", lang)))
        node += self.sources(rule.citations, lang)
        node += self.examples(rule, lang)
        self.state.document.note_explicit_target(node)
        return [node]

    def sources(self, citations: Sequence[Citation], lang: str) -> list[nodes.Node]:
        """Return the paragraph that says where the rule is printed."""
        if not citations:
            return []
        node = paragraph("rx-source", nodes.Text(f"{say('ui-prose-sources', lang)}: "))
        for index, citation in enumerate(citations):
            node += nodes.Text("; " if index else "")
            node += source_link(self, citation, place(citation, lang))
        return [node]

    def examples(self, rule: Rule, lang: str) -> list[nodes.Node]:
        """Return the folded list of the examples that prove the rule."""
        names = proof().by_rule.get(rule.id, ())
        if not names:
            return []
        links = paragraph("rx-proof-list")
        for index, name in enumerate(names):
            key = Key("example", name)
            domain_of(self.env).note_used(key)
            links += nodes.Text(", " if index else "")
            links += reference(key, nodes.literal("", name), self.env.docname)
        return [folded("", links, summary=say("ui-prose-proof", lang, count=len(names)))]


class RuleDirective(RulesDirective):
    """Print one rule."""

    option_spec = {}  # noqa: RUF012  # as docutils reads it

    def wanted(self) -> Sequence[Rule]:
        """Return the rule that is named."""
        name = self.arguments[0]
        if name not in RULES:
            self.report(unknown_rule(name))
            return ()
        return (RULES[name],)


class RuleRole(ReferenceRole):
    """Link to a rule by its title, or by the words given."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return the link."""
        lang = language_of(self.config)
        location = exact_location(*self.get_source_info(), self.text)
        if self.target not in RULES:
            domain_of(self.env).report(unknown_rule(self.target), location)
            return [nodes.Text(self.title)], []
        key = Key("rule", self.target)
        domain_of(self.env).note_used(key, location)
        words = self.title if self.has_explicit_title else say(f"{self.target}.title", lang)
        return [reference(key, nodes.inline("", words, classes=["rx-rule-link"]), self.env.docname)], []


def unknown_rule(name: str) -> str:
    """Return what to say of an id that no rulebook declares."""
    alike = [rule for rule in RULES if name and (rule.startswith(name) or name.startswith(rule))]
    hint = f"; similar are {', '.join(alike[:5])}" if alike else ""
    return f"unknown rule {name}: no rulebook declares this id{hint}"


def rule_link(env: BuildEnvironment, rule: str, content: nodes.Element) -> nodes.Element:
    """Return a link to a rule's paragraph; it stays plain when no page prints the rule."""
    key = Key("rule", rule)
    domain_of(env).note_used(key)
    return reference(key, content, env.docname)


def with_source(
    directive: ProseDirective, node: nodes.paragraph, source: Mapping[str, str] | None, lang: str
) -> nodes.paragraph:
    """Return a paragraph on an example with a link to where it is printed, if it is."""
    if source:
        citation = Citation(source["key"], source.get("place", ""))
        node += nodes.Text(f" {say('ui-prose-sources', lang)}: ")
        node += source_link(directive, citation, place(citation, lang))
    return node


def source_link(directive: ProseDirective, citation: Citation, words: str) -> nodes.Element:
    """Return the link to a source on the page of sources."""
    key = Key("source", citation.source)
    domain_of(directive.env).note_used(key, directive.location)
    return reference(key, nodes.inline("", words), directive.env.docname)


def _heading(rule: Rule, number: int, lang: str) -> nodes.reference:
    counted = nodes.inline("", f"{number}.", classes=["rx-rule-number"])
    title = nodes.Text(f" {say(f'{rule.id}.title', lang)}")
    return nodes.reference("", "", counted, title, refid=rule.id, internal=True)
